import { withoutAround } from './around.js';
import { cuesFor, type Intent, INTENTS } from './cues.js';
import type { LeagueFactsSnapshot } from '../../../common/ports/league-facts.js';
import { madeOnce } from '../../../common/kernel/made-once.js';
import { celsiusIn } from './celsius.js';
import type { ChatFacts, Turn } from './facts.js';
import type { Note } from './knowledge/note.js';
import { isOnlyManner, mannerOf } from './manner.js';
import { isTouchedBy, notesFor, notesMetWhole, spokenIn } from './notes.js';
import { mentionsIn, parted, spelled, spelledFreely } from './lexicon.js';
import { meant, plainly } from './knowledge/wording.js';
import { namesOtherField } from './knowledge/other-fields.js';
import type { Topic, TopicKind } from './knowledge/topic.js';
import { languageOf } from './language.js';
import { type Language, tokensOf } from './text.js';

export interface Question {
  /** The message as it was written. */
  raw: string;
  /** Corrected tokens joined by spaces. */
  plain: string;
  language: Language;
  foreign: boolean;
  intent: Intent | null;
  /** All intents whose cues apply, strongest first. */
  intents: readonly Intent[];
  topics: readonly Topic[];
  /** Whether it leans on what was said before. */
  followUp: boolean;
  /** The intents that the message itself has cues for. */
  ownIntents: readonly Intent[];
  /** What was spoken of before. */
  topicsBefore: readonly Topic[];
  asksWhy: boolean;
  /** The temperature outdoors that a short message leans on, °C. */
  celsiusBefore: number | null;
  /** What the message goes on from, in corrected tokens; nothing where it stands alone. */
  before: string;
  /** What was said of the league before, where this goes on from it. */
  leagueBefore: string;
  /** Whether somebody said to be a man, or speaks of men's clothes. */
  forMan: boolean;
  /** Something no tailor answers. */
  beyond: boolean;
  /** Something of another trade: a car, a flight, a government. */
  elsewhere: boolean;
  /** The particular questions it may be, the most exact first. */
  notes: readonly Note[];
  /** It is heard in other words, too: what is typed in a hurry, turns of phrase, words that stand for others. */
  reworded: boolean;
}

/** What a conversation is about so far. */
export interface Thread {
  language: Language | null;
  intent: Intent | null;
  topics: readonly Topic[];
  /** The last message that carried the subject, for follow-ups about figures. */
  plain: string;
  /** The temperature outdoors that was last spoken of, °C. */
  celsius: number | null;
  forMan: boolean;
  /** Names that the facts bring along: the league's participants, lower case. */
  names: readonly string[];
}

/** Of a long message the beginning is read: so much text, so many words, none longer than a compound can be. */
const MAX_READ = 4000;
const MAX_TOKENS = 300;
const LONGEST_WORD = 40;
/** Earlier messages that a question may lean on. */
const MAX_TURNS = 12;
/** Words of earlier messages that a note may lean on. */
const MAX_CONTEXT = 45;

/** Words of a message that is the rest of the one before it. */
export const MAX_ADDED = 5;

export const NO_THREAD: Thread = {
  language: null,
  intent: null,
  topics: [],
  plain: '',
  celsius: null,
  forMan: false,
  names: [],
};

const STRONG: readonly TopicKind[] = ['fabric', 'garment', 'step', 'stain', 'care'];
/** Care of everything; said only when nothing more particular was named. */
export const GENERAL: ReadonlySet<string> = new Set([
  'care/washing',
  'care/ironing',
  'care/drying',
  'occasion/everyday',
]);
const SOCIAL: readonly Intent[] = ['greet', 'thanks', 'bye', 'more'];
const OPENS_FOLLOW_UP =
  /^(and|och|but|men|so|what about|how about|or|eller|hur är det med|vad gäller|then|also|även|i mean|for|för|in|i|on|på|with|med) /;
