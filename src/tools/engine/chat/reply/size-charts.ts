import { inSpoken, type SaidInAll, type Spoken, tokensOf } from '../text.js';
import { figure } from './say.js';
import data from './size-charts.yaml.js';

type System = 'eu' | 'uk' | 'us' | 'fr' | 'cm' | 'mm' | 'inches' | 'letter' | 'age' | 'months' | 'waist';
type Wearer = 'women' | 'men' | 'children';

interface Column {
  system: System;
  label: SaidInAll;
}

interface Chart {
  id: string;
  name: SaidInAll;
  words: ReadonlySet<string>;
  of?: Wearer;
  lacks: ReadonlySet<string>;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  advice?: SaidInAll;
}

/** A size as a question writes it. */
interface Sized {
  value: string;
  /** Whose number it is, where that is said. */
  system?: System;
}

const set = (words = ''): ReadonlySet<string> => new Set(words.split(' '));
const CHARTS: readonly Chart[] = (
  data as (Omit<Chart, 'words' | 'lacks' | 'rows'> & { words: string; lacks?: string; rows: string[] })[]
).map(({ words, lacks, rows, ...chart }) => ({
  ...chart,
  words: set(words),
  lacks: set(lacks),
  rows: rows.map((row) => row.split(' ')),
}));

/** How questions name a system; the number stands beside it. */
const SYSTEMS: readonly (readonly [System, string])[] = [
  ['uk', 'uk|british|britain|england|brittisk\\p{L}*|engelsk\\p{L}*|storbritannien'],
  ['us', 'us|usa|american|america|the states|amerikansk\\p{L}*'],
  ['eu', 'eu|europe|european|europa|europeisk\\p{L}*|german|germany|continental|swedish|svensk\\p{L}*'],
];
const WEARERS: readonly (readonly [Wearer, RegExp])[] = [
  [
    'children',
    /(?<!\p{L})(?:kids?|child\w*|toddlers?|bab(?:y|ies)|boys?|girls?|son|sons|daughters?|brother|sister|infants?|juniors?|barn\p{L}*|dotter\p{L}*|pojk\p{L}*|flick\p{L}*|bebis\p{L}*)(?!\p{L})/u,
  ],
  ['women', /(?<!\p{L})(?:wom[ae]ns?|lad(?:y|ies)|female|wife|girlfriend|dam|damer|damskor|kvinn\p{L}*)(?!\p{L})/u],
  ['men', /(?<!\p{L})(?:mens?|man|male|gents?|husband|boyfriend|herr\p{L}*|män)(?!\p{L})/u],
];

/** What a chart tells, and by which words it is asked for. */
export interface Charted {
  id: string;
  text: string;
  words: readonly string[];
}

/** A size of shoes, hats, rings, gloves, collars, jeans or children in the systems beside it; null where a question names none. */
export function tellChart(text: string, language: Spoken): Charted | null {
  const asked = plainNumbers(text);
  if (NOT_OF_SIZES.test(asked) || !ASKS_SIZE.test(asked)) return null;
  const tokens = tokensOf(asked);
  const wearers = WEARERS.filter(([, pattern]) => pattern.test(asked)).map(([wearer]) => wearer);
  const told = CHARTS.filter((chart) => isOf(chart, tokens, wearers)).flatMap((chart) => {
    const row = rowOf(chart, asked, language);
    return row === null ? [] : [{ chart, row }];
  });
  if (told.length === 0) return null;
  const words = told.flatMap(({ chart }) => [...chart.words, ...(ALSO[chart.id] ?? [])]);
  return { id: told[0].chart.id, text: told.map(({ row }) => row).join(' '), words };
}

/** What a piece may be called besides, which alone asks for no chart. */
const ALSO: Readonly<Record<string, readonly string[]>> = { 'size/hats': ['fitted', 'round'] };

/** What a shop sells that has charts of its own, by the words for it in its instructions. */
const SOLD: readonly (readonly [word: string, sells: RegExp])[] = [
  [
    'shoes',
    /(?<!\p{L})(?:shoes?|boots?|sneakers?|footwear|cobblers?|skor|skoaffär\p{L}*|stövlar|schuh\p{L}*|stiefel\p{L}*|chaussures?|bottes?|zapat\p{L}+|botas)(?!\p{L})/iu,
  ],
  [
    'hats',
    /(?<!\p{L})(?:hats?|hatters?|millin\p{L}+|hattar|hattmak\p{L}*|hüte|hut(?:macher|manufaktur|laden)\p{L}*|chapeaux|chapel\p{L}+|sombrer\p{L}+)(?!\p{L})/iu,
  ],
  [
    'rings',
    /(?<!\p{L})(?:rings|jewell?er\p{L}*|ringar|juvelerar\p{L}*|ringe|schmuck\p{L}*|juwelier\p{L}*|bagues|bijou\p{L}*|anillos|joyer\p{L}+)(?!\p{L})/iu,
  ],
];
const CLOTHES =
  /(?<!\p{L})(?:cloth(?:es|ing)|dress(?:es)?|suits?|shirts?|jeans|trousers|jumpers?|knitwear|fashion|kläder|klänning\p{L}*|kostym\p{L}*|kleid\p{L}*|anzüge|hosen|hemden|mode|vêtements|robes?|costumes?|ropa|vestidos?|trajes?)(?!\p{L})/iu;

