import type { Server } from './server.js';

/** The structured lines that a process has written. */
export const linesOf = ({ logs }: Pick<Server, 'logs'>): Record<string, unknown>[] =>
  logs
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
