import { nounOf, type Gender, type Topic } from './nouns.js';

/** An adjective's three forms; the third serves plural and definite alike. */
export type Adjective = readonly [utrum: string, neutrum: string, other: string];

const REGULAR = ['röd', 'grön', 'gul', 'tung', 'främmande', 'jättelik', 'genomskinlig', 'skrynklig', 'silverglänsande'];

export const ADJECTIVES: readonly Adjective[] = [
  ...REGULAR.map(inflect),
  ['blå', 'blått', 'blå'],
  ['vit', 'vitt', 'vita'],
  ['svart', 'svart', 'svarta'],
  ['gammal', 'gammalt', 'gamla'],
  ['ny', 'nytt', 'nya'],
  ['tyst', 'tyst', 'tysta'],
  ['glömd', 'glömt', 'glömda'],
];

function inflect(stem: string): Adjective {
  if (stem.endsWith('ande')) return [stem, stem, stem];
  if (stem === 'röd') return ['röd', 'rött', 'röda'];
  return [stem, `${stem}t`, `${stem}a`];
}

/** The form that agrees with a gender. */
export const agree = (gender: Gender, [utrum, neutrum, other]: Adjective): string =>
  gender === 'u' ? utrum : gender === 'n' ? neutrum : other;

/** "en kappa", "ett linne", "ett par byxor"; with an adjective "en röd kappa". */
export function indefinite(topic: Topic, adjective?: Adjective): string {
  const noun = nounOf(topic);
  const article = { u: 'en', n: 'ett', p: 'ett par' }[noun.gender];
  return [article, adjective && agree(noun.gender, adjective), noun.indefinite].filter(Boolean).join(' ');
}

/** "kappan"; with an adjective the double definite, "den röda kappan". */
export function definite(topic: Topic, adjective?: Adjective): string {
  const noun = nounOf(topic);
  if (!adjective) return noun.definite;
  return `${{ u: 'den', n: 'det', p: 'de' }[noun.gender]} ${adjective[2]} ${noun.definite}`;
}

export const plural = (topic: Topic): string => nounOf(topic).plural;
export const definitePlural = (topic: Topic): string => nounOf(topic).definitePlural;

/** den, det, de as subject; dem as object. */
export const pronoun = (topic: Topic, object = false): string =>
  ({ u: 'den', n: 'det', p: object ? 'dem' : 'de' })[nounOf(topic).gender];

/** With a capital first letter, and a full stop unless it ends in one of its own. */
export function sentence(text: string): string {
  const trimmed = text
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replace(/\s([,.:!?])/g, '$1')
    .trim();
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

const WORDS = ['noll', 'en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'];

/** A count in running text: words up to twelve, then digits with a thin group space ("1 240"). */
export const countWord = (n: number): string => WORDS[n] ?? String(n).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');

/** "en fråga", "tre frågor", "1 240 frågor"; "ett anrop". */
export function counted(n: number, topic: Topic): string {
  const noun = nounOf(topic);
  if (n === 1 && noun.gender !== 'p') return indefinite(topic);
  return `${n === 0 ? { u: 'inga', n: 'inga', p: 'inga' }[noun.gender] : countWord(n)} ${noun.plural}`;
}

/** A number with a decimal comma. @param digits decimals, 0–12 */
export const decimal = (x: number, digits: number): string => x.toFixed(digits).replace('.', ',').replace('-', '−');

/** "93 procent". @param fraction [0, 1] */
export const percent = (fraction: number): string => `${Math.round(fraction * 100)} procent`;
