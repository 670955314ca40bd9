import { ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { DomainError, type FieldError } from '../kernel/errors.js';

/** Bodies refuse unknown fields by name, queries ignore them; every refusal names the fields. */
export class FieldValidationPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      transform: true,
      stopAtFirstError: true,
      forbidUnknownValues: false,
      exceptionFactory: refusal,
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const strict = metadata.type === 'body';
    return strict ? strictPipe.checked(value, metadata) : super.transform(value, metadata);
  }
}

class StrictPipe extends ValidationPipe {
  checked(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

const strictPipe = new StrictPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  transform: true,
  stopAtFirstError: true,
  forbidUnknownValues: false,
  exceptionFactory: refusal,
});

function refusal(errors: ValidationError[]): DomainError {
  const fields = errors.flatMap((error) => fieldErrors(error, ''));
  const names = [...new Set(fields.map(({ path }) => path))].join(', ');
  return new DomainError('invalid', 'validation_failed', `Not valid: ${names}.`, { errors: fields });
}

function fieldErrors(error: ValidationError, parent: string): FieldError[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    path,
    message: plain(rule, message, error.property),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, path))];
}

const plain = (rule: string, message: string, property: string): string =>
  rule === 'whitelistValidation' ? 'is not a known field' : message.replace(new RegExp(`^${escape(property)} `), '');

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
