import type { Turn } from '../facts.js';
import { inSpoken, type SaidInAll, type Spoken } from '../text.js';
import data from './bra-asked.yaml.js';
import { type System, sizesBeside } from './bra-sizes.js';
import type { ToldAlike } from './told-alike.js';

const written = data as unknown as Readonly<Record<'bra' | 'plain', string>> & {
  systems: Readonly<Record<System, string>>;
  said: SaidInAll;
};
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');
const SYSTEMS = Object.entries(written.systems).map(([system, names]) => [system as System, word(names)] as const);
const [BRA, PLAIN] = [written.bra, written.plain].map(word);
const SIZE = /(?<![\p{L}\d])(\d{2,3}) ?(aa|ddd|dd|ff|[a-h])(?![\p{L}\d])/giu;
const LONGEST = 110;
/** Inches end below where centimetres begin. */
const SMALLEST_EU = 50;

/** "Welche Größe ist BH 75C in England?": a bra size in another system, in any of the languages, where nothing else is asked. */
export const tellBraAsked = (message: string, history: readonly Turn[], spoken: () => Spoken): ToldAlike | null =>
  inSystems(message, spoken) ?? inSystems(afterSize(message, history), spoken, true);

/** "And in UK sizing?" after "Take 80B": that size with what is asked of it. */
function afterSize(message: string, history: readonly Turn[]): string {
  if (
    message.length > SHORT ||
    message.search(SIZE) >= 0 ||
    !/^[¿\s]*(?:and|in|what|och|i|vad|und|was|uk|us|fr|eu)(?!\p{L})/iu.test(message)
  )
    return '';
  const told = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const size = IS_BRA.test(told) ? [...told.matchAll(SIZE)].at(0)?.[0] : undefined;
  return size === undefined ? '' : `${size} ${message}`;
}
const SHORT = 40;
const IS_BRA = /(?<!\p{L})(?:band|cup|bra|kupa|behå|körbchen|bh|unterbrust\p{L}*)(?!\p{L})/iu;

function inSystems(message: string, spoken: () => Spoken, isTold = false): ToldAlike | null {
  const sizes = message.length > LONGEST ? [] : [...message.matchAll(SIZE)];
  const named = SYSTEMS.filter(([, names]) => message.search(names) >= 0).map(([system]) => system);
  if (sizes.length !== 1 || named.length === 0 || named.length > 2 || left(message) !== '') return null;
  const [[, band, cup]] = sizes;
  const speak = spoken();
  if (!isTold && message.search(BRA) < 0 && Number(band) < SMALLEST_EU) return null;
  if (isTold && (speak === 'fr' || speak === 'es')) return null;
  const from = systemOf(Number(band), named, speak);
  const told = from && sizesBeside(from, Number(band), cup.toUpperCase(), named);
  return told ? { text: inSpoken(written.said, speak).replace('{sizes}', told), speak, topic: 'size/bras' } : null;
}

/** What a message says beside a size, systems and small words. */
const left = (message: string): string =>
  SYSTEMS.reduce((text, [, names]) => text.replaceAll(names, ' '), message.replaceAll(SIZE, ' ').replaceAll(BRA, ' '))
    .replaceAll(PLAIN, ' ')
    .replaceAll(/[^\p{L}\d]+/gu, '');

/** Whose size it is: inches in Britain and America, in France and Spain 15 more than elsewhere. */
function systemOf(band: number, named: readonly System[], speak: Spoken): System | null {
  const inches = named.filter((one) => one === 'UK' || one === 'US');
  if (band < SMALLEST_EU) return inches.length === 1 && named.length === 2 ? inches[0] : 'UK';
  if (named.includes('FR') && named.includes('EU')) return null;
  return speak === 'fr' || speak === 'es' ? (named.includes('FR') ? null : 'FR') : 'EU';
}
