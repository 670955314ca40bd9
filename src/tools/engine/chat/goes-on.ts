import type { Intent } from './cues.js';
import type { Topic } from './knowledge/topic.js';
import type { Thread } from './question.js';
import { GENERAL, isStrong } from './topics-asked.js';

/** Words of a message that is the rest of the one before it. */
export const MAX_ADDED = 5;

const OPENS_FOLLOW_UP =
  /^(and|och|but|men|so|what about|how about|or|eller|hur är det med|vad gäller|then|also|även|i mean|for|för|in|i|on|på|with|med) /;

export const POINTS_BACK = /\b(it|its|that|this|them|they|these|those|one|den|det|dem|de|denna|dessa|sådan|sådana)\b/;

/** A message up to so many words may be the rest of the sentence before it. */
export const MAX_ELLIPSIS = 9;

/** Whether a short message asks on of who was spoken of in the league. */
export function goesOnOfLeague(
  plain: string,
  length: number,
  named: readonly Topic[],
  cues: readonly Intent[],
  { intent }: Thread,
): boolean {
  if (intent !== 'league' || length > MAX_ELLIPSIS || named.length > 0) return false;
  return OF_THE_LEAGUE.test(plain) || (cues.length === 1 && cues[0] === 'why');
}

const OF_THE_LEAGUE =
  /\b(by how much|med hur mycket|strategy|strategi\w*|trades?|affärer|called|heter|names?|namn|odds|chances?|chans|bet|win|vinner|drawdown|score|poäng|left|kvar|ends?|slutar|behind|efter|ahead|före|margin|gap|first|second|third|last|tvåan?|trean?|sist|först)\b/;

/** Whether a short message asks on how the engine is. */
export const goesOnOfEngine = (plain: string, length: number, named: readonly Topic[], { intent }: Thread): boolean =>
  intent === 'mood' && length <= MAX_ELLIPSIS && named.length === 0 && OF_THE_ENGINE.test(plain);

const OF_THE_ENGINE =
  /\b(dream\w*|dreamt|tired|rested|curious|confident|creative|happy|sad|calm|bored|afraid|angry|asleep|awake|sleep\w*|believe\w*|hypothes\w*|mood|feel\w*|dröm\w*|trött|nyfiken|säker|kreativ|glad|ledsen|lugn|uttråkad|rädd|arg|sover|vaken|tror|hypotes\w*|humör|känner)\b/;

export function speaksOfFighter(plain: string, { names }: Thread): boolean {
  const text = ` ${plain} `;
  return names.some((name) => text.includes(` ${name} `));
}

export function leansBack(
  plain: string,
  length: number,
  named: readonly Topic[],
  cues: readonly Intent[],
  thread: Thread,
): boolean {
  const had = thread.topics.length > 0 || thread.intent !== null || thread.plain !== '';
  if (
    !had ||
    cues.some((intent) => ['identity', 'capability', 'greet', 'thanks', 'bye', 'league', 'mood'].includes(intent))
  )
    return false;
  if (cues.includes('more')) return true;
  const short = length <= 7;
  if (OPENS_FOLLOW_UP.test(plain) && short) return true;
  if (/\bones?\b/.test(plain) && length <= MAX_ELLIPSIS) return true;
  if (POINTS_BACK.test(plain) && !named.some((topic) => isStrong(topic) && topic.kind !== 'care')) return true;
  return length <= 4 && (named.length === 0 || cues.length === 0);
}

/** The thing spoken of before with which a message compares the one that it names. */
export function comparedWith(plain: string, named: readonly Topic[], { topics }: Thread): Topic | undefined {
  if (named.length !== 1 || !COMPARES.test(plain)) return undefined;
  return topics.find(({ kind, id }) => kind === named[0].kind && id !== named[0].id);
}

const COMPARES = /\b(compared|compare|versus|vs|jämfört|jämför)\b/;

/** New topics, and of the old ones those that they do not replace. */
export function merge(fresh: readonly Topic[], old: readonly Topic[]): Topic[] {
  const kinds = new Set(fresh.map((topic) => topic.kind));
  const strongComes = fresh.some(isStrong);
  const pairs = (topic: Topic): boolean =>
    (topic.kind === 'fabric' && fresh.every(({ id }) => GENERAL.has(id))) ||
    (topic.kind === 'stain' && kinds.has('fabric')) ||
    (topic.kind === 'fabric' && kinds.has('stain'));
  const kept = old.filter((topic) => !kinds.has(topic.kind) && (!strongComes || !isStrong(topic) || pairs(topic)));
  return [...fresh, ...kept];
}

export function inherited(cues: readonly Intent[], thread: Thread): Intent[] {
  const own = cues.filter((intent) => intent !== 'why' && intent !== 'what' && intent !== 'more');
  const before = thread.intent ? [thread.intent] : [];
  return [...new Set([...cues.filter((intent) => intent === 'more'), ...own, ...before, ...cues])];
}

/** Whether a short message without a thing of clothes follows on others without: their words stay what it is about. */
export const staysOfService = ({ topics: before, plain }: Thread, topics: readonly Topic[], length: number): boolean =>
  plain !== '' && length <= MAX_ELLIPSIS && [...before, ...topics].every(({ kind }) => kind === 'api');
