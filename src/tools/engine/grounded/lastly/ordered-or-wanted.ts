import { clauseAt } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const NEW = /^(?:new|desired|wanted|requested|needed|preferred)$/u;
const OLD = /^(?:old|ordered|current|previous|former|received|bought|original|wrong)$/u;
const INSTEAD =
  /(?<!\p{L})(?:statt|anstatt|instead of|rather than|au lieu de|plutôt que|i stället för|istället för|en lugar de|en vez de)\s[^,.;]{0,30}$/iu;
const HAD =
  /(?<!\p{L})(?:bestellt|bestellte|gekauft|kaufte|erhalten|bekommen|geliefert|ordered|bought|received|commandée?s?|acheté\p{L}*|reçue?s?|beställ(?:de|t|ts)|köpt|köpte|fick|fått|pedí|pedido|compré|comprado|recib\p{L}+)(?!\p{L})/iu;
const WANTS =
  /(?<!\p{L})(?:brauche\p{L}*|bräuchte\p{L}*|faudrait|faut|möchte\p{L}*|hätte\p{L}*|wünsche\p{L}*|will|need\p{L}*|wants?|would like|prefer|voudrais|voudrait|besoin|souhaite\p{L}*|préfère|il me faut|behöver|vill|önskar|föredrar|quiero|quisiera|necesito|prefiero|gustaría)(?!\p{L})/iu;

type Time = 'old' | 'new' | null;

/** `gewuenschte_groesse` of "in Größe 44 bestellt, brauche aber Größe 46": of two sizes or colours the one that is wanted, or the one that was had. */
export function orderedOrWanted({ words, kind }: Property, { text, mentions }: Reading): Grounded | null {
  const asked: Time = words.some((word) => NEW.test(word))
    ? 'new'
    : words.some((word) => OLD.test(word))
      ? 'old'
      : null;
  if (asked === null || (kind !== 'size' && kind !== 'colour')) return null;
  const own = kind === 'size' ? sizesIn(mentions) : mentions.filter((one) => one.attribute === 'colors');
  if (own.length !== 2) return null;
  const apart = orderedOrCame(words, own, text);
  if (apart !== undefined) return apart;
  const times = own.map((one) => timeOf(one, text));
  const isBare = own.some((one) => one.kind === 'number');
  const found = own.filter(
    (_, i) =>
      (times[i] === asked && (!isBare || times[1 - i] === other(asked))) ||
      (!isBare && times[i] === null && times[1 - i] === other(asked)),
  );
  return found.length === 1 ? fromText(valueOf(found[0]), found[0].text) : null;
}

const ORDERED =
  /(?<!\p{L})(?:ordered|chose|chosen|picked|bestell\p{L}*|gewählt|choisi\p{L}*|command\p{L}+|beställ\p{L}*|valde|valt|pedí|pedido|elegí|elegid\p{L}*)(?!\p{L})/iu;
const CAME =
  /(?<!\p{L})(?:received|got|came|arrived|sent me|erhalten|bekommen|bekam|geliefert|kam|reçue?s?|arrivée?|livrée?|fick|fått|kom|recib\p{L}+|llegó|me enviaron)(?!\p{L})/iu;

/** "I chose 40 and received 38": the one that was ordered or the one that came; undefined where a text does not tell both. */
function orderedOrCame(words: readonly string[], own: readonly Mention[], text: string): Grounded | null | undefined {
  const [isOrdered, isCome] = [words.includes('ordered'), words.includes('received')];
  if (isOrdered === isCome || !ORDERED.test(text) || !CAME.test(text)) return undefined;
  const found = own.filter(({ start, end }) => {
    const clause = clauseAt(text, start);
    return (isOrdered ? ORDERED : CAME).test(`${text.slice(clause.start, start)} ${text.slice(end, clause.end)}`);
  });
  return found.length === 1 ? fromText(valueOf(found[0]), found[0].text) : null;
}

/** Sizes of a text; where it calls none so, its bare numbers: "39 bestellt und bräuchte 38". */
function sizesIn(mentions: Reading['mentions']): Mention[] {
  const called = mentions.filter((one) => one.kind === 'size');
  const bare = mentions.filter((one) => one.kind === 'number' && !isArticle(one));
  return called.length > 0 || bare.some(({ unit }) => unit !== undefined) ? called : bare.filter(isOfSizes);
}
const isOfSizes = ({ value }: Mention): boolean => Number(value) >= 16 && Number(value) <= 60;

const other = (time: Time): Time => (time === 'old' ? 'new' : 'old');
const valueOf = ({ kind, value, text }: Mention): string => (kind === 'cloth' ? text : String(value));

function timeOf({ start, end }: Mention, text: string): Time {
  if (INSTEAD.test(text.slice(Math.max(0, start - 60), start))) return 'old';
  const clause = clauseAt(text, start);
  const said = `${text.slice(clause.start, start)} ${text.slice(end, clause.end)}`;
  const [had, wants] = [HAD.test(said), WANTS.test(said)];
  return had === wants ? null : had ? 'old' : 'new';
}
