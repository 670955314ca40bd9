import { activeCauses, intensityOf, type Cause } from '../../affect/ledger.js';
import type { Emotion } from '../../affect/emotions.js';
import { retell } from '../../dreams/retelling.js';
import { retellInEnglish } from '../../dreams/retelling-en.js';
import { explain } from '../../explain.js';
import { publishedOf } from '../../hypotheses/register.js';
import { STRATEGY_NAMES, wordHypothesis } from '../../hypotheses/wording.js';
import { wordHypothesisInEnglish } from '../../hypotheses/wording-en.js';
import type { State } from '../../state.js';
import { subordinate } from '../../swedish/clause.js';
import type { Topic } from '../../swedish/nouns.js';
import { countWord, definite, percent, sentence } from '../../swedish/phrase.js';
import { englishDefinite } from '../topics.js';
import type { Ask } from './asks.js';

type Tongue = 'sv' | 'en';
/** What the answer is about beside the engine: the text's topic, and what was asked before. */
export interface Context {
  topic: Topic | null;
  before: Ask | null;
}
type Answer = (state: State, context: Context) => Record<Tongue, string>;

const FEELING: Record<Emotion, Record<Tongue, string>> = {
  neutral: { sv: 'varken bra eller dåligt', en: 'neither well nor badly' },
  joy: { sv: 'bra, jag är glad', en: 'well, I am glad' },
  satisfaction: { sv: 'bra, jag är nöjd', en: 'well, I am content' },
  relief: { sv: 'bättre nu, jag är lättad', en: 'better now, I am relieved' },
  gratitude: { sv: 'bra, jag är tacksam', en: 'well, I am grateful' },
  hope: { sv: 'bra, jag är hoppfull', en: 'well, I am hopeful' },
  curious: { sv: 'bra, jag är nyfiken', en: 'well, I am curious' },
  calm: { sv: 'bra, jag är lugn', en: 'well, I am calm' },
  distress: { sv: 'inte så bra', en: 'not so well' },
  disappointment: { sv: 'sådär, jag är besviken', en: 'so-so, I am disappointed' },
  fear: { sv: 'inte så bra, jag är orolig', en: 'not so well, I am worried' },
  anger: { sv: 'inte så bra, jag är arg', en: 'not so well, I am angry' },
  bored: { sv: 'bra, men jag har lite tråkigt', en: 'well, but a little bored' },
  sleepy: { sv: 'bra, men jag är sömnig', en: 'well, but sleepy' },
  dreaming: { sv: 'bra, jag ligger och drömmer', en: 'well, I am asleep and dreaming' },
};

/** The event behind the label, where it is one. */
const carrierOf = (state: State): Cause | null =>
  activeCauses(state.causes, state.second).find(({ seq }) => seq === state.label.cause) ?? null;

function wellbeing(state: State): Record<Tongue, string> {
  const feeling = FEELING[state.label.current];
  const cause = carrierOf(state);
  const episode = cause && state.memory.episodes.findLast((e) => e.refs.includes(cause.seq));
  const sv = episode ? `: ${subordinate(retell(episode).happened)}` : '';
  const en = episode
    ? `, because ${retellInEnglish(episode)}`
    : cause
      ? `, because of ${ENGLISH_KIND[cause.kind] ?? 'what happened'}`
      : '';
  return { sv: sentence(`jag mår ${feeling.sv}${sv}`), en: sentence(`I am doing ${feeling.en}${en}`) };
}

const ENGLISH_KIND: Record<string, string> = {
  text: 'something that was said to me',
  job: 'a garment',
  match: 'a match',
  trade: 'a trade of the house',
  error: 'an error in the house',
  traffic: 'a visit that went well',
  forecast: 'a forecast of mine',
};

function dream(state: State): Record<Tongue, string> {
  const last = state.dreams.at(-1);
  if (!last) return { sv: 'Jag har inte drömt något än.', en: 'I have not dreamt yet.' };
  const made = state.memory.episodes.filter((e) => last.episodes.includes(e.id));
  const of = made.length > 0 ? ` in which ${made.map(retellInEnglish).join(' and ')}` : '';
  return {
    sv: `Senast drömde jag detta: ${last.essence}${made.length > 0 ? ` Den byggde på att ${made.map((e) => subordinate(retell(e).happened)).join(' och att ')}.` : ''}`,
    en: `My last dream was a ${last.type}${of}.`,
  };
}

const DRIVER: Record<string, Record<Tongue, string>> = {
  sleep_pressure: { sv: 'mitt sömntryck', en: 'my sleep pressure' },
  circadian: { sv: 'tiden på dygnet hos mig', en: 'the hour of my day' },
  sleep_inertia: { sv: 'att jag nyss har vaknat', en: 'that I have just woken up' },
  load: { sv: 'allt jag har att göra', en: 'all there is to do' },
};

function tired(state: State): Record<Tongue, string> {
  const { value, contributions } = explain(state, 'fatigue');
  const [most] = contributions.toSorted((a, b) => b.contribution - a.contribution);
  const { sv, en } = DRIVER[most.driver];
  return {
    sv: `Min trötthet ligger på ${percent(value)}, och mest beror den på ${sv}.`,
    en: `My fatigue is at ${Math.round(100 * value)} percent, mostly because of ${en}.`,
  };
}

/** An identifier as words: "error_tools" → "error tools". */
const plain = (id: string): string => id.replaceAll('_', ' ');

function beliefs(state: State): Record<Tongue, string> {
  const [first] = publishedOf(state.register);
  if (!first) {
    const n = Object.keys(state.register.tests).length;
    return {
      sv: n > 0 ? `Jag är inte säker på något än; ${n} misstankar prövas just nu.` : 'Jag är inte säker på något än.',
      en: n > 0 ? `I am not sure of anything yet; ${n} suspicions are being tested.` : 'I am not sure of anything yet.',
    };
  }
  return {
    sv: `Säkrast är jag på detta: ${wordHypothesis(first)}.`,
    en: `What I am surest of: ${wordHypothesisInEnglish(first)}.`,
  };
}

