import type { Span } from '../clause.js';
import { wholeSentences } from './sentences.js';
import { type Mention, overlaps, stretches } from '../mention.js';
import { perStretch } from '../per-stretch.js';
import { STOPS } from '../facts/words.js';
import { thingsIn } from './things.js';

export type Part = 'whole' | 'end' | 'start';

/** A stretch of a text that may fill a slot. */
export interface Candidate extends Span {
  text: string;
  kind: 'name' | 'quoted' | 'code' | 'thing' | 'pair';
  sentence: Span;
  /** whether it is all of its run of words, the end of it or the beginning */
  part: Part;
  mention: Mention['kind'] | null;
}

const QUOTED = /["“„»]([^"“”„»«\n]{2,80})["”“«]|(?<![\p{L}\d])['‘](\p{Lu}[^'‘’"\n]{1,60})['’](?![\p{L}\d])/gu;
const NAME =
  /(?<![\p{L}\d’'&.-])(?:(?:Mr|Mrs|Ms|Dr|Prof|St|Sr)\.? |\p{Lu}\. )?\p{Lu}[\p{L}\d’'&-]*(?: (?:(?:de|van|von|der|den|af|du|la|le|di|da|zur|zum|&) )?(?:\p{Lu}\. )?\p{Lu}[\p{L}\d’'&-]*| \d{1,4}(?!\d|-[\p{L}\d]|[\p{L}.:,]\d|\s?[\p{Ll}%€])){0,11}/gu;
const ROOM =
  /(?<![\p{L}\d])(?:Hörsaal|Raum|Zimmer|Saal|Sal|Rum|Room|Hall|Gate|Gleis|Platform|Studio|Court) \d{1,4}\p{L}?(?![\p{L}\d])/gu;
const PAIR = /(?<![\p{L}\d’'&.-])\p{Lu}\p{L}+ (?:and|och|und|&) \p{Lu}\p{L}+(?=[.,;!?])/gu;
const CODE = /(?<![\p{L}\d@./-])(?=[\p{L}\d-]{0,12}\d)[A-Z\d][A-Z\d]*(?:[-/][A-Z\d]+)*(?![\p{L}\d@]|[.,:]\d|-\p{Ll})/gu;
const NO_NAME =
  /^(?:Dear|Hi|Hello|Hej|Hallo|Guten|Please|The|A|An|Our|My|Your|His|Her|Their|At|In|On|From|To|By|With|When|For|This|That|We|I|He|She|They|It|You|Yesterday|Today|Tonight|Tomorrow|And|But|If|Our|Regards|Kind|Best|Sorry|Thanks|Thank|Thx|Cheers|Morning|Afternoon|Evening|Danke|Gruß|Grüße|Hei|Moin|Merci|Bonjour|Bonsoir|Salut|Cordialement|Gracias|Hola|Saludos|Buenas|Tack|Hälsningar|Statt|Der|Die|Das|Den|Dem|Ein|Eine|Einen|Im|Am|Zum|Zur|Nach|Für|Bei|Mit|Von|Vom|Bitte|Ich|Wir|Er|Sie|Es|Mein|Meine|Unser|Unsere|Jag|Vi|Han|Hon|De|Det|En|Ett|Den|Till|På|I|Av|Vid|Min|Mitt|Mina|Vår|Could|Can|Would|Is|Are|Was|Does|Did|Has|Have|Who|What|Where|Which|Selling|Säljer|Verkaufe|Lost|Found|Just|Along|Around|Since|Because|As|No|Not|Also|All|Any|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)$/u;
const TITLED = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Fru|Familie|Familjen|Mme|St)\.?$/u;

/** So many characters before and after a stretch say what it is. */
const NEAR = 400;

/** All stretches of a text that may be a value in words, each with the sentence it stands in, as far as it is near. */
export const candidatesIn = perStretch((reading, scope): readonly Candidate[] => {
  const { text } = reading;
  const sentences = wholeSentences(text, scope);
  const at = (kind: Candidate['kind'], start: number, end: number, part: Part = 'whole'): Candidate[] => {
    const sentence = sentences.find((one) => one.start <= start && end <= one.end + 1);
    if (!sentence || end <= start) return [];
    const mention = reading.mentions.find((one) => one.start === start && one.end === end)?.kind ?? null;
    const near = { start: Math.max(sentence.start, start - NEAR), end: Math.min(sentence.end, end + NEAR) };
    return [{ kind, start, end, sentence: near, part, mention, text: text.slice(start, end) }];
  };
  const days = reading.mentions.filter(({ kind }) => kind === 'date' || kind === 'time');
  const inScope = (pattern: RegExp) =>
    stretches(pattern, text).filter(
      (one) => one.start >= scope.start && one.end <= scope.end && !days.some((day) => isWithin(one, day)),
    );
  const quoted = inScope(QUOTED).flatMap(({ start, end }) => at('quoted', start + 1, end - 1));
  const names = inScope(NAME).flatMap((one) =>
    partsOf(beforeDay(one, days), one.start).flatMap(([start, end, part]) => at('name', start, end, part)),
  );
  const pairs = inScope(PAIR).flatMap(({ start, end }) => at('pair', start, end));
  const codes = [...inScope(CODE), ...reading.mentions.filter(({ kind }) => kind === 'code' || kind === 'phone')];
  return [
    ...quoted,
    ...names.filter((one) => !quoted.some((other) => overlaps(one, other))),
    ...pairs,
    ...inScope(ROOM).flatMap(({ start, end }) => at('name', start, end)),
    ...codes.flatMap(({ start, end }) => at('code', start, end)),
    ...thingsIn(reading, sentences).flatMap(({ start, end, isFull }) =>
      at('thing', start, end, isFull ? 'whole' : 'start'),
    ),
  ];
});

/** "It's", "I'll". */
const CONTRACTED = /^(?:I|It|He|She|We|You|They|That|There|Here|What|Who|Name|Let)['’](?:s|m|re|ll|ve|d)$/u;
const isNone = (word: string): boolean =>
  word !== 'Per' && (NO_NAME.test(word) || CONTRACTED.test(word) || STOPS.has(word.toLowerCase()));

/** A run of words with capital letters: all of it, and what is left after each of its first words; "Skoda" of "Skoda Octavia". */
function partsOf(run: string, from: number): [start: number, end: number, part: Part][] {
  const words = stretches(/\S+/gu, run.replace(/['’]s$/u, '').replace(/[’'&-]+$/u, ''));
  const first = words.findIndex(({ text }) => !isNone(text));
  if (first < 0) return [];
  const own = words.slice(first);
  const end = from + own[own.length - 1].end;
  if (TITLED.test(own[0].text)) return [[from + own[0].start, end, 'whole']];
  const tails = own
    .map((word, i) => [from + word.start, i] as const)
    .filter(
      ([, i]) =>
        i === 0 || (!TITLED.test(own[i - 1].text) && /^[\p{Lu}\d]/u.test(own[i].text) && !NO_NAME.test(own[i].text)),
    );
  const parts = tails.map(([start, i]): [number, number, Part] => [start, end, i === 0 ? 'whole' : 'end']);
  return own.length > 1 && !TITLED.test(own[0].text)
    ? [...parts, [from + own[0].start, from + own[0].end, 'start']]
    : parts;
}

const WEEKDAY = /\s(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)$/u;

/** "Ready Friday 7 March 2025": a run of capitals ends where a day begins. */
function beforeDay({ text, start, end }: Span & { text: string }, days: readonly Span[]): string {
  const day = days.find((one) => one.start > start && one.start < end);
  return day === undefined
    ? text
    : text
        .slice(0, day.start - start)
        .trimEnd()
        .replace(WEEKDAY, '');
}

const isWithin = (one: Span, other: Span): boolean => one.start >= other.start && one.end <= other.end;

export const isTitled = (word: string): boolean => TITLED.test(word);
