import { type Mention, outside, stretches } from '../mention.js';
import { unitNamed, unitOf } from '../units.js';
import { dayShifted } from './shift.js';
import { ANY_WEEKDAY, WEEKDAY_NAMES, weekdayNamed, weekdayOf } from '../weekdays.js';

const SMALL: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'a an one en ett ein einer einem eine un une una',
    'two två zwei deux dos',
    'three tre drei trois tres',
    'four fyra vier quatre cuatro',
    'five fem fünf cinq cinco',
    'six sex sechs seis',
    'seven sju sieben sept siete',
    'eight åtta acht huit ocho',
    'nine nio neun neuf nueve',
    'ten tio zehn dix diez',
    'eleven elva elf onze once',
    'twelve tolv zwölf douze doce',
    '',
    'fourteen fjorton vierzehn quatorze catorce',
    'fifteen femton fünfzehn quinze quince',
  ].flatMap((words, i) =>
    words
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => [word, i + 1] as const),
  ),
);
const COUNT = String.raw`(\d{1,3}|${Object.keys(SMALL).join('|')})`;
const UNIT = String.raw`(days?|weeks?|months?|dagar|dag|veckor|vecka|månader|månad|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|días?|semanas?|meses|mes)`;
const ON = new RegExp(
  String.raw`(?<![\p{L}\d])(?:in|om|dans|dentro de|de aquí a)\s${COUNT}\s${UNIT}(?![’']s|\s(?:of|after|before|av|efter|före|nach|vor|après|avant|après|después|antes)(?!\p{L}))(?!\p{L})(?:\s(?:from|ab|från|à partir d|desde)[\s’'](?:today|now|heute|idag|nu|aujourd[’']hui|hoy))?`,
  'giu',
);
/** "Exactly two weeks from today". */
const FROM_TODAY = new RegExp(
  String.raw`(?<![\p{L}\d])${COUNT}\s${UNIT}\s(?:from|ab|från|à partir d|à compter d|a partir de|desde)[\s’'](?:today|now|heute|jetzt|idag|nu|aujourd[’']hui|hoy)(?!\p{L})`,
  'giu',
);
const AGO = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${COUNT}\s${UNIT}\sago|för\s${COUNT}\s${UNIT}\ssedan|vor\s${COUNT}\s${UNIT}|il y a\s${COUNT}\s${UNIT}|hace\s${COUNT}\s${UNIT})(?!\p{L})`,
  'giu',
);
/** "On Friday", "nu på fredag", "am Freitag", "ce vendredi", "el viernes": the next one. */
const WEEKDAY = new RegExp(
  String.raw`(?<!\p{L})(?:on|by|this|for|until|till|på|till|am|bis|diesen|kommenden|ce|pour|d[’']ici|este|el|para el)\s(${WEEKDAY_NAMES.join('|')})(?!\p{L})(?!,?\s(?:the\s|den\s|der\s|le\s|el\s)?\d)`,
  'giu',
);
const ANY = new RegExp(String.raw`(?<!\p{L})${ANY_WEEKDAY}(?!\p{L})`, 'giu');
/** What was done, or is done again and again. */
const NOT_AHEAD =
  /(?<!\p{L})(?:last|every|each|next|ago|was|were|had|did|got|came|bought|sent|left|went|said|rang|saw|\p{L}{3,12}ed|förra|varje|nästa|var|hade|kom|köpte|fick|skickade|letzten|jeden|nächsten|war|waren|hatte|kam|habe|haben|hat|dernier|chaque|prochain|était|avait|[’']ai|avons|a été|pasado|cada|próximo|compré|fue|era|llegó|hice|he|ha)(?!\p{L})/iu;

/** Days that are told from the one on which a text is written: in so many days, so long ago, on the next Friday. */
export function fromNow(text: string, today: string): Mention[] {
  return [...lengthsFrom(text, today), ...nextWeekday(text, today)];
}

function lengthsFrom(text: string, today: string): Mention[] {
  const after = stretches(ON, text);
  const on = [...after, ...outside(stretches(FROM_TODAY, text), after)]
    .filter(({ start, end }) => !isOfThen(text, start, end))
    .map((at) => ({ ...at, sign: 1 as const }));
  const ago = stretches(AGO, text).map((at) => ({ ...at, sign: -1 as const }));
  return [...on, ...ago].flatMap(({ groups, sign, ...at }): Mention[] => {
    const [count, word] = groups.filter((group) => group !== '');
    const unit = unitOf(word.toLowerCase().replace(/^monaten$/u, 'monat'));
    const value = unit ? dayShifted(today, { value: SMALL[count.toLowerCase()] ?? Number(count), unit }, sign) : null;
    return value === null ? [] : [{ kind: 'date', value, ...at }];
  });
}

/** "It was ready in two weeks last time": how long it took, or always takes. */
const OF_THEN =
  /(?<!\p{L})(?:last time|usually|normally|always|was|were|took|took us|letztes mal|das letzte mal|normalerweise|meistens|immer|war|waren|dauerte|förra gången|brukar|alltid|var|tog|la dernière fois|d[’']habitude|toujours|était|la última vez|normalmente|siempre|estaba|tardó|fue)(?!\p{L})/iu;
const isOfThen = (text: string, start: number, end: number): boolean =>
  OF_THEN.test(
    `${
      text
        .slice(Math.max(0, start - 80), start)
        .split(/[.!?\n]/u)
        .at(-1) ?? ''
    } ${text.slice(end, end + 60).split(/[.!?\n]/u)[0]}`,
  );

function nextWeekday(text: string, today: string): Mention[] {
  const all = text.match(ANY) ?? [];
  const [found, ...more] = stretches(WEEKDAY, text);
  const unit = unitNamed('day');
  if (!found || more.length > 0 || all.length !== 1 || !unit) return [];
  const sentence =
    text
      .slice(0, found.start)
      .split(/[.!?\n]/u)
      .at(-1) ?? '';
  const rest = text.slice(found.end).split(/[.!?\n]/u)[0];
  if (NOT_AHEAD.test(sentence) || NOT_AHEAD.test(rest)) return [];
  const days = (weekdayNamed(found.groups[0]) - weekdayOf(today) + 7) % 7;
  const value = days === 0 ? null : dayShifted(today, { value: days, unit }, 1);
  return value === null ? [] : [{ kind: 'date', value, text: found.text, start: found.start, end: found.end }];
}
