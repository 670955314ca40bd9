import './lib/page.js';
import { Mind, type MindApi, type MindLine } from '../islands/mind.js';
import type { Dream, MindPageView, Second } from '../mind/view.js';
import { ask } from './lib/ask.js';
import { eventLine } from './lib/event-line.js';
import { takeOver } from './lib/island.js';
import { whileSeen } from './lib/while-seen.js';

const apiOf = (persona: string): MindApi => ({
  listen,
  said: () => ask(`/api/${persona}-say`),
  explain: (field, at) => ask(`/api/cognitive/explain/${field}${at === null ? '' : `?at=${at}`}`),
  replay: (at) => ask(`/api/cognitive/replay?at=${at}`),
  dreams: async () => (await ask<{ dreams: Dream[] }>('/api/cognitive/dreams')).dreams,
  dreamOf: (id) => ask(`/api/cognitive/dreams/${id}`),
  beliefs: () => ask('/api/cognitive/hypotheses'),
  say: (text) => ask(`/api/${persona}-demo`, { method: 'POST', body: { text } }),
});

/** Every second while somebody looks; who comes back within two minutes has missed nothing. */
const listen = (tell: (second: Second) => void, state: (state: MindLine) => void): (() => void) =>
  whileSeen(() => {
    const snapshot = (data: unknown) => (state('live'), tell(data as Second));
    return eventLine('/api/cognitive/stream', { on: { snapshot }, broken: state }).close;
  });

takeOver<MindPageView>('mind', (view) => <Mind view={view} api={apiOf(view.persona)} />);
