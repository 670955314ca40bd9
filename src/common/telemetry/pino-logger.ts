import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import type { LogLevel } from '../config/env.js';
import { currentRequest } from '../http/request-context.js';

const KEY = /fyra_(arena|design|tools)_[0-9A-Za-z]+/g;
const CREDENTIALS = /(\b\w+:\/\/[^\s:@/]*):[^\s@/]+@/g;
const QUERY_KEY = /(api_key=)[^&\s"]+/g;

/** What Nest tells of its own assembly at every start. */
const CHATTER = new Set<unknown>([
  'InstanceLoader',
  'RouterExplorer',
  'RoutesResolver',
  'NestFactory',
  'NestApplication',
]);

/** Nest's logger as JSON lines, each with its request's id, and no key, password or query key in any of them. */
export class PinoLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(level: LogLevel) {
    this.pino = pino({
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    });
  }

  log = (message: unknown, ...rest: unknown[]) =>
    this.write(CHATTER.has(rest.at(-1)) ? 'debug' : 'info', message, rest);
  error = (message: unknown, ...rest: unknown[]) => this.write('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.write('warn', message, rest);
  debug = (message: unknown, ...rest: unknown[]) => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]) => this.write('trace', message, rest);
  fatal = (message: unknown, ...rest: unknown[]) => this.write('fatal', message, rest);

  private write(
    level: 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    if (!this.pino.isLevelEnabled(level)) return;
    const context = rest.at(-1);
    const stack = level === 'error' && rest.length > 1 ? rest[0] : undefined;
    const request_id = currentRequest()?.requestId;
    const fields = {
      context,
      request_id,
      ...(stack === undefined ? {} : { stack: redact(typeof stack === 'string' ? stack : JSON.stringify(stack)) }),
    };
    if (typeof message === 'object' && message !== null && !(message instanceof Error))
      this.pino[level]({ ...fields, ...message });
    else this.pino[level](fields, redact(String(message instanceof Error ? message.stack : message)));
  }
}

/** Takes keys, passwords in addresses and query keys out of a text. */
export const redact = (text: string): string =>
  text.replace(KEY, 'fyra_$1_…').replace(CREDENTIALS, '$1:…@').replace(QUERY_KEY, '$1…');
