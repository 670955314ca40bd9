import { clauseAt } from '../clause.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import { unitOf } from '../units.js';
import { asks, exact, isCount, isLike, isMoney, nounsAfter, type Question, type Reckoned, topicsOf } from './asked.js';
import { stemIn } from '../clause.js';
import { stemsOf } from '../property.js';

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

const PAYS_WITH =
  /(?<!\p{L})(?:pay|pays|paid|paying|hand(?:ed)?(?: over)?|give|gave|betalar|betalade|betala|zahle|zahlt|bezahle|paie|payé|pago|pagó)\s(?:(?:with|in|using|med|mit|avec|con)\s)?(?:(?:a|an|one|en|einem|un)\s)?$/iu;
const NOTE = /^[\s-]?(?:\p{L}+[\s-])?(?:note|bill|banknote|sedel|schein|billet|billete)(?!\p{L})/iu;

/** The note that is paid with is no price. */
export const paidWith = (text: string, one: Mention): boolean =>
  isMoney(one) &&
  PAYS_WITH.test(text.slice(Math.max(0, one.start - 50), one.start)) &&
  (NOTE.test(text.slice(one.end)) ||
    /with|med|mit|avec|con/iu.test(text.slice(Math.max(0, one.start - 10), one.start)));

const PEOPLE =
  /^(?:women|woman|men|man|children|child|adults?|boys?|girls?|kids?|teenagers?|seniors?|pensioners?|babies|baby|ladies|gentlemen|students?|teachers?|kvinnor|kvinna|män|barn|vuxna|flickor|pojkar|frauen|männer|kinder|erwachsene|mädchen|jungen|femmes|hommes|enfants|adultes|mujeres|hombres|niños|niñas|adultos)$/iu;
const ANYBODY =
  /^(?:participants?|people|persons?|guests?|attendees|members|visitors|heads?|travellers|passengers|pupils|deltagare|personer|gäster|teilnehmer|personen|gäste|participantes|personas|invités|personnes)$/;

/** "9 women and 4 men": how many take part. */
export function everybody({ property, text, numbers }: Question): Reckoned {
  if (property.unit !== null || !property.words.some((word) => ANYBODY.test(word))) return undefined;
  if (topicsOf(property).some((word) => !ANYBODY.test(word))) return undefined;
  const counts = numbers.filter((one) => isCount(one) || Number(one.value) === 1);
  const told = counts.filter((one) => nounsAfter(text, one).some((noun) => PEOPLE.test(noun)));
  const isTold = counts.some((one) => nounsAfter(text, one).some((noun) => ANYBODY.test(noun)));
  if (
    told.length < 2 ||
    isTold ||
    /(?<!\p{L})(?:of them|of whom|including|among|davon|varav|dont|or)(?!\p{L})/iu.test(text)
  )
    return undefined;
  return { value: told.reduce((sum, { value }) => sum + Number(value), 0) };
}

/** "A fee of 3 % applies to 400 USD": how much that is. */
export function partOfSum({ property, text, numbers }: Question): Reckoned {
  if (property.unit?.currency !== true && property.kind !== 'money') return undefined;
  const sums = numbers.filter((one) => isMoney(one) && (property.unit === null || one.unit === property.unit.unit));
  const shares = numbers.filter(({ unit }) => unit === 'percent');
  const topics = property.words.filter((word) => FEES.test(word));
  const isRest =
    topics.length === 0 &&
    asks(property, 'Left') &&
    /(?<!\p{L})(?:deposit|handpenning|anzahlung|acompte)(?!\p{L})/iu.test(text);
  if (
    sums.length !== 1 ||
    shares.length !== 1 ||
    !(topics.length === 1 || isRest) ||
    topicsOf(property).some((word) => !FEES.test(word)) ||
    asks(property, 'Total') ||
    asks(property, 'New')
  )
    return undefined;
  const [share] = shares;
  const clause = clauseAt(text, share.start);
  const isOf = topics.every((word) => stemIn(text, clause, [...stemsOf(word), word.slice(0, 4)], share.start) >= 0);
  const near = clauseAt(text, sums[0].start);
  const isNamed =
    near.start !== clause.start && topics.every((word) => stemIn(text, near, stemsOf(word), sums[0].start) >= 0);
  if (!isOf || isNamed) return undefined;
  const part = (Number(sums[0].value) * Number(share.value)) / 100;
  return { value: exact(isRest ? Number(sums[0].value) - part : part), unit: sums[0].unit };
}
const FEES =
  /^(?:fee|fees|commission|tip|deposit|interest|surcharge|bonus|provision|avgift|dricks|ränta|handpenning|gebühr|trinkgeld|zinsen|anzahlung|pourboire|acompte|comisión|propina|service)$/;

