import { pathData } from '../../../geometry/path.js';
import { BASELINE, INK, type Drawn, type Stroke } from './ink.js';

const FONT = 'Helvetica, Arial, Liberation Sans, DejaVu Sans, sans-serif';
const n = (v: number): string => String(Math.round(v * 100) / 100 + 0);

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** As SVG with presentation attributes only, so that every reader draws the same. */
export const svgOf = (items: readonly Drawn[]): string => items.map(svgItem).join('\n');

function svgItem(item: Drawn): string {
  if (item.kind === 'group') return `<g id="${escaped(item.id)}">\n${svgOf(item.items)}\n</g>`;
  if (item.kind === 'edge')
    return `<path id="${escaped(item.id)}" d="${pathData(item.ops)}" fill="none" stroke="none"/>`;
  if (item.kind === 'layer') return `<g data-layer="${escaped(item.name)}">\n${svgOf(item.items)}\n</g>`;
  return item.kind === 'path' ? `<path d="${pathData(item.ops)}" ${stroked(item.style)}/>` : svgText(item);
}

function stroked({ width, stroke = INK.line, dash, fill = 'none', tint }: Stroke): string {
  const filled = `fill="${tint ?? fill}"`;
  if (width === 0) return filled;
  const dashed = dash ? ` stroke-dasharray="${dash}"` : '';
  return `${filled} stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${dashed}`;
}

function svgText({ words, x, y, size, style }: Extract<Drawn, { kind: 'text' }>): string {
  const shift = style.baseline === 'central' ? size * BASELINE : 0;
  const attributes = [
    `x="${n(x)}" y="${n(y + shift)}"`,
    `font-family="${FONT}" font-size="${n(size)}" fill="${style.fill ?? INK.line}"`,
    style.anchor ? `text-anchor="${style.anchor}"` : '',
    style.weight === 700 ? 'font-weight="700"' : '',
    style.spacing ? `letter-spacing="${style.spacing}"` : '',
    style.rotate ? `transform="rotate(${n(style.rotate)} ${n(x)} ${n(y)})"` : '',
  ];
  return `<text ${attributes.filter(Boolean).join(' ')}>${escaped(words)}</text>`;
}
