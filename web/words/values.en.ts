/** What the values of designs are called where their own words are not what one says: list → value → name. English ones are. */
export const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
