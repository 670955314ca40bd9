import type { Language } from '../text.js';
import { listed } from './say.js';

export type System = 'EU' | 'UK' | 'US' | 'FR';

/** The cups of each system, one beside the other. */
const CUPS: Readonly<Record<System, readonly string[]>> = {
  EU: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
  UK: ['A', 'B', 'C', 'D', 'DD', 'E', 'F', 'FF'],
  US: ['A', 'B', 'C', 'D', 'DD', 'DDD', 'G', 'H'],
  FR: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
};
/** Bands: British and American in inches, European in cm of the girth below the bust, French and Spanish 15 more. */
const BANDS: Readonly<Record<System, (eu: number) => number>> = {
  EU: (eu) => eu,
  UK: (eu) => (eu - 70) / 2.5 + 32,
  US: (eu) => (eu - 70) / 2.5 + 32,
  FR: (eu) => eu + 15,
};
const EU_BANDS = [60, 65, 70, 75, 80, 85, 90, 95, 100, 105];
const SIZE = /(?<![\p{L}\d])(\d{2,3}) ?(aa|ddd|dd|ff|[a-h])(?![\p{L}\d])/iu;
const NAMED: readonly (readonly [System, RegExp])[] = [
  ['FR', /(?<!\p{L})(?:fr|french|france|spanish|spain|fransk\p{L}*|frankrike)(?!\p{L})/iu],
  ['US', /(?<!\p{L})(?:us|usa|american|america|amerikansk\p{L}*)(?!\p{L})/iu],
  ['UK', /(?<!\p{L})(?:uk|british|britain|brittisk\p{L}*|engelsk\p{L}*)(?!\p{L})/iu],
  ['EU', /(?<!\p{L})(?:eu|europe\p{L}*|german\p{L}*|swed\p{L}*|svensk\p{L}*)(?!\p{L})/iu],
];
const ASKS =
  /(?<!\p{L})(?:in|i|tight|loose|big|small|size|sizes|sister|equivalent|convert|equal|what|which|uk|us|eu|fr|french|storlek|motsvarar|vad)(?!\p{L})/iu;
const OF_OTHERS = /(?<!\p{L})(?:how do|how much|how many|wash|battery|jeans|ring|shoe|shoes|hur)(?!\p{L})/iu;

/** A bra size in the other systems, with its sisters: one band more and one cup less hold as much. */
export function tellBra(text: string, language: Language): string | null {
  const asked = text.slice(0, 200);
  const [, band, cup] = SIZE.exec(asked) ?? [];
  if (band === undefined || !ASKS.test(asked) || OF_OTHERS.test(asked)) return null;
  const from = systemOf(Number(band), asked);
  const eu = EU_BANDS.find((one) => BANDS[from](one) === Number(band));
  const at = CUPS[from].indexOf(cup.toUpperCase());
  if (eu === undefined || at < 0) return null;
  const same = (['EU', 'UK', 'US', 'FR'] as const).toSorted((a, b) => rank(a, from, asked) - rank(b, from, asked));
  const sizes = same.map((one) => `${one} ${sizeIn(one, eu, at)}`).join(' = ');
  const [smaller, larger] = [sizeIn(from, eu - 5, at + 1), sizeIn(from, eu + 5, at - 1)];
  const better = TIGHT.test(asked) ? larger : LOOSE.test(asked) ? smaller : '';
  if (better !== '')
    return language === 'sv'
      ? `Prova ${better}, syskonstorleken med samma volym på ${better === larger ? 'längre' : 'kortare'} band. ${sizes}.`
      : `Try ${better}, the sister size with the same volume on a ${better === larger ? 'longer' : 'shorter'} band. ${sizes}.`;
  const sisters = [smaller, larger].filter((one) => one !== '');
  const all = listed(sisters, language);
  return language === 'sv'
    ? `Behå: ${sizes}. Syskonstorlekar, som rymmer lika mycket: ${all}. Märken avviker.`
    : `Bra: ${sizes}. Sister sizes, which hold as much: ${all}. Brands differ.`;
}

/** A size of one system, then in those that are wished, then in the others; null where it is none. */
export function sizesBeside(from: System, band: number, cup: string, wished: readonly System[]): string | null {
  const eu = EU_BANDS.find((one) => BANDS[from](one) === band);
  const at = CUPS[from].indexOf(cup);
  if (eu === undefined || at < 0) return null;
  const all: readonly System[] = ['EU', 'UK', 'US', 'FR'];
  const order = [...new Set([from, ...wished, ...all])];
  return order.map((one) => `${one} ${sizeIn(one, eu, at)}`).join(' = ');
}

/** How the band sits, which says which sister to try. */
const TIGHT =
  /(?<!\p{L})(?:band|ribs?|round|around|under|back|bh|bra|behå)?[\p{L} ]{0,20}(?:tight|snug|digs|trångt?|stramt?)(?!\p{L})/iu;
const LOOSE = /(?<!\p{L})(?:loose|rides? up|riding up|lös|löst|glider)(?!\p{L})/iu;

function systemOf(band: number, asked: string): System {
  if (band <= SMALLEST_EU) return 'UK';
  return /(?:fr|french|france|fransk) ?\d/iu.test(asked) || band % 5 !== 0 ? 'FR' : 'EU';
}

/** Inches end below where centimetres begin. */
const SMALLEST_EU = 50;

/** The one it is told in first, then those that are named. */
const rank = (system: System, from: System, asked: string): number =>
  system === from ? 0 : NAMED.some(([one, pattern]) => one === system && pattern.test(asked)) ? 1 : 2;

function sizeIn(system: System, eu: number, cup: number): string {
  const name = CUPS[system][cup];
  return name === undefined || !EU_BANDS.includes(eu) ? '' : `${BANDS[system](eu)}${name}`;
}
