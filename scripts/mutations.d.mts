export interface Mutation {
  file: string;
  kind: 'comparison' | 'constant' | 'branch' | 'swap';
  at: number;
  line: number;
  was: string;
  instead: string;
}

export function mutationsOf(file: string, text: string): Mutation[];
export function withMutants(text: string, mutants: readonly (Mutation & { number: number })[]): string;
