import { readFileSync } from 'node:fs';

/**
 * Loaded before the application (`--import`): its clock runs ahead by CLOCK_SHIFT_MS. With CLOCK_SHIFT_FILE it is set
 * while the process runs: at SIGUSR2 by the milliseconds that stand in that file.
 */
let shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const file = process.env.CLOCK_SHIFT_FILE;
const Clock = globalThis.Date;

if (file !== undefined) process.on('SIGUSR2', () => (shift = Number(readFileSync(file, 'utf8'))));

globalThis.Date = class Date extends Clock {
  constructor(...parts) {
    if (parts.length === 0) super(Clock.now() + shift);
    else super(...parts);
  }

  static now() {
    return Clock.now() + shift;
  }
};
