import { sentenceAt } from '../clause.js';
import { isNothingTold } from './nothing-told.js';
import { NEW } from '../contrast.js';
import { isUndone } from '../deeds/index.js';
import { escaped, wordsAt } from '../expression-of.js';
import type { Grounded } from '../grounded.js';
import { OF_COMPARISON } from './of-comparison.js';
import { BEFORE_CHANGE } from './before-change.js';
import { OF_RATE } from './of-rate.js';
import { isOfFormer, isOfPresent, isOnlyTried } from './of-former.js';
import { isMovedDay } from './moved-day.js';
import { isFirstNameAlone, isSurname } from './part-of-name.js';
import { OF_ANOTHER } from './of-another.js';
import {
  isOfSomebodyElse,
  isOwnForAnother,
  isSentenceForSize,
  isThingForDamage,
  isTimeForThing,
} from './of-somebody-else.js';
import { isDeedOfOther, isOfNeighbour, isOfWritersKin } from './of-others.js';
import { isOfOtherOne } from './of-the-other-one.js';
import { isNation } from './of-nation.js';
import { OF_SITUATION } from './of-situation.js';
import { SEEMING } from './seeming/index.js';
import { isCodeOfOtherDeed, isOfDeed, saysDeed } from '../lastly/thing-of-deed.js';
import { isOfOtherPart } from '../lastly/told-measure.js';
import { isPaperForCustomer } from '../lastly/paper-party.js';
import { isOfNoWork } from '../lastly/worked-at.js';
import { starsGiven } from '../problems/told-numbers.js';
import { isPortion } from '../lastly/in-portions.js';
import { isOtherPrice } from '../lastly/of-price-cut.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { SAYS } from '../formulas/words.js';
import { isDiscountOpen } from '../number/open-discount.js';
import { sameStem } from '../same-thing.js';
import { placeOfShop } from '../text/place-of-shop.js';

type Fault = (found: Grounded, property: Property, reading: Reading) => boolean;

const POINTS =
  /^(?:one|ones|some|any|it|them|they|this|that|these|those|each|other|others|same|etc|of|at|for|with|to|from|by|the|an?|and|or|but)$/u;

/** "One", "of": a word that says nothing by itself, unless it is a value that other words tell of. */
const isEmpty: Fault = ({ value, source, quote }) =>
  typeof value === 'string' && source === 'text' && POINTS.test(value) && POINTS.test(quote ?? value);

/** "Welche Gruppe", "which shop": what is asked for is not told by the question. */
const isQuestion: Fault = ({ value, source }, _property, { text }) =>
  typeof value === 'string' &&
  source === 'text' &&
  /^(?:which|what|whose|welche[rsnm]?|vilken|vilket|vilka|quels?|quelles?|lequel|laquelle|qué|cuál|cuáles)\s\p{L}/iu.test(
    value,
  ) &&
  text.includes('?');

/** "117" of "20-117-4": a piece of something longer, each time. */
const isFragment: Fault = ({ value, source }, _property, { text }) => {
  if (typeof value !== 'string' || source !== 'text' || !/^[\p{L}\d-]{1,30}$/u.test(value)) return false;
  const places = wordsAt(value, text, 'u');
  const isPiece = (at: number): boolean =>
    /(?:[\d]-|[\p{L}\d]@|@[\w-]+\.|[\w-]+@[\w-]+\.)$/u.test(text.slice(Math.max(0, at - 40), at)) ||
    /^(?:-\d|@)/u.test(text.slice(at + value.length));
  return places.length > 0 && places.every(isPiece);
};

const NO_PART =
  /\s(?:(?:last|this|next) (?:week|month|year|night|summer|winter|spring|autumn|weekend)|yesterday|letzte woche|letzten monat|gestern|förra veckan|igår|la semaine dernière|hier|la semana pasada|ayer|bestellen|kaufen|buchen|reservieren|mieten|beställa|köpa|boka|hyra|commander|acheter|réserver|pedir|comprar|reservar)$/iu;

/** `product` of "the kettle last week", "Stühle bestellen": with what is said beside it. */
const isLonger: Fault = ({ value, source }, { kind }) =>
  source === 'text' &&
  typeof value === 'string' &&
  value.split(' ').length < 7 &&
  kind !== 'date' &&
  NO_PART.test(value);

