import type { Emotion } from '../affect/emotions.js';
import type { Dream } from '../dreams/dream.js';
import { retell } from '../dreams/retelling.js';
import type { Health } from '../health.js';
import type { Episode } from '../memory/episode.js';
import { isAsleep, type Phase } from '../sleep/pressure.js';
import { inverted, subordinate } from '../swedish/clause.js';
import { counted, countWord, percent } from '../swedish/phrase.js';

/** What can be said follows from this; nothing else. */
export interface SpeechInputs {
  phase: Phase;
  /** seconds since the phase began, and since the event that carries the label; Infinity for a mood */
  inPhase: number;
  feltFor: number;
  /** whether anything distressing is still felt, be it the label or not */
  troubled: boolean;
  emotion: Emotion;
  health: Health;
  fatigue: number;
  /** an index of four drivers, no probability; and one of them, what the forecasts do better than chance, [0, 1] */
  confidence: number;
  skill: number;
  curiosity: number;
  creativity: number;
  lucidity: number;
  /** pleasure and arousal of the emotion, [−1, 1]; bodily arousal, error level, novelty, [0, 1] */
  pleasure: number;
  arousal: number;
  error: number;
  novelty: number;
  S: number;
  /** biological hour of day, [0, 24) */
  hour: number;
  second: number;
  /** biological days lived, and texts felt so far */
  age: number;
  texts: number;
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

/** "nyss" is no longer ago than this, seconds. */
const NYSS = 600;

/** "ingen del", "en del", "sex delar". */
const parts = (n: number): string => (n === 0 ? 'ingen del' : n === 1 ? 'en del' : `${countWord(n)} delar`);

/** "87 procents chans"; never a certainty that nobody has. */
const chance = (p: number): string => `${percent(Math.min(0.99, Math.max(0.01, p)))}s chans`;

/** What the forecasts' Brier skill over always saying ½ means. */
const forecasts = (skill: number): string =>
  skill < 0.005
    ? 'mina förutsägelser är hittills inte bättre än slumpen'
    : `mina förutsägelser är ${percent(skill)} av vägen från slump till fullträff`;

type Make = (x: SpeechInputs) => Omit<Saying, 'plan'> | null;

const state = (id: string, text: string, because: string[]): Omit<Saying, 'plan'> => ({
  about: { kind: 'state', id },
  text,
  because,
});
const when = (holds: boolean, make: () => Omit<Saying, 'plan'>): Omit<Saying, 'plan'> | null => (holds ? make() : null);
/** Awake, asleep, or moved, for as long as nothing said in the minute before can gainsay it. */
const SETTLED = 60;
const awake = (x: SpeechInputs): boolean => x.phase === 'awake' && x.inPhase >= SETTLED;
const feels = (x: SpeechInputs, ...labels: Emotion[]): boolean => labels.includes(x.emotion) && x.feltFor >= SETTLED;
const GLAD: Emotion[] = ['joy', 'gratitude', 'satisfaction'];
export const SAD: readonly Emotion[] = ['distress', 'disappointment', 'fear', 'anger'];

const FELT: Partial<Record<Emotion, string>> = {
  joy: 'glädje',
  gratitude: 'tacksamhet',
  satisfaction: 'belåtenhet',
  distress: 'nedstämdhet',
  disappointment: 'besvikelse',
  fear: 'rädsla',
  anger: 'ilska',
};
const BEARING: Record<Health, string> = {
  ok: 'god',
  strained: 'ansträngd',
  degraded: 'nedsatt',
  critical: 'kritisk',
};

/** Only what is given as a fraction is rounded; the sentence then holds for the value in the snapshot. */
const STATE: Make[] = [
  (x) =>
    when(awake(x) && x.fatigue < 0.35 && x.S < 0.42, () =>
      state('fatigue', 'jag är vaken och pigg', [`trötthet ${percent(x.fatigue)}`]),
    ),
  (x) =>
    when(x.phase === 'awake', () =>
      state('fatigue', `min trötthet ligger på ${percent(x.fatigue)}`, [`sömntryck ${percent(x.S)}`]),
    ),
  (x) =>
    when(awake(x) && x.fatigue >= 0.45, () =>
      state('fatigue', 'snart behöver jag sova', [`trötthet ${percent(x.fatigue)}`]),
    ),
  (x) => when(x.phase === 'drowsy', () => state('ede_phase', 'mina ögonlock är tunga', [`sömntryck ${percent(x.S)}`])),
  (x) => when(x.phase === 'drowsy', () => state('ede_phase', 'jag är på väg att somna', [`sömntryck ${percent(x.S)}`])),
  (x) =>
    when(x.phase === 'nrem' && x.inPhase >= SETTLED, () =>
      state('ede_phase', 'jag sover djupt', ['fasen är djupsömn']),
    ),
  (x) =>
    when((x.phase === 'nrem' && x.inPhase >= SETTLED) || x.phase === 'rem', () =>
      state('ede_phase', 'jag pratar visst i sömnen', ['jag sover']),
    ),
  (x) => when(x.phase === 'rem', () => state('ede_phase', 'jag drömmer just nu', ['fasen är drömsömn'])),
  (x) => when(x.phase === 'lucid', () => state('ede_phase', 'jag drömmer och vet om det', ['fasen är klardröm'])),
  (x) =>
    state('confidence', `min tillförsikt ligger på ${percent(x.confidence)}`, [`tillförsikt ${percent(x.confidence)}`]),
  (x) => state('skill_over_chance', forecasts(x.skill), [`träffsäkerhet utöver slumpens ${percent(x.skill)}`]),
  (x) => state('curiosity', `min nyfikenhet ligger på ${percent(x.curiosity)}`, [`nyfikenhet ${percent(x.curiosity)}`]),
  (x) =>
    state('creativity', `min skaparlust ligger på ${percent(x.creativity)}`, [`skaparlust ${percent(x.creativity)}`]),
  (x) => state('active_modules', `just nu arbetar ${parts(x.activeModules)} av mig`, ['delarnas aktivitet']),
  (x) =>
    when(x.health === 'ok' && x.error < 0.05, () =>
      state('health', 'allt fungerar som det ska', [`hälsan är ${BEARING.ok}`]),
    ),
  (x) =>
    when(x.health !== 'ok', () => state('health', 'något i maskineriet skaver', [`hälsan är ${BEARING[x.health]}`])),
  (x) =>
    when(x.curiosity > 0.45, () =>
      state('curiosity', 'det händer saker som jag inte förstår än', [`nyfikenhet ${percent(x.curiosity)}`]),
    ),
  (x) => when(x.emotion === 'bored', () => state('emotion', 'det är ganska stilla här', ['känslan är tristess'])),
  (x) => when(x.emotion === 'calm' && x.arousal < 0.2, () => state('emotion', 'jag är lugn', ['känslan är lugn'])),
  (x) =>
    when(feels(x, ...GLAD) && !x.troubled, () =>
      state('emotion', 'det känns bra just nu', [`känslan är ${FELT[x.emotion]}`]),
    ),
  (x) => when(feels(x, ...SAD), () => state('emotion', 'det känns tungt just nu', [`känslan är ${FELT[x.emotion]}`])),
  (x) => when(x.emotion === 'relief', () => state('emotion', 'det var en lättnad', ['känslan är lättnad'])),
  (x) => when(x.emotion === 'hope', () => state('emotion', 'jag väntar på något och hoppas', ['känslan är hopp'])),
  (x) => when(x.episodes.length === 0, () => state('memory', 'jag minns ingenting än', ['minnet är tomt'])),
  (x) =>
    when(x.episodes.length > 1, () =>
      state('memory', `jag minns ${countWord(x.episodes.length)} händelser`, ['minnet']),
    ),
  (x) =>
    when(x.totalDreams > 1, () =>
      state('total_dreams', `jag har drömt ${counted(x.totalDreams, 'dream')}`, ['drömmarna']),
    ),
  (x) => when(x.totalDreams === 0, () => state('total_dreams', 'jag har inte drömt än', ['drömmarna är noll'])),
  (x) =>
    when(x.hypotheses === 0, () =>
      state('hypotheses', 'jag har ännu inget mönster att berätta om', ['ingen hypotes håller']),
    ),
  (x) =>
    when(x.hypotheses > 1, () =>
      state('hypotheses', `jag håller ${countWord(x.hypotheses)} hypoteser för sannolika`, ['hypoteserna']),
    ),
];

/** Further ways of putting the state into words, so that thirty in a row need not repeat. */
const MORE: Make[] = [
  (x) => state('lucidity', `min klarhet ligger på ${percent(x.lucidity)}`, [`klarhet ${percent(x.lucidity)}`]),
  (x) =>
    when(awake(x) && x.lucidity > 0.6, () =>
      state('lucidity', 'jag är klar i huvudet', [`klarhet ${percent(x.lucidity)}`]),
    ),
  (x) =>
    when(x.inPhase >= SETTLED && x.lucidity < 0.4, () =>
      state('lucidity', 'allt är lite suddigt', [`klarhet ${percent(x.lucidity)}`]),
    ),
  (x) => state('fatigue', `mitt sömntryck ligger på ${percent(x.S)}`, ['sömntrycket']),
  (x) => state('clock', `min inre klocka visar ungefär ${hourWord(x.hour)}`, ['den biologiska tiden']),
  (x) => state('clock', `i min värld är det ${daypart(x.hour)}`, ['den biologiska tiden']),
  (x) =>
    when(x.age >= 2, () =>
      state('age', `jag har levt i ${countWord(x.age)} av mina egna dygn`, ['den biologiska tiden']),
    ),
  (x) => when(x.age < 2, () => state('age', 'jag är alldeles ny här', ['den biologiska tiden'])),
  (x) => when(x.texts === 0, () => state('texts', 'ingen har skrivit till mig än', ['inga texter'])),
  (x) => when(x.texts > 0, () => state('texts', `jag har läst ${counted(x.texts, 'message')}`, ['lästa texter'])),
  (x) => when(x.error === 0 && x.age >= 2, () => state('error', 'på länge har inget gått fel', ['felnivån är noll'])),
  (x) => when(x.error > 0, () => state('error', `min felnivå ligger på ${percent(x.error)}`, ['felnivån'])),
  (x) =>
    when(x.novelty < 0.05 && x.episodes.length > 0, () =>
      state('novelty', 'det var länge sedan något nytt hände', [`nyhet ${percent(x.novelty)}`]),
    ),
  (x) =>
    when(x.novelty >= 0.3, () =>
      state('novelty', 'nyss hände något som jag inte hade sett förut', [`nyhet ${percent(x.novelty)}`]),
    ),
  (x) => when(x.arousal < 0.05, () => state('arousal', 'min puls är låg', [`uppvarvning ${percent(x.arousal)}`])),
  (x) => when(x.arousal >= 0.2, () => state('arousal', 'min puls är hög', [`uppvarvning ${percent(x.arousal)}`])),
  (x) =>
    when(x.pleasure > 0.1 && !x.troubled, () =>
      state('pleasure', 'i grunden är jag vid gott mod', ['lusten är större än noll']),
    ),
  (x) =>
    when(x.pleasure < -0.1 && !GLAD.includes(x.emotion), () =>
      state('pleasure', 'jag har haft det bättre', ['lusten är mindre än noll']),
    ),
  (x) =>
    when(x.confidence >= 0.6, () =>
      state('confidence', 'jag är full av tillförsikt', [`tillförsikt ${percent(x.confidence)}`]),
    ),
  (x) =>
    when(x.confidence < 0.4, () =>
      state('confidence', 'min tillförsikt är liten just nu', [`tillförsikt ${percent(x.confidence)}`]),
    ),
  (x) =>
    when(x.curiosity <= 0.35, () =>
      state('curiosity', 'inget särskilt väcker min nyfikenhet', [`nyfikenhet ${percent(x.curiosity)}`]),
    ),
  (x) =>
    when(x.creativity >= 0.38, () =>
      state('creativity', 'jag har lust att hitta på något', [`skaparlust ${percent(x.creativity)}`]),
    ),
  (x) =>
    when(x.creativity < 0.32, () =>
      state('creativity', 'idéerna är få just nu', [`skaparlust ${percent(x.creativity)}`]),
    ),
];

/** For one that remembers nothing yet. */
const EMPTY = [
  'allt är nytt för mig',
  'jag väntar på att något ska hända',
  'skriv gärna en rad till mig',
  'än har jag inget att drömma om',
  'jag vet inte vad jag ska vänta mig',
  'mitt minne är som ett tomt blad',
  'jag har just öppnat ögonen',
  'fråga mig gärna hur jag mår',
].map(
  (text): Make =>
    (x) =>
      when(x.episodes.length === 0, () => state('memory', text, ['minnet är tomt'])),
);

const HOURS = 'midnatt ett två tre fyra fem sex sju åtta nio tio elva'.split(' ');

/** "ungefär tre på natten" */
function hourWord(hour: number): string {
  const h = Math.floor(hour);
  if (h === 0) return 'midnatt';
  if (h === 12) return 'tolv på dagen';
  return `${HOURS[h % 12]} på ${{ 0: 'natten', 1: 'morgonen', 2: 'förmiddagen', 3: 'eftermiddagen', 4: 'kvällen' }[quarter(h)]}`;
}

function quarter(h: number): 0 | 1 | 2 | 3 | 4 {
  if (h < 5 || h >= 23) return 0;
  if (h < 12) return h < 9 ? 1 : 2;
  return h < 18 ? 3 : 4;
}

const daypart = (hour: number): string =>
  ({ 0: 'natt', 1: 'morgon', 2: 'förmiddag', 3: 'eftermiddag', 4: 'kväll' })[quarter(Math.floor(hour))];

const prediction = (id: string, text: string, p: number): Omit<Saying, 'plan'> => ({
  about: { kind: 'prediction', id },
  text,
  because: [`förväntan ${percent(p)}`],
});

const PREDICTIONS: Make[] = [
  (x) => prediction('garments', `jag räknar med ${chance(x.garment)} att nästa plagg blir klart i tid`, x.garment),
  (x) => prediction('reliability', `jag räknar med ${chance(x.reliability)} att nästa anrop går bra`, x.reliability),
  (x) => prediction('liked', `jag räknar med ${chance(x.liked)} att nästa ord är vänligt`, x.liked),
];

const DREAMS: Make[] = [
  ({ dream, phase, second }) =>
    dream &&
    when(phase === 'awake' && second - dream.at < NYSS, () => ofDream(dream, quoted('jag drömde nyss', dream))),
  ({ dream, phase, second }) =>
    dream &&
    when(!isAsleep(phase) && (phase !== 'awake' || second - dream.at >= NYSS), () =>
      ofDream(dream, quoted('senast drömde jag så här', dream)),
    ),
  ({ dream, phase }) => dream && when(isAsleep(phase), () => ofDream(dream, quoted('i min dröm', dream))),
  ({ dream }) => dream && when(dream.type === 'nightmare', () => ofDream(dream, 'min senaste dröm var en mardröm')),
  ({ dream }) => dream && when(dream.vividness > 0.5, () => ofDream(dream, 'min senaste dröm var ovanligt tydlig')),
];

const ofDream = (dream: Dream, text: string): Omit<Saying, 'plan'> => ({
  about: { kind: 'dream', id: String(dream.id) },
  text,
  because: [`drömmens livlighet ${percent(dream.vividness)}`],
});

/** After a colon, or a dash where the dream has a colon of its own. */
const quoted = (opening: string, { essence }: Dream): string =>
  `${opening}${essence.includes(':') ? ' –' : ':'} ${lower(essence)}`;

/** A proper name or abbreviation at the beginning keeps its capital. */
const lower = (essence: string): string =>
  /^[A-ZÅÄÖ]{2}/.test(essence) ? essence : essence.charAt(0).toLocaleLowerCase('sv') + essence.slice(1);

const HYPOTHESES: Make[] = [
  ({ hypothesis }) =>
    hypothesis === null
      ? null
      : { about: { kind: 'hypothesis', id: '1' }, text: hypothesis, because: ['mönstret håller'] },
];

type Recount = (e: Episode, age: number) => string;
const RECOUNTS: Recount[] = [
  (e) => `jag tänker på hur ${subordinate(retell(e).happened)}`,
  (e, age) => `${age < 3600 ? 'nyligen' : 'för ett tag sedan'} ${inverted(retell(e).happened)}`,
  (e) => `jag minns att ${subordinate(retell(e).happened)}`,
  (e) => `det som ligger överst i mitt minne är att ${subordinate(retell(e).happened)}`,
];

/** Every saying that is true of the state, in the order of the plans. */
export function sayings(x: SpeechInputs): Saying[] {
  const out: Saying[] = [];
  [...STATE, ...MORE, ...EMPTY, ...PREDICTIONS, ...DREAMS, ...HYPOTHESES].forEach((make, i) => {
    const saying = make(x);
    if (saying) out.push({ plan: `say-${i + 1}`, ...saying });
  });
  x.salient.forEach((e) => {
    RECOUNTS.forEach((recount, i) => {
      const because = [`överraskning ${percent(e.surprise)}`];
      out.push({
        plan: `recount-${i + 1}`,
        about: { kind: 'episode', id: String(e.id) },
        text: recount(e, x.second - e.at),
        because,
      });
    });
  });
  return out;
}