/** A question of sizes with the one thing that its shop sells, where it names none: "I am a women's US 8" at a shoe shop. */
export function ofWaresSold(text: string, instructions = ''): string {
  const sold = SOLD.filter(([, sells]) => sells.test(instructions)).map(([word]) => word);
  const tokens = tokensOf(text);
  const isNamed = CLOTHES.test(text) || CHARTS.some(({ words }) => tokens.some((token) => words.has(token)));
  return sold.length === 1 && !CLOTHES.test(instructions) && !isNamed ? `${text} (${sold[0]})` : text;
}

/** Whether a size or a system of sizes is asked for. */
const ASKS_SIZE =
  /(?<!\p{L})(?:sizes?|\p{L}*storlek\p{L}*|uk|us|usa|eu|europe\p{L}*|american|british|(?:in|i) (?:cm|inch|inches|tum|months|månader))(?!\p{L})/u;

const NOT_OF_SIZES = /(?<!\p{L})(?:how much|how do|wash|fabric|yarn|knit|sew|hur mycket|tvätt\p{L}*)(?!\p{L})/u;

const isOf = ({ words, lacks, of }: Chart, tokens: readonly string[], wearers: readonly Wearer[]): boolean =>
  tokens.some((token) => words.has(token)) &&
  !tokens.some((token) => lacks.has(token)) &&
  (of === undefined || wearers.length === 0 || wearers.includes(of));

function rowOf(chart: Chart, asked: string, language: Spoken): string | null {
  const sized = sizedIn(asked, chart);
  const found = sized && placeOf(chart, sized);
  if (!found) return null;
  const parts = inOrder(chart.columns, found.column, asked).flatMap((column) => {
    const value = found.row[chart.columns.indexOf(column)];
    return value === '-'
      ? []
      : [inSpoken(column.label, language).replace('%', written(value, column.system, language))];
  });
  const advice = chart.advice ? ` ${inSpoken(chart.advice, language)}` : '';
  return `${inSpoken(chart.name, language)}: ${parts.join(' = ')}.${advice}`;
}

/** The system that was named first, then those asked for, then the others. */
function inOrder(columns: readonly Column[], from: Column, asked: string): readonly Column[] {
  const wanted = columns.filter((one) => one !== from && isNamed(one.system, asked));
  return [from, ...wanted, ...columns.filter((one) => one !== from && !wanted.includes(one))];
}

const isNamed = (system: System, asked: string): boolean =>
  SYSTEMS.some(([one, names]) => one === system && new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'u').test(asked));

/** The size that is asked about: with its unit, beside its system, or one that only one of the columns holds. */
function sizedIn(asked: string, chart: Chart): Sized | null {
  return withUnit(asked, chart) ?? besideSystem(asked, chart) ?? (ASKS.test(asked) ? alone(asked) : null);
}

const ASKS =
  /(?<!\p{L})(?:sizes?|storlek\p{L}*|in|i|convert\p{L}*|what|which|mean\p{L}*|equal\p{L}*|equivalent|vad|vilken|motsvarar|and|och)(?!\p{L})/u;

const UNITS: readonly (readonly [pattern: string, System])[] = [
  ['cm|centimet(?:er|re)s?', 'cm'],
  ['mm|millimet(?:er|re)s?', 'mm'],
  ['inch|inches|in(?= |$)(?! \\p{L})|"|tum', 'inches'],
  ['years?(?: old)?|yrs?|yo|y|år\\p{L}*', 'age'],
  ['months?(?: old)?|mo|mån\\p{L}*', 'months'],
];

function withUnit(asked: string, { columns, id }: Chart): Sized | null {
  const waist = /(?<!\p{L})w ?(\d\d)(?!\d)|(?<!\d)(\d\d)(?: inch(?:es)?|")? (?:waist|trousers|pants|jeans)/u.exec(
    asked,
  );
  if (waist && columns.some(({ system }) => system === 'waist'))
    return { value: waist[1] ?? waist[2], system: 'waist' };
  for (const [pattern, system] of UNITS) {
    const value = new RegExp(`(?<![\\d.])(\\d{1,3}(?:\\.\\d{1,3})?) ?(?:${pattern})(?!\\p{L})`, 'u').exec(asked)?.[1];
    if (value) return { value, system: columnFor(system, value, columns, id) };
  }
  const aged = /(?<!\p{L})(?:is|turning|aged?|age of|är) (\d{1,2})(?![\d.]| ?(?:cm|kg))/u.exec(asked)?.[1];
  return aged && id === 'size/children' ? { value: aged, system: 'age' } : null;
}

