/** What a line is about, seen from the speaker. */
export const ROLES = [
  'match_start',
  'won_match',
  'match_end',
  'took_lead',
  'lost_lead',
  'rival_leads',
  'passed',
  'passing',
  'win',
  'loss',
  'rival_win',
  'rival_loss',
  'liquidated',
  'rival_liquidated',
  'newcomer',
  'jump_up',
  'jump_down',
  'funding_paid',
  'funding_earned',
  'silence',
] as const;
export type Role = (typeof ROLES)[number];

/**
 * One fighter's way of speaking. Lines hold slots {who} {prev} {pct} {coin} {usd} {dur} {min} {n} {rank} and inline
 * alternatives [one|another]. Openers and closers dress a line now and then.
 */
export interface VoiceBook {
  /** 0–1: how readily it speaks about what does not concern it */
  chatty: number;
  openers: readonly string[];
  closers: readonly string[];
  lines: Record<Role, readonly string[]>;
}
