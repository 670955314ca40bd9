import { DomainError } from '../../kernel/errors.js';

/** A refusal that has an HTTP status but no refusal of the domain. */
export class HttpRefusal extends DomainError {
  constructor(
    readonly status: number,
    code: string,
    message: string,
    headers: Record<string, string> = {},
  ) {
    super('invalid', code, message, { headers });
  }
}

export const tooLarge = () => new HttpRefusal(413, 'body_too_large', 'The body is larger than this operation takes.');

export const unsupported = () =>
  new HttpRefusal(415, 'unsupported_media_type', 'Send the body as application/json in UTF-8.', {
    Accept: 'application/json',
  });

export const malformed = () =>
  new DomainError('invalid', 'malformed_json', 'The body is not well-formed JSON in UTF-8.');
