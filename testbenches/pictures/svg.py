"""SVG pictures for light and dark backgrounds. A picture on its own follows the reader's colour scheme; inside a page
it uses the page's text colour."""

from html import escape

STYLE = """
svg:root{color:#1f2328}
@media (prefers-color-scheme:dark){svg:root{color:#e6edf3}}
.fpg text{font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:currentColor}
.fpg .name{font-weight:600}
.fpg .note{font-size:11px;opacity:.85}
.fpg .middle{text-anchor:middle}
.fpg .end{text-anchor:end}
.fpg rect,.fpg path{fill:none;stroke:currentColor;stroke-width:1.2}
.fpg rect.block{fill:#4493f8;fill-opacity:.14}
.fpg rect.port{fill:#3fb950;fill-opacity:.12}
.fpg rect.value{fill:#4493f8;fill-opacity:.14}
.fpg path.wire{opacity:.75}
.fpg path.wide{stroke-width:2.2}
.fpg path.none{stroke-width:.8;opacity:.45}
.fpg path.grid{stroke-width:.6;opacity:.22}
.fpg .tip{fill:currentColor;stroke:none}
""".strip()


class Picture:
    """The lines of an SVG file. None is empty, so that Markdown treats the whole file as one HTML block."""

    def __init__(self, width, height, title, style=""):
        self.lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="fpg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" style="max-width:100%;height:auto" role="img">',
            f"<title>{escape(title)}</title>",
            "<style>",
            STYLE,
            *([style] if style else []),
            "</style>",
        ]

    def box(self, x, y, width, height, kind, about=""):
        inner = f"><title>{escape(about)}</title></rect>" if about else "/>"
        self.lines.append(f'<rect class="{kind}" x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" rx="4"{inner}')

    def text(self, x, y, text, kind=""):
        self.lines.append(f'<text x="{x:.0f}" y="{y:.0f}" class="{kind}">{escape(text)}</text>')

    def path(self, path, kind=""):
        self.lines.append(f'<path class="{kind}" d="{path}"/>')

    def line(self, path, kind, about):
        self.lines.append(f'<path class="{kind}" d="{path}"><title>{escape(about)}</title></path>')

    def __str__(self):
        return "\n".join([*self.lines, "</svg>", ""])
