/**
 * A text that a regular expression matches, for the everyday part of its language: literals, classes, escapes, groups,
 * alternatives (the first is taken), repetitions (as few as allowed). Null where it uses more (look-around, references).
 */
export function fromPattern(source: string): string | null {
  const reader = new Reader(source);
  try {
    const text = reader.alternatives();
    return reader.isDone ? text : null;
  } catch (error) {
    if (error instanceof Beyond) return null;
    throw error;
  }
}

class Beyond extends Error {}

const MOST_REPEATS = 1000;
const MOST_DEPTH = 50;
const LONGEST = 10_000;
const SHORTHANDS: Readonly<Record<string, string>> = {
  d: '1',
  D: 'a',
  w: 'a',
  W: '-',
  s: ' ',
  S: 'a',
  t: '\t',
  n: '\n',
  b: '',
};

class Reader {
  private at = 0;
  private depth = 0;

  constructor(private readonly source: string) {}

  get isDone(): boolean {
    return this.at >= this.source.length;
  }

  alternatives(): string {
    if (++this.depth > MOST_DEPTH) throw new Beyond();
    const first = this.sequence();
    while (this.taken('|')) this.sequence();
    this.depth--;
    return first;
  }

  private sequence(): string {
    let text = '';
    while (!this.isDone && !'|)'.includes(this.source[this.at])) {
      const one = this.one();
      text += one.repeat(this.repeats());
      if (text.length > LONGEST) throw new Beyond();
    }
    return text;
  }

  private one(): string {
    const next = this.source[this.at++];
    if (next === '^' || next === '$') return '';
    if (next === '.') return 'a';
    if (next === '(') return this.group();
    if (next === '[') return this.charClass();
    if (next === '\\') return this.escape();
    if ('*+?{'.includes(next)) throw new Beyond();
    return next;
  }

  private group(): string {
    if (this.taken('?') && !this.taken(':')) {
      if (!this.taken('<') || /[=!]/.test(this.source[this.at] ?? '=')) throw new Beyond();
      this.at = this.source.indexOf('>', this.at) + 1;
    }
    const text = this.alternatives();
    if (!this.taken(')')) throw new Beyond();
    return text;
  }

  private escape(): string {
    const next = this.source[this.at++];
    if (next === undefined || /[\dkpPuxcB]/.test(next)) throw new Beyond();
    return SHORTHANDS[next] ?? next;
  }

  private charClass(): string {
    if (this.taken('^')) return this.outside();
    const first = this.taken('\\') ? this.escape() : this.source[this.at++];
    if (first === undefined || first === ']') throw new Beyond();
    this.closeClass();
    return first;
  }

  /** Something that an excluding class admits. */
  private outside(): string {
    const from = this.at;
    this.closeClass();
    const excluded = new RegExp(`[^${this.source.slice(from, this.at)}`);
    const free = ['a', '1', ' ', '-', 'A', '_', '~'].find((sign) => excluded.test(sign));
    if (free === undefined) throw new Beyond();
    return free;
  }

  private closeClass(): void {
    while (!this.isDone && this.source[this.at] !== ']') this.at += this.source[this.at] === '\\' ? 2 : 1;
    if (!this.taken(']')) throw new Beyond();
  }

  /** As few as the pattern allows. */
  private repeats(): number {
    const braces = /^\{(\d+)(?:,(\d*))?\}\??/.exec(this.source.slice(this.at, this.at + 24));
    if (braces) {
      this.at += braces[0].length;
      const least = Number(braces[1]);
      if (least > MOST_REPEATS) throw new Beyond();
      return least;
    }
    const sign = this.source[this.at];
    if (sign !== '*' && sign !== '+' && sign !== '?') return 1;
    this.at++;
    this.taken('?');
    return sign === '+' ? 1 : 0;
  }

  private taken(sign: string): boolean {
    if (this.source[this.at] !== sign) return false;
    this.at++;
    return true;
  }
}
