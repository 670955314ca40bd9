import type { DecisionRequest } from '../dto/decision.request.js';

/**
 * What a fill leaves for good, its indexes included: its row, its postings, its line on the tape, its part of a webhook's
 * message. `deploy/capacity.mjs` measures it.
 */
export const BYTES_OF_A_FILL = 2500;

/** Bytes that the books keep of a decision, beside the decision: an entry or a close is a fill, an exit that is set with it another. */
export const bytesOfBooks = ({ actions }: Pick<DecisionRequest, 'actions'>): number =>
  BYTES_OF_A_FILL * actions.reduce((fills, action) => fills + fillsOf(action), 0);

function fillsOf({ signal, stop_loss, profit_target }: DecisionRequest['actions'][number]): number {
  if (signal === 'hold') return 0;
  return stop_loss === undefined && profit_target === undefined ? 1 : 2;
}
