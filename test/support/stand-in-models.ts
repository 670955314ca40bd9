import type { ServerResponse } from 'node:http';
import { answers, type Manner } from './stand-in-upstream.js';

/** What a model says, as a server that speaks OpenAI's protocol answers it. */
export const says = (content: unknown, usage = { prompt_tokens: 2_000, completion_tokens: 100 }): Manner =>
  answers(200, {
    choices: [
      { message: { role: 'assistant', content: typeof content === 'string' ? content : JSON.stringify(content) } },
    ],
    usage,
  });

export const HOLD = { actions: [{ symbol: 'BTC/USD', signal: 'hold', justification: 'Nothing to do.' }] };

export const buys = (more: object = {}) => ({
  actions: [
    {
      symbol: 'BTC/USD',
      signal: 'buy_to_enter',
      equity_pct: 20,
      leverage: 2,
      confidence: 0.6,
      justification: 'The short mean is above the long one.',
      invalidation_condition: 'A close below the long mean.',
      ...more,
    },
  ],
});

/** Begins a good answer, and is gone. */
export const halfway: Manner = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"choices": [{"message": {"content": "');
  setTimeout(() => response.destroy(), 50);
};

/** Eight megabytes, for as long as anybody reads. */
export const floods: Manner = (response: ServerResponse) => {
  response.on('error', () => undefined);
  response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.alloc(8_000_000, ' '));
};

/** Each model in its own manner, by its name. */
export const byModel =
  (manners: Record<string, Manner>): Manner =>
  (response, asked) =>
    manners[String(asked.body.model)](response, asked);
