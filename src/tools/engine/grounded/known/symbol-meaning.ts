import { from, type Grounded } from '../grounded.js';
import { listOf, saying } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { textLanguage } from '../text-language.js';
import data from './symbol-meanings.yaml.js';

type Language = 'en' | 'de' | 'fr' | 'es' | 'sv';
type Meaning = Record<'symbol' | 'mark' | Language, string>;
const { symbols, meanings } = data as unknown as { symbols: Record<string, string>; meanings: readonly Meaning[] };
const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'sv'];
const SYMBOLS = Object.entries(symbols).map(([symbol, names]) => ({ symbol, said: saying(listOf(names)) }));
const SOURCE = 'knowledge:care/iso-3758';

/** What a symbol has in it, over it or under it; what stands first goes first. */
const MARKS: readonly (readonly [mark: string, said: RegExp])[] = [
  [
    'crossed',
    /(?<!\p{L})(?:crossed|struck (?:through|out)|crossed through|with an? (?:x|cross)|cross (?:through|over|on)|x (?:through|over|on)|durchgestrichen\p{L}*|durchkreuzt\p{L}*|barrée?|avec une croix|tachad[oa]|cruzad[oa]|con una (?:x|cruz)|överkorsa\p{L}*|överkryssa\p{L}*|överstruk\p{L}*|genomstruk\p{L}*|kryss över|med (?:ett )?kryss)(?!\p{L})/iu,
  ],
  ['hand', /(?<!\p{L})(?:hand|main|mano)(?!\p{L})/iu],
  ['three dots', /(?<!\p{L})(?:three|3|drei|trois|tres|tre)[ -](?:dots?|punkten?|points?|puntos?|prickar)(?!\p{L})/iu],
  ['two dots', /(?<!\p{L})(?:two|2|zwei|deux|dos|två)[ -](?:dots?|punkten?|points?|puntos?|prickar)(?!\p{L})/iu],
  [
    'one dot',
    /(?<!\p{L})(?:one|1|a|single|eine[mn]?|ein|un|une|ett?|en)[ -](?:single )?(?:dots?|punkt|point|punto|prick)(?!\p{L})/iu,
  ],
  [
    'letter w',
    /(?<!\p{L})(?:letter|buchstaben?|lettre|letra|bokstaven?|an?|ein(?:em)?|un|ett|the)\s["“«„']?W(?!\p{L})/u,
  ],
  [
    'letter pf',
    /(?<!\p{L})(?:letter|buchstaben?|lettre|letra|bokstaven?|an?|ein(?:em)?|un|ett|the)\s["“«„']?[PFA](?!\p{L})/u,
  ],
  ['vertical', /(?<!\p{L})(?:vertical|senkrecht\p{L}*|verticales?|lodräta?)(?!\p{L})/iu],
  ['horizontal', /(?<!\p{L})(?:horizontal\p{L}*|waagerecht\p{L}*|vågräta?)(?!\p{L})/iu],
  ['curved', /(?<!\p{L})(?:curved?|drooping|envelope|arc|gebogen\p{L}*|bogen|courbe|curv[oa]|böjd|båge)(?!\p{L})/iu],
  [
    'lines',
    /(?<!\p{L})(?:lines?|bars?|stripes?|striche?n?|linien?|balken|traits?|lignes?|líneas?|rayas?|streck|linjer?)(?!\p{L})/iu,
  ],
];
const NOT_CROSSED =
  /(?<!\p{L})(?:not|nicht|inte|pas|no está|ej|n['’]t|without|ohne|sans|sin|utan)\s(?:\p{L}+\s){0,2}(?:cross|struck|durchge|barr|tachad|cruzad|över)/iu;
/** Two lines under a tub mean more than one does. */
const TWO_LINES =
  /(?<!\p{L})(?:two|2|zwei|deux|dos|två)\s(?:\p{L}+\s)?(?:lines|bars|striche|linien|balken|traits|lignes|líneas|rayas|streck)/iu;

const folded = (value: string): string =>
  value
    .toLowerCase()
    .replace(/['’]/gu, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

/** "A crossed-out triangle": what the one symbol that a text describes means; null where it describes none or several. */
function meaningIn(text: string): Meaning | null {
  const named = SYMBOLS.filter(({ said }) => text.search(said()) >= 0).map(({ symbol }) => symbol);
  const isTumble = named.includes('tumble');
  const [symbol, ...more] = named.filter((one) => !(isTumble && (one === 'square' || one === 'circle')));
  const mark = MARKS.find(([, said]) => said.test(text))?.[0] ?? 'plain';
  const isOpen = NOT_CROSSED.test(text) || (symbol === 'tub' && mark === 'lines' && TWO_LINES.test(text));
  if (symbol === undefined || more.length > 0 || isOpen) return null;
  return meanings.find((one) => one.symbol === symbol && one.mark === mark) ?? null;
}

/** What tells that a circle is one of a label. */
const OF_LABEL =
  /(?<!\p{L})(?:(?:care|laundry|washing|wash) (?:label|symbol|tag)s?|pflege\p{L}*|étiquettes?|etiquetas?|skötselråd\p{L}*|tvättråd\p{L}*)(?!\p{L})/iu;

const ASKS =
  /(?<!\p{L})(?:symbol\p{L}*|label\p{L}*|mean\p{L}*|stands? for|sign|etikett\p{L}*|pflege\p{L}*|bedeute\p{L}*|étiquette|signifi\p{L}*|veut dire|etiqueta|quiere decir|betyder?|märkning\p{L}*|skötselråd\p{L}*|tvättråd\p{L}*)(?!\p{L})/iu;

const namesOf = (meaning: Meaning): string[] => LANGUAGES.flatMap((language) => listOf(meaning[language]).map(folded));
const ALL_NAMES = new Set(meanings.flatMap(namesOf));
const FORBIDS =
  /(?<!\p{L})(?:forbid\p{L}*|prohibit\p{L}*|verbiete\p{L}*|verboten|interdit\p{L}*|proh[ií]be\p{L}*|förbjud\p{L}*)(?!\p{L})/iu;

/** What a crossed symbol forbids is what it means uncrossed. */
const forbidden = ({ symbol }: Meaning): Meaning[] =>
  meanings.filter((one) => one.symbol === symbol && one.mark === 'plain');

/**
 * Of an enumeration of meanings the one that a described symbol has; null where the text describes none or several of those symbols; undefined
 * where nothing of the kind is asked.
 */
export function symbolAmong(values: readonly unknown[], { text }: Reading): Grounded | null | undefined {
  const known = values.filter((value) => typeof value === 'string' && ALL_NAMES.has(folded(value)));
  const isMarked = MARKS.some(([, said]) => said.test(text)) || (text.includes('?') && OF_LABEL.test(text));
  if (known.length < 2 || !isMarked || !ASKS.test(text) || !SYMBOLS.some(({ said }) => text.search(said()) >= 0))
    return undefined;
  const meaning = meaningIn(text);
  if (!meaning) return null;
  const own = meaning.mark === 'crossed' && FORBIDS.test(text) ? [meaning, ...forbidden(meaning)] : [meaning];
  const names = new Set(own.flatMap(namesOf));
  const found = known.filter((value) => names.has(folded(String(value))));
  return found.length === 1 ? from(SOURCE, found[0]) : null;
}

const MEANING = /^(?:meaning|means|instruction|bedeutung|signification|significado|betydelse|bedeutet)$/u;

/** `meaning` of "what does a crossed-out triangle mean?", in the language of the question. */
export function symbolTold({ words }: Property, { text }: Reading): Grounded | null {
  const meaning = words.some((word) => MEANING.test(word)) && ASKS.test(text) ? meaningIn(text) : null;
  return meaning && from(SOURCE, listOf(meaning[textLanguage(text) as Language])[0]);
}
