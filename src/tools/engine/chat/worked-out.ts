import type { Random } from '../../../common/kernel/random.js';
import { isEntailed } from './entailed.js';
import type { ChatFacts, Turn } from './facts.js';
import type { Reading } from './knowledge/plain-words.js';
import type { Facet, Topic } from './knowledge/topic.js';
import { tellBra } from './reply/bra-sizes.js';
import { filled } from './reply/clothes.js';
import { convert } from './reply/conversion.js';
import { tellOrigin } from './reply/origin.js';
import { tellPermission } from './reply/permission.js';
import type { Reply } from './reply/reply.js';
import { tellSizeAfter } from './reply/size-after.js';
import { type Charted, ofWaresSold, tellChart } from './reply/size-charts.js';
import { inSystem } from './reply/size-in-country.js';
import { tellDried } from './reply/stain.js';
import { tellStatus } from './reply/status-code.js';
import { tellName } from './reply/translate.js';
import { tellUnits } from './reply/units.js';
import { tellWeather } from './reply/weather.js';
import { tellWhich } from './reply/which.js';
import type { Told } from './told.js';
import type { Question } from './question.js';

/** A question with all that an answer may rest on. */
export interface Asked {
  question: Question;
  history: readonly Turn[];
  facts: ChatFacts;
  random: Random;
}

/** What is worked out from the question itself, from tables and figures; the most particular first. */
export const WORKED_OUT: readonly ((asked: Asked) => Told | null)[] = [
  ({ question }) => ofSize('size/units', tellUnits(question.raw, question.language)),
  ({ question, facts }) => {
    const told = tellChart(ofWaresSold(question.raw, facts.instructions), question.language);
    return told && ofChart(question, told);
  },
  ({ question }) => {
    const text = tellBra(question.raw, question.language);
    return text === null ? null : ofChart(question, { id: 'size/bras', text, words: OF_BANDS });
  },
  ({ question, history }) => {
    const asked = question.raw.slice(0, 500).toLowerCase();
    const told = inSystem(asked, history);
    const text =
      (question.ownIntents.includes('size') ? convert(asked, question.language) : null) ??
      (told && convert(told, question.language));
    return ofSize('size/chart', text);
  },
  ({ question, history }) => {
    const text = tellSizeAfter(question.raw, history, question.language);
    return ofSize('size/chart', text);
  },
  ({ question }) => {
    const told = tellDried(question);
    return told && { text: told.text, ...sourced(told.topics) };
  },
  ({ question }) => {
    const told = tellWhich(question);
    return told && { text: told.text, ...sourced(told.topics) };
  },
  ({ question, facts }) => {
    const text = tellStatus(question);
    return text ? { text: filled(text, facts), topics: ['api/errors'], sources: ['knowledge:api/errors'] } : null;
  },
  ({ question }) => workedOut(question, tellOrigin(question, question.language), 'origin'),
  ({ question }) => workedOut(question, tellName(question), 'name'),
  ({ question }) => workedOut(question, tellPermission(question), 'permission'),
  ({ question }) => {
    const text = tellWeather(question);
    return text && isEntailed(question, { text, topics: ['weather'], facets: ['wear'], reading: 'weather' })
      ? { text, topics: ['weather'], sources: ['knowledge:weather'] }
      : null;
  },
];

/** Where and how a band sits. */
const OF_BANDS = 'bra band tight loose ribs round rides riding digs snug under back sister behå band trång lös'.split(
  ' ',
);

const ofSize = (id: string, text: string | null): Told | null =>
  text === null ? null : { text, topics: [id], sources: [`knowledge:${id}`] };

/** A row of a chart, where nothing else is asked than which size it is. */
function ofChart(question: Question, { id, text, words }: Charted): Told | null {
  const said = [text, ...words, ...(question.raw.match(/\d+/gu) ?? [])].join(' ');
  return isEntailed(question, { text: said, topics: [id], reading: 'chart' }) ? ofSize(id, text) : null;
}

function workedOut(question: Question, told: Pick<Reply, 'text' | 'topics'> | null, reading: Reading): Told | null {
  const facets: readonly Facet[] = ['care'];
  return told && isEntailed(question, { text: told.text, topics: idsOf(told.topics), facets, reading })
    ? { text: told.text, ...sourced(told.topics) }
    : null;
}

export const idsOf = (topics: readonly Topic[]): string[] => topics.map(({ id }) => id);

export const sourced = (topics: readonly Topic[]): { topics: string[]; sources: string[] } => ({
  topics: topics.map(({ id }) => id),
  sources: topics.map(({ id }) => `knowledge:${id}`),
});
