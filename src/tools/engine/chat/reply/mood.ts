import type { Emotion } from '../../../../cognitive/engine/index.js';
import type { MoodDriver, MoodSnapshot } from '../../../../common/ports/mood.js';
import type { ChatFacts } from '../facts.js';
import type { Said } from '../knowledge/topic.js';
import type { Language } from '../text.js';
import type { Question } from '../question.js';
import { figure, listed, say, signed } from './say.js';

const EMOTIONS: Readonly<Record<string, Said>> = {
  neutral: ['neutral', 'neutral'],
  joy: ['joyful', 'glad'],
  satisfaction: ['satisfied', 'nöjd'],
  relief: ['relieved', 'lättad'],
  gratitude: ['grateful', 'tacksam'],
  hope: ['hopeful', 'hoppfull'],
  curious: ['curious', 'nyfiken'],
  calm: ['calm', 'lugn'],
  distress: ['distressed', 'plågad'],
  disappointment: ['disappointed', 'besviken'],
  fear: ['afraid', 'rädd'],
  anger: ['angry', 'arg'],
  bored: ['bored', 'uttråkad'],
  sleepy: ['sleepy', 'sömnig'],
  dreaming: ['dreaming', 'drömmande'],
} satisfies Record<Emotion, Said>;
const PHASES: Readonly<Record<string, Said>> = {
  awake: ['awake', 'vaken'],
  drowsy: ['drowsy', 'dåsig'],
  nrem: ['in deep sleep', 'i djupsömn'],
  rem: ['in dream sleep', 'i drömsömn'],
  lucid: ['in a lucid dream', 'i en klardröm'],
};
const DRIVERS: Readonly<Record<string, Said>> = {
  sleep_pressure: ['sleep pressure', 'sömntryck'],
  load: ['load', 'belastning'],
  sleep_inertia: ['sleep inertia', 'sömntröghet'],
  certainty: ['certainty', 'visshet'],
  skill_over_chance: ['forecasts better than chance', 'förutsägelser bättre än slumpen'],
  error_free: ['few errors', 'få fel'],
  freshness: ['being rested', 'utvilad'],
  novelty_surprise: ['new and surprising things', 'nya och överraskande saker'],
  learning_progress: ['learning progress', 'framsteg i lärandet'],
  uncertainty: ['open questions', 'öppna frågor'],
  wakefulness: ['wakefulness', 'vakenhet'],
  episode_variety: ['variety of events', 'omväxlande händelser'],
  curiosity: ['curiosity', 'nyfikenhet'],
  dream_recombination: ['dreams', 'drömmar'],
  pleasure: ['pleasure', 'välbehag'],
};
/** What happened, by the first word of its label. */
const EVENTS: Readonly<Record<string, Said>> = {
  concept: ['a concept was asked for', 'ett koncept efterfrågades'],
  error: ['something failed', 'något gick fel'],
  job: ['a job was worked on', 'ett jobb kördes'],
  key: ['a key was made', 'en nyckel skapades'],
  lead: ['the lead changed', 'täten i en match växlade'],
  limit: ['somebody met a limit', 'någon nådde en gräns'],
  liquidation: ['a position was liquidated', 'en position likviderades'],
  match: ['a match moved on', 'en match gick vidare'],
  registration: ['somebody registered', 'någon registrerade sig'],
  text: ['a text was read', 'en text lästes'],
  trade: ['a trade was made', 'en affär gjordes'],
  traffic: ['requests came in', 'anrop kom in'],
  vitals: ['the house took its own pulse', 'huset kände på sin egen puls'],
};

function eventName(label: string, language: Language): string {
  const known = EVENTS[label.split(/[ _]/)[0]];
  return known ? say(known, language) : label.replaceAll('_', ' ');
}

const SCALARS: readonly { key: 'confidence' | 'curiosity' | 'fatigue' | 'creativity'; name: Said; cue: RegExp }[] = [
  { key: 'confidence', name: ['confidence', 'tillförsikt'], cue: /confiden|säker|tillförsikt/ },
  { key: 'curiosity', name: ['curiosity', 'nyfikenhet'], cue: /curio|nyfik/ },
  { key: 'fatigue', name: ['fatigue', 'trötthet'], cue: /tired|fatigue|sleep|trött|sömn/ },
  { key: 'creativity', name: ['creativity', 'kreativitet'], cue: /creativ|kreativ/ },
];

