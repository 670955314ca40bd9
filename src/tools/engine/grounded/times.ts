import { type Mention, outside, stretches } from './mention.js';
import { timesInWords } from './times-in-words.js';

const CLOCK =
  /(?<![\d:])([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d:])(?:\s?(am|pm))?(?=\s?(?:uhr|h\b)?)|(?<![\d:])(1[0-2]|[1-9])\s?(am|pm)\b|(?<!\d)([01]?\d|2[0-3])(?:h|(?<=(?:à|dès|vers|avant|après|jusqu[’']à)\s\d{1,2})\sh(?:\s(?=[0-5]\d(?!\d)))?)([0-5]\d)?(?![\p{L}\d])|(?<=(?:um|klockan|kl\.?|at|à|las)\s)([01]?\d|2[0-3])(?=\s(?:uhr|h\b|o’clock|o'clock))/giu;

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
  const figures = [...hours, ...outside(told, hours)];
  const all = [...worded, ...outside(figures, worded)];
  return [...all, ...outside(bareHoursIn(text), all)].sort((a, b) => a.start - b.start);
}