const POINTS_BACK = /\b(it|its|that|this|them|they|these|those|one|den|det|dem|de|denna|dessa|sådan|sådana)\b/;

export const isStrong = (topic: Topic): boolean => STRONG.includes(topic.kind);

/** Reads the user's side of a conversation, oldest first. */
export function threadOf(history: readonly Turn[], facts?: ChatFacts): Thread {
  const names = facts?.league ? namesIn(facts.league) : [];
  return history
    .filter((turn) => turn.role === 'user')
    .slice(-MAX_TURNS)
    .reduce<Thread>((thread, turn) => heard(thread, turn.text), { ...NO_THREAD, names });
}

/** Names of those who take part, lower case; of one picture of the league once. */
const namesIn = madeOnce(({ matches }: LeagueFactsSnapshot): readonly string[] => [
  ...new Set(matches.flatMap(({ entries }) => entries.map(({ name }) => name.toLowerCase()))),
]);

function heard(thread: Thread, message: string): Thread {
  const text = withoutAround(message);
  if (!isOnlyManner(text)) {
    const question = understoodIn(text, thread);
    const { forMan } = question;
    const celsius = celsiusIn(text) ?? (text.length <= ADDS_WEATHER ? thread.celsius : null);
    return { ...follow(thread, question), celsius, forMan };
  }
  return { ...thread, language: mannerOf(text).language ?? thread.language };
}

/** In other words where it says nothing in its own. */
function understoodIn(text: string, thread: Thread): Question {
  const question = understand(text, thread);
  return question.notes.length + question.topics.length > 0 ? question : understand(text, thread, true);
}

function follow(thread: Thread, question: Question): Thread {
  const social = question.intent !== null && SOCIAL.includes(question.intent);
  const { language, intent, topics, notes } = question;
  if (social || question.beyond || (notes.length > 0 && isSocial(notes[0]))) return { ...thread, language };
  if (topics.length === 0 && notes.length === 0 && intent !== 'league' && intent !== 'mood')
    return { ...thread, language };
  const ofEngine = intent === null && OF_ENGINE.test(notes[0]?.id ?? '');
  const stays = question.followUp || staysOfService(thread, topics, question.plain.split(' ').length);
  const plain = stays ? `${thread.plain} ${question.plain}` : question.plain;
  const kept = notes.length > 0 ? topics.filter(({ kind }) => kind !== 'season') : topics;
  return {
    ...thread,
    language,
    intent: ofEngine ? 'mood' : notes.length > 0 && intent === 'amount' ? null : intent,
    topics: kept,
    plain: plain.split(' ').slice(-MAX_CONTEXT).join(' '),
  };
}

/** Whether a short message without a thing of clothes follows on others without: their words stay what it is about. */
const staysOfService = ({ topics: before, plain }: Thread, topics: readonly Topic[], length: number): boolean =>
  plain !== '' && length <= MAX_ELLIPSIS && [...before, ...topics].every(({ kind }) => kind === 'api');

/** How the ids of notes on the engine begin. */
const OF_ENGINE = /^note\/(?:engine|mind)-/;

/** Characters of a message that may add to the weather spoken of before. */
const ADDS_WEATHER = 60;
const MAN =
  /\b(i am|im|for|as|on|jag är|till|åt|för|som|på) (a |an |my |the |en |min )?(very |really |ganska |väldigt )?(tall |short |big |slim |young |old |lång |kort |stor |smal )?(man|guy|bloke|husband|boyfriend|son|groom|father|dad|brother|gentleman|kille|pojkvän|make|brudgum|pappa|bror|farfar)\b|\b(does|do|should|can|must|would) (a |most )?(man|men|guys?|gentlem[ae]n|grooms?) (wear|dress|put|have|go)\b|\b(ska|bör|kan|har|bär) (en man|män|killar|herrar|en kille)\b|\b(en|min|som) (man|pojkvän|kille|make)\b|\b(for|of|on) men\b|\b(my|min) (husband|boyfriend|son|brother|father|dad|groom|pojkvän|make|bror|pappa)\b|\bmens\b|\b(herr|herrar|herrkläder|herrmodell|menswear)\b|^(and |what about )?(men|him|for him)$|\bför (en )?(man|herrar|honom|män)\b/;
