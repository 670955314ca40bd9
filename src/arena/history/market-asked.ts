import { DomainError } from '../../common/kernel/errors.js';
import { parseSymbol } from '../engine/instruments.js';
import type { MarketSymbol } from '../engine/types.js';

/** The market that a filter names; null without one. @throws DomainError for one that is none */
export function marketAsked(symbol: string | undefined): MarketSymbol | null {
  const market = symbol === undefined ? null : parseSymbol(symbol);
  if (symbol === undefined || market !== null) return market;
  throw new DomainError('invalid', 'validation_failed', 'Not valid: symbol.', {
    errors: [{ path: 'symbol', message: 'must be a market of the league' }],
  });
}
