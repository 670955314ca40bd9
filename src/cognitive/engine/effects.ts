import type { PredictorId } from './affect/goals.js';
import { bitOf, type Predicate } from './hypotheses/predicates.js';
import { NEUTRAL_BELOW } from './language/sentiment.js';
import type { EpisodeType } from './memory/episode.js';
import { PARAMETERS } from './parameters.js';
import { PLACE_TOPIC, type Group, type Happening, type TextHappening } from './stimulus.js';
import type { HabitId } from './state.js';
import type { Topic } from './swedish/nouns.js';

type Excitement = keyof (typeof PARAMETERS)['impulse']['weight'];

/** What a happening does to the engine, as data. */
export interface Effect {
  habit: HabitId;
  excite: Excitement;
  /** events of this second, for habituation */
  count: number;
  episode: EpisodeType;
  topics: Topic[];
  group: Group | null;
  /** bits of the predicates it makes true */
  mask: number;
  /** an outcome o ∈ [0, 1] of a goal */
  outcome?: { predictor: PredictorId; value: number; stake?: number };
  /** a goal that now waits for its outcome; or that no longer does */
  prospect?: { predictor: PredictorId; change: 1 | -1 };
  /** raises the error level */
  error?: boolean;
  /** kept whatever its surprise */
  memorable?: boolean;
}

const { stakes } = PARAMETERS;

const bits = (...predicates: Predicate[]): number => predicates.reduce((mask, p) => mask | bitOf(p), 0);

type Of<K extends Happening['kind']> = Extract<Happening, { kind: K }>;

const traffic = ({ group, count }: Of<'traffic'>): Effect => ({
  habit: `traffic:${group}`,
  excite: 'request',
  count,
  episode: 'traffic',
  topics: [PLACE_TOPIC[group]],
  group,
  mask: bits(`traffic_${group}`),
  outcome: { predictor: `reliability_${group}`, value: 1, stake: stakes.request },
});

const error = ({ group, count }: Of<'error'>): Effect => ({
  habit: `error:${group}`,
  excite: 'error',
  count,
  episode: 'error',
  topics: [PLACE_TOPIC[group]],
  group,
  mask: bits(`error_${group}`),
  outcome: { predictor: `reliability_${group}`, value: 0 },
  error: true,
});

function trade({ house, count, won, lost, topic }: Of<'trade'>): Effect {
  const settled = won + lost;
  const mask =
    bits(house ? 'trade_house' : 'trade_challenger') |
    (won > 0 ? bits('trade_win') : 0) |
    (lost > 0 ? bits('trade_loss') : 0);
  const outcome =
    house && settled > 0 ? { predictor: 'profit' as const, value: won / settled, stake: stakes.trade } : undefined;
  return { habit: 'trade', excite: 'trade', count, episode: 'trade', topics: [topic], group: 'arena', mask, outcome };
}

/** A single event without a habit of its own. */
const single = (
  episode: EpisodeType,
  predicate: Predicate,
  topics: Topic[],
  group: Group | null,
  excite: Excitement,
): Effect => ({
  habit: 'other',
  excite,
  count: 1,
  episode,
  topics,
  group,
  mask: bits(predicate),
});

const match = ({ houseWon }: Of<'match'>): Effect => ({
  ...single('match', 'match_end', ['match'], 'arena', 'trade'),
  habit: 'match',
  outcome: { predictor: 'profit', value: houseWon ? 1 : 0 },
  memorable: true,
});

const STAGES = {
  design: { queued: 'design_ordered', completed: 'design_done', failed: 'design_failed' },
  image: { queued: 'image_ordered', completed: 'image_done', failed: 'image_failed' },
} as const;

function job({ work, stage, topic, slow }: Of<'job'>): Effect {
  const group: Group = work === 'design' ? 'design' : 'tools';
  const base = { habit: 'job', excite: 'job', count: 1, episode: work, topics: [topic], group } as const;
  const effect = { ...base, topics: [topic], mask: stage === 'cancelled' ? 0 : bits(STAGES[work][stage]) };
  if (stage === 'queued') return { ...effect, prospect: { predictor: 'garments', change: 1 } };
  if (stage === 'cancelled') return { ...effect, prospect: { predictor: 'garments', change: -1 } };
  if (stage === 'failed')
    return { ...effect, outcome: { predictor: 'garments', value: 0 }, error: true, memorable: true };
  const mask = slow && work === 'design' ? effect.mask | bits('design_slow') : effect.mask;
  return { ...effect, mask, outcome: { predictor: 'garments', value: slow ? 0.5 : 1 } };
}

function text({ via, compound, topics }: TextHappening): Effect {
  const tone: Predicate =
    compound >= NEUTRAL_BELOW ? 'text_positive' : compound <= -NEUTRAL_BELOW ? 'text_negative' : 'text_neutral';
  return {
    habit: 'text',
    excite: 'text',
    count: 1,
    episode: via === 'chat' ? 'chat' : 'text',
    topics: topics.length > 0 ? topics : ['message'],
    group: via === 'chat' ? 'tools' : 'cognitive',
    mask: via === 'chat' ? bits('chat_asked', tone) : bits(tone),
    outcome: tone === 'text_neutral' ? undefined : { predictor: 'liked', value: (1 + compound) / 2 },
    memorable: true,
  };
}

/** The effect of a happening; vitals and pace have none. */
export function effectOf(what: Happening): Effect | null {
  switch (what.kind) {
    case 'traffic':
      return traffic(what);
    case 'error':
      return error(what);
    case 'limit':
      return { ...single('limit', 'limit_hit', [PLACE_TOPIC[what.group]], what.group, 'request'), count: what.count };
    case 'trade':
      return trade(what);
    case 'liquidation':
      return single('liquidation', 'liquidation', [what.topic], 'arena', 'trade');
    case 'lead':
      return { ...single('lead', 'lead_change', ['lead'], 'arena', 'trade'), memorable: true };
    case 'match':
      return match(what);
    case 'registration':
      return single('registration', 'challenger_registered', ['challenger'], 'arena', 'request');
    case 'key':
      return single('key', 'key_issued', ['key'], what.group, 'request');
    case 'job':
      return job(what);
    case 'concept':
      return single('concept', 'concepts_asked', what.topics.length > 0 ? what.topics : ['concept'], 'tools', 'job');
    case 'text':
      return text(what);
    case 'vitals':
    case 'pace':
      return null;
  }
}
