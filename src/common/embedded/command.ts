import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { identify, type ProcessIdentity } from './process-identity.js';
import { serverEnvironment, type ServerAccount } from './server-account.js';

export interface Outcome {
  status: number | null;
  output: string;
}

/** Runs a command to its end; as `as` when given, else with our own account and environment. */
export function runToEnd(command: string[], cwd: string, as?: ServerAccount): Promise<Outcome> {
  const [program, ...args] = [...(as?.wrapper ?? []), ...command];
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd,
      ...as?.identity,
      ...(as && { env: serverEnvironment() }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const take = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', (error) => resolve({ status: null, output: error.message }));
    child.once('close', (status) => resolve({ status, output }));
  });
}

export interface ServerCommand {
  command: string[];
  /** The server's data folder; servers find it as their working directory. */
  cwd: string;
  as: ServerAccount;
  logFile: string;
  libraries?: string;
  /** Written to its standard input, so that no other user sees it in the process list. */
  input?: string;
}

/** Starts a server that outlives us. @throws when the program cannot be run */
export function launch(server: ServerCommand): Promise<ProcessIdentity> {
  const [program, ...args] = [...server.as.wrapper, ...server.command];
  const log = openLog(server.logFile);
  const child = spawn(program, args, {
    cwd: server.cwd,
    ...server.as.identity,
    env: serverEnvironment(server.libraries),
    detached: true,
    stdio: [server.input === undefined ? 'ignore' : 'pipe', log, log],
  });
  closeSync(log);
  child.unref();
  child.stdin?.on('error', () => undefined).end(server.input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => resolve(identify(child.pid!) ?? { pid: child.pid!, startedAt: 'ended' }));
  });
}

const LOG_LIMIT_BYTES = 10_000_000;

function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(path, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600);
}
