import { daysIn } from '../../grounded/opening.js';
import type { ClockSpan } from '../../grounded/problems/clock-spans.js';
import { readingOf } from '../../grounded/reading.js';
import { HOURS } from '../reply/shop-words.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { isWrittenIn, shopSays } from './shop-says.js';
import { SAYS } from './shop-words.js';
import { clockSaid, dayNamed, hoursSaid, weekSaid } from './week-said.js';
import { type Week, weekIn } from './week.js';

/** When a shop opens and closes, and whether it is open then. */
export function tellHours(question: ShopQuestion): ShopAnswer | null {
  const { asked, sentences } = question;
  if (!HOURS.test(asked) && !SAYS.visit.test(asked) && !isOfClosing(asked) && !goesOn(question)) return null;
  const week = weekIn(sentences);
  if (week === null) return null;
  const text = saidOf(week, question);
  return text === null ? null : { text };
}

/** "And on Sunday?" after the hours of another day. */
const goesOn = ({ asked, history }: ShopQuestion): boolean =>
  daysIn(asked).size > 0 &&
  asked.split(/\s+/u).length < 6 &&
  [HOURS, SAYS.visit].some((one) => one.test(history.findLast(({ role }) => role === 'user')?.text ?? ''));

const isOfClosing = (asked: string): boolean => SAYS.closes.test(asked) && daysIn(asked).size > 0;

function saidOf(week: Week, question: ShopQuestion): string | null {
  const { asked, language } = question;
  const days = [...daysIn(asked)];
  const clock = clockIn(question);
  const [day] = days;
  if (days.length === 1) return ofDay(day, clock, week, question);
  if (week.open.size === 0) return null;
  const whole = weekSaid(week, language, byHalves(question));
  if (SAYS.now.test(asked)) return shopSays('today', language, { week: whole });
  if (days.length > 1) return ofDays(days, week, question);
  if (clock !== null) return atAnyDay(clock, week, question);
  return HOURS.test(asked) || SAYS.when.test(asked) ? ofNoDay(week, question) : null;
}

/** "When do you close?" of all days: as it is told, where that is in the language of the question. */
function ofNoDay(week: Week, question: ShopQuestion): string | null {
  const { asked, language } = question;
  if (!SAYS.whichOf.test(asked) || SAYS.closedWords.test(asked) || isWhichDay(asked)) return null;
  const told = week.told.join(' ');
  return isWrittenIn(told, language)
    ? told
    : shopSays('week', language, { week: weekSaid(week, language, byHalves(question)) });
}
const isWhichDay = (asked: string): boolean =>
  /(?<!\p{L})(?:which|what|vilka?|welche[nmr]?|quels?|qué) (?:days?|dag\p{L}*|tage?n?|jours?|días?)(?!\p{L})/iu.test(
    asked,
  );

function ofDay(day: number, clock: number | null, week: Week, question: ShopQuestion): string | null {
  const { asked, language } = question;
  const stretches = week.open.get(day);
  const name = dayNamed(day, language);
  const isWhen = SAYS.when.test(asked) || SAYS.whichOf.test(asked);
  if (!stretches) return ofClosed(day, isWhen, week, question);
  if (stretches.length === 0) return isWhen || clock !== null ? null : shopSays('daysOnly', language, { day: name });
  const halves = byHalves(question);
  const values = { day: name, hours: hoursSaid(stretches, language, halves) };
  const part = /\d/u.test(asked) || isWhen ? null : partOfDay(asked);
  if (part !== null) return shopSays(meets(part, stretches) ? 'openAt' : 'closedAt', language, values);
  if (clock !== null) return shopSays(isWithin(clock, stretches, asked) ? 'openAt' : 'closedAt', language, values);
  const side = sideAsked(asked);
  const time = side === 'opens' ? stretches[0][0] : (stretches.at(-1)?.[1] ?? 0);
  if (isWhen && side !== null) return shopSays(side, language, { day: name, time: clockSaid(time, language, halves) });
  return shopSays(isWhen ? 'whenOn' : 'openOn', language, values);
}

