/**
 * Draws what a command printed to a terminal: `FORCE_COLOR=1 pi-conformance … | node scripts/picture.ts "the command" > docs/report.svg`.
 * The picture is a plain SVG without scripts or fonts of its own, the same for the same text.
 */
import { text } from 'node:stream/consumers'

const CHARACTER = { width: 8.4, height: 18 }
const MARGIN = 20
/** By the number of the escape sequence; `90` is gray. */
const COLOURS: Readonly<Record<string, string>> = {
  '31': '#ff7b72',
  '32': '#7ee787',
  '33': '#e3b341',
  '90': '#8b949e',
}

const command = process.argv[2]
const printed = (await text(process.stdin)).trim()
const lines = [...(command ? [`\u001b[90m$ ${command}\u001b[39m`, ''] : []), ...printed.split('\n')]
const longest = Math.max(...lines.map((line) => line.replaceAll(/\u001b\[\d+m/g, '').length))
const width = Math.ceil(longest * CHARACTER.width + 2 * MARGIN)
const height = lines.length * CHARACTER.height + 2 * MARGIN

process.stdout.write(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(command ?? 'Output of a terminal')}</title>
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" fill="#e6edf3" xml:space="preserve">
${lines.map(drawLine).join('\n')}
</g>
</svg>
`)

function drawLine(line: string, index: number): string {
  const y = MARGIN + (index + 0.75) * CHARACTER.height
  let column = 0
  const spans = spansOf(line).map(({ content: whole, colour, bold }) => {
    const content = whole.trim()
    const x = MARGIN + (column + whole.indexOf(content)) * CHARACTER.width
    column += whole.length
    const fill = colour ? ` fill="${colour}"` : ''
    const weight = bold ? ' font-weight="bold"' : ''
    // The place and the length are given, so that columns stand where they do in a terminal, whatever the font.
    const length = (content.length * CHARACTER.width).toFixed(1)
    return `<tspan x="${x.toFixed(1)}" textLength="${length}"${fill}${weight}>${escaped(content)}</tspan>`
  })
  return `<text y="${y}">${spans.join('')}</text>`
}

/** Pieces of a line that look the same. */
function spansOf(line: string): { content: string; colour: string | undefined; bold: boolean }[] {
  let colour: string | undefined
  let bold = false
  return line.split(/(\u001b\[\d+m)/).flatMap((part) => {
    const code = /^\u001b\[(\d+)m$/.exec(part)?.[1]
    if (code === undefined) return part === '' ? [] : [{ content: part, colour, bold }]
    if (code === '1' || code === '22') bold = code === '1'
    else colour = COLOURS[code]
    return []
  })
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
