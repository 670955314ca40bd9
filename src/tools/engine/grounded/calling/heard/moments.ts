import type { Asked } from './asked.js';
import { isTo } from './before.js';
import type { Found } from './found.js';
import type { Stretch } from './stretch.js';
import type { Text } from './text.js';

const WITH_SECONDS = /T\d{2}:\d{2}:\d{2}|HH:MM:SS/iu;
const IS_END =
  /(?:^|_)(?:end|ends|until|till|to|finish|return|returns|drop_?off|check_?out|arrival|arrives?|leaves?)(?:$|_|s_at$|_at$)/u;
const LONGEST = 60;

/**
 * "2026-10-02 at 11:15": a day and its time of day as one argument, `2026-10-02T11:15`; of two such arguments each its own.
 * Null where the text tells more days or times than are asked for.
 */
export function momentFor(asked: Asked, all: readonly Asked[], { stretches, text }: Text): Found | null {
  const [days, times] = [ofKind(stretches, 'date'), ofKind(stretches, 'time')];
  const alike = all.filter(({ kind }) => kind === 'moment');
  const at = alike.length === 2 && times.length === 2 ? (IS_END.test(asked.name) ? 1 : 0) : null;
  const time = at === null ? (alike.length === 1 ? theOne(times, text) : null) : times[at];
  const day = at === null || days.length === 1 ? theOne(days, text) : (days[at] ?? null);
  return day && time ? joined(asked, day, time, text) : null;
}

const ofKind = (stretches: readonly Stretch[], kind: Stretch['kind']): Stretch[] =>
  stretches.filter((one) => one.kind === kind);

/** The only one, or of several the one that something is moved to. */
function theOne(all: readonly Stretch[], text: string): Stretch | null {
  if (all.length < 2) return all[0] ?? null;
  const targets = all.filter(({ start }) => isTo(text, start) && !/(?<!\p{L})and\s$/iu.test(text.slice(0, start)));
  return targets.length === 1 ? targets[0] : null;
}

function joined({ described }: Asked, day: Stretch, time: Stretch, text: string): Found | null {
  const isFull = /^\d{4}-\d{2}-\d{2}$/u.test(String(day.value)) && /^\d{2}:\d{2}$/u.test(String(time.value));
  const [start, end] = [Math.min(day.start, time.start), Math.max(day.end, time.end)];
  if (!isFull || end - start > LONGEST) return null;
  const value = `${day.value}T${time.value}${WITH_SECONDS.test(described) ? ':00' : ''}`;
  return { value, text: text.slice(start, end), start, end };
}
