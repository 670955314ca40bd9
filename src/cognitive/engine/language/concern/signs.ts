/** Words, and beginnings of words. */
interface WordClass {
  words: ReadonlySet<string>;
  beginnings: readonly string[];
}

/** Classes of which each has a word in one clause, in any order, and others of which none has. */
export interface Sign {
  all: readonly WordClass[];
  none: readonly WordClass[];
}

/**
 * Signs of a data file: between semicolons, "class & class & !class"; between slashes words, or names of classes.
 * @param classes words between spaces by name; a star: whatever begins so
 */
export const signsOf = (list: string, classes: Readonly<Record<string, string>>): Sign[] =>
  list
    .split(';')
    .map((sign) => sign.trim())
    .filter(Boolean)
    .map((sign) =>
      signOf(sign.split(/\s*&\s*/), (names) =>
        classOf(
          names
            .split('/')
            .map((name) => classes[name] ?? name)
            .join(' '),
        ),
      ),
    );

function signOf(parts: readonly string[], named: (name: string) => WordClass): Sign {
  const isDenied = (part: string): boolean => part.startsWith('!');
  return {
    all: parts.filter((part) => !isDenied(part)).map(named),
    none: parts.filter(isDenied).map((part) => named(part.slice(1))),
  };
}

function classOf(list: string): WordClass {
  const words = list.split(/\s+/).filter(Boolean);
  return {
    words: new Set(words.filter((word) => !word.endsWith('*'))),
    beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

/** Whether any clause shows any of the signs. @param clauses words in lower case */
export const shows = (clauses: readonly (readonly string[])[], signs: readonly Sign[]): boolean =>
  clauses.some((clause) => signs.some((sign) => showsIn(clause, sign)));

const showsIn = (clause: readonly string[], { all, none }: Sign): boolean =>
  all.every((one) => hasWordOf(clause, one)) && !none.some((one) => hasWordOf(clause, one));

const hasWordOf = (clause: readonly string[], { words, beginnings }: WordClass): boolean =>
  clause.some((word) => words.has(word) || beginnings.some((beginning) => word.startsWith(beginning)));
