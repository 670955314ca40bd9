/** What values are called in the language of the page: list → value → name. A list is an attribute, `variant`, `shade`, `cut` or `materials`. */
export type ValueNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** All of them on the server; in a browser those of the page, until all are needed. */
let names = (): ValueNames => ({});
/** Those that were said since the page was begun. */
let said: Record<string, Record<string, string>> = {};

/** @param all names in the language of the page that is being rendered */
export const nameBy = (all: () => ValueNames): void => void (names = all);

/** A page is begun: none has been said. */
export const nothingSaid = (): void => void (said = {});

/** The names that a browser needs to take the page over as it stands. */
export const namesSaid = (): ValueNames => said;

/** A name that is known, and from here on said. */
export function find(list: string, value: string): string | undefined {
  const name = names()[list]?.[value];
  if (name !== undefined) (said[list] ??= {})[value] = name;
  return name;
}
