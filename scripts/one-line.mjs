import { stripVTControlCharacters } from 'node:util';

/** The message says all that there is to say, in one line. */
export class Refused extends Error {
  name = 'Refused';
}

/** Errors of that kind. */
const CLEAR = new Set(['Refused', 'EmbeddedError', 'ConfigError']);

/** What failed, in one line; with its place in the program when it is nothing that was foreseen or that the system refused. */
export function oneLine(error) {
  if (!(error instanceof Error)) return String(error);
  const { code, name, stack, syscall } = error;
  const message = stripVTControlCharacters(error.message).replace(/\s+/g, ' ').trim();
  if (code === 'ERR_MODULE_NOT_FOUND') return `${message}: has npm ci been run?`;
  const place = /^ +at .*?((?:file:|node:|\/)[^ ()]+:\d+:\d+)\)?$/m.exec(stack ?? '')?.[1];
  return CLEAR.has(name) || syscall !== undefined || place === undefined ? message : `${message} (${place})`;
}