/** `kept` of "order 9034": no thing is called by a number alone. */
const isNumberOfDeed: Fault = ({ value }, property) =>
  typeof value === 'string' && /^[\d-]{1,20}$/u.test(value) && isOfDeed(property);

const VOUCHER =
  /^(?:discount|coupon|voucher|promo|promotion|gift|rabatt|rabattkod|gutschein|gutscheincode|rabattcode|réduction|remise|descuento|cupón)$/u;
const OF_PAPER =
  /(?<!\p{L})(?:order|invoice|bestell\p{L}*|auftrag|rechnung|beställning|ordernummer|faktura|commande|facture|pedido|factura)\s?(?:no\.?|nr\.?|number|#|:|n°)?\s?$/iu;
/** `discount_code` of "order 88213": the number of the order. */
const isOrderForVoucher: Fault = ({ value }, { words }, { text }) =>
  typeof value === 'string' &&
  words.some((word) => VOUCHER.test(word)) &&
  OF_PAPER.test(text.slice(0, Math.max(0, text.indexOf(value))).slice(-40));

const GIVER =
  /^(?:supplier|seller|vendor|issuer|biller|lieferant|verkäufer|leverantör|säljare|fournisseur|vendeur|proveedor|vendedor)$/u;
const TAKER =
  /(?<!\p{L})(?:bill(?:ed)? to|ship(?:ped)? to|sold to|deliver(?:ed)? to|customer|client|buyer|kunde|empfänger|käufer|köpare|kund|mottagare|facturé à|cliente|comprador|facturar a)\s?:\s?$/iu;
/** `supplier` of "Bill to: …": the other side. */
const isTakerForGiver: Fault = ({ value }, { words }, { text }) =>
  typeof value === 'string' &&
  words.some((word) => GIVER.test(word)) &&
  TAKER.test(text.slice(0, Math.max(0, text.indexOf(value))).slice(-30));

const NUMBERED =
  /^(?:nr|no|number|nummer|num|numero|número|numéro|sku|serial|serialno|iban|ean|barcode|vin|imei|postcode|zip)$/u;
/** `delivery_note_nr` of "Mill of Moorbach": several words without a figure are no number. */
const isNameForNumber: Fault = ({ value }, { words }) =>
  typeof value === 'string' && /^[^\d]*\p{L}\s\p{L}[^\d]*$/u.test(value) && NUMBERED.test(words.at(-1) ?? '');

const MORE_THINGS = /^(?:,\s|,?\s(?:and|och|und|et|y)\s)(?:\p{L}{1,12}\s){0,3}$/iu;
/** `returned_item` of "the cardigan and the two vests": one of several. */
const isOneOfSeveral: Fault = ({ value }, property, { text, mentions }) => {
  if (typeof value !== 'string' || !isOfDeed(property)) return false;
  const things = mentions.filter(({ attribute }) => attribute === 'garment');
  const at = things.findIndex((one) => one.text === value);
  const next = things.at(at + 1);
  return (
    at >= 0 &&
    next !== undefined &&
    at + 1 < things.length &&
    MORE_THINGS.test(text.slice(things[at].end, next.start)) &&
    !saysDeed(text.slice(things[at].end, next.start))
  );
};

const IS_NO =
  /^[?"”’\s]*(?:\p{Lu}[\p{L} ]{0,20}:\s)?["“]?(?:no|nope|nej|nein|non|not (?:any ?more|quite)|sorry)(?!\p{L})/iu;

/** "Still 72? No, 58": what a question says and its answer denies. */
const isAskedAndDenied: Fault = ({ at }, _property, { text }) => {
  if (at === undefined) return false;
  const ends = /[?!.\n]/u.exec(text.slice(at).replace(/(?<=\d)\.(?=\d)/gu, ','));
  return ends?.[0] === '?' && IS_NO.test(text.slice(at + ends.index));
};

const ANOTHER_DAY =
  /(?<!\p{L})(?:to|make it|instead|until|till|den|till den|auf den|au)\s(?:the\s)?\d{1,2}(?:st|nd|rd|th)(?!\p{L}|\s(?:of\s)?\p{Lu})/u;

/** "The 6th of June, could we make it the 13th": what is new is told without its month. */
const isOldDay: Fault = ({ value }, { words }, { text }) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/u.test(value) &&
  words.some((word) => NEW.has(word)) &&
  ANOTHER_DAY.test(text);

const PROFIT = /^(?:profit|gain|pnl|margin|marge|marginal|margen|vinst|gewinn|bénéfice|benefice|beneficio|ganancia)$/u;
const TELLS_PROFIT =
  /(?<!\p{L})(?:profits?|gains?|earned|made|vinst\p{L}{0,3}|gewinn\p{L}{0,2}|verdient|bénéfices?|gagné|beneficios?|ganancias?|ganó|gané)(?!\p{L})[^.;!?]{0,30}$/iu;

/** "Bought 50 at 9 and sold 20 at 11": what is earned is none of the numbers, where none is called so. */
const isNumberOfTrade: Fault = ({ value, source, at, quote }, { words }, { text }) => {
  if (typeof value !== 'number' || source !== 'text' || !words.some((word) => PROFIT.test(word))) return false;
  const start = at ?? text.indexOf(quote ?? '');
  const isTold =
    TELLS_PROFIT.test(text.slice(Math.max(0, start - 60), start)) ||
    /^[^.;!?]{0,20}(?:profit|vinst|gewinn|bénéfice|beneficio)/iu.test(text.slice(start));
  return !isTold || isAskedIn(text, start);
};

/** Whether a number stands in a question. */
const isAskedIn = (text: string, at: number): boolean => /^[^.!?]{0,80}\?/u.test(text.slice(at));

/** "Laptop LT-0458 … error 809": another number is called by the name. */
const isNumberOfOther: Fault = ({ value, source }, { words, kind }, { text }) => {
  const [of] = words;
  if (typeof value !== 'string' || source !== 'text' || kind !== 'code' || !/\d/u.test(value) || words.length < 2)
    return false;
  const own = new RegExp(
    String.raw`(?<!\p{L})${escaped(of)}\s(?:(?:code|no\.?|nr\.?|number)\s)?[#:]?\s?([\p{L}\d]*\d[\p{L}\d-]*)`,
    'iu',
  );
  const told = own.exec(text)?.[1];
  const { start } = sentenceAt(text, Math.max(0, text.indexOf(value)));
  const isCalled = new RegExp(String.raw`(?<!\p{L})${escaped(of)}[^.!?;,]{0,24}$`, 'iu');
  return told !== undefined && !value.includes(told) && !isCalled.test(text.slice(start, text.indexOf(value)));
};

const AHEAD =
  /(?<!\p{L})(?:next (?:week|month|season|year|spring|summer|autumn|winter)|in \d+ (?:weeks|months|years)|in the future|nästa (?:vecka|månad|säsong|år)|nächste[sn]? (?:woche|monat|saison|jahr)|(?:semaine|mois|saison|année) prochaine?|próxim[oa])(?!\p{L})/iu;
const WILL = /(?<!\p{L})(?:will|going to|kommer|wird|werden|sera|seront|será|va a)(?!\p{L})/iu;

const questionsIn = (text: string): string[] =>
  text.includes('?') ? text.split(/(?<=[.!?\n])/u).filter((one) => one.endsWith('?')) : [];

/** "It costs 89 euros today. What will its price be next year?": what is so now is no answer. */
const isAskedOfLater: Fault = ({ at, source }, { words }, { text }) => {
  if (at === undefined || source !== 'text') return false;
  const asked = questionsIn(text).find((one) => WILL.test(one) && AHEAD.test(one));
  if (asked === undefined || (text.indexOf(asked) <= at && at < text.indexOf(asked) + asked.length)) return false;
  return words.some((word) => word.length > 3 && asked.toLowerCase().includes(word.slice(0, 5)));
};

/** "In Bordeaux, an die Filiale Hamburg": the place of the shop is another one. */
const isOfNoShop: Fault = ({ value, source }, property, { text }) => {
  const shop = source === 'text' ? placeOfShop(property, text) : null;
  return shop !== null && shop.value !== value;
};

const SHRINKS = SAYS.shrinks;
/** "It shrinks. I need 2.3 m: how much must I buy?": what is told is not what is asked. */
const isBeforeShrinking: Fault = ({ value, source }, { unit }, { text }) =>
  typeof value === 'number' &&
  source === 'text' &&
  unit?.dimension === 'length' &&
  text.includes('?') &&
  SHRINKS.test(text);

/** "5 m at 31 EUR, less a loyalty discount": what is to be paid is open, whatever is reckoned. */
const isWithoutDiscount: Fault = ({ value }, property, { text, mentions }) =>
  typeof value === 'number' &&
  isDiscountOpen(
    property,
    text,
    mentions.filter(({ kind }) => kind === 'number'),
  );

const TOTAL = /^(?:total|sum|pay|payable|due|bill|summa|gesamt|totalt)$/u;
/** "9 euros a metre": the price of one is no total. */
const isRateOfTotal: Fault = ({ value, source, quote }, { words }, { text }) =>
  typeof value === 'number' &&
  source === 'text' &&
  quote !== undefined &&
  words.some((word) => TOTAL.test(word)) &&
  text.includes('?') &&
  OF_ONE.test(text.slice(text.indexOf(quote) + quote.length));
const OF_ONE = /^\s?(?:\/|(?:an?|per|each|apiece|pro|je|par|por)(?!\p{L}))/iu;

/** "Habe 39 bestellt": in German a thing has a capital letter. */
const isVerb: Fault = ({ value, source }, { kind }, { text, language }) =>
  language === 'de' &&
  kind === 'garment' &&
  source === 'text' &&
  typeof value === 'string' &&
  /^(?:ge|be|ver|er|zer)\p{Ll}{2,}(?:t|en)$/u.test(value) &&
  new RegExp(String.raw`(?<!\p{L})${escaped(value)}(?!\p{L})`, 'u').test(text);

const OF_PART = /^(?:part|area|component|seam|spot)$/u;

/** `affected_part` of "cashmere cardigan, moth hole left cuff": no garment. */
const isWholeGarment: Fault = ({ value }, { words }, { mentions }) =>
  OF_PART.test(words.at(-1) ?? '') &&
  typeof value === 'string' &&
  mentions.some((one) => one.attribute === 'garment' && one.text.toLowerCase() === value.toLowerCase());

const OF_HOUSE =
  /^(?:store|shop|branch|company|supplier|city|town|country|customer|client|name|recipient|role|title|colour|color)$/u;

/** `store` of "LN-204 x 6": the number of an article is no shop, and nobody's name. */
const isCodeForName: Fault = ({ value, source }, { words, kind }) =>
  source === 'text' &&
  kind !== 'code' &&
  OF_HOUSE.test(words.at(-1) ?? '') &&
  typeof value === 'string' &&
  /^[A-Z]{1,4}-?\d{2,}[A-Z\d-]*$/u.test(value);

/** "Auftrag 5521 NICHT": what is denied in capitals has no such number. */
const endsInNot: Fault = ({ value }) => typeof value === 'string' && /\s(?:NOT|NICHT|PAS|INTE|NO)$/u.test(value);

const HEADED =
  /^\s*(?:\[[^\]\n]{0,30}|(?:today is|nous sommes(?: le)?|heute ist(?: der)?|hoy es|idag är(?: det)?(?: den)?)\s[^.!?\n]{0,20})$/iu;
const FROM_NOW =
  /(?<!\p{L})(?:tomorrow|morgen|übermorgen|demain|après-demain|mañana|i ?morgon|i ?övermorgon)(?!\p{L})/iu;
const OF_HEAD = /^(?:received|sent|written|mail|message|today|letter|created|reported)$/u;

/** "[received 11 March 2026] … the day after tomorrow": the day of a message is not the one that it speaks of. */
const isDayOfMessage: Fault = ({ value }, { words }, { text, mentions }) => {
  const day =
    typeof value === 'string' ? mentions.find((one) => one.kind === 'date' && one.value === value) : undefined;
  if (!day || words.some((word) => OF_HEAD.test(word)) || !FROM_NOW.test(text.slice(day.end))) return false;
  return day.start < 60 && HEADED.test(text.slice(0, day.start));
};

/** `job_title` of "As discussed, …": a participle is no title. */
const isParticiple: Fault = ({ value }, { words }) =>
  /^(?:title|role|position|job)$/u.test(words.at(-1) ?? '') && typeof value === 'string' && /^\p{Ll}+ed$/u.test(value);

const NOT_DONE =
  /(?:(?<!\p{L})(?:not|never)|n['’]t)\s(?:yet\s|been\s|be\s){0,2}(\p{L}{3,16})\s(?:by|to|from|with)\s(?:the\s)?$/iu;

/** `signed_by` of "was not signed by Ann Reed". */
const isDeniedDeed: Fault = ({ value }, { words }, { text }) => {
  const at = typeof value === 'string' ? text.indexOf(value) : -1;
  const verb = at < 0 ? undefined : NOT_DONE.exec(text.slice(Math.max(0, at - 60), at))?.[1].toLowerCase();
  return verb !== undefined && words.some((word) => sameStem(word, verb));
};

/** `signed_by` of "carrier DHL, signed for by A. Reed": whom the text names behind what a name says is another. */
const isBesideBy: Fault = ({ value }, { words }, { text }) => {
  const [verb, by] = words;
  const at = words.length === 2 && by === 'by' && typeof value === 'string' ? text.indexOf(value) : -1;
  if (at < 0) return false;
  const told = new RegExp(
    String.raw`(?<!\p{L})${escaped(verb.replace(/(?:i?ed|en|n)$/u, ''))}\p{L}{0,4}\s(?:\p{L}{1,8}\s){0,2}by\s`,
    'iu',
  ).exec(text);
  return told !== null && at < told.index;
};

/** `pau_baker` of "the Pau baker": what tells a thing apart is not the thing. */
const isOwnQualifier: Fault = ({ value, source }, { words, kind }) =>
  source === 'text' &&
  kind === null &&
  words.length > 1 &&
  typeof value === 'string' &&
  /^\p{Lu}\p{Ll}+$/u.test(value) &&
  words[0] === value.toLowerCase();

const DOCTOR = /(?<!\p{L})(?:dr|doctor|doktor|docteur|doctora?|prof)\.?\s/iu;

/** `patient` of "Dr Petra Holm is on holiday". */
const isDoctorForPatient: Fault = ({ value }, { words }, { text }) => {
  if (typeof value !== 'string' || !words.some((word) => /^(?:patient|patientin|paciente)$/u.test(word))) return false;
  const at = text.indexOf(value);
  return DOCTOR.test(value) || (at > 0 && DOCTOR.test(text.slice(Math.max(0, at - 8), at)));
};

const FAULTS: readonly Fault[] = [
  isOfNoWork,
  isPaperForCustomer,
  (_found, property, reading) => starsGiven(property, reading) === null,
  isOfNeighbour,
  isOfWritersKin,
  isFirstNameAlone,
  isOfOtherPart,
  isDeedOfOther,
  isOfOtherOne,
  isPortion,
  isNation,
  isSurname,
  isOfSomebodyElse,
  isOwnForAnother,
  isSentenceForSize,
  isTimeForThing,
  isThingForDamage,
  isDeniedDeed,
  ...OF_ANOTHER,
  ...OF_SITUATION,
  ...OF_COMPARISON,
  ...OF_RATE,
  ...BEFORE_CHANGE,
  isLonger,
  ...SEEMING,
  isOfFormer,
  isOfPresent,
  isOnlyTried,
  isWholeGarment,
  isAskedOfLater,
  (found, property, reading) => !reading.text.includes('?') && isOtherPrice(found, property, reading),
  isBeforeShrinking,
  isWithoutDiscount,
  isRateOfTotal,
  isOfNoShop,
  isVerb,
  isEmpty,
  isNothingTold,
  isQuestion,
  isFragment,
  isNumberOfDeed,
  isCodeOfOtherDeed,
  isBesideBy,
  isOwnQualifier,
  isDoctorForPatient,
  isNameForNumber,
  isTakerForGiver,
  isOrderForVoucher,
  isOneOfSeveral,
  isAskedAndDenied,
  isOldDay,
  isMovedDay,
  isNumberOfTrade,
  isNumberOfOther,
  isUndone,
  isCodeForName,
  isParticiple,
  isDayOfMessage,
  endsInNot,
];

/** Whether a value can be no value of a text at all: a word that says nothing, a piece of a number, what is denied at once. */
export const isUnfit: Fault = (found, property, reading) => FAULTS.some((fault) => fault(found, property, reading));
