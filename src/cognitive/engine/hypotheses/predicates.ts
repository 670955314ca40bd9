/** The events whose order in time hypotheses are about: at most 32, one bit each. */
export const PREDICATES = [
  'traffic_arena',
  'traffic_design',
  'traffic_tools',
  'traffic_cognitive',
  'error_arena',
  'error_design',
  'error_tools',
  'error_cognitive',
  'trade_house',
  'trade_challenger',
  'trade_win',
  'trade_loss',
  'liquidation',
  'lead_change',
  'match_end',
  'challenger_registered',
  'design_ordered',
  'design_done',
  'design_failed',
  'design_slow',
  'image_ordered',
  'image_done',
  'image_failed',
  'concepts_asked',
  'chat_asked',
  'key_issued',
  'limit_hit',
  'text_positive',
  'text_negative',
  'text_neutral',
] as const;
export type Predicate = (typeof PREDICATES)[number];

export const PREDICATE_COUNT = PREDICATES.length;
const INDEX = new Map<string, number>(PREDICATES.map((p, i) => [p, i]));

export const indexOf = (p: Predicate): number => INDEX.get(p) ?? 0;

/** The bit of a predicate in a bin's mask. */
export const bitOf = (p: Predicate): number => 1 << indexOf(p);

/** Indices of the bits set in a mask. */
export function bitsOf(mask: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < PREDICATE_COUNT; i++) if ((mask >>> i) & 1) out.push(i);
  return out;
}

/** What is counted within a bin, so that "many of them" can be a condition of its own. */
export const MEASURES = [
  'traffic_arena',
  'traffic_design',
  'traffic_tools',
  'traffic_cognitive',
  'error_arena',
  'error_design',
  'error_tools',
  'error_cognitive',
  'trade_house',
] as const satisfies readonly Predicate[];
export type Measure = (typeof MEASURES)[number];

const LEVELS: Record<'traffic' | 'error' | 'trade', readonly number[]> = {
  traffic: [5, 10, 20, 40],
  error: [3, 10],
  trade: [5, 10, 20],
};

/** A condition that something may follow: a predicate, or at least so many of it within one bin. */
export interface Antecedent {
  predicate: Predicate;
  /** in a bin; 1 for the plain predicate */
  atLeast: number;
}

const levelsOf = (m: Measure): readonly number[] => LEVELS[m.split('_')[0] as keyof typeof LEVELS];

/** The plain predicates first, in their order; then the levels. */
export const ANTECEDENTS: readonly Antecedent[] = [
  ...PREDICATES.map((predicate) => ({ predicate, atLeast: 1 })),
  ...MEASURES.flatMap((predicate) => levelsOf(predicate).map((atLeast) => ({ predicate, atLeast }))),
];

/** Where the counts of a measure stand; −1 for a predicate that is not counted. */
export const measureOf = (p: Predicate): number => (MEASURES as readonly Predicate[]).indexOf(p);

/** Things of which one makes the other by itself: what holds among them is how the backend works, no discovery. */
const PIPELINES: readonly (readonly Predicate[])[] = [
  ['traffic_design', 'design_ordered', 'design_done', 'design_failed', 'design_slow'],
  ['error_design', 'design_failed'],
  ['traffic_tools', 'image_ordered', 'image_done', 'image_failed'],
  ['error_tools', 'image_failed'],
  ['traffic_tools', 'concepts_asked'],
  ['traffic_tools', 'chat_asked', 'text_positive', 'text_negative', 'text_neutral'],
  ['traffic_cognitive', 'text_positive', 'text_negative', 'text_neutral'],
  ['traffic_arena', 'challenger_registered', 'trade_challenger'],
  ['trade_house', 'trade_challenger', 'trade_win', 'trade_loss', 'liquidation', 'lead_change', 'match_end'],
  ['traffic_arena', 'challenger_registered', 'key_issued'],
  ['traffic_design', 'key_issued'],
  ['traffic_tools', 'key_issued'],
  ['traffic_arena', 'limit_hit'],
  ['traffic_design', 'limit_hit'],
  ['traffic_tools', 'limit_hit'],
  ['traffic_cognitive', 'limit_hit'],
];

/**
 * Outcomes that come a while after what somebody did. They trail a visit, so whatever else is done in it comes before
 * them: as something that follows they need a difference that no such delay can make.
 */
const TRAILING: ReadonlySet<Predicate> = new Set<Predicate>(['design_failed', 'design_slow', 'image_failed']);
/** The ordinary end of what was ordered follows everything that visitors do. */
const ORDINARY_END: ReadonlySet<Predicate> = new Set<Predicate>(['design_done', 'image_done']);

export const trails = (b: number): boolean => TRAILING.has(PREDICATES[b]) || ORDINARY_END.has(PREDICATES[b]);

/** Whether "b after a" would be a discovery at all. @param a index of an antecedent @param b of a predicate */
export const mayBeAsked = (a: number, b: number): boolean => ASKED[a * PREDICATE_COUNT + b];

const ASKED: readonly boolean[] = ANTECEDENTS.flatMap(({ predicate }) =>
  PREDICATES.map(
    (b) =>
      predicate !== b &&
      !ORDINARY_END.has(b) &&
      !PIPELINES.some((line) => line.includes(predicate) && line.includes(b)),
  ),
);