const WOMAN =
  /\b(i am|im|for|as|jag är|till|åt|för|som) (a |my |the |en |min )?(woman|her|women|girl|wife|girlfriend|daughter|kvinna|tjej|fru|flickvän|dotter)\b/;

/** A message that says who asks and nothing else. */
export const saysOnlyWho = (text: string): boolean =>
  text.length <= 80 &&
  /^(?:and |but |by the way |btw |oh |och |men |förresten )*(?:(?:i am|im|its for|it is for|this is for|jag är|det är (?:för|till)) (?:a |an |my |en |min )?(?:man|guy|woman|girl|boy|lady|husband|wife|boyfriend|girlfriend|kille|tjej|kvinna|man|fru|flickvän|pojkvän))(?: by the way| btw| though| förresten)?$/.test(
    tokensOf(text).join(' '),
  );

const isSocial = (note: Note): boolean => note.id.startsWith('social/');

/** The words of a message, as they are spelled; in other words, as they are meant. */
function wordsOf(raw: string, reworded: boolean): string[] {
  const tokens = tokensOf(raw.slice(0, MAX_READ)).filter((token) => token.length <= LONGEST_WORD);
  if (!reworded) return spelled(tokens).slice(0, MAX_TOKENS);
  const words = spelledFreely(meant(tokens));
  const isSwedish = languageOf(raw.slice(0, MAX_READ), null).language === 'sv';
  return plainly(isSwedish ? parted(words) : words).slice(0, MAX_TOKENS);
}

/** What a message asks, in the light of what was said before. @param reworded whether to hear it in other words, too */
export function understand(raw: string, thread: Thread, reworded = false): Question {
  const tokens = wordsOf(raw, reworded);
  const plain = tokens.join(' ');
  const named = [...new Set(mentionsIn(tokens).map((mention) => mention.topic))];
  const ownCues = intentsOf(plain, named);
  const heardCues = impliedBy(named, ownCues);
  const staysInLeague = goesOnOfLeague(plain, tokens.length, named, heardCues, thread);
  const ofLeague = staysInLeague || speaksOfFighter(plain, thread);
  const staysWithEngine = goesOnOfEngine(plain, tokens.length, named, thread);
  const first: readonly Intent[] = [
    ...(ofLeague ? ['league' as const] : []),
    ...(staysWithEngine ? ['mood' as const] : []),
  ];
  const compared = comparedWith(plain, named, thread);
  const cues = [...new Set([...first, ...(compared ? (['compare'] as const) : []), ...heardCues])];
  const followUp = staysInLeague || leansBack(plain, tokens.length, named, cues, thread);
  const elsewhere = isElsewhere(raw, plain, named) && !goesOnOfClothes(tokens, thread);
  const before = compared ? [compared, ...named] : merge(named, thread.topics);
  const topics = ordered(followUp ? before : named, cues);
  const intents = followUp ? inherited(cues, thread) : cues;
  return {
    raw,
    plain,
    ...languageOf(raw.slice(0, MAX_READ), thread.language),
    intent: intents.find((intent) => intent !== 'why') ?? intents[0] ?? null,
    intents,
    topics: relevant(topics, intents),
    followUp,
    ownIntents:
      staysInLeague || staysWithEngine ? cues : ownCues.filter((intent) => intent !== 'what' && intent !== 'why'),
    topicsBefore: thread.topics,
    asksWhy: cues.includes('why'),
    celsiusBefore: raw.length <= ADDS_WEATHER ? thread.celsius : null,
    before: followUp ? thread.plain : '',
    leagueBefore:
      thread.intent === 'league' && cues.includes('league') && tokens.length <= MAX_ELLIPSIS ? thread.plain : '',
    forMan: MAN.test(plain) || (thread.forMan && !WOMAN.test(plain)),
    beyond: elsewhere || isBeyond(plain, named, cues),
    elsewhere,
    notes: elsewhere
      ? []
      : notesOf(tokens, followUp || staysOfService(thread, named, tokens.length), cues, thread, reworded),
    reworded,
  };
}

