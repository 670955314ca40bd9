import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/env.js';
import { currentRequest } from '../http/request-context.js';
import { redact } from './redact.js';
import { spanAtHand } from './tracing.js';

/** What Nest tells of its own assembly at every start. */
const CHATTER = new Set<unknown>([
  'InstanceLoader',
  'RouterExplorer',
  'RoutesResolver',
  'NestFactory',
  'NestApplication',
]);

/** Nest's logger as JSON lines, each with its request's id and span, and no key, password or query key in any of them. */
export class PinoLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(level: LogLevel, destination?: DestinationStream) {
    const options = {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
      hooks: { streamWrite: redact },
    };
    this.pino = destination ? pino(options, destination) : pino(options);
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
    const stack = level === 'error' && rest.length > 1 ? rest[0] : undefined;
    const fields = { context: rest.at(-1), request_id: currentRequest()?.requestId, ...spanAtHand(), stack };
    if (typeof message === 'object' && message !== null && !(message instanceof Error))
      this.pino[level]({ ...fields, ...message });
    else this.pino[level](fields, String(message instanceof Error ? message.stack : message));
  }
}
