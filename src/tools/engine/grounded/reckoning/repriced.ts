import { figure } from '../numbers.js';
import type { TextLanguage } from '../text-language.js';

const PERCENT = String.raw`(\d+(?:[.,]\d+)?)\s?(?:%|percent|procent|prozent|pour cent|por ciento)`;

const OFF = new RegExp(
  String.raw`${PERCENT}\s(?:off|discount|rabatt|de remise|de réduction|de descuento)|(?:discount|rabatt\p{L}*|remise|descuento)\s(?:of|is|på|är|von|beträgt|ist|de|est de|es de|es del)\s${PERCENT}|(?:reduced|lowered|cut|marked down|drops?|falls?|sänk\p{L}*|reduzier\p{L}*|gesenkt|réduit|baisse|rebaja\p{L}*|baja)\s(?:\p{L}+\s){0,2}?(?:by|med|um|de|un|en)\s${PERCENT}`,
  'iu',
);

const UP = new RegExp(
  String.raw`(?:raised|increased?|goes up|rises?|höj\p{L}*|ökar|erhöht|steigt|augmente\p{L}*|sube|aumenta\p{L}*)\s(?:\p{L}+\s){0,2}?(?:by|med|um|de|un|en)\s${PERCENT}|(?:plus|\+|and|och|und|et|y|más)\s${PERCENT}\s(?:tax|vat|moms|mwst|tva|iva|steuer)`,
  'iu',
);

const SAVED =
  /how much (is|does) the discount|(do|will) i save|discount (in|worth)|hur stor är rabatten|how big is the discount/iu;

const ASKS_PRICE =
  /\b(price|pay|cost|costs|gross|final|left|total|betala|kostar|priset?|pris|zahle|kostet|preis|coûte|prix|pagar|cuesta|precio)\b/iu;

/**
 * "25 % off 120", "raised by 5 %": the discount where that is asked for, else the new price.
 * @param isNamed whether the property's name asks for the new price @returns null where nothing changes it or neither is asked for
 */
export function repriced(text: string, sum: number, language: TextLanguage, isNamed = false): number | null {
  const [off, up] = [OFF.exec(text), UP.exec(text)];
  if ((off === null) === (up === null) || !(isNamed || text.includes('?'))) return null;
  const percent = figure((off ?? up)?.slice(1).find((one) => one !== undefined) ?? '', language);
  const asked = text.slice(
    Math.max(text.search(/how much|what|hur mycket|vad|wie viel|was|combien|quel|cuánto|qué/iu), 0),
  );
  if (off && SAVED.test(asked)) return Number(((sum * percent) / 100).toPrecision(12));
  return isNamed || ASKS_PRICE.test(asked)
    ? Number(((sum * (100 + (off ? -percent : percent))) / 100).toPrecision(12))
    : null;
}

/** "It is 25 % off, I paid 60 EUR": what it cost before. @returns null where no discount is told */
export function beforeDiscount(text: string, sum: number, language: TextLanguage): number | null {
  const off = OFF.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  const percent = off === undefined ? 0 : figure(off, language);
  if (percent <= 0 || percent >= 100 || !PAID.test(text) || ONCE.test(text)) return null;
  return Number(((sum * 100) / (100 - percent)).toPrecision(12));
}

/** The price that is told is the one before. */
const ONCE =
  /(?<!\p{L})(?:used to cost|originally|regular price|regularly|kostade|ursprungligen|kostete|ursprünglich|coûtait|à l['’]origine|costaba|originalmente)(?!\p{L})/iu;
const PAID =
  /(?<!\p{L})(?:paid|pay|now (?:costs|only)|is now|down to|betalade|nu kostar|zahlte|bezahlt|payé|pagué|ahora)(?!\p{L})/iu;