/** The hours of the part of a day that is named: the afternoon is what is left after two. */
function partOfDay(asked: string): ClockSpan | null {
  if (SAYS.morning.test(asked)) return [6, 12];
  if (SAYS.afternoon.test(asked)) return [14, 18];
  return SAYS.evening.test(asked) ? [18, 24] : null;
}

const meets = ([from, till]: ClockSpan, stretches: readonly ClockSpan[]): boolean =>
  stretches.some(([opens, closes]) => opens < till && closes > from);

/** "When do you open?" or "until when are you open?"; null for both ends. */
function sideAsked(asked: string): 'opens' | 'closes' | null {
  if (SAYS.closes.test(asked)) return 'closes';
  return SAYS.opens.test(asked) &&
    !/(?<!\p{L})(?:are you open|seid ihr|êtes-vous|har ni öppet|estáis)(?!\p{L})/iu.test(asked)
    ? 'opens'
    : null;
}

function ofClosed(day: number, isWhen: boolean, week: Week, question: ShopQuestion): string | null {
  const { language } = question;
  const values = { day: dayNamed(day, language), week: weekSaid(week, language, byHalves(question)) };
  if (week.open.size > 0) return shopSays(isWhen ? 'neverOn' : 'closedOn', language, values);
  const fact = week.told.join(' ');
  if (!week.closed.has(day)) return null;
  return isWrittenIn(fact, language) ? shopSays('no', language, { fact }) : shopSays('shutOn', language, values);
}

/** "Are you open at the weekend?" */
function ofDays(days: readonly number[], week: Week, question: ShopQuestion): string {
  const { language } = question;
  const open = new Map([...week.open].filter(([day]) => days.includes(day)));
  if (open.size === 0)
    return shopSays('no', language, {
      fact: shopSays('week', language, { week: weekSaid(week, language, byHalves(question)) }),
    });
  const shut = days.filter((day) => !open.has(day)).map((day) => dayNamed(day, language));
  const said = weekSaid({ open }, language, byHalves(question));
  return shopSays(shut.length > 0 ? 'each' : 'week', language, { week: said, closed: shut.join(', ') });
}

function atAnyDay(clock: number, week: Week, question: ShopQuestion): string {
  const { language, asked } = question;
  const days = [...week.open.values()];
  const fit = days.filter((stretches) => isWithin(clock, stretches, asked)).length;
  const sentence = fit === 0 ? 'atNone' : fit === days.length ? 'atEvery' : 'atSome';
  const halves = byHalves(question);
  return shopSays(sentence, language, {
    time: clockSaid(clock, language, halves),
    week: weekSaid(week, language, halves),
  });
}

/** Whether it is open at a time; who asks for "after" it wants it open then. */
const isWithin = (clock: number, stretches: readonly ClockSpan[], asked: string): boolean =>
  stretches.some(([from, till]) =>
    BEFORE.test(asked) ? from < clock && clock <= till : from <= clock && clock < till,
  );
const BEFORE = /(?<!\p{L})(?:before|until|till|före|till|vor|bis|avant|jusqu[’']à|antes|hasta)(?!\p{L})/iu;

/** The time of day that a question names. */
function clockIn({ asked, language }: ShopQuestion): number | null {
  const times = readingOf(asked).mentions.filter(
    ({ kind, unit, start }) =>
      kind === 'time' ||
      (kind === 'number' && (unit === undefined || unit === 'hour') && SAYS.by.test(asked.slice(0, start))),
  );
  const [time] = times;
  if (times.length !== 1) return null;
  if (time.kind === 'number') return inAfternoon(Number(time.value), language);
  const [hour, minute] = String(time.value).split(':').map(Number);
  return hour + minute / 60;
}

/** "Are you open at 6?" is asked of the evening. */
const inAfternoon = (hour: number, language: string): number | null =>
  hour > 24 ? null : language === 'en' && hour < 7 ? hour + 12 : hour;

/** Whether the shop counts its hours by halves of the day. */
const byHalves = ({ instructions }: ShopQuestion): boolean => /\d\s?[ap]\.?m(?!\p{L})/iu.test(instructions);
