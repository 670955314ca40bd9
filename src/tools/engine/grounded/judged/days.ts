import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { daysIn } from '../opening.js';
import type { Reading } from '../reading.js';
import { SMALL } from './meets.js';
import { statementsIn } from './statements.js';

const OPEN =
  /(?<!\p{L})(?:open\p{L}{0,3}|runs?|running|operates?|delivers?|deliver(?:y|ies)|available|works?|serves?|served|takes? place|meets?|held|teaches|sails?|collected|öppet|öppen|öppna|öppnar|går|kör|geöffnet|offen|fährt|verkehrt|geliefert|ouvert\p{L}?|abiert[oa]|abre)(?!\p{L})/iu;
const CLOSED =
  /(?<!\p{L})(?:closed|shut|no (?:service|delivery|deliveries|trains?|buses|bus)|not open|does not (?:run|open|deliver|operate)|do not (?:run|open|deliver|operate)|stängt|stängd|geschlossen|ruhetag|fermé\p{L}?|cerrad[oa])(?!\p{L})/iu;
const EVERY =
  /(?<!\p{L})(?:daily|every day|all week|seven days a week|7 days a week|(?:all|the whole) year round|dagligen|varje dag|alla dagar|täglich|jeden tag|tous les jours|todos los días)(?!\p{L})/iu;
const OTHERS =
  /(?<!\p{L})(?:all other days|every other day of the week|the other days|other days|the rest of the week|alla andra dagar|övriga dagar|an allen anderen tagen|alle anderen tage|sonst|übrigen tagen|les autres jours|los demás días)(?!\p{L})/iu;
const BUT =
  /(?<!\p{L})(?:except|apart from|other than|but not|not (?:on|at|during)|inte på|nicht am|nicht an|förutom|utom|außer|sauf|excepto)(?!\p{L})(.{0,80})$/iu;
const ASKS_OPEN = /^(?:open|opens|runs?|operates?|delivers?|delivery|available|works?|served?|closed|shut)$/;
const ASKS_CLOSED = /^(?:closed|shut)$/;

interface Days {
  open: ReadonlySet<number>;
  shut: ReadonlySet<number>;
  /** whether the days that are not named are the others */
  isWhole: boolean;
  /** whether all other days are meant */
  isRest: boolean;
  quote: string;
}

/** `open_on_monday` of "open Tuesday to Sunday": whether a day is among those that are told, or those that are left out. */
export function onDay(words: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const days = daysIn(words.map((word) => word.replace(/^(?:weekends?)$/u, 'weekend')).join(' '));
  const own = words.filter((word) => !SMALL.test(word) && daysIn(word).size === 0);
  if (days.size === 0 || own.length !== 1 || !ASKS_OPEN.test(own[0])) return null;
  const told = statementsIn(reading, scope)
    .flatMap(({ text }) => text.split(/,\s(?=(?:closed|but|stängt|geschlossen|fermé|cerrado|except))/iu))
    .flatMap((text) => toldOf(text) ?? []);
  const named = daysIn(reading.text.slice(scope.start, scope.end));
  const verdicts = new Set([...days].map((day) => isOpenOn(day, told, named)));
  const [isOpen] = verdicts;
  if (verdicts.size !== 1 || isOpen === null) return null;
  return fromText(ASKS_CLOSED.test(own[0]) ? !isOpen : isOpen, told.map(({ quote }) => quote).join(' … '));
}

function toldOf(text: string): Days | null {
  const left = BUT.exec(text);
  const said = left ? text.slice(0, left.index) : text;
  const out = left ? daysIn(left[1]) : new Set<number>();
  if (CLOSED.test(said)) return { open: new Set(), shut: daysIn(said), isWhole: false, isRest: false, quote: text };
  if (!OPEN.test(said) && !/^\W*(?:(?:opening )?hours|open|öppettider|öffnungszeiten)/iu.test(said)) return null;
  const named = daysIn(said);
  if (OTHERS.test(said)) return { open: named, shut: out, isWhole: false, isRest: true, quote: text };
  const open = EVERY.test(said) ? new Set([0, 1, 2, 3, 4, 5, 6]) : named;
  return open.size === 0 ? null : { open, shut: out, isWhole: true, isRest: false, quote: text };
}

/** Open where it is told so, closed where that is told or only other days are named. */
function isOpenOn(day: number, told: readonly Days[], named: ReadonlySet<number>): boolean | null {
  if (told.some(({ shut }) => shut.has(day))) return false;
  if (told.some(({ open, isRest }) => open.has(day) || isRest)) return true;
  return told.some(({ isWhole }) => isWhole) && !named.has(day) ? false : null;
}
