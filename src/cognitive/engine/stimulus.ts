import { isTopic, type Topic } from './swedish/nouns.js';

/** Where a request or an error belongs. */
export const GROUPS = ['arena', 'design', 'cognitive', 'tools'] as const;
export type Group = (typeof GROUPS)[number];

export const PLACE_TOPIC: Record<Group, Topic> = {
  arena: 'league',
  design: 'studio',
  cognitive: 'mind',
  tools: 'toolbox',
};

export type Work = 'design' | 'image';
export type Stage = 'queued' | 'completed' | 'failed' | 'cancelled';

/** What happened, in numbers and allow-listed words. Counts are of one second. */
export type Happening =
  | { kind: 'traffic'; group: Group; count: number }
  | { kind: 'error'; group: Group; count: number }
  | { kind: 'limit'; group: Group; count: number }
  | { kind: 'trade'; house: boolean; count: number; won: number; lost: number; topic: Topic }
  | { kind: 'liquidation'; topic: Topic }
  | { kind: 'lead'; duration: string }
  | { kind: 'match'; houseWon: boolean; results: { strategy: string; regime: string; won: boolean }[] }
  | { kind: 'registration' }
  | { kind: 'key'; group: Group }
  | { kind: 'job'; work: Work; stage: Stage; topic: Topic; slow: boolean }
  | { kind: 'concept'; topics: Topic[] }
  | TextHappening
  | { kind: 'vitals'; lagMs: number; queue: number; storageFailures: number }
  /** κ from the next second on */
  | { kind: 'pace'; kappa: number };

/** A text somebody sent, reduced to what the engine may keep. */
export interface TextHappening {
  kind: 'text';
  via: 'demo' | 'keyed' | 'chat';
  /** [−1, 1] */
  compound: number;
  addressed: boolean;
  fearful: boolean;
  question: boolean;
  topics: Topic[];
  /** cells of its keywords, for novelty; at most 16 */
  cells: number[];
}

/** A happening with its place in the order of things. */
export interface Stimulus {
  /** position in the single writer's sequence, > 0 */
  seq: number;
  /** Unix second at which it applies, at the earliest */
  at: number;
  what: Happening;
}

const count = (n: number): number => (Number.isFinite(n) ? Math.min(1e6, Math.max(1, Math.floor(n))) : 1);
const nonNegative = (n: number): number => (Number.isFinite(n) ? Math.min(1e9, Math.max(0, n)) : 0);
const pace = (n: number): number => (Number.isFinite(n) ? Math.min(10_000, Math.max(1, n)) : 24);
const signed = (n: number): number => (Number.isFinite(n) ? Math.min(1, Math.max(-1, n)) : 0);
const topics = (list: readonly string[]): Topic[] => [...new Set(list)].filter(isTopic).slice(0, 4);

/** The same happening with every number finite and in range and every topic allow-listed. */
export function sanitize(what: Happening): Happening {
  switch (what.kind) {
    case 'traffic':
    case 'error':
    case 'limit':
      return { ...what, count: count(what.count) };
    case 'trade':
      return { ...what, count: count(what.count), won: nonNegative(what.won), lost: nonNegative(what.lost) };
    case 'match':
      return { ...what, results: what.results.slice(0, 64) };
    case 'concept':
      return { ...what, topics: topics(what.topics) };
    case 'text':
      return sanitizeText(what);
    case 'vitals':
      return sanitizeVitals(what);
    case 'pace':
      return { ...what, kappa: pace(what.kappa) };
    default:
      return what;
  }
}

const sanitizeText = (what: TextHappening): TextHappening => ({
  ...what,
  compound: signed(what.compound),
  topics: topics(what.topics),
  cells: what.cells.slice(0, 16).map((h) => h >>> 0),
});

const sanitizeVitals = (what: Extract<Happening, { kind: 'vitals' }>): Happening => ({
  kind: 'vitals',
  lagMs: nonNegative(what.lagMs),
  queue: nonNegative(what.queue),
  storageFailures: nonNegative(what.storageFailures),
});
