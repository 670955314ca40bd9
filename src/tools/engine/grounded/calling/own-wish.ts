import { tellsOfPast } from './told-of-past.js';

/** What a text says of others' things, or takes back, before it says what is wished. */

const CODE = String.raw`[#№]?(?:\p{Lu}{1,4}[- ]?)?\d[\p{L}\d-]{0,14}`;
const NOUN = String.raw`\p{L}{4,20}`;

const NOT_THAT = [
  String.raw`(?:not|inte|nicht|pas|no(?: el| la| los)?)`,
  String.raw`(?:but|utan|sondern|mais|sino(?: el| la| los)?)`,
] as const;

/** "Not order 310 but order 311", "nicht 310, sondern 311": what is named first is not meant. */
const CONTRAST = new RegExp(
  String.raw`(?<!\p{L})${NOT_THAT[0]}\s((?:\p{L}{2,20}\s){0,3})${CODE},?\s${NOT_THAT[1]}\s((?:\p{L}{2,20}\s){0,3})(?=${CODE}(?![\p{L}\d]))`,
  'iu',
);

/** "Cancel 311, not 310": what is named last is not meant. */
const INSTEAD_OF = new RegExp(
  String.raw`(?<=\d[\p{L}\d-]{0,14}),?\s(?:and |och |und |et |y )?(?:not|inte|nicht|pas|no)(?: el| la)?\s(?:\p{L}{2,20}\s){0,2}${CODE}(?=[.!?,]|$)`,
  'iu',
);

const MINE = String.raw`(?:mine|my own|ours|min(?: egen)?|mitt|meine?[rns]?|unsere?[rns]?|la mienne|le mien|la nôtre|el mío|la mía|el nuestro)`;
const OTHERS = new RegExp(
  String.raw`^[^?]{0,80}?(?<!\p{L})(${NOUN})\s(?:nr\.?\s|no\.?\s|number\s)?(${CODE})(?![\p{L}\d])[^?]{0,60}?[,;.]?\s(?=(?:(?:but|and|so|men|och|aber|und|mais|et|pero|y),?\s)?¿?(?:\p{L}{2,12}\s){0,3}${MINE}(?!\p{L}))`,
  'iu',
);
const OWN_CODE = new RegExp(
  String.raw`(?<!\p{L})${MINE},?(?:\s(?:is|är|ist|est|es))?\s(?=(${CODE})(?![\p{L}\d]))`,
  'iu',
);
const SIZE = /(?<!\p{L})(?:sizes?|größen?|grösse|storlek(?:en)?|str|taille|pointure|tallas?)(?!\p{L})/iu;

/** "My friend cancelled order 88, where is mine, 89?": "where is order 89?". */
function ofOneself(text: string): string {
  const told = OTHERS.exec(text);
  if (!told) return text;
  const own = text.slice(told[0].length);
  const code = OWN_CODE.exec(own);
  if (!code || digitsIn(code[1]) !== digitsIn(told[2])) return text;
  const between = text.slice(text.indexOf(told[2], told[0].indexOf(told[1])), told[0].length + code.index);
  return SIZE.test(between) ? text : own.replace(OWN_CODE, `${told[1]} `);
}

const digitsIn = (code: string): number => code.replace(/\D/gu, '').length;

const TURNS = /,?\s(?:but|and|so|now|aber|und|also|men|och|så|mais|et|donc|pero|y)\s(?=[^.!?]{3,120}\?\s*$)/iu;
const A_CODE = new RegExp(String.raw`(?<!\p{L})${NOUN}\s${CODE}(?![\p{L}\d])`, 'u');

/** "I cancelled order 8101, but where is order 8102?": what was done to another is not meant. */
function withoutToldBefore(text: string): string {
  const turn = TURNS.exec(text);
  const before = turn ? text.slice(0, turn.index) : '';
  const rest = turn ? text.slice(turn.index + turn[0].length) : '';
  return A_CODE.test(before) && A_CODE.test(rest) && tellsOfPast(before) ? rest : text;
}

/** A number in the clause of another, "order 901 … where 902 is", by the noun that it was told with. */
function withNoun(text: string): string {
  const [first, ...more] = text.matchAll(
    /(?<![\p{L}\d.,-])(?:(\p{L}{4,20})\s)?(\d{3,8})(?![\p{L}\d%€$£-]|[.,:]\d|\s?(?:cm|mm|kg|g|m|usd|eur|euros?|dollars?|pounds?|sek|gbp|kronor|kr)(?!\p{L}))/giu,
  );
  const [next, ...others] = more;
  if (!first?.[1] || !next || others.length > 0 || first[2].length !== next[2].length) return text;
  const bare = next.index + next[0].length - next[2].length;
  const between = text.slice(first.index + first[0].length, bare);
  const isOwnClause = /[.;?]\s|,?\s(?:and|och|und|et|y|but|men|aber|mais|pero)\s\p{L}/iu.test(between);
  return isOwnClause && ASKS_WHERE.test(between) ? `${text.slice(0, bare)}${first[1]} ${text.slice(bare)}` : text;
}

const ASKS_WHERE =
  /(?<!\p{L})(?:where|status of|track|how far|what about|var|spåra|wo|verfolge?|où|suivez|suis|dónde)\s(?:(?:is|are|är|ist|est|está)\s)?$/iu;

/** A question as its own wish: without what is said of others' numbers or named only to be ruled out. */
export const ownWish = (text: string): string =>
  withNoun(
    ofOneself(
      withoutToldBefore(text)
        .replace(INSTEAD_OF, '')
        .replace(CONTRAST, (_all, before: string, after: string) => (after === '' ? before : after)),
    ),
  );
