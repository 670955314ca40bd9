import { sentenceAt, type Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { isLedToDay, movesDay } from '../moved-days.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { toldDays } from './told-day.js';

const INSTEAD =
  /(?<!\p{L})(?:instead of|rather than|statt|anstatt|anstelle|au lieu|plutôt que|plutôt qu['’]|en lugar|en vez|i stället för|istället för)\s(?:\p{L}{1,12},?\s){0,3}$/iu;
const OLD = /^(?:old|previous|original|former|alt|altes|alter|ancienne|antigua|gammal|gammalt|tidigare)$/u;
const NEW = /^(?:new|rescheduled|moved|neu|neue|neuer|neues|nouvelle|nouveau|nueva|nuevo|ny|nya|nytt)$/u;
const DAY =
  /^(?:date|day|datum|fecha|jour|dag|appointment|fitting|visit|termin|anprobe|rendez|vous|essayage|cita|prueba|provning|tid|of|the)$/u;

/** "Instead of 3 March 2026 she will be here on 10 March 2026": of two days the one that no longer holds, or the other. */
export function dayInstead({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  const own = words.map(plainly);
  const isOld = own.some((word) => OLD.test(word));
  const isPlain = own.every((word) => OLD.test(word) || NEW.test(word) || DAY.test(word));
  const told = toldDays(reading, scope);
  if (!isPlain || told.length !== 2) return null;
  const [gone, ...more] = goneOf(told, reading.text);
  const now = told.find((one) => one !== gone);
  if (
    gone === undefined ||
    now === undefined ||
    more.length > 0 ||
    (!movesDay(reading.text) && isOpen(now.day, reading.text))
  )
    return null;
  const { day } = isOld ? gone : now;
  return now.state === 'conditional' ? null : { ...fromText(String(day.value), day.text), at: day.start };
}

/** What another is named instead of, else what a text puts off to the other. */
function goneOf(told: ReturnType<typeof toldDays>, text: string): ReturnType<typeof toldDays> {
  const gone = told.filter(({ day }) => isGone(day, text));
  if (gone.length > 0 || !movesDay(text)) return gone;
  const left = told.filter(({ day }) => !isLedToDay(text, day));
  return left.length < told.length ? left : [];
}

const isGone = ({ start }: Mention, text: string): boolean => INSTEAD.test(text.slice(Math.max(0, start - 60), start));

/** Whether it is only asked. */
const isOpen = ({ start }: Mention, text: string): boolean => text.slice(sentenceAt(text, start).end).startsWith('?');