/** What the league is and where it is read, which its figures do not tell. */
const OF_ARENA: ReadonlySet<string> = new Set(
  'league-what league-score league-prize league-fees league-bet leaderboard-where past-matches price-tick bot-leave league-durations league-header league-rate'
    .split(' ')
    .map((name) => `note/${name}`),
);

/** How the ids of notes on the engine’s workings begin, and who asks for those, not for how it is now. */
const MIND = 'note/mind-';
const ASKS_HOW = /\b(?:why does|why do|how does|how do|how often does|varför|hur fungerar|hur ofta)\b/;
const OF_ITS_LIFE = /\b(?:dreams?|sleeps?|forgets?|learns?|remembers?|dröm\w*|sover|lär|glömmer|minns)\b/;
const WHAT_IT_IS = /\b(?:what is the (?:cognitive )?engine|vad är (?:den kognitiva )?motorn)$/;
const asksHowItWorks = (plain: string): boolean =>
  WHAT_IT_IS.test(plain) || (ASKS_HOW.test(plain) && OF_ITS_LIFE.test(plain));

/** How the ids of notes on the league’s rules begin. */
const RULES = 'note/rules-';

function notesOf(
  tokens: readonly string[],
  followUp: boolean,
  cues: readonly Intent[],
  thread: Thread,
  reworded: boolean,
): readonly Note[] {
  if (cues.includes('greet')) return [];
  const here = spokenIn(tokens, reworded);
  if (cues.includes('mood'))
    return asksHowItWorks(tokens.join(' '))
      ? notesFor(here).filter(({ id }) => id.startsWith(MIND) || id === 'note/engine-what')
      : [];
  if (cues.includes('league')) return notesFor(here).filter(({ id }) => OF_ARENA.has(id) || id.startsWith(RULES));
  const alone = notesFor(here);
  if (!thread.plain || !(followUp || tokens.length <= MAX_ELLIPSIS)) return alone;
  if (reworded) return alone;
  const before = spokenIn(thread.plain.split(' '));
  const leaning = notesFor(here, before).filter((note) => !isSocial(note));
  if (!followUp) return [...alone, ...leaning];
  const points = POINTS_BACK.test(tokens.join(' ')) && tokens.length <= MAX_ADDED + 2;
  return [...leaning, ...(points ? alone.filter((note) => isSocial(note) || isTouchedBy(note, before)) : alone)];
}

/** A message up to so many words may be the rest of the sentence before it. */
const MAX_ELLIPSIS = 9;

