import { byWord } from '../../../../common/kernel/by-word.js';
import { escaped } from '../expression-of.js';
import { inflected, listOf, type Sayings, sayings } from '../judged/phrase.js';
import contact from '../words/kinds-of-contact.yaml.js';
import dress from '../words/kinds-of-dress.yaml.js';
import work from '../words/kinds-of-work.yaml.js';
import system from '../words/kinds-of-system.yaml.js';
import making from '../words/kinds-of-making.yaml.js';
import supply from '../words/kinds-of-supply.yaml.js';
import outcomes from '../words/kinds-of-outcomes.yaml.js';
import faults from '../words/kinds-of-faults.yaml.js';
import messages from '../words/kinds-of-messages.yaml.js';
import values from '../words/kinds-of-values.yaml.js';
import everyday from '../words/kinds-of-everyday.yaml.js';
import wear from '../words/kinds-of-wear.yaml.js';

/** What a value of an enumeration may mean. */
export interface Meaning {
  /** its first name, by which others call it */
  id: string;
  names: ReadonlySet<string>;
  says: Sayings;
  holds: readonly string[];
  over: readonly string[];
  isFault: boolean;
}

export interface Family {
  name: string;
  isStated: boolean;
  /** whether it is what somebody asks for, which may stand in a condition */
  isWished: boolean;
  /** whether no word of a value tells it by itself */
  isClosed: boolean;
  slots: readonly string[];
  meanings: readonly Meaning[];
}

type Row = { names: string; says?: string; holds?: string; over?: string; fault?: boolean };
type Table = { family: string; stated?: boolean; wished?: boolean; only?: boolean; slots?: string; values: Row[] }[];

/** Up to five words of one sentence. */
const GAP = String.raw`(?:\s[^\s.!?;:]{1,24}){0,5}?\s`;
const isOpen = (piece: string): boolean => /\p{L}{4}$/u.test(piece);

/** "push … back": its words, with others between, each end in any form. */
function withGaps(phrase: string): { said: string; isOpen: boolean } {
  const pieces = phrase.split('…').map((piece) => piece.trim());
  const before = pieces.slice(0, -1).map((one) => `${inflected([{ said: escaped(one), isOpen: isOpen(one) }])}${GAP}`);
  const last = pieces[pieces.length - 1];
  return { said: `${before.join('')}${escaped(last)}`, isOpen: isOpen(last) };
}

/** What finds any of the phrases of a list, as words of their own. */
export const saysOf = (says: string): Sayings =>
  sayings(
    () => listOf(says).toSorted((a, b) => b.length - a.length),
    (phrases) => {
      const any = phrases.length === 0 ? String.raw`(?!)` : inflected(phrases.map(withGaps));
      return new RegExp(String.raw`(?<![\p{L}\d])(?:${any})(?![\p{L}\d])`, 'giu');
    },
  );

/** Names and values are asked for by every table; whole texts are not kept. */
const MOST_NAMES = 4096;
const LONGEST_NAME = 80;
const kept = (make: (value: string) => string): ((value: string) => string) => {
  const known = byWord(MOST_NAMES, make);
  return (value) => (value.length > LONGEST_NAME ? make(value) : known(value));
};

export const folded = kept((value) =>
  value
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

/** A name as programs without umlauts and accents spell it: `gefaellt_nicht`, `articulo` as `gefällt nicht`, `artículo`. */
export const bare = kept((value) =>
  folded(value)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/(?<=[aou])e|(?<=s)s/gu, ''),
);

const meaningOf = ({ names, says = '', holds = '', over = '', fault = false }: Row): Meaning => ({
  id: listOf(names)[0],
  names: new Set(listOf(names).map(bare)),
  says: saysOf(says),
  holds: listOf(holds),
  over: listOf(over),
  isFault: fault,
});

/** Asked first; the wider tables are asked where none of these fits an enumeration. */
const TABLES = [values, messages, wear, faults] as unknown as readonly Table[];
const WIDER = [everyday, contact, making, supply, system, work, dress, outcomes] as unknown as readonly Table[];

const familiesOf = (tables: readonly Table[]): Family[] =>
  tables.flat().map(({ family, stated, wished, only, slots = '', values }) => ({
    name: family,
    isStated: stated === true,
    isWished: wished === true,
    isClosed: only === true,
    slots: listOf(slots),
    meanings: values.map(meaningOf),
  }));

export const FAMILIES: readonly Family[] = familiesOf(TABLES);
export const WIDER_FAMILIES: readonly Family[] = familiesOf(WIDER);
