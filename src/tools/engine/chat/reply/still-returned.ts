import type { Spoken } from '../text.js';

/** A span of days, as a text tells it. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:days?|dag(?:ar)?|tage?n?|jours?|días?)$/iu, 1],
  [/^(?:weeks?|veck(?:a|or)|wochen?|semaines?|semanas?)$/iu, 7],
  [/^(?:months?|månad(?:er)?|monate?n?|mois|mes(?:es)?)$/iu, 30],
];
const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:an?|one|en|ett|eine?[mnr]?|une?|un[oa]?)$/iu, 1],
  [/^(?:two|två|zwei|deux|dos)$/iu, 2],
  [/^(?:three|tre|drei|trois|tres)$/iu, 3],
  [/^(?:four|fyra|vier|quatre|cuatro)$/iu, 4],
  [/^(?:five|fem|fünf|cinq|cinco)$/iu, 5],
  [/^(?:six|sex|sechs|seis)$/iu, 6],
  [/^(?:ten|tio|zehn|dix|diez)$/iu, 10],
];
const SPAN = String.raw`(?<count>\d{1,3}|\p{L}{1,5})[ -](?<unit>days?|weeks?|months?|dag(?:ar)?|veck(?:a|or)|månad(?:er)?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|días?|semanas?|mes(?:es)?)`;

const AGO = [
  new RegExp(String.raw`(?<!\p{L})${SPAN} (?:ago|sedan)(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})för ${SPAN} sedan(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(?:vor|il y a|hace) ${SPAN}(?!\p{L})`, 'iu'),
];
const SPANS = new RegExp(String.raw`(?<!\p{L})${SPAN}(?!\p{L})`, 'giu');
/** A span that something may be returned in: "within 30 days", "14-day returns". */
const WITHIN = [
  /(?<!\p{L})(?:within|up to|inom|innerhalb|binnen|bis zu|sous|dans|en|dentro de|hasta)(?: (?:of|von|the|the first|les|un délai de|los))? $/iu,
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
  /(?<!\p{L})(?:returns?|returned|öppet köp|retur\p{L}*|ångerrätt|rückgabe\p{L}*|rücksend\p{L}*|umtausch\p{L}*|retours?|échanges?|devoluci\p{L}*|devolver)(?!\p{L})/iu;
const WANTS =
  /(?<!\p{L})(?:return|bring .{0,20}back|send .{0,20}back|give .{0,20}back|returnera|lämna(?:s)? (?:\p{L}+ )?tillbaka|skicka tillbaka|zurückgeben|zurückschicken|umtauschen|rendre|retourner|renvoyer|échanger|devolver\p{L}*)(?!\p{L})/iu;
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

/** A span as it was told: how many of which unit, days. */
interface Span {
  count: number;
  unit: number;
}
/** Days of the shortest month and of the longest. */
const MONTH = { unit: 30, least: 28, most: 31 } as const;

function spanOf(groups: Readonly<Record<string, string>> | undefined): Span | null {
  const { count: said = '', unit: named = '' } = groups ?? {};
  const count = /^\d+$/u.test(said) ? Number(said) : NUMBERS.find(([word]) => word.test(said))?.[1];
  const unit = UNITS.find(([word]) => word.test(named))?.[1];
  return count === undefined || unit === undefined ? null : { count, unit };
}

/** Whether what passed is no longer than the time given; null where a month's length decides it. */
function isInTime(passed: Span, within: Span): boolean | null {
  if (passed.unit === within.unit) return passed.count <= within.count;
  const days = ({ count, unit }: Span, month: number): number => count * (unit === MONTH.unit ? month : unit);
  if (days(passed, MONTH.most) <= days(within, MONTH.least)) return true;
  return days(passed, MONTH.least) > days(within, MONTH.most) ? false : null;
}

/** How long ago it was bought; null where "ago" is of something else. */
function boughtAgo(asked: string): Span | null {
  const clause = asked.split(CLAUSES).find((one) => GOT.test(one) && AGO.some((pattern) => pattern.test(one)));
  if (clause === undefined || ASKED_OF_IT.test(clause)) return null;
  return spanOf(AGO.map((pattern) => pattern.exec(clause)).find((one) => one !== null)?.groups);
}

/** The one time for returns that a sentence gives, without a condition; null where there is none. */
function timeIn(sentence: string): Span | null {
  const [span, ...others] = sentence.matchAll(SPANS);
  if (span === undefined || others.length > 0 || OF_MONEY.test(sentence) || BUT.test(sentence)) return null;
  const [before, after] = [sentence.slice(0, span.index), sentence.slice(span.index + span[0].length)];
  return WITHIN[0].test(before) || WITHIN[1].test(after) ? spanOf(span.groups) : null;
}

/** "I bought it two weeks ago, can I still return it?": by the one time for returns that the instructions tell; null where that is not asked or not plain. */
export function stillReturned(asked: string, instructions: string, language: Spoken): string | null {
  if (!WANTS.test(asked) || !WHETHER.test(asked)) return null;
  const [told, ...others] = instructions.split(/(?<=[.!;\n])\s+/u).filter((sentence) => RETURNS.test(sentence));
  const passed = boughtAgo(asked);
  const within = told === undefined || others.length > 0 ? null : timeIn(told);
  const isStill = passed && within && isInTime(passed, within);
  if (isStill === null) return null;
  return `${SAYS[language][isStill ? 0 : 1]} ${told.trim()}`;
}
