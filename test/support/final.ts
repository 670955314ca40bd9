import type { Answer, Client } from './http.js';
import { eventually } from './wait.js';

const OPEN = ['queued', 'processing'];

/** What a status shows once its job is over: one `Prefer: wait` ends after 30 s, a busy machine may take longer. @param path of the status */
export const whenFinal = (client: Client, path: string): Promise<Answer> =>
  eventually(`${path} final`, async () => {
    const answer = await client.get(path, { headers: { Prefer: 'wait=30' } });
    return !OPEN.includes(String(answer.body.status)) && answer;
  });

/** What is draped is drawn at low priority: on a full machine it has a tenth of a processor. */
const MADE_MS = 380_000;

/** A file of a design, asked for again when the answer is 503: a busy machine makes it later than one request waits. */
export const whenMade = (url: string, init?: RequestInit): Promise<Response> =>
  eventually(
    url,
    async () => {
      const answer = await fetch(url, init);
      return answer.status !== 503 && answer;
    },
    MADE_MS,
  );
