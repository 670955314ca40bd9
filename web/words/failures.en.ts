/** Why nothing is made of a text, by code; English is what the API says. */
export const words: Readonly<Record<string, string>> = {};
