import { invalidField } from './refusals.js';

/** A call names its function, so no two may share a name. @throws DomainError at the second of two */
export function assertNamedOnce(tools: readonly { name: string }[], pathOf: (index: number) => string): void {
  const names = tools.map(({ name }) => name);
  const twice = names.findIndex((name, i) => names.indexOf(name) < i);
  if (twice >= 0)
    throw invalidField(pathOf(twice), `must be a name of its own: two functions are called ${names[twice]}`);
}
