import { ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { DomainError, type FieldError } from '../../kernel/errors.js';
import { assertUsableQuery } from '../bodies/body.js';
import { nullableOf } from './nullable.js';
import { plainRefusal } from './plain-refusals.js';

/** Bodies refuse unknown fields by name, queries ignore them; every refusal names the fields. */
export class FieldValidationPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      transform: true,
      forbidUnknownValues: false,
      exceptionFactory: refusal,
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body') return strictPipe.checked(value, metadata);
    if (metadata.type === 'query' && typeof value === 'object' && value !== null) assertUsableQuery(value);
    return super.transform(value, metadata);
  }
}

class StrictPipe extends ValidationPipe {
  checked(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return super.transform(withoutNulls(value, nullableOf(metadata.metatype)), metadata) as Promise<unknown>;
  }
}

const STRICT = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false } as const;
const strictPipe = new StrictPipe({ ...STRICT, transform: true, exceptionFactory: refusal });

/** A body checked as that of a request is, where there is none. @param type class of the body @throws DomainError */
export function bodyOf<T extends object>(type: new () => T, value: object): T {
  const body = plainToInstance(type, withoutNulls(value, nullableOf(type)));
  const errors = validateSync(body, STRICT);
  if (errors.length > 0) throw refusal(errors);
  return body;
}

function refusal(errors: ValidationError[]): DomainError {
  const fields = errors.flatMap((error) => fieldErrors(error, ''));
  const names = [...new Set(fields.map(({ path }) => path))].join(', ');
  return new DomainError('invalid', 'validation_failed', `Not valid: ${names}.`, { errors: fields });
}

function fieldErrors(error: ValidationError, parent: string): FieldError[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const rule = firstBroken(Object.keys(error.constraints ?? {}));
  const own =
    rule === undefined ? [] : [{ path, message: plain(rule, error.constraints?.[rule] ?? '', error.property) }];
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, path))];
}

/** What is of the wrong type is told so, and not that it is too long. */
const TYPE_RULES = [
  'whitelistValidation',
  'isString',
  'isInt',
  'isNumber',
  'isBoolean',
  'isArray',
  'isObject',
  'isEmail',
  'isIn',
  'isEnum',
];

const firstBroken = (rules: readonly string[]): string | undefined =>
  TYPE_RULES.find((rule) => rules.includes(rule)) ?? rules[0];

/**
 * A member that is null says no more than one that is absent: optional ones are left out, required ones missing.
 * @param kept members of the body itself whose null says something
 */
function withoutNulls(value: unknown, kept: readonly (string | symbol)[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutNulls(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === null && !kept.includes(name) ? [] : [[name, withoutNulls(inner)]],
    ),
  );
}

const plain = (rule: string, message: string, property: string): string =>
  rule === 'whitelistValidation'
    ? 'is not a known field'
    : plainRefusal(message.replace(new RegExp(`^${escape(property)} `), ''));

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
