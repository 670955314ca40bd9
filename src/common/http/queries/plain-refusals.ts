/** What class-validator says of a broken rule where the rule was given no words of its own, and what people are told instead. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/must be a number conforming to the specified constraints$/, 'must be a number'],
  [/must be an integer number$/, 'must be a whole number'],
  [/must be a boolean value$/, 'must be true or false'],
  [/must be an email$/, 'must be an e-mail address'],
  [/must be a URL address$/, 'must be a web address'],
  [/must be longer than or equal to 1 characters?$/, 'must have at least one character'],
  [/must be longer than or equal to (\d+) characters?$/, 'must have at least $1 characters'],
  [/must be shorter than or equal to (\d+) characters?$/, 'must have at most $1 characters'],
  [
    /must be longer than or equal to (\d+) and shorter than or equal to (\d+) characters?$/,
    'must have $1 to $2 characters',
  ],
  [/must contain (?:not|no) more than 1 elements$/, 'must have at most one entry'],
  [/must contain (?:not|no) more than (\d+) elements$/, 'must have at most $1 entries'],
  [/must contain at least 1 elements$/, 'must have at least one entry'],
  [/must contain at least (\d+) elements$/, 'must have at least $1 entries'],
  [/must not be less than (-?[\d.]+)$/, 'must be at least $1'],
  [/must not be greater than (-?[\d.]+)$/, 'must be at most $1'],
  [/should not be empty$/, 'must not be empty'],
  [/must be a valid ISO 8601 date string$/, 'must be a time such as 2030-01-01T00:00:00Z'],
];

/** The same in plain words. */
export function plainRefusal(said: string): string {
  const found = PLAIN.find(([words]) => words.test(said));
  return found ? said.replace(found[0], found[1]) : said;
}
