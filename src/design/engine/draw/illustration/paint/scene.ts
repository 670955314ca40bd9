import type { Random } from '../../../../../common/kernel/random.js';

/** Shared definitions of a drawing: gradients, patterns, clips; equal ones are kept once. */
export class Defs {
  private readonly ids = new Map<string, string>();

  /** @param markup an element with `ID` where its id goes */
  add(markup: string): string {
    const known = this.ids.get(markup);
    if (known !== undefined) return known;
    const id = `d${this.ids.size.toString(36)}`;
    this.ids.set(markup, id);
    return id;
  }

  toString(): string {
    return `<defs>${[...this.ids].map(([markup, id]) => markup.replace('ID', id)).join('')}</defs>`;
  }
}

/** What every painter needs. */
export interface Scene {
  readonly defs: Defs;
  readonly random: Random;
  /** One head height in drawing units. */
  readonly head: number;
  /** Drawing units per centimetre of a real figure. */
  readonly cm: number;
}