/** Whether a short message asks on of who was spoken of in the league. */
function goesOnOfLeague(
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
const goesOnOfEngine = (plain: string, length: number, named: readonly Topic[], { intent }: Thread): boolean =>
  intent === 'mood' && length <= MAX_ELLIPSIS && named.length === 0 && OF_THE_ENGINE.test(plain);

const OF_THE_ENGINE =
  /\b(dream\w*|dreamt|tired|rested|curious|confident|creative|happy|sad|calm|bored|afraid|angry|asleep|awake|sleep\w*|believe\w*|hypothes\w*|mood|feel\w*|dröm\w*|trött|nyfiken|säker|kreativ|glad|ledsen|lugn|uttråkad|rädd|arg|sover|vaken|tror|hypotes\w*|humör|känner)\b/;

function speaksOfFighter(plain: string, { names }: Thread): boolean {
  const text = ` ${plain} `;
  return names.some((name) => text.includes(` ${name} `));
}

/** Who asks of the arena how to take part, not how it stands. */
const JOINS =
  /\b(join|register|enter|sign up|take part|my (own )?(bot|agent|strategy)|bots?|api|endpoint|key|delta|anmäl\w*|gå med|går (?:jag |man |vi )?med|vara med|är med|registrera|heartbeat|send|submit|create)\b/;

function intentsOf(plain: string, named: readonly Topic[]): Intent[] {
  const cues = cuesFor(plain).intents;
  const found = INTENTS.filter((intent) => cues.get(intent)?.some((cue) => cue.test(plain)));
  const kinds = named.map((topic) => topic.kind);
  const comparable = kinds.some((kind, i) => kinds.indexOf(kind) !== i);
  const firstApi = /\bapi\b/.test(plain) && kinds.includes('api') && found.includes('use');
  const onlyApi = kinds.length > 0 && kinds.every((kind) => kind === 'api');
  const social = found.filter((intent) => SOCIAL.includes(intent));
  const lone = social.length === found.length;
  return (firstApi ? [...new Set<Intent>(['use', ...found])] : found).filter((intent) => {
    if (intent === 'greet' && (!lone || found.includes('bye') || ASKS_SOMETHING.test(plain))) return false;
    if (onlyApi && !['use', 'why', 'what', 'league'].includes(intent)) return false;
    if (intent === 'compare') return comparable;
    if (intent === 'league') return !JOINS.test(plain) || !named.some((topic) => topic.id === 'api/arena');
    if (intent === 'mood') return !named.some(isStrong) && !TRANSLATES.test(plain);
    if (intent === 'use') return kinds.includes('api');
    if (SOCIAL.includes(intent)) return plain.split(' ').length <= 5 && named.length === 0;
    return true;
  });
}

/** The words to be translated say nothing of how anybody is. */
const TRANSLATES = /\b(?:translate|translation|översätt|how do (?:you|i) say|how would you say|hur säger man)\b/;

/** A question word after a greeting: it is no mere greeting. */
const ASKS_SOMETHING =
  / (?:what|where|when|which|who|how|why|can|do|does|is|are|var|vad|när|vilken|vem|hur|varför|kan|har|finns)(?: |$)(?!(?:are|do|is) (?:you|it)\b(?:$| doing| going)|är läget|mår)/;

/** A stain, a trouble or a step named without a verb asks what to do about it. */
function impliedBy(named: readonly Topic[], cues: readonly Intent[]): readonly Intent[] {
  if (cues.some((intent) => RANK[intent] !== undefined || intent === 'what' || intent === 'compare')) return cues;
  const trouble = named.some(
    (topic) => topic.kind === 'stain' || (topic.kind === 'care' && topic.facets.care !== undefined),
  );
  if (trouble) return ['care', ...cues];
  return named.some((topic) => topic.kind === 'step') && !cues.includes('fabric-for') ? ['sew', ...cues] : cues;
}

function leansBack(
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
function comparedWith(plain: string, named: readonly Topic[], { topics }: Thread): Topic | undefined {
  if (named.length !== 1 || !COMPARES.test(plain)) return undefined;
  return topics.find(({ kind, id }) => kind === named[0].kind && id !== named[0].id);
}

const COMPARES = /\b(compared|compare|versus|vs|jämfört|jämför)\b/;

/** New topics, and of the old ones those that they do not replace. */
function merge(fresh: readonly Topic[], old: readonly Topic[]): Topic[] {
  const kinds = new Set(fresh.map((topic) => topic.kind));
  const strongComes = fresh.some(isStrong);
  const pairs = (topic: Topic): boolean =>
    (topic.kind === 'fabric' && fresh.every(({ id }) => GENERAL.has(id))) ||
    (topic.kind === 'stain' && kinds.has('fabric')) ||
    (topic.kind === 'fabric' && kinds.has('stain'));
  const kept = old.filter((topic) => !kinds.has(topic.kind) && (!strongComes || !isStrong(topic) || pairs(topic)));
  return [...fresh, ...kept];
}

function inherited(cues: readonly Intent[], thread: Thread): Intent[] {
  const own = cues.filter((intent) => intent !== 'why' && intent !== 'what' && intent !== 'more');
  const before = thread.intent ? [thread.intent] : [];
  return [...new Set([...cues.filter((intent) => intent === 'more'), ...own, ...before, ...cues])];
}

const RANK: Partial<Record<Intent, readonly TopicKind[]>> = {
  care: ['stain', 'care', 'fabric', 'garment', 'step'],
  sew: ['step', 'garment', 'fabric', 'care'],
  wear: ['occasion', 'season', 'garment', 'size', 'colour', 'fabric', 'care'],
  match: ['colour', 'garment', 'fabric', 'occasion'],
  size: ['garment', 'size'],
  amount: ['garment', 'fabric'],
  use: ['api'],
};

/** Topics by their weight for what is asked; in order of mention where nothing decides. */
function ordered(topics: readonly Topic[], intents: readonly Intent[]): Topic[] {
  const rank = intents.map((intent) => RANK[intent]).find((kinds) => kinds !== undefined);
  if (!rank) return [...topics];
  const place = (topic: Topic): number => (rank.includes(topic.kind) ? rank.indexOf(topic.kind) : rank.length);
  return [...topics].sort((a, b) => place(a) - place(b));
}

/** Words of the API are everyday words; beside clothes they are not meant, unless the question is about the API. */
function relevant(topics: readonly Topic[], intents: readonly Intent[]): Topic[] {
  const clothes = topics.filter((topic) => topic.kind !== 'api');
  if (clothes.length === 0) return [...topics];
  if (intents[0] === 'use') return topics.filter((topic) => topic.kind === 'api');
  const particular = clothes.filter((topic) => !GENERAL.has(topic.id));
  return particular.some((topic) => isStrong(topic) || topic.kind === 'occasion') ? particular : clothes;
}

/** A thing of another trade where no cloth, piece or step is named, and nobody asks what to wear, how the league stands or about a stain. */
function isElsewhere(raw: string, plain: string, named: readonly Topic[]): boolean {
  if (!namesOtherField(tokensOf(raw.slice(0, ADDS_FIELD)))) return false;
  if (named.some(({ kind }) => kind === 'garment' || kind === 'fabric' || kind === 'step' || kind === 'colour'))
    return false;
  return !OURS.test(plain);
}

/** A train is of a gown where a gown was spoken of: what goes on is heard as before. */
const goesOnOfClothes = (tokens: readonly string[], { plain }: Thread): boolean =>
  plain !== '' && tokens.length <= MAX_ELLIPSIS && notesMetWhole(spokenIn(tokens)).some((note) => !isSocial(note));

const ADDS_FIELD = 400;
const OURS =
  /\b(my data|towels?|sheets|laundry|linens|handdukar|lakan|tvätteri|curtains?|gardiner|train on|wear|wearing|dress|outfit|clothes|clothing|stain|stains|spilled|spilt|sew|sewing|api|league|arena|fighter|bot|jeans|shoes|pack for|kit|klä|klär|kläder|ha på|fläck|fläckar|spillde|sy|syr|ligan|arenan)\b/;

function isBeyond(plain: string, named: readonly Topic[], cues: readonly Intent[]): boolean {
  if (named.some((topic) => isStrong(topic) || topic.kind === 'api')) return false;
  if (cues.some((intent) => ['care', 'sew', 'wear', 'match', 'league', 'mood', 'identity'].includes(intent)))
    return false;
  return cuesFor(plain).beyond.some((pattern) => pattern.test(plain));
}
