import type { Abroad } from '../text.js';
import { said, type Told } from './abroad-say.js';
import data from './manners-abroad.yaml.js';

type Talk = Readonly<Record<Abroad, { asks: string; says: string }>>;

const ROWS = (data as readonly Talk[]).map((talk) =>
  (['de', 'fr', 'es'] as const).map((language) => ({
    language,
    asks: new RegExp(`^(?:${talk[language].asks})$`, 'iu'),
    talk,
  })),
);
/** Longer messages are no small talk. */
const LONGEST = 60;
const MARKS = /^[¡¿\s]+|[\s!.?,]+$/gu;

const metBy = (message: string): { language: Abroad; talk: Talk } | undefined => {
  if (message.length > LONGEST) return undefined;
  const bare = message.replace(MARKS, '');
  return ROWS.flat().find(({ asks }) => asks.test(bare));
};

/** The language of a message that is small talk and nothing more. */
export const mannersIn = (message: string): Abroad | null => metBy(message)?.language ?? null;

/** What is said to small talk. */
export function manneredAbroad(message: string, speak: Abroad): Told {
  const talk = metBy(message)?.talk;
  return talk ? said(talk[speak].says, 'manners', 'house') : null;
}
