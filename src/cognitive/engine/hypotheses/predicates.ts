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

/** The bit of a predicate in a bin's mask. */
export const bitOf = (p: Predicate): number => 1 << (INDEX.get(p) ?? 0);

/** Indices of the bits set in a mask. */
export function bitsOf(mask: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < PREDICATE_COUNT; i++) if ((mask >>> i) & 1) out.push(i);
  return out;
}
