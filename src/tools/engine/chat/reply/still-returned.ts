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
const WITHIN = new RegExp(String.raw`(?<!\p{L})${SPAN}(?!\p{L})`, 'giu');
const RETURNS =
  /(?<!\p{L})(?:returns?|returned|refunds?|öppet köp|retur\p{L}*|ångerrätt|rückgabe\p{L}*|rücksend\p{L}*|umtausch\p{L}*|retours?|échanges?|devoluci\p{L}*|devolver)(?!\p{L})/iu;
const WANTS =
  /(?<!\p{L})(?:return|bring .{0,20}back|send .{0,20}back|give .{0,20}back|returnera|lämna(?:s)? (?:\p{L}+ )?tillbaka|skicka tillbaka|zurückgeben|zurückschicken|umtauschen|rendre|retourner|renvoyer|échanger|devolver\p{L}*)(?!\p{L})/iu;
const WHETHER =
  /(?<!\p{L})(?:can|may|could|is it too late|kan|får|kann|darf|puis-je|peut-on|est-ce que je peux|puedo|se puede)(?!\p{L})/iu;
const BUT = /(?<!\p{L})(?:except|not|no|sale|worn|reduced|utom|inte|nicht|außer|sauf|salvo|excepto)(?!\p{L})/iu;

const SAYS: Readonly<Record<Spoken, readonly [yes: string, no: string]>> = {
  en: ['Yes, that is still in time:', 'No, that is too late:'],
  sv: ['Ja, det är i tid:', 'Nej, det är för sent:'],
  de: ['Ja, das ist noch möglich:', 'Nein, dafür ist es zu spät:'],
  fr: ['Oui, c’est encore possible :', 'Non, il est trop tard :'],
  es: ['Sí, todavía es posible:', 'No, ya es tarde:'],
};

function daysOf(groups: Readonly<Record<string, string>> | undefined): number | null {
  const { count = '', unit = '' } = groups ?? {};
  const value = /^\d+$/u.test(count) ? Number(count) : NUMBERS.find(([word]) => word.test(count))?.[1];
  const days = UNITS.find(([word]) => word.test(unit))?.[1];
  return value === undefined || days === undefined ? null : value * days;
}

/** "I bought it two weeks ago, can I still return it?": by the one time for returns that the instructions tell; null where that is not asked or not plain. */
export function stillReturned(asked: string, instructions: string, language: Spoken): string | null {
  if (!WANTS.test(asked) || !WHETHER.test(asked)) return null;
  const found = AGO.map((pattern) => pattern.exec(asked)).find((one) => one !== null);
  const passed = daysOf(found?.groups);
  const told = instructions.split(/(?<=[.!;\n])\s+/u).filter((sentence) => RETURNS.test(sentence));
  const spans = told.flatMap((sentence) => [...sentence.matchAll(WITHIN)].map(({ groups }) => daysOf(groups)));
  const [within, ...others] = spans;
  if (passed === null || within === null || within === undefined || others.length > 0 || told.length !== 1) return null;
  if (BUT.test(told[0])) return null;
  const [yes, no] = SAYS[language];
  return `${passed <= within ? yes : no} ${told[0].trim()}`;
}
