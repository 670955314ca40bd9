import { isEntailed } from '../entailed.js';
import { STATUS_CODES } from '../knowledge/status-codes.js';
import type { Question } from '../question.js';
import { say } from './say.js';

/** What the status means that somebody got from this server; null where more is asked than that. */
export function tellStatus(question: Question): string | null {
  const tokens = question.plain.split(' ');
  const at = tokens.findIndex((token) => STATUS_CODES.has(token));
  const said = STATUS_CODES.get(tokens[at] ?? '');
  if (TAKES_OF_QUOTA.test(question.plain)) return null;
  if (!said || COUNTED.has(tokens[at + 1]) || !(tokens.length <= 2 || ANSWERED.test(question.plain))) return null;
  const text = say(said, question.language);
  return isEntailed(question, { text, topics: ['api/errors'], reading: 'status' }) ? text : null;
}

/** Whether it costs a call is another question than what it means. */
const TAKES_OF_QUOTA = /(?<![^ ])(?:use up|uses up|counts?|counted|charged?|costs?|quota|räknas|kostar|kvot)(?![^ ])/;

/** What is counted is no status: "500 images". */
const COUNTED: ReadonlySet<string> = new Set(
  'images image calls call messages message requests request designs design chats chat characters words keys key usd dollars euros kr kronor bilder anrop meddelanden designer chattar tecken'.split(
    ' ',
  ),
);
/** It is told or asked what came back. */
const ANSWERED =
  /(?<![^ ])(?:get|gets|got|getting|gives?|gave|giving|receiv\w*|return\w*|comes?|came|coming|back|answer\w*|respon\w*|throws?|threw|throwing|errors?|status\w*|code|codes|means?|says|said|fail\w*|why|http|keeps?|sends?|sent|shows?|får|fick|ger|svar\w*|fel|felkod|betyder|säger|varför|kommer)(?![^ ])/;
