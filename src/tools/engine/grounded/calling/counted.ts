import { wordsOfName } from '../property.js';
import type { Reading } from '../reading.js';

/** What is counted, by the words of the argument's name: what stands before the number and after it. */
const COUNTED: readonly { names: RegExp; after: RegExp; before: RegExp | null }[] = [
  {
    names:
      /^(?:guests?|people|persons?|passengers?|travell?ers?|servings?|seats?|diners?|covers?|adults?|pax|participants?|attendees?|party|headcount|portions?|gäster|personer|personen|gäste|plätze|portioner|portionen|personnes?|personas)$/u,
    after:
      /^\s(?:people|persons?|guests?|of us|passengers?|adults?|travell?ers?|servings?|portions?|diners?|seats?|personer|gäster|vuxna|portioner|personen|gäste|leute|erwachsene|personnes|invités|personas|invitados)(?!\p{L})/iu,
    before: /(?<!\p{L})(?:for|för|für|pour|para|party of|table of|serves|we are|vi är|wir sind)\s$/iu,
  },
  {
    names: /^(?:days?|dagar|tage|jours|días)$/u,
    after: /^[\s-](?:\p{L}+\s)?(?:days?|dagar(?:na)?|tagen?|jours|días)(?!\p{L})/iu,
    before: null,
  },
  {
    names: /^(?:nights?|nätter|nächte|nuits|noches)$/u,
    after: /^[\s-](?:nights?|nätter|nächte|nuits|noches)(?!\p{L})/iu,
    before: null,
  },
  {
    names: /^(?:hours?|timmar|stunden|heures|horas)$/u,
    after: /^[\s-](?:(?:non[- ]?)?\p{L}{1,20}\s)?(?:hours?|timmar|stunden|heures|horas)(?!\p{L})/iu,
    before: null,
  },
  {
    names: /^(?:limit|count|top|last|n|number_of_results|antal|anzahl)$/u,
    after: /^\s(?:latest|last|newest|most recent|senaste|letzten|derniers|últim[oa]s)\s\p{L}/iu,
    before: /(?<!\p{L})(?:last|latest|newest|top|first|senaste|letzten|derniers|dernières|últim[oa]s)\s$/iu,
  },
];
const MORE = /^\s?(?:\p{L}{2,20}s(?!\p{L})|%)/u;

/** How many people, days, nights or hours a wish is for: "a table for 6 at …", "de närmaste fem dagarna"; null where it is not said, or twice. */
export function counted(name: string, { mentions, text }: Reading): { value: number; quote: string } | null {
  const words = wordsOfName(name);
  const kind = COUNTED.find(({ names }) => words.some((word) => names.test(word)));
  if (!kind) return null;
  const found = mentions.filter(({ kind: of, start, end, value }) => {
    if (of !== 'number' || typeof value !== 'number') return false;
    const rest = text.slice(end, end + 40);
    const isBefore = kind.before?.test(text.slice(Math.max(0, start - 14), start)) === true;
    return kind.after.test(rest) || (isBefore && (kind.names.test('limit') || !MORE.test(rest)));
  });
  return found.length === 1 ? { value: Number(found[0].value), quote: found[0].text } : null;
}
