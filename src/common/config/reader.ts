import { sizeIn } from './byte-size.js';

/** Environment as Node gives it: absent and empty both mean "not set". */
export type Environment = Readonly<Record<string, string | undefined>>;
export type ReadFile = (path: string) => string;

/** A wrong setting. The message is one line that names the variable, what was given and what is allowed. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

/** What was given, short and on one line. Secrets never pass through here. */
export const shown = (value: string): string => JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}...` : value);

/** Reads single variables; every method throws ConfigError on a value it cannot accept. */
export class Reader {
  constructor(
    private readonly env: Environment,
    private readonly readFile: ReadFile,
  ) {}

  text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  /** The value itself or the content of the file named by `NAME_FILE`. */
  secret(name: string): string | undefined {
    const direct = this.text(name);
    const file = this.text(`${name}_FILE`);
    if (direct !== undefined && file !== undefined) {
      throw new ConfigError(`${name} and ${name}_FILE are both set: keep one of them`);
    }
    return file === undefined ? direct : this.file(`${name}_FILE`, file);
  }

  whole(name: string, fallback: number, min: number, max: number): number {
    const given = this.text(name);
    if (given === undefined) return fallback;
    const value = /^-?\d+$/.test(given) ? Number(given) : Number.NaN;
    if (value >= min && value <= max) return value;
    return this.refuse(name, given, `a whole number from ${min} to ${max}`);
  }

  /** Bytes, such as `200MB`. */
  size(name: string, fallback: number, min: number): number {
    const given = this.text(name);
    if (given === undefined) return fallback;
    const bytes = sizeIn(given);
    if (bytes !== undefined && bytes >= min) return bytes;
    return this.refuse(
      name,
      given,
      `a number of bytes from ${min}, with kB, MB or GB where it is large, at most 1000GB`,
    );
  }

  flag(name: string, fallback: boolean): boolean {
    return this.oneOf(name, ['true', 'false'], String(fallback) as 'true' | 'false') === 'true';
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const given = this.text(name);
    if (given === undefined) return fallback;
    return allowed.find((word) => word === given) ?? this.refuse(name, given, `one of ${allowed.join(', ')}`);
  }

  /** Comma-separated words, each once, in the order of `allowed`. */
  someOf<T extends string>(name: string, allowed: readonly T[]): T[] {
    const words = this.list(name);
    if (words === undefined) return [...allowed];
    if (words.length === 0 || words.some((word) => !(allowed as readonly string[]).includes(word))) {
      return this.refuse(name, this.text(name)!, `a comma-separated list of ${allowed.join(', ')}`);
    }
    return allowed.filter((word) => words.includes(word));
  }

  matching(name: string, pattern: RegExp, fallback: string): string {
    const given = this.text(name) ?? fallback;
    return pattern.test(given) ? given : this.refuse(name, given, `text that matches ${pattern.source}`);
  }

  list(name: string): string[] | undefined {
    return this.text(name)
      ?.split(',')
      .map((word) => word.trim())
      .filter(Boolean);
  }

  /** An absolute address without query, fragment or trailing slash. @param schemes such as `http:` */
  address(name: string, schemes: readonly string[]): string | undefined {
    const given = this.text(name);
    if (given === undefined) return undefined;
    const url = parseUrl(given);
    if (url === null || !schemes.includes(url.protocol) || url.search || url.hash || url.username) {
      const allowed = `an address that starts with ${starts(schemes)}, without query or credentials`;
      return this.refuse(name, given.replace(/\/\/[^/]*@/, '//***@'), allowed);
    }
    return url.href.replace(/\/+$/, '');
  }

  /** An address that may carry credentials: never shown in an error. */
  secretAddress(name: string, schemes: readonly string[]): string | undefined {
    const given = this.secret(name);
    if (given === undefined) return undefined;
    const url = parseUrl(given);
    if (url !== null && schemes.includes(url.protocol) && url.hostname !== '') return given;
    throw new ConfigError(`${name} is not an address that starts with ${starts(schemes)} (value not shown)`);
  }

  refuse(name: string, given: string, allowed: string): never {
    throw new ConfigError(`${name}=${shown(given)} is not allowed: give ${allowed}`);
  }

  /** Content of a file that the setting `name` points to. */
  file(name: string, path: string): string | undefined {
    try {
      return this.readFile(path).trim() || undefined;
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? 'unreadable';
      throw new ConfigError(`${name}=${shown(path)} cannot be read (${reason}): give the path of a readable file`);
    }
  }
}

const starts = (schemes: readonly string[]): string => schemes.map((scheme) => `${scheme}//`).join(' or ');

export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
