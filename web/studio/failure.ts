import { failureWords } from '../words/failures.js';

/** Why nothing was made of a text. */
export interface Failure {
  code: string;
  /** in English */
  message: string;
}

/** The same in the language of the page. */
export const failureOf = ({ code, message }: Failure): string => failureWords()[code] ?? message;
