import { says } from '../moments/asked.js';
import { COUNT_WORDS, isArticle } from '../numbers.js';
import { converted, unitNamed } from '../units.js';
import { asks, type Asking, exact, type Way } from './asking.js';

const OFTEN =
  /(?<!\p{L})(?:(once|twice|thrice)|(\d{1,2}|\p{L}{2,8})\s(?:times|gånger|mal|fois|veces))\s(?:a|per|each|every|daily|om|per|am|pro|täglich|par|al|por)?\s?(?:day|daily|dagen|dag|tag|täglich|jour|día)?(?!\p{L})/iu;
const ADVERBS: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };

/** How often a day, where the text says it once. */
function timesADay(text: string): number | null {
  const found = OFTEN.exec(text);
  if (!found || !/day|daily|dag|tag|täglich|jour|día/iu.test(found[0])) return null;
  const [, adverb, count] = found;
  const times = adverb ? ADVERBS[adverb.toLowerCase()] : (COUNT_WORDS[count.toLowerCase()] ?? Number(count));
  return Number.isInteger(times) && !OFTEN.test(text.slice(found.index + found[0].length)) ? times : null;
}

/** "15 ml three times a day for 7 days": how often, how much a day, how much in all. */
export const dosed: Way = (asking) => {
  const { text } = asking.reading;
  const times = timesADay(text);
  if (times === null) return undefined;
  if (asks(asking, 'often') && asking.query.per.includes('day')) return times;
  const one = doseOf(asking, text);
  if (one === null) return undefined;
  if (asks(asking, 'dose')) return one;
  if (asking.query.per.length > 0)
    return asking.query.per.length === 1 && asking.query.per[0] === 'day' ? exact(one * times) : undefined;
  const days = asking.reading.mentions.filter(
    ({ unit, kind, value }) => kind === 'number' && unit === 'day' && Number(value) > 1,
  );
  if (!asking.query.isTotal) return days.length > 0 ? null : undefined;
  return days.length === 1 ? exact(one * times * Number(days[0].value)) : null;
};

/** The amount right before how often it is taken. */
function doseOf(asking: Asking, text: string): number | null {
  const { query, reading, tokens } = asking;
  const at = text.search(OFTEN);
  const last = reading.mentions.findLast((one) => one.kind === 'number' && one.start < at && !isArticle(one));
  if (!last || /[.;!?]\s/u.test(text.slice(last.end, at))) return null;
  const unit = unitNamed(last.unit);
  if (unit?.dimension !== query.unit?.dimension || query.isMoney) return null;
  const topics = query.topics.filter((topic) => !/^(?:daily|day|dose|single|total|each)$/u.test(topic));
  if (!topics.every((topic) => tokens.some(({ word }) => says(topic, word)))) return null;
  return unit && query.unit ? converted(Number(last.value), unit, query.unit) : Number(last.value);
}
