import { countryNamed } from '../../grounded/people.js';
import type { Mention } from '../../grounded/mention.js';
import { readingOf } from '../../grounded/reading.js';
import { isCurrency, unitNamed } from '../../grounded/units.js';
import { BOUNDS } from '../reply/shop-words.js';
import { moneySaid } from './money-said.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { capital } from '../reply/say.js';
import { isWrittenIn, shopSays } from './shop-says.js';
import { SAYS } from './shop-words.js';

/** A part of what is told of sending, with the place and the service that it is for. */
interface Told {
  part: string;
  sentence: string;
  place: string | undefined;
  mentions: readonly Mention[];
}

/** How long sending takes and what it costs, to a country or by a service, and whether it is free of charge for an order. */
export function tellDelivery(question: ShopQuestion): ShopAnswer | null {
  const { asked } = question;
  const told = question.sentences.filter((one) => SAYS.delivery.test(one) && !SAYS.who.test(one));
  if (told.length === 0) return null;
  const isOfSending = SAYS.delivery.test(asked) || SAYS.shipping.test(asked) || SERVICE.test(asked) || goesOn(question);
  if (!isOfSending) return null;
  return freeOrNot(question, told) ?? ofPlace(question, told) ?? ofService(question, told);
}

/** "And to Norway?", "And for $60?" after what was said of sending. */
const goesOn = ({ asked, history }: ShopQuestion): boolean =>
  /^[¿ ]*(?:and|och|und|et|y|what about|how about)\s/iu.test(asked) &&
  asked.split(/\s+/u).length < 7 &&
  history.slice(-4).some(({ role, text }) => role === 'user' && (SAYS.delivery.test(text) || SAYS.shipping.test(text)));

const placesIn = (text: string): string[] =>
  readingOf(text)
    .mentions.filter(({ kind }) => kind === 'country' || kind === 'place')
    .map(({ text: said }) => said);

const isSamePlace = (a: string, b: string): boolean =>
  a === b || (countryNamed(a) !== undefined && countryNamed(a) === countryNamed(b));

const PARTS = /[;,]\s|\s(?:and|och|und|et|y|but|men|aber|mais|pero)\s/u;
const partsOf = (sentences: readonly string[]): Told[] =>
  sentences.flatMap((sentence) => {
    const parts = sentence.split(PARTS);
    return parts.map((part) => ({
      part,
      sentence,
      place: placesIn(part).at(-1),
      mentions: readingOf(part).mentions.filter(({ kind }) => kind === 'number'),
    }));
  });

const isMoney = ({ unit }: Mention): boolean => isCurrency(unit);
const isDuration = ({ unit }: Mention): boolean => unitNamed(unit)?.dimension === 'duration';

function ofPlace(question: ShopQuestion, sentences: readonly string[]): ShopAnswer | null {
  const { asked, language } = question;
  const places = placesIn(asked.charAt(0).toLowerCase() + asked.slice(1));
  const [place] = places;
  if (places.length !== 1 || sentences.some((one) => BOUNDS.test(one))) return null;
  const parts = partsOf(sentences);
  const own = parts.filter((part) => part.place !== undefined && isSamePlace(part.place, place));
  const known = parts.filter((part) => part.place !== undefined);
  if (known.length === 0) return null;
  if (own.length === 0) {
    const fact = [...new Set(known.map(({ sentence }) => sentence))].join(' ');
    return { text: shopSays('placeUntold', language, { place: wayTo(place, question), fact }), isUntold: true };
  }
  const isPrice = SAYS.price.test(asked) && !SAYS.duration.test(asked);
  const isTime = SAYS.duration.test(asked) || (!isPrice && !SAYS.price.test(beforeThis(question)));
  const figures = own.flatMap((one) => one.mentions.filter(isPrice ? isMoney : isDuration));
  const [figure] = figures;
  if (figures.length !== 1 || !(isPrice || isTime)) return null;
  const value = isPrice
    ? moneySaid(Number(figure.value), figure.unit, language)
    : durationSaid(figure, own[0].part, language);
  if (value === null) return null;
  return {
    text: shopSays(isPrice ? 'deliveryCosts' : 'deliveryTakes', language, {
      place: wayTo(place, question),
      price: value,
      duration: value,
    }),
  };
}

