import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import data from '../words/wishes.yaml.js';
import { listOf } from './phrase.js';
import { isDeniedBefore } from './scope.js';

const DEEDS = Object.values(data as unknown as Record<string, { names: string; said: string }>).map(
  ({ names, said }) => ({
    names: new Set(listOf(names)),
    said: new RegExp(String.raw`(?<!\p{L})(?:${listOf(said).map(escaped).join('|')})\p{L}{0,9}`, 'giu'),
  }),
);
const ASKS =
  /^(?:wants?|wanted|requests?|requested|asks?|asked|wishes|desires?|needs?|is|has|a|an|the|item|items|goods|product|order|it|them)$/;
/** What does not ask though it ends with a question mark does, where it begins so. */
const POLITE =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:you|we|i)|(?:können|könnten|würden|kann|könnte|kannst|könntest) (?:sie|ich|wir|du|ihr|man)|(?:pouvez|pourriez|voulez|pouvons|peux|peut|puis|pourrais)-?\s?(?:vous|nous|je|tu|on)?|(?:kan|skulle|vill) (?:ni|du|jag|vi)|(?:pueden|podrían|puede|podría|podemos|puedo|podéis|me|nos))(?!\p{L})/iu;
const OPEN =
  /(?<!\p{L})(?:how|hur|wie|comment|cómo|wonder|wondering|undrar|frage mich|if|unless|whether|before|otherwise|wenn|falls|ob|sonst|sinon|si|om|annars|ifall|antes|bevor|policy|possible|möglich|possibles?|möjligt|posible)(?!\p{L})/iu;
const WISHES =
  /(?<!\p{L})(?:(?:i|we) (?:could|can|might|may) (?:get|have)|hätten? (?:ich|wir) gern|möchten? (?:ich|wir)|(?:ich|wir) (?:möchten?|hätten?)|(?:jag|vi) (?:kan|kunde|skulle kunna) få|voudr(?:ais|ions)|souhaiter?(?:ais|ions)?|quisi(?:era|éramos))(?!\p{L})/iu;
const PARTS = /(?<=[.!?;])\s|,\s|\s(?:but|men|aber|sondern|utan|mais|pero|sino)\s/giu;

function deedOf(words: readonly string[]): (typeof DEEDS)[number] | undefined {
  const asked = words.filter((word) => !ASKS.test(word)).join(' ');
  return words.length < 2 ? undefined : DEEDS.find(({ names }) => names.has(asked));
}

/** `wants_refund` of "I want to exchange them, not get my money back": whether what a name calls is wanted, in any words. */
export function isWanted(words: readonly string[], { text }: Reading, { start, end }: Span): Grounded | null {
  const deed = deedOf(words);
  if (deed === undefined) return null;
  const told = partsIn(text.slice(start, end)).flatMap((part) => verdictsIn(part, deed.said));
  return told.length > 0 && new Set(told.map(({ is }) => is)).size === 1 ? fromText(told[0].is, told[0].quote) : null;
}

/** Whether a text speaks of what a name says is wanted, and only asks or thinks of it: "Do you refund reduced goods?" */
export function isOnlyAskedFor(words: readonly string[], { text }: Reading, { start, end }: Span): boolean {
  const deed = deedOf(words);
  const own = text.slice(start, end);
  return deed !== undefined && own.search(deed.said) >= 0 && !partsIn(own).some((part) => part.search(deed.said) >= 0);
}

/** Parts of a text that say or ask for something, a question only where it asks politely. */
function partsIn(text: string): string[] {
  const sentences = text.match(/[^.!?\n]+[.!?]*/gu) ?? [];
  return sentences
    .filter((one) => !one.includes('?') || POLITE.test(one))
    .flatMap((one) => one.split(PARTS))
    .filter((one) => WISHES.test(one) || !OPEN.test(one));
}

const verdictsIn = (part: string, said: RegExp): { is: boolean; quote: string }[] =>
  [...part.matchAll(said)].map((found) => ({
    is: !isDeniedBefore(part, found.index) && !DENIED_AFTER.test(part.slice(found.index)),
    quote: part.trim(),
  }));

/** "Bitte stornieren Sie den Auftrag NICHT", "n'annulez pas", "avbeställ inte". */
const DENIED_AFTER =
  /^\p{L}+(?:\s(?:pas|inte|ej|icke)(?!\p{L})|(?:\s[\p{L}\d-]{1,24}){1,6}?\snicht(?=\s*(?:$|[.!?,;–—-])))/iu;
