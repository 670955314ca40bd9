import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { Config } from '../../config/env.js';
import { isDatabaseOutage, isLockTimeout } from '../../db/outage.js';
import { DomainError, type Refusal } from '../../kernel/errors.js';
import { HttpRefusal } from './http-refusal.js';

/** RFC 9457 problem details, the body of every error. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  request_id: string;
  errors?: { path: string; message: string }[];
  [member: string]: unknown;
}

const STATUS: Record<Refusal, number> = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  unprocessable: 422,
  limit_exceeded: 429,
  unavailable: 503,
};

/** What is told of an error: status, code, words; never a stack, never a stranger's message. */
export interface ErrorStory {
  status: number;
  code: string;
  detail: string;
  headers: Record<string, string>;
  errors?: { path: string; message: string }[];
  members?: Record<string, unknown>;
}

export function storyOf(error: unknown): ErrorStory {
  if (error instanceof DomainError) return domainStory(error);
  if (error instanceof HttpException) return nestStory(error);
  if (isLockTimeout(error)) return unavailable('Others are changing the same thing; nothing was done.');
  if (isDatabaseOutage(error)) return unavailable('The database is not reachable right now.');
  return { status: 500, code: 'internal_error', detail: 'Something went wrong on our side.', headers: {} };
}

function domainStory(error: DomainError): ErrorStory {
  const { headers = {}, errors, members } = error.extras;
  const status = error instanceof HttpRefusal ? error.status : STATUS[error.refusal];
  const retry: Record<string, string> = status === 503 && !headers['Retry-After'] ? { 'Retry-After': '2' } : {};
  return { status, code: error.code, detail: error.message, headers: { ...retry, ...headers }, errors, members };
}

const NEST_CODES: Record<number, [code: string, detail: string]> = {
  400: ['validation_failed', 'The request is not valid.'],
  404: ['not_found', 'There is nothing at this address.'],
  413: ['body_too_large', 'The body is larger than this operation takes.'],
  503: ['unavailable', 'The service is not available right now.'],
};

function nestStory(error: HttpException): ErrorStory {
  const status = error.getStatus();
  const [code, detail] = NEST_CODES[status] ?? ['internal_error', 'Something went wrong on our side.'];
  return { status: NEST_CODES[status] ? status : 500, code, detail, headers: {} };
}

const unavailable = (detail: string): ErrorStory => ({
  status: 503,
  code: 'unavailable',
  detail,
  headers: { 'Retry-After': '2' },
});

/** What stands before our paths where a gateway mounts us: a relative `instance` is resolved against what the client asked. */
export const mountPath = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  new URL(publicUrl).pathname.replace(/\/$/, '');

export function problemOf(story: ErrorStory, instance: string, requestId: string): Problem {
  return {
    ...story.members,
    type: 'about:blank',
    title: STATUS_CODES[story.status] ?? 'Error',
    status: story.status,
    detail: story.detail,
    instance,
    code: story.code,
    request_id: requestId,
    ...(story.errors ? { errors: story.errors } : {}),
  };
}