/** "in die Schweiz", as it was asked. */
const wayTo = (place: string, { asked, language }: ShopQuestion): string =>
  asked
    .match(
      new RegExp(
        String.raw`(?<!\p{L})(?:to|till|nach|in(?: d\p{L}{2})?|en|au|aux|à|a|al|pour|für|para)\s${place}`,
        'iu',
      ),
    )?.[0]
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) ?? `${TO[language]} ${place}`;
const TO: Readonly<Record<ShopQuestion['language'], string>> = {
  en: 'to',
  sv: 'till',
  de: 'nach',
  fr: 'pour',
  es: 'a',
};

const beforeThis = ({ history, asked }: ShopQuestion): string =>
  /^[¿ ]*(?:and|och|und|et|y)\s/iu.test(asked) ? (history.findLast(({ role }) => role === 'user')?.text ?? '') : '';

/** "3 to 5 days" as it is written; null where it is in another language. */
function durationSaid({ text }: Mention, part: string, language: ShopQuestion['language']): string | null {
  const at = part.indexOf(text);
  const lead = /\d{1,2}\s?(?:to|till|bis|à|a|-|–)\s?$/iu.exec(part.slice(0, at))?.[0] ?? '';
  return isWrittenIn(part, language) || isWrittenIn(text, language) ? `${lead}${text}` : null;
}

const SERVICE =
  /(?<!\p{L})(?:express|standard|same[- ]day|overnight|priority|normal|expreß|exprés|urgente?)(?!\p{L})/iu;

/** "How long does express take?" */
function ofService({ asked, language }: ShopQuestion, sentences: readonly string[]): ShopAnswer | null {
  const service = SERVICE.exec(asked)?.[0].toLowerCase();
  if (service === undefined) return null;
  const isPrice = SAYS.price.test(asked) && !SAYS.duration.test(asked);
  if (!isPrice && !SAYS.duration.test(asked)) return null;
  const parts = partsOf(sentences).filter(({ part }) => SERVICE.exec(part)?.[0].toLowerCase() === service);
  const found = parts.flatMap(({ part, mentions }) =>
    mentions.filter(isPrice ? isMoney : isDuration).map((figure) => ({ part, figure })),
  );
  const [one] = found;
  if (found.length !== 1) return null;
  const value = isPrice
    ? moneySaid(Number(one.figure.value), one.figure.unit, language)
    : durationSaid(one.figure, one.part, language);
  return value === null
    ? null
    : { text: shopSays('serviceTakes', language, { service: capital(service), duration: value }) };
}

/** "Is shipping free for an order of 80?" */
function freeOrNot(question: ShopQuestion, sentences: readonly string[]): ShopAnswer | null {
  const { asked, language } = question;
  const sums = readingOf(asked).mentions.filter((one) => one.kind === 'number' && isCurrency(one.unit));
  const isPrice = SAYS.price.test(asked) && SAYS.shipping.test(asked);
  const isAsked = SAYS.free.test(asked) || isPrice || goesOn(question);
  const [sum] = sums;
  if (sums.length !== 1 || !isAsked) return null;
  const limits = sentences
    .filter((one) => SAYS.free.test(one))
    .flatMap((sentence) =>
      readingOf(sentence)
        .mentions.filter((one) => isCurrency(one.unit) && SAYS.freeFrom.test(sentence.slice(0, one.start)))
        .map((limit) => ({ sentence, limit, isAbove: SAYS.above.test(sentence.slice(0, limit.start)) })),
    );
  const [found] = limits;
  if (limits.length !== 1 || found.limit.unit !== sum.unit) return null;
  const [asks, from] = [Number(sum.value), Number(found.limit.value)];
  if (asks === from && found.isAbove) return null;
  const isFree = asks >= from;
  if (SAYS.whichOf.test(asked)) return isFree ? { text: shopSays('isFree', language, { fact: found.sentence }) } : null;
  return { text: shopSays(isFree ? 'free' : 'notFree', language, { fact: found.sentence }) };
}
