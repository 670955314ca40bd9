import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { registerDecorator } from 'class-validator';

export const WEBHOOK_URL_LENGTH = 2000;

const SCHEMES = ['http:', 'https:'];

/** What is wrong with the form of a `webhook_url`; null when nothing is. */
export function webhookUrlProblem(value: unknown): string | null {
  if (typeof value !== 'string') return 'must be a string';
  if (value.length > WEBHOOK_URL_LENGTH) return `must have at most ${WEBHOOK_URL_LENGTH} characters`;
  if (/[\s\p{Cc}]/u.test(value) || !URL.canParse(value)) return 'must be an absolute http or https address';
  const url = new URL(value);
  if (!SCHEMES.includes(url.protocol)) return 'must be an absolute http or https address';
  return url.username !== '' || url.password !== '' ? 'must not contain a user or password' : null;
}

const HOW =
  'Signed by Standard Webhooks (headers webhook-id, webhook-timestamp, webhook-signature) with the `webhook_secret` of the answer; sent at least once, again for hours until it is answered 2xx, no more after 410. Private addresses are refused.';

/** A `webhook_url`; whether its address is private is asked where it is registered. @param tells what it is told of */
export const WebhookUrl = (tells: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      required: false,
      type: String,
      nullable: true,
      example: null,
      format: 'uri',
      maxLength: WEBHOOK_URL_LENGTH,
      description: `${tells} ${HOW}`,
    }),
    IsWebhookUrl(),
  );

/** In the answer to an order that had a `webhook_url`. */
export const WebhookSecret = (): PropertyDecorator =>
  ApiProperty({ required: false, type: String, description: 'With webhook_url only: `whsec_…`, shown once.' });

const IsWebhookUrl = (): PropertyDecorator => (target, property) => {
  registerDecorator({
    name: 'isWebhookUrl',
    target: target.constructor,
    propertyName: String(property),
    validator: {
      validate: (value: unknown) => webhookUrlProblem(value) === null,
      defaultMessage: (at) => String(webhookUrlProblem(at?.value)),
    },
  });
};
