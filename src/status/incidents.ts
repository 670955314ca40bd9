import { CAUSE_NAMES, type Cause } from './causes.js';

/** What was found wrong at one look: true, false, or null where nobody can say. @see CAUSES */
export type Signs = Partial<Record<Cause, boolean | null>>;

/** Since when, epoch ms: what was wrong at one look only, and what is an incident. */
export interface Standing {
  suspected: ReadonlyMap<Cause, number>;
  open: ReadonlyMap<Cause, number>;
}

/** An incident opened, or closed. */
export interface Turn {
  cause: Cause;
  kind: 'opened' | 'closed';
  /** Epoch, ms. */
  at: number;
}

export const QUIET: Standing = { suspected: new Map(), open: new Map() };

/**
 * What a look makes of how things stood: wrong at two looks in a row is an incident, which begins with the first of them; the
 * first look that finds it right ends it. What nobody can say changes nothing. @param at epoch, ms
 */
export function noticed(
  { suspected, open }: Standing,
  signs: Signs,
  at: number,
): { standing: Standing; turns: Turn[] } {
  const next = { suspected: new Map(suspected), open: new Map(open) };
  const turns = CAUSE_NAMES.flatMap((cause): Turn[] => {
    const sign = signs[cause] ?? null;
    const since = suspected.get(cause);
    if (sign === false) next.suspected.delete(cause);
    if (sign === true && !open.has(cause)) {
      if (since === undefined) return (next.suspected.set(cause, at), []);
      next.suspected.delete(cause);
      next.open.set(cause, since);
      return [{ cause, kind: 'opened', at: since }];
    }
    return sign === false && next.open.delete(cause) ? [{ cause, kind: 'closed', at }] : [];
  });
  return { standing: next, turns };
}
