import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const COMES =
  /^(?:covering|cover|covered|substitute|replacement|standin|stand|in|by|deputy|vertretung|vertreter|vertreterin|ersatz|ersättare|vikarie|remplaçant|remplaçante|sustituto|sustituta|suplente|name|employee|person|new|worker|works)$/u;
const OWN =
  /^(?:covering|cover|covered|substitute|replacement|standin|deputy|vertretung|vertreter|vertreterin|ersatz|ersättare|vikarie|remplaçant|remplaçante|sustituto|sustituta|suplente)$/u;
const GOES =
  /^(?:absent|absentee|absence|replaced|away|missing|abwesend|abwesende|ersetzt|frånvarande|ersatt|absente|remplacé|remplacée|ausente|sustituido|sustituida)$/u;
const NAME = String.raw`(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})`;
const PAIRS = [
  String.raw`${NAME} (?:works|is working|comes in|stands in|steps in|takes over|fills in|will work|arbeitet|kommt|jobbar|arbetar|travaille|trabaja)(?: \p{Ll}{1,12}){0,3} (?:instead of|in place of|anstelle von|statt|istället för|i stället för|à la place de|en lugar de|en vez de) ${NAME}`,
  String.raw`${NAME} (?:stands in|steps in|takes over|fills in|covers|is covering|will cover|will stand in) for ${NAME}`,
  String.raw`${NAME} (?:replaces|covers|ersätter|vertritt|ersetzt|remplace|remplacera|sustituye a|sustituirá a|reemplaza a) ${NAME}`,
  String.raw`${NAME} (?:springt|übernimmt) für ${NAME}`,
  String.raw`${NAME} (?:hoppar in|vikarierar) för ${NAME}`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}(?!\p{L})`, 'gu'));

/** "Priya works instead of Joon": who stands in, and for whom. */
export function standIn({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const comes = words.some((word) => OWN.test(word)) && words.every((word) => COMES.test(word));
  const goes = words.some((word) => GOES.test(word));
  if (comes === goes) return null;
  const pairs = PAIRS.flatMap((pattern) => [...text.slice(start, end).matchAll(pattern)]);
  const name = comes ? pairs[0]?.[1] : pairs[0]?.[2];
  return pairs.length === 1 && name !== undefined ? fromText(name, name) : null;
}
