import type { Mention } from '../../grounded/mention.js';
import { readingOf } from '../../grounded/reading.js';
import { isCurrency, unitNamed } from '../../grounded/units.js';
import { capital } from '../reply/say.js';
import { BOUNDS } from '../reply/shop-words.js';
import { moneySaid } from './money-said.js';
import { isWithin, type Place, toldOfPlace } from './places.js';
import {
  feeOfSending,
  freeFrom,
  isDuration,
  isFreeFor,
  isMoney,
  ofSending,
  partsOf,
  placeAsked,
  SERVICE,
  serviceIn,
  type Told,
} from './sending.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { isWrittenIn, shopSays } from './shop-says.js';
import { SAYS } from './shop-words.js';
import { isWhether } from './yes-or-no.js';

/** How long sending takes and what it costs, to a country or by a service, whether it goes there, and whether it is free of charge for an order. */
export function tellDelivery(question: ShopQuestion): ShopAnswer | null {
  const { asked } = question;
  const told = ofSending(question);
  if (told.length === 0) return null;
  const isOfSending = SAYS.delivery.test(asked) || SAYS.shipping.test(asked) || SERVICE.test(asked) || goesOn(question);
  if (!isOfSending) return null;
  return freeOrNot(question, told) ?? ofPlace(question, told) ?? ofService(question, told) ?? ofFee(question, told);
}

/** "And to Norway?", "And for $60?" after what was said of sending. */
const goesOn = ({ asked, history }: ShopQuestion): boolean =>
  /^[¿ ]*(?:and|och|und|et|y|what about|how about)\s/iu.test(asked) &&
  asked.split(/\s+/u).length < 7 &&
  history.slice(-4).some(({ role, text }) => role === 'user' && (SAYS.delivery.test(text) || SAYS.shipping.test(text)));

function ofPlace(question: ShopQuestion, sentences: readonly string[]): ShopAnswer | null {
  const place = placeAsked(question.asked);
  if (place === null || sentences.some((one) => BOUNDS.test(one))) return null;
  const known = partsOf(sentences).filter((part) => part.place !== undefined);
  const refusal = staysHere(place, known, sentences, question);
  if (refusal !== null || known.length === 0) return refusal;
  const own = toldOfPlace(place, known);
  if (own.length === 0) return untoldOf(place, known, question);
  return whether(own, question) ?? figureOf(place, own, question);
}

/** "We do not ship abroad": a place that is not among those that are told is refused. */
function staysHere(
  place: Place,
  known: readonly Told[],
  sentences: readonly string[],
  { asked, language }: ShopQuestion,
): ShopAnswer | null {
  const fact = sentences.find((one) => SAYS.staysHere.test(one));
  if (fact === undefined || !isWhether(asked) || place.country === undefined) return null;
  if (known.some((part) => part.place !== undefined && isWithin(place, part.place))) return null;
  return { text: shopSays('no', language, { fact }) };
}

const factOf = (parts: readonly Told[]): string => [...new Set(parts.map(({ sentence }) => sentence))].join(' ');

/** Of a place that is not told: what is told of others. */
export const untoldOf = (place: Place, known: readonly Told[], question: ShopQuestion): ShopAnswer => ({
  text: shopSays('placeUntold', question.language, { place: wayTo(place, question), fact: factOf(known) }),
  isUntold: true,
});

/** "Do you deliver to Vienna?" */
function whether(own: readonly Told[], { asked, language }: ShopQuestion): ShopAnswer | null {
  if (!isWhether(asked) || [SAYS.price, SAYS.duration, SAYS.free].some((one) => one.test(asked))) return null;
  const isRefused = own.some(({ part }) => SAYS.negates.test(part));
  return { text: shopSays(isRefused ? 'no' : 'yes', language, { fact: factOf(own) }) };
}

function figureOf(place: Place, own: readonly Told[], question: ShopQuestion): ShopAnswer | null {
  const { asked, language } = question;
  const isPrice = SAYS.price.test(asked) && !SAYS.duration.test(asked);
  const isTime = SAYS.duration.test(asked) || (!isPrice && !SAYS.price.test(beforeThis(question)));
  const figures = own
    .filter(({ part }) => !isPrice || !SAYS.free.test(part))
    .flatMap((one) => one.mentions.filter(isPrice ? isMoney : isDuration));
  const [figure] = figures;
  if (figures.length !== 1 || !(isPrice || isTime)) return null;
  const value = isPrice
    ? moneySaid(Number(figure.value), figure.unit, language)
    : durationSaid(figure, own[0].part, language);
  if (value === null) return null;
  const values = { place: wayTo(place, question), price: value, duration: value };
  return { text: shopSays(isPrice ? 'deliveryCosts' : 'deliveryTakes', language, values) };
}

