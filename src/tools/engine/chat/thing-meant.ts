import type { Turn } from './facts.js';
import { type Mention, mentionsIn } from './lexicon.js';
import { FILLERS, tokensOf } from './text.js';
import { isStrong } from './topics-asked.js';

/** A message in which `it` is put as the piece or the cloth that was last named; null where it names its own, or none was. */
export function withThing(history: readonly Turn[], message: string): string | null {
  const pronoun = POINTS.exec(message);
  if (!pronoun || message.length > LONGEST || MEANS_THE_DOING.test(message)) return null;
  if (mentionsIn(tokensOf(message)).some(({ topic }) => isStrong(topic) && topic.kind !== 'care')) return null;
  const thing = history
    .filter(({ role }) => role === 'user')
    .slice(-MOST_TURNS)
    .map(({ text }) => thingIn(text.slice(0, LONGEST_BEFORE)))
    .findLast((one) => one !== null);
  return thing ? message.replace(POINTS, thing) : null;
}

/** Not where it stands for nothing: "is it true that", "that is it". */
const POINTS = /(?<!\p{L}|\b(?:is|was|makes?|that['’]?s) )(?:it|them|they|den|dem|de)(?![\p{L}'’])(?=.)/iu;
/** What was told to do, not the thing that it is done to. */
const MEANS_THE_DOING =
  /(?<!\p{L})(?:do(?:es)? (?:it|that) (?:work|help|matter|hurt)|(?:do|try|repeat|doing|trying|stop) (?:it|that|this)|göra det|hjälper det|funkar det|fungerar det)(?!\p{L})/iu;
const LONGEST = 80;
const LONGEST_BEFORE = 300;
const MOST_TURNS = 3;

/** What is done in sewing, or a notion, may be meant as well as the piece. */
const OF_A_STEP = '';

/** The piece that a text names, with its colour and cloth; else the cloth. */
function thingIn(text: string): string | null {
  const tokens = tokensOf(text).filter((token) => !FILLERS.has(token));
  const named = mentionsIn(tokens);
  const mentions = named.filter(({ topic }) => PARTS_OF_NAME.has(topic.kind));
  if (named.some(({ topic }) => topic.kind === 'step')) return OF_A_STEP;
  const core = mentions.find(({ topic }) => topic.kind === 'garment') ?? mentions.find(isOfCloth);
  if (!core) return null;
  const from = beginning(mentions, core.at);
  const name = tokens.slice(from, core.at + core.length).join(' ');
  return ARTICLES.has(tokens[from - 1]) ? `${tokens[from - 1].replace(/^(?:my|the|this)$/u, 'a')} ${name}` : name;
}

const isOfCloth = ({ topic }: Mention): boolean => topic.kind === 'fabric';
const PARTS_OF_NAME: ReadonlySet<string> = new Set(['garment', 'fabric', 'colour']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);

/** Where the name begins whose last word stands at a place: colours and cloths before it belong to it. */
function beginning(mentions: readonly Mention[], at: number): number {
  const before = mentions.find((one) => one.at + one.length === at);
  return before ? beginning(mentions, before.at) : at;
}
