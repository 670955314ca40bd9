/** Numbers of classes of which each has a word in one clause, in any order, and of others of which none has. */
interface Sign {
  all: readonly number[];
  none: readonly number[];
}

/**
 * Signs of a data file: between semicolons, "class & class & !class"; between slashes words, or names of classes. Each word of
 * a clause is looked up once, however many signs there are.
 */
export class Signs {
  private readonly numbers = new Map<string, number>();
  private readonly words = new Map<string, number[]>();
  private readonly beginnings = new Map<string, number[]>();
  private readonly lengths: readonly number[];
  private readonly signs: readonly Sign[];

  /** @param classes words between spaces by name; a star: whatever begins so */
  constructor(
    list: string,
    private readonly classes: Readonly<Record<string, string>>,
  ) {
    const written = list.split(';').map((sign) => sign.trim());
    this.signs = written.filter(Boolean).map((sign) => this.signOf(sign.split(/\s*&\s*/)));
    this.lengths = [...new Set([...this.beginnings.keys()].map(({ length }) => length))];
  }

  /** Whether any clause shows any of the signs. @param clauses words in lower case */
  areShown(clauses: readonly (readonly string[])[]): boolean {
    return clauses.some((clause) => {
      const met = this.classesIn(clause);
      return this.signs.some(({ all, none }) => all.every((n) => met.has(n)) && !none.some((n) => met.has(n)));
    });
  }

  private classesIn(clause: readonly string[]): Set<number> {
    const met = new Set<number>();
    for (const word of clause) {
      for (const n of this.words.get(word) ?? []) met.add(n);
      for (const length of this.lengths) for (const n of this.beginnings.get(word.slice(0, length)) ?? []) met.add(n);
    }
    return met;
  }

  private signOf(parts: readonly string[]): Sign {
    const isDenied = (part: string): boolean => part.startsWith('!');
    return {
      all: parts.filter((part) => !isDenied(part)).map((part) => this.numberOf(part)),
      none: parts.filter(isDenied).map((part) => this.numberOf(part.slice(1))),
    };
  }

  private numberOf(names: string): number {
    const known = this.numbers.get(names);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(names, number);
    for (const name of names.split('/')) this.enter(this.classes[name] ?? name, number);
    return number;
  }

  private enter(words: string, number: number): void {
    for (const word of words.split(/\s+/).filter(Boolean)) {
      const isBeginning = word.endsWith('*');
      const [place, key] = isBeginning ? [this.beginnings, word.slice(0, -1)] : [this.words, word];
      const numbers = place.get(key);
      if (numbers) numbers.push(number);
      else place.set(key, [number]);
    }
  }
}
