import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiConflictResponse, ApiHeader, ApiUnprocessableEntityResponse } from '@nestjs/swagger';

export const IDEMPOTENT = 'fyra:idempotent';

export interface IdempotencyRule {
  /** The answer carries a secret: it is stored sealed, and the key must be long enough to seal it. */
  secret: boolean;
}

/** A POST that creates something: `Idempotency-Key` makes it safe to send again. */
export const Idempotent = (rule: IdempotencyRule = { secret: false }) =>
  applyDecorators(
    SetMetadata(IDEMPOTENT, rule),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: `1–255 characters${rule.secret ? ', here at least 22' : ''}; the same key and body give the same answer for 24 hours.`,
    }),
    ApiConflictResponse({
      description: 'State conflict, or the first request with this Idempotency-Key is still running.',
    }),
    ApiUnprocessableEntityResponse({ description: 'The Idempotency-Key was used with another body.' }),
  );