/** How the engine feels and why, from its own state; honest where it is missing. */
export function tellMood(question: Question, { mood, publicUrl }: ChatFacts): string {
  const sv = question.language === 'sv';
  if (!mood) {
    return sv
      ? `Själv känner jag inget, jag är ett program som kan tyger; och den kognitiva motorn är inte laddad här. Där den körs visar GET ${publicUrl}/api/cognitive hur den mår.`
      : `I feel nothing myself, being a program that knows cloth, and the cognitive engine is not loaded here. Where it runs, GET ${publicUrl}/api/cognitive shows how it feels.`;
  }
  if (/\b(dream|dreams|dreaming|dreamt|dreamed|drömde|drömt|drömmer|dröm|drömmar)\b/.test(question.plain))
    return tellDream(mood, question.language);
  if (/\b(hypothes[ei]s|believe|hypoteser|tror)\b/.test(question.plain)) return tellHypotheses(mood, question.language);
  return question.asksWhy ? tellWhy(mood, question) : tellState(mood, question.language);
}

function tellState(mood: MoodSnapshot, language: Language): string {
  const emotion = say(EMOTIONS[mood.emotion] ?? [mood.emotion, mood.emotion], language);
  const phase = say(PHASES[mood.edePhase] ?? [mood.edePhase, mood.edePhase], language);
  const scalars = listed(
    SCALARS.map(({ key, name }) => `${say(name, language)} ${figure(mood[key] * 100, 0, language)} %`),
    language,
  );
  return language === 'sv'
    ? `Själv känner jag inget, men motorn här i huset är just nu ${emotion} och ${phase}: ${scalars}. Fråga varför så visar jag vad som driver det.`
    : `I feel nothing myself, but the cognitive engine of this house is ${emotion} and ${phase} just now: ${scalars}. Ask why and I will show what drives it.`;
}

function tellWhy(mood: MoodSnapshot, question: Question): string {
  const { plain, language } = question;
  const asked = SCALARS.find(({ cue }) => cue.test(plain));
  const shown = asked ? [asked] : SCALARS.filter(({ key }) => (mood.drivers[key]?.length ?? 0) > 0).slice(0, 2);
  const parts = shown.map(
    ({ key, name }) =>
      `${say(name, language)} ${figure(mood[key] * 100, 0, language)} % (${drivers(mood.drivers[key] ?? [], language)})`,
  );
  if (parts.length === 0)
    return question.language === 'sv'
      ? 'Vad som driver läget just nu finns inte i det jag ser av motorn.'
      : 'What drives its state just now is not in what I see of the engine.';
  const recent = [...new Set(mood.recentEvents.map((event) => eventName(event, language)))].slice(0, 3);
  const sv = language === 'sv';
  const latest =
    recent.length > 0
      ? sv
        ? ` Det senaste som hände: ${listed(recent, language)}.`
        : ` What happened last: ${listed(recent, language)}.`
      : '';
  return `${sv ? 'Det som driver läget' : 'What drives its state'}: ${parts.join('; ')}.${latest}`;
}

function drivers(list: readonly MoodDriver[], language: Language): string {
  if (list.length === 0) return language === 'sv' ? 'utan kända drivkrafter' : 'without known drivers';
  return list
    .slice(0, 3)
    .map(({ driver, contribution }) => {
      const name = say(DRIVERS[driver] ?? [driver.replaceAll('_', ' '), driver.replaceAll('_', ' ')], language);
      return `${name} ${signed(contribution, 2, language)}`;
    })
    .join(', ');
}

function tellDream({ currentDream, edePhase }: MoodSnapshot, language: Language): string {
  const asleep = ['nrem', 'rem', 'lucid'].includes(edePhase);
  if (language === 'sv')
    return asleep
      ? `Motorn sover och drömmer: ”${currentDream}”`
      : `Motorn är vaken. Den senaste drömmen: ”${currentDream}”`;
  return asleep
    ? `The engine is asleep and dreams, in Swedish: “${currentDream}”`
    : `The engine is awake. Its latest dream, in Swedish: “${currentDream}”`;
}

function tellHypotheses({ hypotheses }: MoodSnapshot, language: Language): string {
  const shown = hypotheses
    .slice(0, 3)
    .map((text) => `”${text}”`)
    .join(' ');
  if (hypotheses.length === 0)
    return language === 'sv' ? 'Motorn har inga hypoteser just nu.' : 'The engine holds no hypotheses just now.';
  return language === 'sv'
    ? `Motorns starkaste hypoteser: ${shown}`
    : `The engine’s strongest hypotheses, in its own Swedish: ${shown}`;
}
