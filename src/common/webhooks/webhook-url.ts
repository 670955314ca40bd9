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

/** An address that events can be delivered to; whether it is a private one is asked where it is registered. */
export const IsWebhookUrl = (): PropertyDecorator => (target, property) => {
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
