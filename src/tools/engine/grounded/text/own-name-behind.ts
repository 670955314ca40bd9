import { escaped } from '../expression-of.js';
import { listOf } from '../judged/phrase.js';
import type { Mention } from '../mention.js';
import data from '../words/named-wares.yaml.js';

const FOLLOWS = listOf((data as { follows: string }).follows)
  .map(escaped)
  .join('|');
const NAME = new RegExp(String.raw`^\s\p{Lu}\p{Ll}{2,20}(?=\s(?:${FOLLOWS})(?!\p{L}))`, 'u');
/** "Das Kleid", "notre robe", "Klänningen": where a thing is the first of what is spoken of. */
const LEADS =
  /(?:^|[.!?:]\s|(?<!\p{L})(?:das|der|die|den|unser|unsere|le|la|notre|el|nuestro|nuestra|vår|vårt|den|det)\s)$/iu;

/** "Klänningen Alma kostar …": a ware with the name that a shop gave it; as it is where none follows. */
export function withNameBehind(one: Mention, text: string): Mention {
  const name = LEADS.test(text.slice(0, one.start)) ? NAME.exec(text.slice(one.end, one.end + 40))?.[0] : undefined;
  if (name === undefined) return one;
  const said = text.slice(one.start, one.end + name.length);
  return { ...one, end: one.end + name.length, text: said, value: said };
}
