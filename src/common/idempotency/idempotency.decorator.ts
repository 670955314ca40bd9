import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiConflictResponse, ApiHeader, ApiUnprocessableEntityResponse } from '@nestjs/swagger';

export const IDEMPOTENT = 'fyra:idempotent';

export interface IdempotencyRule {
  /** The answer carries a secret, always or to such bodies: it is stored sealed, under a key long enough to seal it. */
  secret: boolean | ((body: unknown) => boolean);
}

/** An order with a `webhook_url` is answered with a `webhook_secret`. */
export const withWebhook = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'webhook_url' in body && typeof body.webhook_url === 'string';

/** A POST that creates something: `Idempotency-Key` makes it safe to send again. */
export const Idempotent = (rule: IdempotencyRule = { secret: false }) =>
  applyDecorators(
    SetMetadata(IDEMPOTENT, rule),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: `1–255 characters${leastLength(rule)}; the same key and body give the same answer for 24 hours.`,
    }),
    ApiConflictResponse({
      description: '`idempotency_in_progress`: the first request with this Idempotency-Key is still running.',
    }),
    ApiUnprocessableEntityResponse({
      description: '`idempotency_key_reused`: the Idempotency-Key was used with another body.',
    }),
  );

function leastLength({ secret }: IdempotencyRule): string {
  if (typeof secret === 'boolean') return secret ? ', here at least 22' : '';
  return ', at least 22 where the answer carries a secret';
}
