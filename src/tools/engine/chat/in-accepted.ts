import type { Spoken } from './facts.js';
import type { Manner } from './manner.js';

/** What is said in English, German and Swedish alike, or is no word. */
const OF_ANY = /^[^\p{L}]*(?:hi|hey|ok|okay|test|ping|hm+)?[^\p{L}]*$/iu;

/** "Hi": a message of no certain language is answered in the one that the caller's client asks for, in English without one. */
export function inAccepted(message: string, accepts: Spoken | undefined): Manner {
  if (accepts === undefined || !OF_ANY.test(message)) return {};
  return accepts === 'en' || accepts === 'sv' ? { language: accepts } : { abroad: accepts };
}