/** Which column a unit means: a collar's and a child's size are their cm, a ring's its girth in mm. */
function columnFor(system: System, value: string, columns: readonly Column[], id: string): System {
  if (id === 'size/rings' && system === 'mm') return Number(value) > LEAST_GIRTH ? 'eu' : 'mm';
  if (columns.some((column) => column.system === system)) return system;
  return system === 'inches' ? 'uk' : 'eu';
}

/** A finger's girth in mm is more than that, the width inside a ring less. */
const LEAST_GIRTH = 30;

const BETWEEN =
  '(?:(?:kids|kid|childrens|child|girls|boys|mens|men|womens|women|ladies|shoes?|ring|hat|glove|sizes?|storlek|a|is a)[\\s-]){0,3}';

function besideSystem(asked: string, { columns, id }: Chart): Sized | null {
  const bare = asked.replace(/['’]/gu, '');
  for (const [system, names] of SYSTEMS) {
    if (!columns.some((column) => column.system === system)) continue;
    const value =
      system === 'uk' && id === 'size/rings'
        ? '(\\d{1,2}(?:\\.\\d{1,3})?|[h-z](?:\\.5)?)'
        : '(\\d{1,2}(?:\\.\\d{1,3})?)';
    const before = new RegExp(`(?<!\\p{L})(?:${names})[\\s-]${BETWEEN}${value}(?![\\p{L}\\d]|\\.\\d)`, 'u').exec(bare);
    const after = new RegExp(`(?<![\\p{L}\\d.])${value}[\\s-]${BETWEEN}(?:${names})(?!\\p{L})`, 'u').exec(bare);
    const found = before?.[1] ?? after?.[1];
    if (found) return { value: found, system };
  }
  return null;
}

function alone(asked: string): Sized | null {
  const numbers = [...asked.matchAll(/(?<![\p{L}\d.])(\d{1,3}(?:\.\d{1,3})?)(?![\p{L}\d.])/gu)].map(([, one]) => one);
  return numbers.length === 1 ? { value: numbers[0] } : null;
}

/** The row that a size stands in: of its system, else of the only one that reaches so far. */
function placeOf(
  { columns, rows }: Chart,
  { value, system }: Sized,
): { row: readonly string[]; column: Column } | null {
  const places = columns
    .filter((column) => (system ? column.system === system : ALONE.has(column.system)))
    .flatMap((column) => {
      const reach = Number(value) > LARGE ? FAR : column.system === 'cm' ? WITHIN_CM : NEAR;
      const row = nearest(rows, columns.indexOf(column), value, reach);
      return row ? [{ row, column }] : [];
    });
  return places.length === 1 || (system && places.length > 0) ? places[0] : null;
}

/** Systems in which a number by itself may be meant. */
const ALONE: ReadonlySet<System> = new Set(['eu', 'uk', 'us', 'cm', 'waist']);

function nearest(
  rows: readonly (readonly string[])[],
  at: number,
  value: string,
  reach: number,
): readonly string[] | null {
  const same = rows.find((row) => row[at].toLowerCase() === value.replace('.5', '½'));
  if (same) return same;
  const wanted = Number(value);
  const near = rows
    .map((row) => ({ row, off: Math.abs(Number(row[at].replace('½', '.5')) - wanted) }))
    .filter(({ off }) => off <= reach);
  return near.length === 0 ? null : near.reduce((a, b) => (b.off < a.off ? b : a)).row;
}

/** How far a size may be from the one that it is told for; large ones are cm and mm. */
const [NEAR, WITHIN_CM, FAR, LARGE] = [0.5, 0.8, 3, 49];

const FRACTIONS: readonly (readonly [decimals: string, sign: string, words: string])[] = [
  ['.125', '⅛', '1/8'],
  ['.25', '¼', '1/4'],
  ['.375', '⅜', '3/8'],
  ['.5', '½', '1/2'],
  ['.625', '⅝', '5/8'],
  ['.75', '¾', '3/4'],
  ['.875', '⅞', '7/8'],
];

/** Lower case, with fractions as decimals. */
function plainNumbers(text: string): string {
  const lower = text
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/(\d),(\d)/gu, '$1.$2');
  return FRACTIONS.reduce(
    (all, [decimals, sign, words]) => all.replaceAll(sign, decimals).replaceAll(` ${words}`, decimals),
    lower,
  );
}

const LONGEST = 200;

/** A value as its system writes it: measures with decimals, numbers with fractions. */
function written(value: string, system: System, language: Spoken): string {
  if (system === 'cm' || system === 'mm') return value.includes('.') ? figure(Number(value), 1, language) : value;
  const fraction = FRACTIONS.find(([decimals]) => value.endsWith(decimals) && /^\d/u.test(value));
  return fraction ? value.slice(0, -fraction[0].length) + fraction[1] : value;
}
