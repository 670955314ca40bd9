import { clauseAt } from '../clause.js';
import { isArticle } from '../numbers.js';
import { asks, exact, isCount, isLike, isMoney, type Question, type Reckoned } from './asked.js';

const TAKES =
  /(?<!\p{L})(?:spent|spend|used|use|cut|cuts|sold|gave|give|paid|lost|ate|took|removed?|returned|shipped|went|goes|minus|less|bought|cost|costs|broke|died|left for|använde|sålde|klippte|gav|betalade|verkauft|verbraucht|ausgegeben|abgeschnitten|dépensé|vendu|utilisé|coupé|gast[éó]|vend[íi]|us[éó]|cort[éó])(?!\p{L})/iu;

/** "I had 50 EUR, spent 18 EUR on lunch and 7 EUR on a book": what is left of the first. */
export function leftOver({ property, text, numbers }: Question): Reckoned {
  if (!asks(property, 'Left') || asks(property, 'Share')) return undefined;
  const like = numbers.filter((one) => (property.unit === null ? isCount(one) : isLike(property, one)));
  if (like.length < 3 || numbers.some((one) => !like.includes(one) && !isArticle(one))) return undefined;
  const [whole, ...parts] = like;
  const isTaken = parts.every((one, i) => {
    const from = i === 0 ? whole.end : parts[i - 1].end;
    const between = text.slice(from, one.start);
    return (
      TAKES.test(between) ||
      (i > 0 &&
        /^[^.!?;]{0,50}(?:,|(?<!\p{L})(?:and|och|und|et|y|then|another)(?!\p{L}))[^.!?;]{0,30}$/iu.test(between))
    );
  });
  const isFirst =
    !TAKES.test(text.slice(clauseAt(text, parts[0].start).start, parts[0].start)) &&
    parts.length > 0 &&
    !TAKES.test(text.slice(whole.end, parts[0].start));
  const gone = parts.reduce((sum, { value }) => sum + Number(value), 0);
  const left = Number(whole.value) - gone;
  if (
    isFirst ||
    !isTaken ||
    /(?<!\p{L})(?:each|per|times|added|bought back|received|got|more arrived|found|refund\p{L}*)(?!\p{L})/iu.test(text)
  )
    return undefined;
  return left < 0 ? null : { value: exact(left), unit: whole.unit };
}

const PART_OF =
  /^(?:\s\p{L}+)?\s(?:out of|of|av|von|sur|de)\s(?:(?:the|our|my|its|all|these|those|de|mina|våra|den|der|unseren|les|los|las)\s){0,2}$/iu;

/** "We sold 45 of the 60 beanies": how many are left. */
export function restOfPart({ property, text, numbers }: Question): Reckoned {
  if (!asks(property, 'Left') || asks(property, 'Share') || numbers.some(({ unit }) => unit === 'percent'))
    return undefined;
  const counts = numbers.filter((one) => !isArticle(one));
  const [part, whole] = counts;
  if (counts.length !== 2 || part.unit !== whole.unit || !PART_OF.test(text.slice(part.end, whole.start)))
    return undefined;
  if (property.unit !== null && !isLike(property, whole)) return undefined;
  if (
    !TAKES.test(text) ||
    Number(part.value) > Number(whole.value) ||
    /(?<!\p{L})(?:remain|left|kvar|übrig)(?!\p{L})/iu.test(text)
  )
    return undefined;
  return { value: exact(Number(whole.value) - Number(part.value)), unit: whole.unit };
}

const WITHOUT = /^(?:alone|without|excluding|excl|exclusive|itself|only|utan|ohne|sans|sin)$/;
const OF_WHICH = /^,?\s(?:\p{L}+\s)?(?:including|incl\.?|inklusive|inkl\.?|einschließlich|y compris|incluido)\s/iu;

/** "54 EUR including a delivery charge of 6 EUR": without it. */
export function withoutPart({ property, text, numbers }: Question): Reckoned {
  const sums = numbers.filter((one) => isMoney(one) && isLike(property, one));
  const [whole, part] = sums;
  if (
    sums.length !== 2 ||
    !property.words.some((word) => WITHOUT.test(word)) ||
    !OF_WHICH.test(text.slice(whole.end, part.start))
  )
    return undefined;
  return { value: exact(Number(whole.value) - Number(part.value)), unit: whole.unit };
}