const SIDES =
  /^\s(?:long|wide|deep|high|lång|bred|djup|lang|breit|de long|de large)?\s?(?:and|by|x|×|och|und|et|på|mal|sur|times)\s(?:is\s)?$/iu;

/** "5 m long and 4 m wide": how large that is. */
export function surface({ property, text, numbers }: Question): Reckoned {
  if (property.unit?.dimension !== 'area' || numbers.some(({ unit }) => /^(?:m2|ft2|ha|km2)$/.test(unit ?? '')))
    return undefined;
  const told = numbers.filter((one) => !isArticle(one));
  const [a, b] = told;
  if (told.length !== 2 || !SIDES.test(text.slice(a.end, b.start))) return undefined;
  const factor: Readonly<Record<string, number>> = {
    mm: 0.001,
    cm: 0.01,
    m: 1,
    km: 1000,
    ft: 0.3048,
    in: 0.0254,
    yd: 0.9144,
  };
  const [one, other] = [factor[a.unit ?? b.unit ?? ''], factor[b.unit ?? '']];
  if (one === undefined || other === undefined) return undefined;
  return { value: exact(Number(a.value) * one * Number(b.value) * other), unit: 'm2' };
}

const COVERS =
  /^(?:\sof\s\p{L}+(?:\s\p{L}+)?)?\s(?:covers?|is enough for|lasts? for|feeds|suffices for|räcker (?:till|för)|reicht für|couvre|cubre)\s(?:about\s)?$/iu;

/** "A litre of paint covers 10 square metres. The wall is 35 square metres": how much of the one the other takes. */
export function coverage({ property, text, numbers }: Question): Reckoned {
  const { unit } = property;
  if (unit === null) return undefined;
  const at = numbers.findIndex((one, i) => {
    const next = numbers.at(i + 1);
    return (
      one.unit === unit.unit &&
      next?.unit !== undefined &&
      next.unit !== one.unit &&
      COVERS.test(text.slice(one.end, next.start))
    );
  });
  if (at < 0) return undefined;
  const [own, covered] = [numbers[at], numbers[at + 1]];
  const rest = numbers.filter((one, i) => i !== at && i !== at + 1 && one.unit === covered.unit);
  if (rest.length !== 1 || numbers.length !== 3) return null;
  return { value: exact((Number(own.value) * Number(rest[0].value)) / Number(covered.value)), unit: own.unit };
}

const NO_TOTAL =
  /(?<!\p{L})(?:each|per|every|average|mean|between|before|was|instead|of which|including|longer|shorter|more than|at least|about|left|shared?|split|from|or|wide|high|long|deep|thick|davon|varav|dont|je|pro)(?!\p{L})/iu;
const FURTHER = /(?<!\p{L})(?:another|a further|further|plus|ytterligare|weitere|encore|otr[oa]s)\s$/iu;

