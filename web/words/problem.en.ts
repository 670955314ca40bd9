/** What went wrong, for people. */
export const words = {
  headings: {
    401: 'This needs a key.',
    403: 'This is not yours.',
    404: 'There is nothing here.',
    410: 'It is gone.',
    429: 'That is all for now.',
    500: 'That is our fault.',
    503: 'Not at this moment.',
  } as Readonly<Record<number, string>>,
  heading: 'This cannot be shown.',
  home: 'To the first page',
};
