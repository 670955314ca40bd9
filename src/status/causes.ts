/** What can be wrong, worst first; `down`: callers of an interface get no answers. */
export const CAUSES = {
  database: { down: true, said: 'The database did not answer: most requests were refused.' },
  arena: { down: true, said: 'The arena did not answer.' },
  design: { down: true, said: 'The design service did not answer.' },
  cognitive: { down: true, said: 'The cognitive engine did not answer, or stood still.' },
  tools: { down: true, said: 'The tools did not answer.' },
  paused: { down: false, said: 'The operator had paused the league: decisions were refused.' },
  market: { down: false, said: 'The market stood still: decisions were refused.' },
  redis: { down: false, said: 'The queues were away: jobs were taken and began late.' },
  storage: { down: false, said: 'The store of files did not answer: jobs waited.' },
  queue: { down: false, said: 'Jobs waited for more than five minutes.' },
  ledger: { down: false, said: 'The audit of the ledger found differences.' },
} as const;

export type Cause = keyof typeof CAUSES;
export const CAUSE_NAMES = Object.keys(CAUSES) as Cause[];

/** What explains why an interface does not answer, so that one outage is one incident. */
export const EXPLAINING: readonly Cause[] = ['database', 'redis', 'storage'];
