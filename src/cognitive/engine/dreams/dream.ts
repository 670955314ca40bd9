import { Random } from '../../../common/kernel/random.js';
import { mean } from '../../../common/kernel/statistics.js';
import { availability } from '../memory/activation.js';
import type { Episode } from '../memory/episode.js';
import { relevance } from '../memory/retrieval.js';
import { term, type Contribution } from '../contribution.js';
import { PARAMETERS } from '../parameters.js';
import { ADJECTIVES, sentence } from '../swedish/phrase.js';
import { DREAM_TYPES, PLANS, type DreamType, type Material, type Plan } from './plans.js';
import { sampleEpisodes } from './replay.js';
import { retell } from './retelling.js';
import { SCENES } from './scenery.js';

/** A dream, told from real episodes; tagged simulated, so it is never evidence for anything. */
export interface Dream {
  id: number;
  /** Unix second */
  at: number;
  type: DreamType;
  essence: string;
  plan: string;
  vividness: number;
  /** how little its episodes have in common, [0, 1] */
  incongruence: number;
  /** mean arousal and availability of its episodes, [0, 1], from which its vividness follows; absent in dreams of before */
  drivers?: { arousal: number; availability: number };
  /** the most that incongruence × curiosity came to while it ran in REM, [0, 1]; absent where none was taken down */
  insight?: number;
  /** ids of the episodes it was made of */
  episodes: number[];
  /** seed from which sampling and wording repeat */
  seed: number;
  simulated: true;
}

/** What dreaming reads. `past` are the dreams before, oldest first. */
export interface DreamInputs {
  second: number;
  stage: 'nrem' | 'rem' | 'lucid';
  episodes: readonly Episode[];
  past: readonly Dream[];
  seed: number;
}

const { unlikeLast } = PARAMETERS.dreams;

/** One dream, or null when there is nothing to dream of. The same inputs give the same dream. */
export function dreamOf(x: DreamInputs): Omit<Dream, 'id'> | null {
  const random = Random.from(x.seed);
  const chosen = sampleEpisodes(x.episodes, x.second, x.stage === 'nrem' ? 1 : 2, random);
  if (chosen.length === 0) return null;
  const type = typeOf(x.stage, chosen);
  const incongruence = incongruenceOf(type, chosen);
  const { plan, essence } = tell(type, chosen, x.past, random);
  const drivers = driversOf(chosen, x.second);
  const vividness = vividnessTerms(x.stage === 'nrem', drivers, incongruence).reduce(
    (sum, t) => sum + t.contribution,
    0,
  );
  const episodes = chosen.map((e) => e.id);
  return {
    at: x.second,
    type,
    essence,
    plan,
    vividness,
    drivers,
    incongruence,
    episodes,
    seed: x.seed,
    simulated: true,
  };
}

/** NREM replays; REM turns distress into nightmares and failures into what might have been, and recombines the rest. */
function typeOf(stage: DreamInputs['stage'], chosen: readonly Episode[]): DreamType {
  if (stage === 'nrem') return 'replay';
  if (stage === 'lucid') return 'lucid';
  if (mean(chosen.map((e) => e.pad[0])) <= -0.15) return 'nightmare';
  return disappointed(chosen[0]) ? 'counterfactual' : 'recombination';
}

const disappointed = ({ outcome, expected }: Episode): boolean =>
  outcome !== null && expected !== null && outcome <= 0.5 && outcome < expected - 0.1;

/** Two episodes: how little they share. A counterfactual: how far the outcome was from what was expected. */
function incongruenceOf(type: DreamType, chosen: readonly Episode[]): number {
  const [a, b] = chosen;
  if (type === 'replay') return 0;
  if (type === 'counterfactual') return Math.abs((a.outcome ?? 0.5) - (a.expected ?? 0.5));
  return b ? 1 - relevance(a, { topics: b.topics, type: b.type }) : 0;
}

const driversOf = (chosen: readonly Episode[], now: number): NonNullable<Dream['drivers']> => ({
  arousal: mean(chosen.map((e) => e.arousal)),
  availability: mean(chosen.map((e) => availability(e.uses, now))),
});

/** .35·arousal + .25·σ(B) + .25·(REM 1, NREM .4) + .15·incongruence, [0, 1]. */
const vividnessTerms = (
  nrem: boolean,
  drivers: NonNullable<Dream['drivers']>,
  incongruence: number,
): Contribution[] => [
  term('arousal', 0.35, drivers.arousal),
  term('availability', 0.25, drivers.availability),
  term('stage', 0.25, nrem ? 0.4 : 1),
  term('incongruence', 0.15, incongruence),
];

/** Why a dream is as vivid as it is: terms that add up to its vividness; null for a dream of before they were kept. */
export const explainVividness = ({ type, drivers, incongruence }: Dream): Contribution[] | null =>
  drivers ? vividnessTerms(type === 'replay', drivers, incongruence) : null;

const plansWhere = (fits: (plan: Plan) => boolean): Record<DreamType, Plan[]> =>
  Object.fromEntries(DREAM_TYPES.map((type) => [type, PLANS.filter((p) => p.type === type && fits(p))])) as Record<
    DreamType,
    Plan[]
  >;
const PLANS_OF = plansWhere(() => true);
const PLANS_OF_ONE = plansWhere(({ two }) => !two);

/** Words a dream, unlike any of the last thirty: first by a plan not used in them, else by another sentence. */
function tell(type: DreamType, chosen: readonly Episode[], past: readonly Dream[], random: Random): Worded {
  const recent = past.slice(-unlikeLast);
  const told = chosen.map(retell);
  const b = told[1] && told[1].noun !== told[0].noun ? told[1] : null;
  const plans = random.shuffle(b ? PLANS_OF[type] : PLANS_OF_ONE[type]);
  const isUsed = ({ id }: Plan): boolean => recent.some(({ plan }) => plan === id);
  const first = random.int(SCENES.length);
  let last: Worded = { plan: '', essence: '' };
  for (const plan of inTurn(plans, isUsed)) {
    for (let i = 0; i < SCENES.length; i++) {
      const scene = SCENES[(first + i) % SCENES.length];
      last = word(plan, { a: told[0], b, scene, adjective: random.pick(ADJECTIVES) });
      if (!recent.some((d) => d.essence === last.essence) && !SOMEBODIES.test(last.essence)) return last;
    }
  }
  return last;
}

/** Those that are not used first, then all once more. */
function* inTurn(plans: readonly Plan[], isUsed: (plan: Plan) => boolean): Generator<Plan> {
  for (const plan of plans) if (!isUsed(plan)) yield plan;
  yield* plans;
}

/** "någon … någon": who reads it takes the two for one. */
const SOMEBODIES = /\bnågon\b.*\bnågon\b/i;

interface Worded {
  plan: string;
  essence: string;
}

const word = (plan: Plan, material: Material): Worded => ({
  plan: plan.id,
  essence: sentence(plan.tell(material)),
});
