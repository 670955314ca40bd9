import { type Mention, outside, stretches } from './mention.js';
import { EARLY, LATE, timesInWords } from './times-in-words.js';

const CLOCK =
  /(?<![\d:])([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d:])(?:\s?(am|pm)(?!\s(?:abend|morgen|nachmittag|vormittag|mittag)))?(?=\s?(?:uhr|h\b)?)|(?<![\d:])(1[0-2]|[1-9])\s?(am|pm)\b(?!\s(?:abend|morgen|nachmittag|vormittag|mittag))|(?<!\d)([01]?\d|2[0-3])(?:h|(?<=(?:à|dès|vers|avant|après|jusqu[’']à)\s\d{1,2})\sh(?:\s(?=[0-5]\d(?!\d)))?)([0-5]\d)?(?![\p{L}\d])|(?<=(?:um|klockan|kl\.?|at|à|las)\s)([01]?\d|2[0-3])(?=\s(?:uhr|h\b|o’clock|o'clock))/giu;

/** "15 h 30", "à 9 heures", "kl. 15", "a las 10", "14 Uhr 30". */
const HOURS =
  /(?<![\d:.,])([01]?\d|2[0-3])\s(?:h|heures?|uhr)\s([0-5]\d)(?![\p{L}\d])|(?<=(?<!\p{L})(?:à|vers|dès|avant|après|um|gegen|ab|vor|nach)\s)([01]?\d|2[0-3])\s(?:h|heures?|uhr)(?!\p{L}|\s\d)|(?<=(?<!\p{L})(?:klockan|kl\.?|a las?|sobre las)\s)([01]?\d|2[0-3])(?=\s?(?:[,;!?)]|\.?\s?$|\.\s\p{Lu}|\s(?!(?:%|cm|m|kr|kronor|euros?|€)(?!\p{L}))\p{L}))/giu;

const hoursIn = (text: string): Mention[] =>
  stretches(HOURS, text).map(({ groups: [h, minutes, french, said], ...at }) => ({
    kind: 'time',
    value: `${(h || french || said).padStart(2, '0')}:${minutes || '00'}`,
    ...at,
  }));

const BARE_HOURS =
  /(?<![\d:.,-])([01]?\d|2[0-4])\s?[–-]\s?([01]?\d|2[0-4])(?![\d:–-]|[.,]\d|\s?(?:%|cm|m|kg|eur|usd|sek|kr|€|days|dagar|tage|st))/giu;
const OF_OPENING =
  /(?<!\p{L})(?:open|opening|hours|öppet|öppettid\p{L}*|öppna|geöffnet|öffnungszeit\p{L}*|ouvert|horaires|abierto|horario)(?!\p{L})/iu;

/** "Open weekdays 10–18": hours without minutes, in a sentence that speaks of opening. */
const bareHoursIn = (text: string): Mention[] =>
  OF_OPENING.test(text)
    ? stretches(BARE_HOURS, text).flatMap(({ groups: [from, to], start, end }): Mention[] =>
        Number(from) < Number(to)
          ? [
              { kind: 'time', value: `${from.padStart(2, '0')}:00`, text: from, start, end: start + from.length },
              { kind: 'time', value: `${to.padStart(2, '0')}:00`, text: to, start: end - to.length, end },
            ]
          : [],
      )
    : [];

const HOUR_OF_PART = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:at|by|from|until|till|before|after|um|ab|bis|gegen|klockan|kl\.?|vid|från|till|à|vers|dès|a las?|sobre las|desde las|hasta las)\s)(1[0-2]|[1-9])(?:\so[’']clock)?(?=,?\s(?:${LATE}|${EARLY})(?!\p{L}))`,
  'giu',
);
/** "At 10 in the morning": an hour alone, with its half of the day. */
const hoursOfPart = (text: string): Mention[] =>
  stretches(HOUR_OF_PART, text).map(({ groups: [hour], ...at }) => ({
    kind: 'time',
    value: `${hour.padStart(2, '0')}:00`,
    ...at,
  }));

const HALF = new RegExp(String.raw`^,?(?:\s(?:uhr|o[’']clock|h|heures?))?,?\s(?:(${LATE})|${EARLY})(?!\p{L})`, 'iu');
/** Two at night is early. */
const NIGHT = /night|noche/iu;
const DAWN = 5;
/** "10:30 in the evening" is half past ten at night. */
function inItsHalf(one: Mention, text: string): Mention {
  const said = HALF.exec(text.slice(one.end, one.end + 40));
  const [hours, minutes] = String(one.value).split(':').map(Number);
  if (!said || hours > 12 || /[ap]m$/iu.test(one.text)) return one;
  const isLate = said[1] !== undefined && !(NIGHT.test(said[1]) && hours % 12 < DAWN);
  const is = (hours % 12) + (isLate ? 12 : 0);
  const end = one.end + said[0].length;
  const value = `${String(is).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  return { ...one, value, text: text.slice(one.start, end), end };
}

/** Times of day, as `14:30`. A point parts hours from minutes only after a word for the clock. */
export function timesIn(text: string): Mention[] {
  const told = stretches(CLOCK, text).flatMap(({ groups, ...at }): Mention[] => {
    const [h, m, half, bare, bareHalf, french, frenchMinutes, said] = groups;
    if (
      h !== '' &&
      at.text.includes('.') &&
      half === '' &&
      !/(kl\.?|klockan|um|uhr)\s?$/i.test(text.slice(0, at.start))
    )
      return [];
    const hours = Number(h || bare || french || said);
    const late = (half || bareHalf).toLowerCase() === 'pm' && hours < 12 ? 12 : 0;
    const early = (half || bareHalf).toLowerCase() === 'am' && hours === 12 ? -12 : 0;
    const value = `${String(hours + late + early).padStart(2, '0')}:${m || frenchMinutes || '00'}`;
    return [{ kind: 'time', value, ...at }];
  });
  const hours = hoursIn(text);
  const worded = timesInWords(text);
  const clock = [...hours, ...outside(told, hours)];
  const figures = [...clock, ...outside(hoursOfPart(text), clock)].map((one) => inItsHalf(one, text));
  const all = [...worded, ...outside(figures, worded)];
  return [...all, ...outside(bareHoursIn(text), all)].sort((a, b) => a.start - b.start);
}
