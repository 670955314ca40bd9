import { lemmasOf, lexicon } from '../../lexicon/index.js';
import { quotesIn } from './spans.js';

const BETWEEN =
  /(?<!(?<!\p{L})(?:Dr|Mr|Mrs|Ms|St|Prof|No|Nr))[.;]\s+|,?\s(?:and then|and|och sedan|och|und dann|und|et|y|then)\s/giu;

/** The parts of a text that may each be a wish; nothing between quotation marks is parted. */
export function partsOf(text: string): string[] {
  const quotes = quotesIn(text);
  const parts: string[] = [];
  let from = 0;
  for (const found of text.matchAll(BETWEEN)) {
    if (quotes.some(({ start, end }) => start <= found.index && found.index < end)) continue;
    parts.push(text.slice(from, found.index));
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)].filter((part) => part.trim() !== '');
}

const MARKS: readonly string[] =
  'boka avboka skicka sätt ställ lägg ta flytta ändra visa släck tänd spela påminn beställ buche schick schicke stell stelle setze trag lösche sende spiel erinnere bestelle schalte réserve envoie mets ajoute envía pon añade reserva quita aplica cancela borra cambia busca muestra enciende apaga devuelve compra pide avboka lägg betala köp hitta kolla storniere stornieren ändere verschiebe kaufe suche prüfe zeig zeige gib mach annule annulez ajoutez envoyez mettez réservez changez cherchez suivez montre montrez appliquez enlevez'.split(
    ' ',
  );

const WANTS =
  /(?<!\p{L})(?:please|can you|could you|would you|i['’]d like|would like|want|need|let['’]s|snälla|tack|vill|kan du|bitte|möchte|kannst|s['’]il|voudrais|puedes|quiero|por favor)(?!\p{L})/iu;

/** Whether a wish begins here: with a verb that is asked of somebody, or with words for wanting it anywhere. */
export const isWish = (part: string): boolean => WANTS.test(part) || isVerbFirst(part);

/** Whether a text begins with the base form of a verb, "cancel", not "received". */
export function isVerbFirst(part: string): boolean {
  const [word = ''] =
    part
      .trim()
      .toLowerCase()
      .match(/^\p{L}+/u) ?? [];
  const { byWord, senses } = lexicon();
  return (
    MARKS.includes(word) ||
    (lemmasOf(word)[0] === word && (byWord.get(word) ?? []).some((at) => senses[at].pos === 'v'))
  );
}

/** The wishes of a text, each with all of its lists: "put peas and leeks on the list and set a timer" are two. */
export const wishesOf = (text: string): string[] => {
  const parts = partsOf(text);
  let rest = text;
  return parts.reduce<string[]>((wishes, part, i) => {
    const at = rest.indexOf(part);
    const between = rest.slice(0, at);
    rest = rest.slice(at + part.length);
    return i === 0 || isVerbFirst(part) || /[.;]/.test(between)
      ? [...wishes, part]
      : [...wishes.slice(0, -1), `${wishes.at(-1)}${between}${part}`];
  }, []);
};
