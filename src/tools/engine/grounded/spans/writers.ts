import writers from '../words/writers.yaml.js';

const WRITERS = new Map(Object.entries(writers as unknown as Record<string, string[]>));

/** Whether what a slot asks for is who writes: always, or by a word of what is written. */
export function isWriter(head: string, said: ReadonlySet<string>): boolean {
  const signs = WRITERS.get(head);
  if (signs === undefined) return false;
  return signs.length === 0 || signs.some((sign) => said.has(sign) || said.has(`${sign}s`));
}