/** "in die Schweiz", as it was asked. */
const wayTo = ({ said }: Place, { asked, language }: ShopQuestion): string =>
  asked
    .match(
      new RegExp(
        String.raw`(?<!\p{L})(?:to|till|nach|in(?: d\p{L}{2})?|en|au|aux|à|a|al|pour|für|para)\s${said.replaceAll('.', String.raw`\.`)}`,
        'iu',
      ),
    )?.[0]
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    .replace(new RegExp(`${said.replaceAll('.', String.raw`\.`)}$`, 'iu'), said) ?? `${TO[language]} ${said}`;
const TO: Readonly<Record<ShopQuestion['language'], string>> = {
  en: 'to',
  sv: 'till',
  de: 'nach',
  fr: 'pour',
  es: 'a',
};

const beforeThis = ({ history, asked }: ShopQuestion): string =>
  /^[¿ ]*(?:and|och|und|et|y)\s/iu.test(asked) ? (history.findLast(({ role }) => role === 'user')?.text ?? '') : '';

/** "3 to 5 days" as it is written, or in the language that it is asked in; null where more is said of the days than how many. */
function durationSaid(figure: Mention, part: string, language: ShopQuestion['language']): string | null {
  const { text } = figure;
  const lead = /(\d{1,2})\s?(?:to|till|bis|à|a|-|–)\s?$/iu.exec(part.slice(0, part.indexOf(text)));
  if (isWrittenIn(part, language) || isWrittenIn(text, language)) return `${lead?.[0] ?? ''}${text}`;
  const unit = unitNamed(figure.unit)?.unit ?? '';
  if (!TIMES.has(unit) || WORKING.test(part)) return null;
  const said = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return `${lead ? `${lead[1]}–` : ''}${said.format(Number(figure.value))}`;
}
const TIMES: ReadonlySet<string> = new Set(['minute', 'hour', 'day', 'week', 'month', 'year']);
const WORKING =
  /(?<!\p{L})(?:working|business|week|vardag\p{L}*|arbetsdag\p{L}*|werktag\p{L}*|ouvr\p{L}*|hábiles|laborables)(?!\p{L})/iu;

/** "How long does express take?" */
function ofService({ asked, language }: ShopQuestion, sentences: readonly string[]): ShopAnswer | null {
  const service = serviceIn(asked);
  if (service === undefined) return null;
  const isPrice = SAYS.price.test(asked) && !SAYS.duration.test(asked);
  if (!isPrice && !SAYS.duration.test(asked)) return null;
  const found = partsOf(sentences)
    .filter(({ part }) => serviceIn(part) === service)
    .flatMap(({ part, mentions }) =>
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
  const isOfFree = SAYS.free.test(asked) || goesOn(question);
  const isPrice = SAYS.price.test(asked) && SAYS.shipping.test(asked);
  const [sum] = sums;
  if (sums.length !== 1 || !(isOfFree || isPrice)) return null;
  const limit = freeFrom(sentences);
  const isFree = isFreeFor({ amount: Number(sum.value), currency: sum.unit ?? '' }, limit);
  if (limit === null || isFree === null) return null;
  if (SAYS.whichOf.test(asked) || !isOfFree)
    return isFree ? { text: shopSays('isFree', language, { fact: limit.sentence }) } : null;
  return { text: shopSays(isFree ? 'free' : 'notFree', language, { fact: limit.sentence }) };
}

/** "What do you charge for shipping?", of no place and no service: the one price of it. */
function ofFee(question: ShopQuestion, sentences: readonly string[]): ShopAnswer | null {
  const { asked, language } = question;
  if (!SAYS.price.test(asked) || SAYS.duration.test(asked) || placeAsked(asked) || serviceIn(asked)) return null;
  const fee = freeFrom(sentences) === null ? feeOfSending(question) : null;
  return fee && { text: shopSays('sending', language, { price: moneySaid(fee.amount, fee.currency, language) }) };
}
