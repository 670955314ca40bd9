import { fromText, type Grounded } from '../grounded.js';

/** What labels of care call it, by what programs do; stems in five languages. */
const CARE: readonly (readonly [name: RegExp, said: RegExp])[] = [
  [
    /(?:^| )tumble(?: |$)/u,
    /(?<!\p{L})(?:tumble[ -]dr|tork?tuml|trockner|tumbler|sèche-linge|sécher en machine|secadora)/iu,
  ],
  [/(?:^| )iron(?:ing|able)?(?: |$)/u, /(?<!\p{L})(?:iron|stryk|bügel|gebügelt|repass|planch)/iu],
  [
    /(?:^| )bleach(?:ing|able)?(?: |$)/u,
    /(?<!\p{L})(?:bleach|blek|bleich|gebleicht|blanchi|javel|chlor|lejía|blanque)/iu,
  ],
  [
    /(?:^| )dry clean(?:ing|able)?(?: |$)/u,
    /(?<!\p{L})(?:dry[ -]clean|kemtvätt|kemisk tvätt|chemisch(?:e)? reinig|nettoyage à sec|limpieza en seco)/iu,
  ],
  [
    /(?:^| )machine wash(?:ing|able)?(?: |$)/u,
    /(?<!\p{L})(?:machine[ -]wash|washe?d? (?:by|in (?:the|a|your)) (?:washing )?machine|maskintvätt|tvättas i (?:tvätt)?maskin|maschinenwäsche|maschinenwaschbar|in der (?:wasch)?maschine|lavage en machine|lavable en machine|a máquina)/iu,
  ],
  [
    /(?:^| )hand wash(?:able)?(?: |$)/u,
    /(?<!\p{L})(?:hand[ -]wash|washe?d? by hand|handtvätt|tvättas för hand|handwäsche|lavage à la main|lavar a mano)/iu,
  ],
];
const NOT =
  /(?<!\p{L})(?:ej|inte|icke|tål inte|nicht|kein\p{L}{0,2}|not|never|avoid|keep away|keep (?:it |them )?out|cannot|can[’']t|don[’']t|mustn[’']t|ne|pas|non|no|sin)(?!\p{L})/iu;

/** "Får ej torktumlas. Får strykas": what a label of care allows or forbids. */
export function careOf(words: readonly string[], text: string): Grounded | null {
  const name = words.filter((word) => !/^(?:is|can|may|be|allowed|possible|safe|ok)$/.test(word)).join(' ');
  const said = CARE.find(([asked]) => asked.test(name))?.[1];
  if (said === undefined || text.includes('?')) return null;
  const told = text
    .split(/[.;,\n](?=\s|$)|\s(?:and|but|och|und|et|y|men|aber|mais|pero)\s/u)
    .filter((part) => said.test(part));
  const [part] = told;
  return told.length === 1 ? fromText(!NOT.test(part), part.trim()) : null;
}
