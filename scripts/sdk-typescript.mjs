/** The module clients/typescript/src/operations.ts. @param operations of sdk-operations.mjs */
export const typescriptOf = (operations) => `/** Made by \`npm run openapi\`. */
export interface Operation {
  method: string;
  path: string;
  /** names of what stands in the query */
  query?: readonly string[];
  /** whether what is left is its body */
  body?: boolean;
  /** whether it takes an Idempotency-Key */
  once?: boolean;
  key?: 'api' | 'arena' | 'either' | 'operator';
  accept?: string;
}

export const OPERATIONS = {
${operations.map(({ name, known }) => `  ${name}: ${JSON.stringify(known)},`).join('\n')}
} as const satisfies Record<string, Operation>;
`;
