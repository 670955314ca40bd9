import type { Cut } from '../../../cut/cut.js';
import { lookWords } from '../../../garments/look-words.js';
import type { Collar, Detail, Print } from '../../../garments/spec.js';
import { drawsMotif } from '../../../motifs/drawings.js';
import type { Caption } from './caption.js';

const plain = (word: string): string => (word === 't-shirt' ? word : word.replaceAll('-', ' '));
const SOLID: ReadonlySet<string> = new Set(['solid']);

/** What stands below a picture that came without a caption: the garment's name and what tells it from others. */
export function captionOf(spec: Cut): Caption {
  return { title: titleOf(spec), subtitle: subtitleOf(spec) };
}

function titleOf(spec: Cut): string {
  const name = plain(spec.variant ?? spec.garment);
  const length = ['midi', 'maxi', 'mini'].find((l) => l === spec.length && !name.includes(l));
  const form =
    spec.category === 'dress' && ['wrap', 'mermaid', 'empire'].includes(spec.silhouette ?? '') ? spec.silhouette : null;
  const words = [form, length, name].filter(
    (w): w is string => w !== null && w !== undefined && !(w !== name && name.includes(w)),
  );
  const title = words.join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function subtitleOf(spec: Cut): string {
  const color = spec.colors.find((c) => c.role === 'main')?.name;
  const print = spec.print === null || SOLID.has(spec.print) ? null : printWords(spec);
  const fabric = spec.fabrics[0]?.name;
  const cloth = [color, print, fabric === undefined ? null : plain(fabric)]
    .filter((w) => w !== null && w !== undefined && !w.startsWith('#'))
    .join(' ');
  const sleeve =
    spec.sleeve.type === null || ['set-in', 'strap'].includes(spec.sleeve.type)
      ? null
      : `${plain(spec.sleeve.type)} sleeve`;
  const neck = spec.lapel
    ? `${plain(spec.lapel)} lapel`
    : spec.collar !== null
      ? `${COLLAR_WORDS[spec.collar] ?? plain(spec.collar)} collar`
      : spec.neckline === null || spec.hood !== null || spec.garment === 'hoodie' || spec.garment === 'overalls'
        ? null
        : neckWords(spec.neckline);
  const details = spec.details.slice(0, 2).map((d) => detailWords(spec, d));
  const buttons = spec.button_look ? [`${lookWords(spec.button_look)} buttons`] : [];
  return [cloth, neck, sleeve, ...buttons, ...details]
    .filter((w): w is string => w !== null && w !== '')
    .slice(0, 4)
    .join(' · ');
}

const detailWords = ({ pleats }: Cut, detail: Detail): string =>
  detail === 'pleats' && pleats ? `${pleats.kind} pleats` : (DETAIL_WORDS[detail] ?? plain(detail));

const printWords = ({ print, motif }: Cut): string =>
  drawsMotif(motif) ? `${motif} print` : (PRINT_WORDS[print ?? 'solid'] ?? plain(print ?? ''));

/** Where the vocabulary's word is not what one would say. */
const COLLAR_WORDS: Readonly<Partial<Record<Collar, string>>> = { regular: 'turned-down', band: 'band', rib: 'ribbed' };
const PRINT_WORDS: Readonly<Partial<Record<Print, string>>> = {
  graphic: 'graphic print',
  animal: 'animal print',
  letters: 'lettered',
  stripes: 'striped',
  'vertical-stripes': 'striped',
  checks: 'checked',
  'polka-dots': 'dotted',
  stars: 'star print',
  hearts: 'heart print',
  'color-block': 'colour-blocked',
  marl: 'marled',
};
const DETAIL_WORDS: Readonly<Partial<Record<Detail, string>>> = {
  'self-tie': 'tie belt',
  corsetry: 'boned',
  drape: 'draped',
  quilting: 'quilted',
  panels: 'panelled',
  asymmetry: 'asymmetric',
  drawcord: 'drawcord',
  tiers: 'tiered',
  gathers: 'gathered',
};

const neckWords = (neckline: string): string => {
  if (neckline === 'straight-across') return 'straight neckline';
  const word = plain(neckline);
  return /neck|shoulder|strapless|halter|collarless|choker|across|illusion/.test(word) ? word : `${word} neck`;
};
