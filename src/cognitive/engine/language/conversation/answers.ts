import { activeCauses, intensityOf, type Cause } from '../../affect/ledger.js';
import type { Emotion } from '../../affect/emotions.js';
import { retell } from '../../dreams/retelling.js';
import { glossOf } from '../../dreams/gloss.js';
import { retellInEnglish } from '../../dreams/retelling-en.js';
import { explain } from '../../explain.js';
import { posteriorOf, publishedOf } from '../../hypotheses/register.js';
import { wordHypothesis } from '../../hypotheses/wording.js';
import { wordHypothesisInEnglish } from '../../hypotheses/wording-en.js';
import type { State } from '../../state.js';
import { subordinate } from '../../swedish/clause.js';
import type { Topic } from '../../swedish/nouns.js';
import { countWord, definite, percent, sentence } from '../../swedish/phrase.js';
import { englishDefinite } from '../topics.js';
import { agoOf, type Answer, type Context, type Tongue } from './answer.js';
import type { Ask } from './asks.js';
import { OF_EVENTS } from './of-events.js';
import { isOfLeague, OF_LEAGUE, surenessOfLeague } from './of-league.js';
import { OF_SELF } from './of-self.js';
import { OF_SLEEP } from './of-sleep.js';

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
  const sv = episode
    ? `: ${subordinate(retell(episode).happened)}`
    : cause
      ? `, och det beror på ${SWEDISH_KIND[cause.kind] ?? 'något som hände'}`
      : '';
  const en = episode
    ? `, because ${retellInEnglish(episode)}`
    : cause
      ? `, because of ${ENGLISH_KIND[cause.kind] ?? 'what happened'}`
      : '';
  return { sv: sentence(`jag mår ${feeling.sv}${sv}`), en: sentence(`I am doing ${feeling.en}${en}`) };
}

