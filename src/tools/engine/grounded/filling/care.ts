import { fromText, type Grounded } from '../grounded.js';

/** What labels of care call it, by what programs do; stems in Swedish, German, French, Spanish. */
const CARE: readonly (readonly [name: RegExp, said: RegExp])[] = [
  [/(?:^| )tumble(?: |$)/u, /(?<!\p{L})(?:tork?tuml|trockner|tumbler|sèche-linge|sécher en machine|secadora)/iu],
  [/(?:^| )iron(?:ing|able)?(?: |$)/u, /(?<!\p{L})(?:stryk|bügel|gebügelt|repass|planch)/iu],
  [/(?:^| )bleach(?:ing|able)?(?: |$)/u, /(?<!\p{L})(?:blek|bleich|gebleicht|blanchi|javel|chlor|lejía|blanque)/iu],
  [
    /(?:^| )dry clean(?:ing|able)?(?: |$)/u,
    /(?<!\p{L})(?:kemtvätt|kemisk tvätt|chemisch(?:e)? reinig|nettoyage à sec|limpieza en seco)/iu,
  ],
  [
    /(?:^| )machine wash(?:ing|able)?(?: |$)/u,
    /(?<!\p{L})(?:maskintvätt|tvättas i (?:tvätt)?maskin|maschinenwäsche|maschinenwaschbar|in der (?:wasch)?maschine|lavage en machine|lavable en machine|a máquina)/iu,
  ],
  [
    /(?:^| )hand wash(?:able)?(?: |$)/u,
    /(?<!\p{L})(?:handtvätt|tvättas för hand|handwäsche|lavage à la main|lavar a mano)/iu,
  ],
];
const NOT = /(?<!\p{L})(?:ej|inte|icke|tål inte|nicht|kein\p{L}{0,2}|ne|pas|non|no|sin)(?!\p{L})/iu;

/** "Får ej torktumlas. Får strykas": what a label of care allows or forbids. */
export function careOf(words: readonly string[], text: string): Grounded | null {
  const name = words.filter((word) => !/^(?:is|can|may|be|allowed|possible|safe|ok)$/.test(word)).join(' ');
  const said = CARE.find(([asked]) => asked.test(name))?.[1];
  if (said === undefined || text.includes('?')) return null;
  const told = text.split(/[.;,\n](?=\s|$)|\s(?:och|und|et|y|men|aber|mais|pero)\s/u).filter((part) => said.test(part));
  const [part] = told;
  return told.length === 1 ? fromText(!NOT.test(part), part.trim()) : null;
}
