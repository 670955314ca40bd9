import { DomainError } from '../../common/kernel/errors.js';

/** A field that cannot be read. @param path as in `messages.0.content` */
export const invalidField = (path: string, message: string): DomainError =>
  new DomainError('invalid', 'validation_failed', `Not valid: ${path}.`, { errors: [{ path, message }] });

/** Something of OpenAI's interface that is not to be had here; better said than ignored. */
export const unsupported = (path: string, message: string): DomainError =>
  new DomainError('invalid', 'unsupported_feature', `Not supported: ${path}.`, { errors: [{ path, message }] });

/** What a caller's form asks for rests on nothing that is known here. */
export const notGrounded = (path: string, message: string): DomainError =>
  new DomainError('invalid', 'not_grounded', `Not grounded: ${path}.`, { errors: [{ path, message }] });
