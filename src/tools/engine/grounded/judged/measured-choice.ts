import type { Span } from '../clause.js';
import { from, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Reading } from '../reading.js';
import { asksForWeekday } from '../moments/weekday-of.js';
import { bare } from '../sorting/families.js';
import { weekdayNamed, weekdayOf } from '../weekdays.js';

type Names = Readonly<Record<string, RegExp>>;
const PUNCTUAL: Names = {
  early:
    /^(?:too )?(?:early|before|ahead|verfruht|zu fruh|fruh|en avance|avance|adelantado|temprano|antes|tidig|for tidigt|tidigt)$/u,
  exact:
    /^(?:on time|ontime|in time|on the day|punctual|punktlich|rechtzeitig|a l heure|a temps|a tiempo|puntual|i tid|punktlig)$/u,
  late: /^(?:too )?(?:late|delayed|overdue|after|verspatet|zu spat|spat|en retard|retard|tarde|retrasado|con retraso|sen|forsenad|for sent)$/u,
};
const LEVELS: Names = {
  plenty:
    /^(?:plenty|high|ok|enough|sufficient|in stock|available|full|suficiente|genug|ausreichend|reichlich|suffisant|tillracklig|god|normal)$/u,
  low: /^(?:low|low stock|running low|few left|reorder|knapp|niedrig|gering|faible|bas|bajo|lag|lagt|critical)$/u,
  none: /^(?:out|none|empty|out of stock|sold out|zero|ausverkauft|leer|epuise|rupture|agotado|slut|slutsald)$/u,
};

/** Which value of an enumeration each role has; null where one of its values has none. */
function rolesOf(values: readonly string[], names: Names): ReadonlyMap<string, string> | null {
  const roles = new Map<string, string>();
  for (const value of values) {
    const role = Object.keys(names).find((one) => names[one].test(bare(value)));
    if (role === undefined || roles.has(role)) return null;
    roles.set(role, value);
  }
  return roles.size > 1 ? roles : null;
}

/** Of an enumeration what two days or two numbers of a text come to: early or late, plenty or low, the weekday of a day. */
export function measuredChoice(values: readonly unknown[], reading: Reading, scope: Span): Grounded | null {
  const words = values.filter((value): value is string => typeof value === 'string');
  const own = reading.mentions.filter(({ start, end }) => start >= scope.start && end <= scope.end);
  const value =
    ofDays(words, own, reading.text) ?? ofStock(words, own, reading.text) ?? ofWeekday(words, own, reading.text);
  return value === undefined ? null : from('arithmetic', value);
}

const PLANNED =
  /(?<!\p{L})(?:promised|due|planned|agreed|expected|deadline|scheduled|should have|was to|were to|wanted|needed by|versprochen|zugesagt|geplant|fällig|vereinbart|sollte|promis|prévue?s?|convenu|attendue?s?|devait|prometid\p{L}*|previst\p{L}*|acordad\p{L}*|debía|lovad\p{L}*|utlovad\p{L}*|planerad\p{L}*|skulle)(?!\p{L})/iu;
const DONE =
  /(?<!\p{L})(?:handed over|delivered|arrived|came|finished|returned|brought back|paid|collected|received|ready|sent|completed|geliefert|angekommen|kam|kamen|übergeben|abgeholt|bezahlt|fertig|livrée?s?|arrivée?s?|remise?s?|rendue?s?|payée?s?|entregad\p{L}*|entregamos|entregó|llegó|llegaron|pagad\p{L}*|levererad\p{L}*|levererades|kom|lämnades|betalades|blev klar\p{L}*)(?!\p{L})/iu;

/** "Promised for 4 May 2026 and handed over on 2 May 2026." */
function ofDays(values: readonly string[], mentions: readonly Mention[], text: string): string | undefined {
  const roles = rolesOf(values, PUNCTUAL);
  const days = mentions.filter(({ kind, value }) => kind === 'date' && /^\d{4}-\d\d-\d\d$/u.test(String(value)));
  if (roles === null || days.length !== 2) return undefined;
  const told = days.map(({ start }, i) => text.slice(i === 0 ? Math.max(0, start - 90) : days[0].end, start));
  const isPlan = told.map((said) => PLANNED.test(said));
  const isDone = told.map((said) => DONE.test(said));
  const plan = isPlan.indexOf(true);
  if (isPlan[0] === isPlan[1] || !isDone[1 - plan]) return undefined;
  const [due, done] = [String(days[plan].value), String(days[1 - plan].value)];
  return roles.get(done < due ? 'early' : done > due ? 'late' : 'exact');
}

const LEFT =
  /^[^.;!?\d]{0,30}?(?:left|remaining|in stock|on the shelf|übrig|auf lager|vorrätig|restants?|en stock|en existencias|kvar|i lager)(?!\p{L})/iu;
const LEFT_BEFORE =
  /(?<!\p{L})(?:only|left|we have|there are|quedan?|nos quedan|solo quedan|noch|es sind noch|il reste|restent|il nous reste|finns|har bara|kvar)\s(?:only\s|just\s|noch\s|bara\s|solo\s|encore\s)?$/iu;
const LEAST =
  /(?<!\p{L})(?:reorder (?:point|level)|minimum|min\.?|at least|threshold|safety stock|mindestbestand|mindestens|meldebestand|minimum|seuil|stock minimum|au moins|mínimo|al menos|punto de pedido|minimi\p{L}*|minst|beställningspunkt\p{L}*)(?!\p{L})[^.;!?\d]{0,40}$/iu;

/** "2 cones left, reorder point is 10." */
function ofStock(values: readonly string[], mentions: readonly Mention[], text: string): string | undefined {
  const roles = rolesOf(values, LEVELS);
  const numbers = mentions.filter((one) => one.kind === 'number' && !isArticle(one));
  const least = numbers.filter(({ start }) => LEAST.test(text.slice(Math.max(0, start - 70), start)));
  const left = numbers.filter(
    (one) =>
      one !== least[0] &&
      (LEFT.test(text.slice(one.end, one.end + 50)) ||
        LEFT_BEFORE.test(text.slice(Math.max(0, one.start - 30), one.start))),
  );
  if (roles === null || least.length !== 1 || left.length !== 1) return undefined;
  const [has, needs] = [Number(left[0].value), Number(least[0].value)];
  return roles.get(has === 0 ? 'none' : has <= needs ? 'low' : 'plenty');
}

/** "What weekday is 1 May 2026?" */
function ofWeekday(values: readonly string[], mentions: readonly Mention[], text: string): string | undefined {
  const days = mentions.filter(({ kind, value }) => kind === 'date' && /^\d{4}-\d\d-\d\d$/u.test(String(value)));
  const isOfDays = values.length >= 5 && values.every((value) => weekdayNamed(value) >= 0);
  if (!isOfDays || days.length !== 1 || !asksForWeekday(text)) return undefined;
  return values.find((value) => weekdayNamed(value) === weekdayOf(String(days[0].value)));
}
