import type { Emotion } from '../affect/emotions.js';
import type { Dream } from '../dreams/dream.js';
import { retell } from '../dreams/retelling.js';
import type { Health } from '../health.js';
import type { Episode } from '../memory/episode.js';
import type { Phase } from '../sleep/pressure.js';
import { inverted, subordinate } from '../swedish/clause.js';
import { counted, countWord, percent } from '../swedish/phrase.js';

/** What can be said follows from this; nothing else. */
export interface SpeechInputs {
  phase: Phase;
  emotion: Emotion;
  health: Health;
  fatigue: number;
  confidence: number;
  curiosity: number;
  creativity: number;
  S: number;
  activeModules: number;
  episodes: readonly Episode[];
  /** the episodes most on its mind, strongest first */
  salient: readonly Episode[];
  dream: Dream | null;
  totalDreams: number;
  hypotheses: number;
  /** first published hypothesis, worded */
  hypothesis: string | null;
  /** expected probability that the next garment gets ready, and that the next request goes well */
  garment: number;
  reliability: number;
  liked: number;
}

export type AboutKind = 'state' | 'episode' | 'dream' | 'hypothesis' | 'prediction';

/** One thing that may be said, and why. */
export interface Saying {
  plan: string;
  about: { kind: AboutKind; id: string };
  text: string;
  because: string[];
}

type Make = (x: SpeechInputs) => Omit<Saying, 'plan'> | null;

const state = (id: string, text: string, because: string[]): Omit<Saying, 'plan'> => ({
  about: { kind: 'state', id },
  text,
  because,
});
const when = (holds: boolean, make: () => Omit<Saying, 'plan'>): Omit<Saying, 'plan'> | null => (holds ? make() : null);
const awake = (x: SpeechInputs): boolean => x.phase === 'awake';

/** Only what is given as a fraction is rounded; the sentence then holds for the value in the snapshot. */
const STATE: Make[] = [
  (x) =>
    when(awake(x) && x.fatigue < 0.4, () =>
      state('fatigue', 'jag är vaken och pigg', [`trötthet ${percent(x.fatigue)}`]),
    ),
  (x) => when(awake(x), () => state('fatigue', `min trötthet är ${percent(x.fatigue)}`, [`sömntryck ${percent(x.S)}`])),
  (x) =>
    when(awake(x) && x.fatigue >= 0.4, () =>
      state('fatigue', 'snart behöver jag sova', [`trötthet ${percent(x.fatigue)}`]),
    ),
  (x) => when(x.phase === 'drowsy', () => state('ede_phase', 'mina ögonlock är tunga', [`sömntryck ${percent(x.S)}`])),
  (x) => when(x.phase === 'drowsy', () => state('ede_phase', 'jag är på väg att somna', [`sömntryck ${percent(x.S)}`])),
  (x) => when(x.phase === 'nrem', () => state('ede_phase', 'jag sover djupt', ['fasen är nrem'])),
  (x) =>
    when(x.phase === 'nrem' || x.phase === 'rem', () => state('ede_phase', 'jag pratar visst i sömnen', ['jag sover'])),
  (x) => when(x.phase === 'rem', () => state('ede_phase', 'jag drömmer just nu', ['fasen är rem'])),
  (x) => when(x.phase === 'lucid', () => state('ede_phase', 'jag drömmer och vet om det', ['fasen är lucid'])),
  (x) => state('confidence', `jag litar till ${percent(x.confidence)} på det jag tror mig veta`, ['confidence']),
  (x) => state('curiosity', `min nyfikenhet ligger på ${percent(x.curiosity)}`, ['curiosity']),
  (x) => state('creativity', `min skaparlust ligger på ${percent(x.creativity)}`, ['creativity']),
  (x) => state('active_modules', `just nu arbetar ${countWord(x.activeModules)} delar av mig`, ['active_modules']),
  (x) => when(x.health === 'ok', () => state('health', 'allt fungerar som det ska', ['health är ok'])),
  (x) => when(x.health !== 'ok', () => state('health', 'något i maskineriet skaver', [`health är ${x.health}`])),
  (x) =>
    when(x.curiosity > 0.4, () =>
      state('curiosity', 'det händer saker som jag inte förstår än', [`nyfikenhet ${percent(x.curiosity)}`]),
    ),
  (x) => when(x.emotion === 'bored', () => state('emotion', 'det är ganska stilla här', ['emotion är bored'])),
  (x) => when(x.emotion === 'calm', () => state('emotion', 'jag är lugn', ['emotion är calm'])),
  (x) =>
    when(['joy', 'gratitude', 'satisfaction'].includes(x.emotion), () =>
      state('emotion', 'det känns bra just nu', [`emotion är ${x.emotion}`]),
    ),
  (x) =>
    when(['distress', 'disappointment', 'fear', 'anger'].includes(x.emotion), () =>
      state('emotion', 'det känns tungt just nu', [`emotion är ${x.emotion}`]),
    ),
  (x) => when(x.emotion === 'relief', () => state('emotion', 'det var en lättnad', ['emotion är relief'])),
  (x) => when(x.emotion === 'hope', () => state('emotion', 'jag väntar på något och hoppas', ['emotion är hope'])),
  (x) => when(x.episodes.length === 0, () => state('memory', 'jag minns ingenting än', ['minnet är tomt'])),
  (x) =>
    when(x.episodes.length > 1, () =>
      state('memory', `jag minns ${countWord(x.episodes.length)} händelser`, ['minnet']),
    ),
  (x) =>
    when(x.totalDreams > 1, () =>
      state('total_dreams', `jag har drömt ${counted(x.totalDreams, 'dream')}`, ['total_dreams']),
    ),
  (x) => when(x.totalDreams === 0, () => state('total_dreams', 'jag har inte drömt än', ['total_dreams är noll'])),
  (x) =>
    when(x.hypotheses === 0, () =>
      state('hypotheses', 'jag har ännu inget mönster att berätta om', ['ingen hypotes håller']),
    ),
  (x) =>
    when(x.hypotheses > 1, () =>
      state('hypotheses', `jag håller ${countWord(x.hypotheses)} hypoteser för sannolika`, ['hypotheses']),
    ),
];

