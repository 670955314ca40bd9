/** The module clients/typescript/src/operations.ts. @param operations of sdk-operations.mjs */
export const typescriptOf = (operations) => `/** Made by \`npm run openapi\`. */
import type { Operation } from './operation.js';

export const OPERATIONS = {
${operations.map(({ name, known }) => `  ${name}: ${JSON.stringify(known)},`).join('\n')}
} as const satisfies Record<string, Operation>;
`;
