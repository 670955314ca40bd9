import { createHash, randomBytes } from 'node:crypto';
import { canonicalJson } from '../../common/idempotency/canonical-json.js';
import type { DecisionRequest } from '../dto/decision.request.js';
import { wordsHash, wordsOf, type Spoken } from '../engine/records/index.js';
import type { Submission } from './decision-inbox.js';

const SALT_BYTES = 16;

/** Words as the record will hold them. */
export function saidWith(request: Spoken): Submission['said'] {
  const words = wordsOf(request);
  if (!words) return undefined;
  const salt = randomBytes(SALT_BYTES);
  return { salt, hash: wordsHash(salt, words) };
}

/** What tells a repetition of a decision from another one of the same id. */
export const bodyHashOf = (request: Omit<DecisionRequest, 'decision_id'>, mark = ''): Buffer =>
  createHash('sha256')
    .update(canonicalJson(request) + mark)
    .digest();