const prediction = (id: string, text: string, p: number): Omit<Saying, 'plan'> => ({
  about: { kind: 'prediction', id },
  text,
  because: [`förväntan ${percent(p)}`],
});

const PREDICTIONS: Make[] = [
  (x) =>
    prediction(
      'garments',
      `att nästa plagg blir klart i tid håller jag för ${percent(x.garment)} sannolikt`,
      x.garment,
    ),
  (x) => prediction('reliability', `nästa anrop går bra med ${percent(x.reliability)} sannolikhet`, x.reliability),
  (x) => prediction('liked', `nästa ord till mig är vänligt med ${percent(x.liked)} sannolikhet`, x.liked),
];

const DREAMS: Make[] = [
  ({ dream, phase }) =>
    dream && when(phase === 'awake', () => ofDream(dream, `jag drömde nyss: ${lower(dream.essence)}`)),
  ({ dream, phase }) => dream && when(phase !== 'awake', () => ofDream(dream, `i min dröm: ${lower(dream.essence)}`)),
  ({ dream }) => dream && when(dream.type === 'nightmare', () => ofDream(dream, 'min senaste dröm var en mardröm')),
  ({ dream }) => dream && when(dream.vividness > 0.5, () => ofDream(dream, 'min senaste dröm var ovanligt tydlig')),
];

const ofDream = (dream: Dream, text: string): Omit<Saying, 'plan'> => ({
  about: { kind: 'dream', id: String(dream.id) },
  text,
  because: [`drömmens livlighet ${percent(dream.vividness)}`],
});

/** A proper name or abbreviation at the beginning keeps its capital. */
const lower = (essence: string): string =>
  /^[A-ZÅÄÖ]{2}/.test(essence) ? essence : essence.charAt(0).toLocaleLowerCase('sv') + essence.slice(1);

const HYPOTHESES: Make[] = [
  ({ hypothesis }) =>
    hypothesis === null
      ? null
      : { about: { kind: 'hypothesis', id: '1' }, text: hypothesis, because: ['mönstret håller'] },
];

type Recount = (e: Episode) => string;
const RECOUNTS: Recount[] = [
  (e) => `jag tänker på hur ${subordinate(retell(e).happened)}`,
  (e) => `nyligen ${inverted(retell(e).happened)}`,
  (e) => `jag minns att ${subordinate(retell(e).happened)}`,
  (e) => `det som ligger överst i mitt minne är att ${subordinate(retell(e).happened)}`,
];

/** Every saying that is true of the state, in the order of the plans. */
export function sayings(x: SpeechInputs): Saying[] {
  const out: Saying[] = [];
  [...STATE, ...PREDICTIONS, ...DREAMS, ...HYPOTHESES].forEach((make, i) => {
    const saying = make(x);
    if (saying) out.push({ plan: `say-${i + 1}`, ...saying });
  });
  x.salient.forEach((e) => {
    RECOUNTS.forEach((recount, i) => {
      const because = [`överraskning ${percent(e.surprise)}`];
      out.push({ plan: `recount-${i + 1}`, about: { kind: 'episode', id: String(e.id) }, text: recount(e), because });
    });
  });
  return out;
}
