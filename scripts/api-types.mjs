/** web/api.d.ts names in its first line the openapi.json that it was made of. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from './one-line.mjs';

export const headOf = (openapi) =>
  `/** Made by \`npm run openapi\` of ${createHash('sha256').update(openapi).digest('hex').slice(0, 16)}. */`;

/** Pages are built with types of the API that they ask. @throws Refused */
export function assertTypesOf(root) {
  const [openapi, types] = ['openapi.json', 'web/api.d.ts'].map((file) => join(root, file));
  if (!existsSync(openapi) || !existsSync(types)) return;
  if (readFileSync(types, 'utf8').startsWith(headOf(readFileSync(openapi)))) return;
  throw new Refused('web/api.d.ts is not of this openapi.json: run `npm run openapi`');
}
