import { topicById } from '../../chat/knowledge/index.js';
import type { FabricFacts } from '../../chat/knowledge/topic.js';
import { from, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import { listOf, saying } from '../judged/phrase.js';
import { askedAndTold } from '../asked-and-told.js';
import data from '../words/care-asked.yaml.js';
import { celsiusSaid } from './heats.js';

const WORDS = data as Record<
  | 'asks'
  | 'label'
  | 'plain'
  | 'bare'
  | 'degrees'
  | 'washes'
  | 'irons'
  | 'tumbles'
  | 'hottest'
  | 'bleaches'
  | 'bleach'
  | 'ruined'
  | Step,
  string
>;
type Step = 'wash' | 'tumble' | 'iron';
const [ASKS, LABEL] = [WORDS.asks, WORDS.label].map((list) => saying(listOf(list)));
const STEPS = (['tumble', 'iron', 'wash'] as const).map((step) => ({
  step,
  names: new Set(listOf(WORDS[step])),
}));

const WASHES = saying(listOf(WORDS.washes));
const PLAIN = new Set(listOf(WORDS.plain));
const BARE = new Set([...listOf(WORDS.plain), ...listOf(WORDS.bare)]);
const SAID: Readonly<Record<Step, ReturnType<typeof saying>>> = {
  wash: WASHES,
  iron: saying(listOf(WORDS.irons)),
  tumble: saying(listOf(WORDS.tumbles)),
};
const HOTTEST = saying(listOf(WORDS.hottest));

/** Whether one may wash, tumble or iron the one cloth that a question names; null where its figures leave that open. */
export function careKnown(words: readonly string[], { text, mentions }: Reading): Grounded | null {
  const step = stepOf(words) ?? (words.every((word) => BARE.has(word)) ? stepAsked(text) : undefined);
  if (step === undefined || !asksForCare(text)) return null;
  const cloth = clothIn(mentions);
  const facts = topicById.get(`fabric/${cloth}`)?.fabric;
  const celsius = degreesIn(words, mentions) ?? (step === 'wash' ? celsiusSaid(askedAndTold(text).asked) : null);
  const verdict = facts && DECIDED[step](facts, celsius, text.search(HOTTEST()) >= 0);
  return verdict === undefined || verdict === null ? null : from(`knowledge:fabric/${cloth}`, verdict);
}

const BLEACHES = saying(listOf(WORDS.bleaches));
const BLEACH = new Set(listOf(WORDS.bleach));
const RUINED = new Set(listOf(WORDS.ruined));

/** "¿Puedo usar lejía con la lana?": no for a cloth that bleach ruins; null for any other, whose colour decides. */
export function bleachKnown(words: readonly string[], { text, mentions }: Reading): Grounded | null {
  const isNamed = words.some((word) => BLEACH.has(word)) && words.every((word) => BLEACH.has(word) || PLAIN.has(word));
  if (!isNamed && !words.every((word) => BARE.has(word))) return null;
  if (!asksForCare(text) || text.search(BLEACHES()) < 0) return null;
  const cloth = clothIn(mentions);
  return cloth !== null && RUINED.has(cloth) ? from(`knowledge:fabric/${cloth}`, false) : null;
}

/** The step that a name asks for, where it asks for nothing beside it. */
function stepOf(words: readonly string[]): Step | undefined {
  const telling = words.filter((word) => !PLAIN.has(word) && !/^\d+$/u.test(word));
  return STEPS.find(({ names }) => telling.length > 0 && telling.every((word) => names.has(word)))?.step;
}

/** Whether a text asks for care, and has no label that would tell. */
export const asksForCare = (text: string): boolean =>
  text.includes('?') && text.search(ASKS()) >= 0 && text.search(LABEL()) < 0;

/** The one step that a question asks for. */
export function stepAsked(text: string): Step | undefined {
  const found = (['tumble', 'iron', 'wash'] as const).filter((step) => text.search(SAID[step]()) >= 0);
  return found.length === 1 ? found[0] : undefined;
}

type Degrees = number | null;
const DECIDED: Readonly<Record<Step, (facts: FabricFacts, celsius: Degrees, isHottest: boolean) => boolean | null>> = {
  tumble: ({ tumble }) => tumble,
  iron: ({ iron }, celsius, isHottest) =>
    celsius === null && (isHottest || iron === 0 || iron === 3) ? iron > (isHottest ? 2 : 0) : null,
  wash: ({ wash, celsius: hottest }, celsius) =>
    celsius !== null && celsius > hottest ? false : wash === 'machine' ? true : wash === 'professional' ? false : null,
};

const DEGREES = saying(listOf(WORDS.degrees));

/** How hot the one cloth that a question names may be washed, in °C. */
export function hottestWash({ text, mentions }: Reading): Grounded | null {
  if (!text.includes('?') || text.search(DEGREES()) < 0 || text.search(WASHES()) < 0 || text.search(LABEL()) >= 0)
    return null;
  const cloth = clothIn(mentions);
  const celsius = cloth === null ? 0 : (topicById.get(`fabric/${cloth}`)?.fabric?.celsius ?? 0);
  return celsius > 0 ? from(`knowledge:fabric/${cloth}`, celsius) : null;
}

/** The one cloth that a text names, knitted or not, or that the one garment of it always is. */
export function clothIn(mentions: Reading['mentions']): string | null {
  const valuesOf = (kind: string): Set<string> =>
    new Set(mentions.filter(({ attribute }) => attribute === kind).map(({ value }) => String(value)));
  const [cloths, garments] = [valuesOf('fabrics'), valuesOf('garment')];
  if (cloths.size === 0 && garments.size === 1 && garments.has('jeans')) return 'denim';
  if (cloths.size > 1) cloths.delete('knit');
  return cloths.size === 1 ? [...cloths][0] : null;
}

/** The degrees of a name, else those of the text. */
function degreesIn(words: readonly string[], mentions: Reading['mentions']): Degrees {
  const named = words.find((word) => /^[3-9]\d$/u.test(word));
  const said = mentions.filter(({ kind, unit }) => kind === 'number' && unit === 'celsius');
  return named === undefined ? (said.length === 1 ? Number(said[0].value) : null) : Number(named);
}
