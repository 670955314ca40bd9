import { TERMS, type TimeSpan, timeSpansIn } from '../../grounded/terms.js';
import type { Spoken } from '../text.js';

/** "I bought it two weeks ago": before the time and after it. */
const AGO = [/(?<!\p{L})(?:vor|il y a|hace)\s$/iu, /^ (?:ago|sedan)(?!\p{L})/iu] as const;
/** "Can I still return it after 40 days?" */
const AFTER =
  /(?<!\p{L})(?:after|efter|nach|après|au bout de|tras|después de|pasados|a los|al cabo de)\s(?:only\s|más de\s|plus de\s|more than\s|mehr als\s|mer än\s)?$/iu;
/** A span that something may be returned in: "within 30 days", "14-day returns". */
const WITHIN = [
  /(?<!\p{L})(?:within|up to|inom|innerhalb|binnen|bis zu|sous|dans|en|dentro de|hasta)(?: (?:of|von|the|the first|les|un délai de|los))? $/iu,
  /(?<!\p{L})(?:returns?|returer|retur|öppet köp|ångerrätt|returrätt|rückgabe(?:recht|frist)?|umtausch|retours?|devoluciones|devolución)(?: (?:policy|period|accepted|possible|möglich|acceptés|aceptadas))?:? (?:(?:i|for|of|de|von|in|pendant|durante|under|på) )?$/iu,
  /^(?:['’]s?)?[ -](?:(?:to|for|in which to|att|zum|für|pour|para) )?(?:returns?|retur\p{L}*|öppet köp|rückgabe\p{L}*|umtausch\p{L}*|retours?|devoluci\p{L}*|devolver)(?!\p{L})/iu,
] as const;
/** Times of money and of the post. */
const OF_MONEY =
  /(?<!\p{L})(?:paid|pays?|tak(?:es?|ing)|process\p{L}*|handled?|issued|credited|arrives?|shipping|postage|betal\p{L}*|tar|tas|behandl\p{L}*|hanter\p{L}*|frakt\p{L}*|dauer\p{L}*|bearbeit\p{L}*|versand\p{L}*|rücksendekosten|erstatte\p{L}*|gezahlt|überwiesen|rembours\p{L}*|frais|trait\p{L}*|pren(?:d|nent)|reembols\p{L}*|tarda\p{L}*|envíos?|proces\p{L}*|pag(?:a|an|amos|ado))(?!\p{L})/iu;
/** Who came by it, in the words beside "ago"; who only asked or wrote did not. */
const GOT =
  /(?<!\p{L})(?:bought|purchased?|got|received|arrived|came|delivered|anlände|levererades|angekommen|geliefert|arrivée?s?|livrée?s?|lleg(?:ó|aron)|ordered|picked .{0,20}up|köpt\p{L}*|fick|fått|beställ\p{L}*|hämta\p{L}*|gekauft\p{L}*|kaufte\p{L}*|bekommen\p{L}*|bekam|erhalten\p{L}*|erhielt|bestellt\p{L}*|acheté\p{L}*|reçue?s?|commandé\p{L}*|compr(?:é|ó|amos|ado|ada|ados|adas)|recib(?:í|imos|ido)|pedí)(?!\p{L})/iu;
const ASKED_OF_IT =
  /(?<!\p{L})(?:ask(?:ed)?|wr(?:o|i)te|written|called|mailed|frågade?|skrev|ringde|mejlade|fragte|gefragt|schrieb|geschrieben|angerufen|demandé|écrit|appelé|pregunt\p{L}*|escrib\p{L}*|llam(?:é|amos))(?!\p{L})/iu;
const CLAUSES = /[.;:?!,]\s|\s(?:and|but|och|men|und|aber|et|mais|(?<!il )y|pero)\s/iu;
const RETURNS =
  /(?<!\p{L})(?:returns?|returned|(?:sent|send|brought|bring|given|give) back|öppet köp|retur\p{L}*|ångerrätt|rückgabe\p{L}*|rücksend\p{L}*|umtausch\p{L}*|exchanges?|swaps?|byten?|retours?|échanges?|devoluci\p{L}*|devolver|cambios?)(?!\p{L})/iu;
const WANTS =
  /(?<!\p{L})(?:return|bring .{0,20}back|send .{0,20}back|give .{0,20}back|returnera|lämna(?:s)? (?:\p{L}+ )?tillbaka|skicka tillbaka|zurückgeben|zurückschicken|umtauschen|swap|exchange|byta|rendre|retourner|renvoyer|échanger|devolver\p{L}*|cambiar\p{L}*)(?!\p{L})/iu;
const WHETHER =
  /(?<!\p{L})(?:can|may|could|is it too late|kan|får|kann|darf|puis-je|peut-on|est-ce que je peux|puedo|se puede)(?!\p{L})/iu;
const BUT =
  /(?<!\p{L})(?:except|not|no|sale|worn|reduced|only|unopened|credit|vouchers?|utom|inte|endast|bara|oöppnad\p{L}*|tillgodo\p{L}*|nicht|nur|ungeöffnet\p{L}*|gutschein\p{L}*|außer|sauf|seulement|uniquement|avoir|non|salvo|excepto|sólo|solo|solamente|únicamente|sin abrir|vales?)(?!\p{L})/iu;

const SAYS: Readonly<Record<Spoken, readonly [yes: string, no: string]>> = {
  en: ['Yes, that is still in time:', 'No, that is too late:'],
  sv: ['Ja, det är i tid:', 'Nej, det är för sent:'],
  de: ['Ja, das ist noch möglich:', 'Nein, dafür ist es zu spät:'],
  fr: ['Oui, c’est encore possible :', 'Non, il est trop tard :'],
  es: ['Sí, todavía es posible:', 'No, ya es tarde:'],
};

/** Days of the shortest month and of the longest. */
const MONTH = { least: 28, most: 31 } as const;

/** "Only with the tags still on": it is in time, if that is met. */
const CONDITION =
  /,?\s(?:only|endast|bara|nur|seulement|uniquement|sólo|solo)\s(?:with|if|when|in|unworn|unused|med|om|i|oanvänd\p{L}*|mit|wenn|ungetragen|avec|si|dans|non portés?|con|sin usar)(?!\p{L})[^.;]{0,60}/iu;
const IF_SO: Readonly<Record<Spoken, string>> = {
  en: 'That is still in time; what else holds is told here:',
  sv: 'Det är i tid; vad som gäller i övrigt står här:',
  de: 'Die Frist ist noch nicht abgelaufen; was sonst gilt, steht hier:',
  fr: 'Le délai n’est pas passé ; voici les conditions :',
  es: 'Todavía está en plazo; las condiciones son estas:',
};

/** Whether what passed is no longer than the time given; null where a month's length decides it. */
function isInTime(passed: TimeSpan, within: TimeSpan): boolean | null {
  if (passed.unit === within.unit) return passed.count <= within.count;
  const days = (span: TimeSpan, month: number): number => (span.unit === 'month' ? span.count * month : span.days);
  if (days(passed, MONTH.most) <= days(within, MONTH.least)) return true;
  return days(passed, MONTH.least) > days(within, MONTH.most) ? false : null;
}

const isAgo = ({ before, after }: TimeSpan): boolean => AGO[0].test(before) || AGO[1].test(after);

/** How long ago it was bought; null where "ago" is of something else. */
function boughtAgo(asked: string): TimeSpan | null {
  const clause = asked.split(CLAUSES).find((one) => GOT.test(one) && timeSpansIn(one).some(isAgo));
  if (clause === undefined || ASKED_OF_IT.test(clause)) return null;
  return timeSpansIn(clause).find(isAgo) ?? null;
}

/** "After 40 days", "three weeks later": the one time that is asked of. */
function afterSo(asked: string): TimeSpan | null {
  const [span, ...others] = timeSpansIn(asked);
  if (span === undefined || others.length > 0) return null;
  return AFTER.test(span.before) || TERMS.since.test(span.after.slice(0, 10)) ? (isAgo(span) ? null : span) : null;
}

/** The one time for returns that a sentence gives, without a condition; null where there is none. */
function timeIn(sentence: string): TimeSpan | null {
  const [span, ...others] = timeSpansIn(sentence);
  if (span === undefined || others.length > 0 || OF_MONEY.test(sentence) || BUT.test(sentence)) return null;
  const [within, returns, forReturns] = WITHIN;
  return within.test(span.before) ||
    returns.test(sentence.slice(0, span.start)) ||
    forReturns.test(sentence.slice(span.end))
    ? span
    : null;
}

/** The one time for returns that the instructions tell, and the sentence of it. */
export function timeForReturns(
  instructions: string,
): { span: TimeSpan; sentence: string; isConditional: boolean } | null {
  const [sentence, ...others] = instructions
    .split(/(?<=[.!;\n])\s+/u)
    .filter((one) => RETURNS.test(one) && timeSpansIn(one).length > 0);
  if (sentence === undefined || others.length > 0) return null;
  const span = timeIn(sentence.replace(CONDITION, ''));
  return span && { span, sentence, isConditional: CONDITION.test(sentence) };
}

/** "I bought it two weeks ago, can I still return it?": by the one time for returns that the instructions tell; null where that is not asked or not plain. */
export function stillReturned(asked: string, instructions: string, language: Spoken): string | null {
  if (!WANTS.test(asked) || !WHETHER.test(asked)) return null;
  const passed = boughtAgo(asked) ?? afterSo(asked);
  const told = timeForReturns(instructions);
  const isStill = passed && told && isInTime(passed, told.span);
  if (!told || isStill === null) return null;
  const lead = isStill && told.isConditional ? IF_SO[language] : SAYS[language][isStill ? 0 : 1];
  return `${lead} ${told.sentence.trim()}`;
}