/** "The dye bath needs 35 minutes and the rinse another 25": all of it together. */
export function summedUp({ property, text, numbers }: Question): Reckoned {
  if (property.unit === null || property.unit.currency === true || property.unit.unit === 'percent') return undefined;
  if (!asks(property, 'Total') || NO_TOTAL.test(text) || topicsOf(property).length > 0) return undefined;
  const told = numbers.map((one, i) =>
    one.unit === undefined && i > 0 && FURTHER.test(text.slice(0, one.start))
      ? { ...one, unit: numbers[i - 1].unit }
      : one,
  );
  const first = told[0]?.unit;
  if (told.length < 2 || first === undefined || told.some(({ unit }) => unit !== first) || !isLike(property, told[0]))
    return undefined;
  return { value: exact(told.reduce((sum, { value }) => sum + Number(value), 0)), unit: first };
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

const PER = /^\s?(?:per|a|an|\/|pro|je|le|la|el)\s?(\p{L}{1,12})(?!\p{L})/iu;
const BOUND =
  /(?<!\p{L})(?:up to|at least|at most|from|over|above|below|under|minimum|max(?:imum)?|more than|less than|upp till|ab|bis)\s$/iu;
const COSTS = /^(?:cost|costs|kostnad|kosten|coût|coste|total|pay|payable)$/;

/** "9 EUR per metre up to 50 m. We take 22 m", `price_of_4_metres`: a price by measure, for as much as is told. */
export function byRate({ property, text, numbers }: Question): Reckoned {
  const { words } = property;
  const rates = numbers.flatMap((one) => {
    const unit = isMoney(one)
      ? unitOf(PER.exec(text.slice(one.end, one.end + 24))?.[1].toLowerCase() ?? '')
      : undefined;
    return unit ? [{ one, unit }] : [];
  });
  if (rates.length !== 1 || words.includes('per') || words.includes('each')) return undefined;
  const [{ one, unit }] = rates;
  const at = words.findIndex((word, i) => /^\d{1,4}$/.test(word) && unitOf(words[i + 1] ?? '')?.unit === unit.unit);
  if (at >= 0 && isLikeMoney(property, one))
    return { value: exact(Number(one.value) * Number(words[at])), unit: one.unit };
  if (!words.some((word) => COSTS.test(word)) || !isLikeMoney(property, one)) return undefined;
  const amounts = numbers.filter((other) => other.unit === unit.unit && !BOUND.test(text.slice(0, other.start)));
  if (numbers.filter(isMoney).length > 1) return undefined;
  if (amounts.length === 1) return { value: exact(Number(one.value) * Number(amounts[0].value)), unit: one.unit };
  return numbers.some((other) => other.unit === unit.unit) ? null : undefined;
}

const isLikeMoney = ({ unit, kind }: Question['property'], one: Mention): boolean =>
  unit === null ? kind === 'money' || kind === null : unit.unit === one.unit;

const OF_THEM = /^\s(?:of (?:them|these|those|which)|av dem|davon|von ihnen|d['’]entre eux|de ellos)(?!\p{L})/iu;

/** "240 shirts; 36 of them were faulty": how many percent. */
export function partOfThem({ property, text, numbers }: Question): Reckoned {
  if (property.unit?.unit !== 'percent' || numbers.some(({ unit }) => unit === 'percent')) return undefined;
  const counts = numbers.filter(isCount);
  const [whole, part] = counts;
  if (counts.length !== 2 || !OF_THEM.test(text.slice(part.end)) || Number(part.value) > Number(whole.value))
    return undefined;
  const rest = { start: part.end, end: text.length };
  if (!topicsOf(property).every((word) => stemIn(text, rest, stemsOf(word), part.end) >= 0)) return null;
  return { value: exact((100 * Number(part.value)) / Number(whole.value)), unit: 'percent' };
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

/** "118 garments in March, in April 97": by how much the two differ. */
export function twoApart({ property, text, numbers }: Question): Reckoned {
  if (
    property.words.length !== 1 ||
    !/^(?:difference|skillnad|differenz|unterschied|différence|diferencia)$/.test(property.words[0])
  )
    return undefined;
  const counts = numbers.filter(isCount);
  if (
    counts.length !== 2 ||
    numbers.some(({ unit }) => unit !== undefined) ||
    /(?<!\p{L})(?:of them|each|per|of the)(?!\p{L})/iu.test(text)
  )
    return undefined;
  return { value: Math.abs(Number(counts[0].value) - Number(counts[1].value)) };
}
