import { isSaidOf } from '../facts/explained.js';
import type { Doubt } from './finding.js';

const HOLDS = /(?<!\p{L})(\p{L}{3,20})\s(?:of|with|holding|à|a|zu|je|med|om|på|de|con|mit)\s(?:\p{L}{2,10}\s)?$/iu;
const ASKS_SIZE = /^(?:per|each|size|in|capacity|pack|hold|holds|content|contents)$/u;

/** `boxes` of "312 eggs in boxes of 12": so much does each hold. */
export const isHeldByEach: Doubt = ({ property: { words }, query: { topics }, fact, text }) => {
  if (fact.unit !== undefined || words.some((word) => ASKS_SIZE.test(word))) return false;
  const holder = HOLDS.exec(text.slice(Math.max(0, fact.at - 40), fact.at))?.[1].toLowerCase();
  return (
    holder !== undefined && /(?:s|er|ar|or|en|n|e)$/u.test(holder) && topics.some((topic) => isSaidOf(topic, holder))
  );
};