const OF_TOTAL =
  /(?<!\p{L})(?:total|totalt|sum|summa|insgesamt|gesamt\p{L}*|price|pris|preis)\s(?:of\s|is\s|på\s|av\s|von\s)?(?:[$€£]\s?)?$/iu;
const PAID_OF =
  /(?<!\p{L})(?:paid|pay|deposit|advance|förskott|handpenning|betala\p{L}*|bezahlt|anzahlung|angezahlt|acompte|versé|payé|anticipo|pagad[oa])(?!\p{L})/iu;

/** "She paid 450 kr of a total of 1200 kr": what is left to pay. */
export function stillToPay({ property, text, numbers }: Question): Reckoned {
  if (!asks(property, 'Left') && !property.words.some((word) => /^(?:due|owed|outstanding|balance)$/.test(word)))
    return undefined;
  const sums = numbers.filter((one) => isMoney(one) && isLike(property, one));
  const whole = sums.filter((one) => OF_TOTAL.test(text.slice(Math.max(0, one.start - 40), one.start)));
  const [part] = sums.filter((one) => !whole.includes(one));
  if (sums.length !== 2 || whole.length !== 1 || numbers.some(({ unit }) => unit === 'percent')) return undefined;
  const clause = clauseAt(text, part.start);
  if (!PAID_OF.test(text.slice(clause.start, part.end + 20)) || Number(part.value) > Number(whole[0].value))
    return undefined;
  return { value: exact(Number(whole[0].value) - Number(part.value)), unit: whole[0].unit };
}

const MISSING =
  /^(?:missing|short|shortage|shortfall|lacking|undelivered|saknas|fattas|fehlt|fehlen|fehlend|manquants?|faltan)$/;
const DUE =
  /(?<!\p{L})(?:ordered|expected|should (?:be|have been)|invoiced|beställde|bestellt|commandé|pedimos)(?!\p{L})[^.;]{0,20}$/iu;
const CAME =
  /(?<!\p{L})(?:received|got|arrived|delivered|counted|fick|kom|levererades|erhalten|bekommen|geliefert|reçu|recibimos)(?!\p{L})/iu;

/** "We ordered 200 labels and received 185": how many are missing. */
export function shortOf({ property, text, numbers }: Question): Reckoned {
  if (!property.words.some((word) => MISSING.test(word))) return undefined;
  const like = numbers.filter(
    (one) => (property.unit === null ? isCount(one) : isLike(property, one)) && !OF_THOSE.test(text.slice(one.end)),
  );
  const [due, came] = like;
  if (like.length !== 2 || !DUE.test(text.slice(0, due.start)) || !CAME.test(text.slice(due.end))) return undefined;
  const left = Number(due.value) - Number(came.value);
  return left < 0 ? null : { value: exact(left), unit: due.unit };
}

const OF_THOSE = /^\s(?:of|av|von)\s(?:those|them|these|it|dem|dessa|diesen|ihnen)(?!\p{L})/iu;
const FAULTY =
  /^\s(?:of|av|von)\s(?:those|them|these|dem|dessa|diesen|ihnen)\s(?:is|are|were|was|är|var|sind|waren)\s(?:broken|damaged|faulty|defective|torn|stained|useless|trasiga|skadade|kaputt|beschädigt)(?!\p{L})/iu;
const SOUND = /^(?:usable|good|intact|undamaged|sound|hela|användbara|heil|brauchbar)$/;

/** "Got 36, and 3 of those are broken": how many are whole. */
export function soundOnes({ property, text, numbers }: Question): Reckoned {
  if (property.unit !== null || !property.words.some((word) => SOUND.test(word))) return undefined;
  const at = numbers.findIndex((one) => isCount(one) && FAULTY.test(text.slice(one.end)));
  const whole = numbers[at - 1];
  if (at < 1 || !isCount(whole) || Number(whole.value) < Number(numbers[at].value)) return undefined;
  return { value: exact(Number(whole.value) - Number(numbers[at].value)) };
}
