/** The library ships no types; what is used of it is described in `library.ts`. */
declare module '@freesewing/*';
