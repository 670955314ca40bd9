/**
 * Where the time of a start goes: `npm start` in a copy of this checkout that was never built, then again as it was left. Prints
 * each line with its time and the processor time spent until then, and each process with when it ran and what it took.
 * `node bench/probes/start.mjs [--built]`: with `--built` the copy is built before. The processor time and the ratios count where
 * others use the machine. Linux only.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/app.mjs';
import { freshCheckout } from '../support/checkout.mjs';

/** Looking takes some milliseconds. */
const LOOK_MS = 100;
/** Ticks of a processor in a second, as Linux shows them to programs. */
const TICKS = 100;

const total = (seen) => [...seen.values()].reduce((sum, { cpu }) => sum + cpu, 0);
const at = (ms) => (ms / 1000).toFixed(2).padStart(7);
const short = (line) => (line.startsWith('{') ? wordsOf(JSON.parse(line)) : line).slice(0, 110);
const wordsOf = ({ context, msg, message }) => `${context}: ${msg ?? message}`;

const { folder: checkout, remove } = freshCheckout();
try {
  if (process.argv.includes('--built')) execFileSync(process.execPath, [join(checkout, 'scripts/build.mjs')]);
  const first = await started('first');
  const again = await started('again');
  console.log(
    `\nfirst ÷ again: ${(first.ms / again.ms).toFixed(2)} by the clock, ${(first.cpu / again.cpu).toFixed(2)} by processor`,
  );
} finally {
  remove();
}

async function started(title) {
  console.log(`\n${title}, load ${loadavg()[0].toFixed(1)}\n`);
  const port = await freePort();
  const { DATABASE_URL: _, REDIS_URL: __, ...env } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [join(checkout, 'scripts/start.mjs')], {
    env: { ...env, DATA_DIR: join(checkout, 'data'), PORT: String(port), DRAIN_SECONDS: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seen = new Map();
  const look = () => lookAt(seen, child.pid, performance.now() - began);
  const timer = setInterval(look, LOOK_MS);
  try {
    await ready(child, (line) => {
      look();
      console.log(`${at(performance.now() - began)} ${at(1000 * total(seen))}  ${short(line)}`);
    });
    const ms = performance.now() - began;
    clearInterval(timer);
    console.log('\n  began   ended  processor');
    for (const { name, from, to, cpu } of seen.values())
      console.log(`${at(from)} ${at(to)} ${at(cpu * 1000)}  ${name}`);
    await sleep(3000);
    return { ms, cpu: total(seen) };
  } finally {
    clearInterval(timer);
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

function ready(child, take) {
  let rest = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop();
      for (const line of lines) if (!/^\s|^$|^\w+:$/.test(line)) take(line);
      if (lines.some((line) => line.startsWith('Ready ('))) resolve();
    });
    child.once('exit', (code) => reject(new Error(`npm start has ended (${code})`)));
  });
}

function lookAt(seen, root, now) {
  const parents = new Map();
  const found = new Map();
  for (const name of readdirSync('/proc')) {
    const one = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (!one) continue;
    found.set(one.pid, one);
    parents.set(one.pid, one.parent);
  }
  for (const { pid, cpu, key } of found.values()) {
    if (!seen.has(key) && !isBelow(parents, seen, pid, root)) continue;
    const known = seen.get(key);
    seen.set(key, { pid, name: nameOf(pid) || known?.name || '?', from: known?.from ?? now, to: now, cpu });
  }
}

/** Servers are let go of, but their own children stay below them. */
function isBelow(parents, seen, pid, root) {
  const known = new Set([...seen.values()].map((one) => one.pid));
  for (let one = pid; one > 1; one = parents.get(one) ?? 0) if (one === root || known.has(one)) return true;
  return false;
}

function statOf(name) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const cpu = (Number(fields[11]) + Number(fields[12])) / TICKS;
    return { pid: Number(name), parent: Number(fields[1]), cpu, key: `${name} ${fields[19]}` };
  } catch {
    return undefined;
  }
}

function nameOf(pid) {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .filter((word) => word !== '');
    const program = words.find((word) => /\.m?js$/.test(word) && !word.startsWith('-')) ?? words[0];
    return program && (program.startsWith('postgres:') ? program : basename(program));
  } catch {
    return undefined;
  }
}
