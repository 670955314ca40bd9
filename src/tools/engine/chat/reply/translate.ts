import type { Question } from '../question.js';
import type { Topic } from '../knowledge/topic.js';
import { capital, say } from './say.js';

const ASKS =
  /\b(called|call|say|word for|name of|translate|heter|kallas|säger man|säger du|översätt)\b.*\b(?:in|on|into|på|till) (swedish|english|svenska|engelska)\b|\b(?:the )?(swedish|english) (?:word|name) for\b|\b(svenska|engelska) (?:ordet|namnet) (?:för|på)\b/;

/** Whether a message asks for a word, so that the language it names is no wish for the answer. */
export const asksForName = (plain: string): boolean => ASKS.test(plain);

/** What a thing is called in the other language; null when that is not asked, or the thing is not known. */
export function tellName({ plain, topics, language }: Question): { text: string; topics: Topic[] } | null {
  const asked = ASKS.exec(plain);
  const topic = topics.find(({ kind }) => kind !== 'season' && kind !== 'api');
  if (!asked || !topic) return null;
  const into = /svenska|swedish/.test(asked.slice(2).join(' ')) ? 'sv' : 'en';
  const [name, other] = [say(topic.name, into), say(topic.name, into === 'sv' ? 'en' : 'sv')];
  const tongue = language === 'sv' ? (into === 'sv' ? 'svenska' : 'engelska') : into === 'sv' ? 'Swedish' : 'English';
  const text =
    language === 'sv'
      ? `${capital(other)} heter ”${name}” på ${tongue}.`
      : `${capital(other)} is “${name}” in ${tongue}.`;
  return { text, topics: [topic] };
}
