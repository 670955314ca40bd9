import type { Problem } from './problem.js';

/** Of the family, the league has but `fapi`; a client that asks elsewhere is told so in its words. */
const FUTURES_PATHS = /^\/(fapi|dapi|eapi|papi|sapi|futures)(\/|$)/;

/** Whether the caller is a client of the USDⓈ-M futures protocol. */
export const speaksFutures = ({ path }: { path: string }): boolean => FUTURES_PATHS.test(path);

/** Member of a refusal that is one of the protocol's own. */
export const PROTOCOL_CODE = 'protocol_code';

/** What that protocol's clients read of a refusal. */
export interface FuturesError {
  code: number;
  msg: string;
}

const UNKNOWN = -1000;
const TOO_MANY_ORDERS = -1015;

const CODES: Readonly<Record<string, number>> = {
  key_missing: -2014,
  key_invalid: -2015,
  key_revoked: -2015,
  wrong_interface: -2015,
  gone: -2015,
  agent_not_active: -2015,
  not_found: -5000,
  method_not_allowed: -5000,
  rate_limit_exceeded: -1003,
  too_many_streams: -1003,
  storage_exhausted: TOO_MANY_ORDERS,
  market_paused: -1007,
  unavailable: -1001,
  validation_failed: -1102,
  malformed_json: -1102,
  unsupported_media_type: -1102,
  decision_id_reused: -4116,
};

/** What is said of the house's own headers means nothing to those clients. */
const WORDS: Readonly<Record<string, string>> = { key_missing: 'Send your key in the header X-MBX-APIKEY.' };

/** A refusal in the protocol's words: the code that it brings, or the one that stands for ours. */
export function futuresError(problem: Problem): FuturesError {
  const own = problem[PROTOCOL_CODE];
  return { code: typeof own === 'number' ? own : codeOf(problem), msg: WORDS[problem.code] ?? problem.detail };
}

/** The hour's limit is one of orders, the burst limit one of requests; only the latter names an upgrade. */
function codeOf({ code, upgrade_url }: Problem): number {
  if (code === 'rate_limit_exceeded' && upgrade_url === undefined) return TOO_MANY_ORDERS;
  return CODES[code] ?? UNKNOWN;
}