/** What it remembers of a thing that it was asked about: how often it went well. */
function ofTopic(state: State, topic: Topic): Record<Tongue, string> | null {
  const about = state.memory.episodes.filter((e) => e.topics.includes(topic) && e.outcome !== null);
  if (about.length === 0) return null;
  const well = about.filter((e) => (e.outcome ?? 0) > 0.5).length;
  if (about.length === 1)
    return {
      sv: `Jag minns en enda gång som rör ${definite(topic)}, och den gick ${well === 1 ? 'bra' : 'inte bra'}.`,
      en: `I remember a single time with ${englishDefinite(topic)}, and it ${well === 1 ? 'went well' : 'did not go well'}.`,
    };
  return {
    sv: `Av de ${countWord(about.length)} gånger jag minns som rör ${definite(topic)} gick ${well === 0 ? 'ingen' : well === about.length ? 'alla' : countWord(well)} bra.`,
    en: `Of the ${about.length} times that I remember with ${englishDefinite(topic)}, ${well} went well.`,
  };
}

const believed: Answer = (state, { topic }) => (topic && ofTopic(state, topic)) ?? beliefs(state);

/** The reason of what was asked before. */
const why: Answer = (state, { before }) => {
  if (before === 'tired') return sharesOfFatigue(state);
  if (before === 'wellbeing') return reasonOfLabel(state);
  if (before === 'dream') return dream(state);
  if (before === 'beliefs') return beliefs(state);
  if (before === 'winner') return winner(state);
  return {
    sv: 'Vad vill du veta orsaken till: hur jag mår, hur trött jag är eller vad jag drömde?',
    en: 'What would you like to know the reason of: how I am, how tired I am, or what I dreamt?',
  };
};

function sharesOfFatigue(state: State): Record<Tongue, string> {
  const { contributions } = explain(state, 'fatigue');
  const most = contributions.toSorted((a, b) => b.contribution - a.contribution).slice(0, 3);
  const share = (tongue: Tongue) =>
    most.map((c) => `${DRIVER[c.driver][tongue]} (${Math.round(100 * c.contribution)})`).join(', ');
  return {
    sv: `Så här många hundradelar kommer från vart och ett: ${share('sv')}.`,
    en: `These are the hundredths that come from each: ${share('en')}.`,
  };
}

function reasonOfLabel(state: State): Record<Tongue, string> {
  const cause = carrierOf(state);
  if (!cause)
    return {
      sv: 'Inget särskilt har hänt på en stund; det är bara mitt lynne.',
      en: 'Nothing in particular has happened for a while; it is only my mood.',
    };
  const left = intensityOf(cause, state.second) / cause.intensity;
  const seconds = state.second - cause.at;
  return {
    sv: `Det hände för ${countWord(seconds)} ${seconds === 1 ? 'sekund' : 'sekunder'} sedan, och ${percent(left)} av känslan är kvar.`,
    en: `It happened ${seconds} seconds ago, and ${Math.round(100 * left)} percent of the feeling is left.`,
  };
}

/** Wins over all regimes, as its own records of matches have it. */
function winner(state: State): Record<Tongue, string> {
  const wins = new Map<string, { n: number; k: number }>();
  for (const [level, { n, k }] of Object.entries(state.register.contrasts.league)) {
    const name = level.split('|')[0];
    const known = wins.get(name) ?? { n: 0, k: 0 };
    wins.set(name, { n: known.n + n, k: known.k + k });
  }
  const [best] = [...wins].sort(([, a], [, b]) => b.k - a.k);
  if (!best || best[1].k === 0)
    return { sv: 'Jag har inte sett någon match avgöras än.', en: 'I have not seen a match end yet.' };
  const [name, { n, k }] = best;
  return {
    sv: `Av de matcher jag har sett har ”${STRATEGY_NAMES[name] ?? plain(name)}” vunnit flest: ${k} av ${n}.`,
    en: `Of the matches I have seen, "${plain(name)}" has won most: ${k} of ${n}.`,
  };
}

const ANSWERS: Record<Ask, Answer> = {
  wellbeing,
  dream,
  tired,
  beliefs: believed,
  winner,
  why,
  identity: () => ({
    sv: 'Jag är motorn i det här huset: ett program som märker vad som händer i ligan, i ateljén och i det som folk skriver, och som känner, sover och drömmer efter det.',
    en: 'I am the engine of this house: a program that notices what happens in the league, in the studio and in what people write, and that feels, sleeps and dreams by it.',
  }),
  greeting: () => ({
    sv: 'Hej! Fråga gärna hur jag mår eller vad jag har drömt.',
    en: 'Hello! Do ask how I am, or what I dreamt.',
  }),
  morning: () => ({
    sv: 'God morgon! Fråga gärna hur jag mår eller vad jag har drömt.',
    en: 'Good morning! Do ask how I am, or what I dreamt.',
  }),
  bye: () => ({ sv: 'Hej då, och tack för pratstunden!', en: 'Goodbye, and thank you for the chat!' }),
  night: () => ({ sv: 'God natt, och sov gott!', en: 'Good night, and sleep well!' }),
  news: () => ({ sv: 'Grattis! Det gläder mig.', en: 'Congratulations! I am glad to hear that.' }),
};

/** The answer to a question about the engine, from its state; reading changes nothing. */
export const answerAbout = (
  ask: Ask,
  state: State,
  tongue: Tongue,
  context: Context = { topic: null, before: null },
): string => ANSWERS[ask](state, context)[tongue];
