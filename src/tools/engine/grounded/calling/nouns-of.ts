import { isOfClass, isRelated } from '../../lexicon/index.js';
import { wordsOfName } from '../property.js';
import { isSchema } from '../schema.js';
import data from '../words/arguments.yaml.js';
import type { Token } from './tokens.js';

interface Entry {
  names: string[];
  kinds?: string[];
  isHandle?: boolean;
  isPerson?: boolean;
  isTrade?: boolean;
}

const ENTRIES = data as Entry[];

/** What a text may call what an argument asks for. */
export interface Nouns {
  /** its name's own words */
  asked: ReadonlySet<string>;
  /** those and their kin */
  own: ReadonlySet<string>;
  /** stems of what is one of its kind */
  kinds: readonly string[];
  isHandle: boolean;
  isPerson: boolean;
  /** somebody to whom one goes */
  isTrade: boolean;
}

const NO_NOUN = new Set(
  'name names number numbers id ids of the a an or and from to for new old first last code text value full unique title who which what library e g eg is be with in on at by full'.split(
    ' ',
  ),
);

/** The nouns of an argument: of its name, of what its description calls it, and their kin. */
export function nounsOf(name: string, schema: unknown): Nouns {
  const described =
    isSchema(schema) && typeof schema.description === 'string' ? schema.description.split(/[.,;(:]/u)[0] : '';
  const words = wordsOfName(name);
  const said = described.length < 60 ? (described.toLowerCase().match(/\p{L}+/gu) ?? []) : [];
  const heads = [...words.filter((word) => !NO_NOUN.has(word)), ...said.filter((word) => !NO_NOUN.has(word))];
  const own = heads.length > 0 ? heads : words;
  const entries = ENTRIES.filter(({ names }) => own.some((word) => names.includes(word)));
  return {
    asked: new Set(own),
    own: new Set([
      ...words.filter((word) => !NO_NOUN.has(word) || words.length === 1),
      ...entries.flatMap(({ names }) => names),
    ]),
    kinds: entries.flatMap(({ kinds = [] }) => kinds),
    isHandle: entries.some(({ isHandle }) => isHandle === true),
    isTrade: entries.some(({ isTrade }) => isTrade === true),
    isPerson:
      entries.some(({ isPerson }) => isPerson === true) ||
      /^who\b/iu.test(described) ||
      words.some((word) => !NO_NOUN.has(word) && isOfClass(word, 'person') && !entries.length),
  };
}

/** Whether a word is one that the argument is called by. */
export const isOwn = ({ own }: Nouns, { low }: Token): boolean =>
  own.has(low) || own.has(low.replace(/(?:e?s|en|et|n)$/u, ''));

/** Whether a word names something of its kind: "kitchen" of a room, "hunden" of a pet. */
export function isKind({ kinds, asked }: Nouns, { low }: Token): boolean {
  const isListed = kinds.some(
    (stem) =>
      low === stem ||
      (low.startsWith(stem) && low.length <= stem.length + 3) ||
      (stem.length > 4 && low.endsWith(stem)),
  );
  return (
    isListed ||
    (low.length > 3 && [...asked].some((word) => /^[a-z]{3,}$/u.test(word) && isRelated(word, low)?.kind === 'kind-of'))
  );
}
