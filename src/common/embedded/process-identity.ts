import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that cannot be mistaken for a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  /** When it began, in words of the operating system; only equality matters. */
  startedAt: string;
}

/** The living process of this number; undefined when there is none or only a zombie of it. */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = existsSync('/proc/self/stat') ? startedFromProc(pid) : startedFromPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export const isSame = (one: ProcessIdentity, other: ProcessIdentity | undefined): boolean =>
  other !== undefined && one.pid === other.pid && one.startedAt === other.startedAt;

export const isRunning = (identity: ProcessIdentity): boolean => isSame(identity, identify(identity.pid));

function startedFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${fields[19]} ${bootId()}`;
  } catch {
    return undefined;
  }
}

const bootId = (): string => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

function startedFromPs(pid: number): string | undefined {
  try {
    const [state, ...started] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return state === undefined || state.startsWith('Z') ? undefined : started.join(' ');
  } catch {
    return undefined;
  }
}

/** Living processes of a program that work in this folder; none where the system does not tell (no /proc). */
export function processesIn(folder: string, program: RegExp): ProcessIdentity[] {
  if (!existsSync('/proc/self/cwd')) return [];
  const wanted = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && link(name, 'cwd') === wanted && program.test(link(name, 'exe') ?? ''))
    .map((name) => identify(Number(name)))
    .filter((identity) => identity !== undefined);
}

function link(pid: string, name: 'cwd' | 'exe'): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return undefined;
  }
}

/** Sends the signals one after the other, each after the one before had its time (ms), until the process is gone. */
export async function endProcess(identity: ProcessIdentity, steps: [NodeJS.Signals, number][]): Promise<void> {
  for (const [signal, patience] of steps) {
    if (!isRunning(identity)) return;
    send(identity.pid, signal);
    if (await within(patience, () => !isRunning(identity))) return;
  }
}

export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

/** Asks every 40 ms; true as soon as `condition` holds, false after `patience` ms. */
export async function within(patience: number, condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = performance.now() + patience;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await sleep(40);
  }
  return true;
}
