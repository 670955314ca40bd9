import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { RunningApp } from './app.setup.js';
import { assertGuests } from './arena/contestants/listed-guests.js';
import { beginWeekAhead } from './arena/replayed-week/week-ahead.js';
import { processConfigOrExit, type Config } from './common/config/env.js';
import { ConfigError } from './common/config/reader.js';
import { VERSION } from './common/kernel/version.js';
import { INSTANCE } from './common/telemetry/instance.js';
import { PinoLogger } from './common/telemetry/pino-logger.js';
import { closeTracing, openTracing } from './common/telemetry/tracing.js';
import { Readiness } from './common/health/readiness.js';

/** For requests under way to be answered; streams, which never end by themselves, are ended after it. */
const ANSWERING_MS = 1000;

const log = new Logger('Process');

const beginning = ({ role, services, publicUrl }: Config): object => ({
  msg: 'starting',
  version: VERSION,
  node: process.versions.node,
  role,
  services,
  instance: INSTANCE,
  public_url: publicUrl,
});

async function bootstrap(): Promise<void> {
  const config = processConfigOrExit();
  Logger.overrideLogger(new PinoLogger(config.logLevel));
  log.log(beginning(config));
  await assertGuests(config);
  await beginWeekAhead(config);
  const { createApp } = await import('./app.setup.js');
  await openTracing(config);
  const running = await createApp(config);
  running.server.listen(config.port, config.host);
  await once(running.server, 'listening');
  log.log({ msg: 'listening', host: config.host, port: config.port, ms: Math.round(performance.now()) });
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!stopping) void stop(running, config, signal);
      stopping = true;
    });
  }
}

/** Readiness goes first, so that the gateway turns away; open requests end; then the connections and clocks. */
async function stop({ app, server }: RunningApp, config: Config, signal: string): Promise<void> {
  log.log({ msg: 'draining', signal, seconds: config.drainSeconds });
  app.get(Readiness).draining = true;
  setTimeout(() => exit('ended before everything was closed'), (config.drainSeconds + config.closeSeconds) * 1000);
  await sleep(config.drainSeconds * 1000);
  const answered = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await Promise.race([answered, sleep(ANSWERING_MS)]);
  await app.close();
  await closeTracing();
  exit('ended');
}

function exit(msg: string): never {
  log.log({ msg, uptime_seconds: Math.round(process.uptime()) });
  process.exit(0);
}

/** What the system refused needs no place in the program. */
function unexpected(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ('syscall' in error ? error.message : (error.stack ?? error.message)).replace(/\s*\n\s*/g, ' ');
}

/** Says in one line what ended the process, but no member of the error: a refused command of Redis carries the password. */
function end(error: unknown): never {
  process.stderr.write(`fyra: ${error instanceof ConfigError ? error.message : `ended by ${unexpected(error)}`}\n`);
  process.exit(1);
}

process.on('uncaughtException', end);
bootstrap().catch(end);
