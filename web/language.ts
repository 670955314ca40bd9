/** The languages that pages are written in; who asks for none of them gets the first. */
export const LANGUAGES = ['en', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whom a page is rendered for. */
export interface Reader {
  language: Language;
  /** Path and query of the page itself without `lang`, so that it can name itself in another language. */
  path: string;
}

const languageOf = (tag: string): Language => LANGUAGES.find((one) => one === tag) ?? LANGUAGES[0];

/** A browser has the page's language and the words of that language only. */
let reader: Reader = {
  language: languageOf(typeof document === 'undefined' ? '' : document.documentElement.lang),
  path: '/',
};

/** The language of the page that is being rendered. */
export const language = (): Language => reader.language;

/** The address of the page that is being rendered, below the product's own. */
export const pathHere = (): string => reader.path;

/** The same page in a language. */
export const pathIn = (wanted: Language): string =>
  `${reader.path}${reader.path.includes('?') ? '&' : '?'}lang=${wanted}`;

/** What is made for a reader. Rendering is synchronous, so nobody else's falls between. */
export function madeFor<Made>(next: Reader, make: () => Made): Made {
  const before = reader;
  reader = next;
  try {
    return make();
  } finally {
    reader = before;
  }
}

/** The words of a page, as a function: it is asked while rendering. */
export const inLanguages =
  <Words>(all: Readonly<Record<Language, Words>>) =>
  (): Words =>
    all[language()];