const SWEDISH_KIND: Record<string, string> = {
  text: 'något som någon skrev till mig',
  job: 'ett plagg',
  match: 'en match',
  trade: 'en av husets affärer',
  error: 'ett fel i huset',
  traffic: 'ett besök som gick bra',
  forecast: 'en prognos jag hade gjort',
};
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
  const isTold = made.length === 0 || last.plan.startsWith('recombination-two');
  return {
    sv: `Senast drömde jag detta: ${last.essence}${isTold ? '' : ` Drömmen byggde på att ${made.map((e) => subordinate(retell(e).happened)).join(' och att ')}.`}`,
    en: `My last dream was ${glossOf(last, state.memory.episodes)}.`,
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
const why: Answer = (state, context) => {
  const { before } = context;
  if (before === 'tired') return sharesOfFatigue(state);
  if (before === 'wellbeing' || before === 'mood') return reasonOfLabel(state);
  if (before === 'dream') return dream(state);
  if (before === 'beliefs') return beliefs(state);
  if (before === 'winner') return OF_LEAGUE.winner(state, context);
  if (before === 'doing' || before === 'surprise') return OF_EVENTS.felt(state, context);
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
  const [sv, en] = [
    SWEDISH_KIND[cause.kind] ?? 'något som hände',
    ENGLISH_KIND[cause.kind] ?? 'something that happened',
  ];
  const ago = agoOf(state.second - cause.at);
  return {
    sv: `Det var ${sv} som gjorde det, ${ago.sv}, och ${percent(left)} av känslan är kvar.`,
    en: `It was ${en} that did it, ${ago.en}, and ${Math.round(100 * left)} percent of the feeling is left.`,
  };
}

/** How sure it is of what was asked before. */
const sure: Answer = (state, context) => {
  if (isOfLeague(context)) return surenessOfLeague(state, context);
  const [first] = publishedOf(state.register);
  const confidence = explain(state, 'confidence').value;
  if (context.before === 'beliefs' && first)
    return {
      sv: `Så här säker: sannolikheten är ${percent(posteriorOf(first))}.`,
      en: `This sure: the probability is ${Math.round(100 * posteriorOf(first))} percent.`,
    };
  const held = surenessOfBeliefs(state);
  return {
    sv: `${held.sv} Min tillförsikt, ${percent(confidence)}, är ingen sannolikhet: den lägger ihop hur säkra mina förutsägelser är, vad de är bättre än slumpen, hur få fel som sker och hur utvilad jag är.`,
    en: `${held.en} My confidence, ${Math.round(100 * confidence)} percent, is no probability: it adds up how certain my forecasts are, how far they beat chance, how few errors there are and how rested I am.`,
  };
};

/** How probable the patterns are that it tells: the one figure that is a probability of them. */
function surenessOfBeliefs({ register }: State): Record<Tongue, string> {
  const all = publishedOf(register).map(posteriorOf);
  if (all.length === 0)
    return { sv: 'Inget mönster har hållit på nya händelser än.', en: 'No pattern has held on new events yet.' };
  const least = Math.min(...all);
  return {
    sv: `Det minst säkra av det jag håller för sant har sannolikheten ${percent(least)}.`,
    en: `The least certain of what I hold to be so has a probability of ${Math.round(100 * least)} percent.`,
  };
}

const LOW: ReadonlySet<Emotion> = new Set(['distress', 'disappointment', 'fear', 'anger']);

/** Whether it is in a bad mood, and why. */
const mood: Answer = (state, context) => {
  const [how, because] = [wellbeing(state), reasonOfLabel(state)];
  if (context.before === 'mood') return because;
  const isLow = LOW.has(state.label.current);
  return {
    sv: `${isLow ? '' : 'Det är jag inte. '}${how.sv} ${isLow ? because.sv : ''}`.trim(),
    en: `${isLow ? '' : 'I am not. '}${how.en} ${isLow ? because.en : ''}`.trim(),
  };
};

/** What it has taken back, and what never held: counted, and the last of them. */
function wrong({ register: { retracted, withdrawn } }: State): Record<Tongue, string> {
  const last = retracted.at(-1) ?? withdrawn.at(-1);
  if (!last)
    return {
      sv: 'Ännu har jag inte tagit tillbaka något: inget som jag har misstänkt har prövats färdigt och fallit.',
      en: 'I have taken nothing back yet: nothing that I suspected has been tested to its end and failed.',
    };
  const [told, failed] = [retracted.length, withdrawn.length];
  return {
    sv: `${told === 0 ? 'Inget som jag har hållit för sant har jag tagit tillbaka' : `Jag har tagit tillbaka ${countWord(told)} av mina mönster`}, och ${countWord(failed)} ${failed === 1 ? 'misstanke' : 'misstankar'} höll aldrig. Senast: ${wordHypothesis(last)}.`,
    en: `${told === 0 ? 'I have taken back nothing that I held to be so' : `I have taken back ${told} of my patterns`}, and ${failed} ${failed === 1 ? 'suspicion' : 'suspicions'} never held. The last: ${wordHypothesisInEnglish(last)}.`,
  };
}

const ANSWERS: Record<Ask, Answer> = {
  ...OF_SELF,
  ...OF_SLEEP,
  ...OF_EVENTS,
  ...OF_LEAGUE,
  sure,
  wrong,
  mood,
  wellbeing,
  dream,
  tired,
  beliefs: believed,
  why,
  identity: () => ({
    sv: 'Jag är motorn i det här huset: ett program som märker vad som händer i ligan, i ateljén och i det som folk skriver, och som känner, sover och drömmer efter det.',
    en: 'I am the engine of this house: a program that notices what happens in the league, in the studio and in what people write, and that feels, sleeps and dreams by it.',
  }),
  greeting: (_, { before }) => ({
    sv: before ? 'Hej igen!' : 'Hej! Fråga gärna hur jag mår eller vad jag har drömt.',
    en: before ? 'Hello again!' : 'Hello! Do ask how I am, or what I dreamt.',
  }),
  morning: () => ({
    sv: 'God morgon! Fråga gärna hur jag mår eller vad jag har drömt.',
    en: 'Good morning! Do ask how I am, or what I dreamt.',
  }),
  bye: () => ({ sv: 'Hej då, och tack för pratstunden!', en: 'Goodbye, and thank you for the chat!' }),
  night: (_, { before }) => ({
    sv: before === 'night' ? 'Tack detsamma!' : 'God natt, och sov gott!',
    en: before === 'night' ? 'And you!' : 'Good night, and sleep well!',
  }),
  news: () => ({ sv: 'Grattis! Det gläder mig.', en: 'Congratulations! I am glad to hear that.' }),
};

/** The answer to a question about the engine, from its state; reading changes nothing. */
export const answerAbout = (
  ask: Ask,
  state: State,
  tongue: Tongue,
  context: Context = { topic: null, before: null, words: [] },
): string => ANSWERS[ask](state, context)[tongue];
