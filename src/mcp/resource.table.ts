import type { ToolSpec } from './tool.table.js';

/** Something to be read by its address: what one operation answers. */
export interface ResourceSpec extends Pick<ToolSpec, 'name' | 'title' | 'operation' | 'description' | 'key'> {
  /** With the operation's argument as `{…}`; without one it is one thing. */
  uri: string;
  /** One address is one thing: the operation's `seed` is made of the argument. */
  seeded?: boolean;
}

/** A list whose newest entries are offered by name. */
export interface ListedSpec {
  /** Of the resource that each entry is. */
  resource: string;
  operation: string;
  /** Where the entries stand in the answer, and what of them says which they are. */
  list: string;
  titled: readonly string[];
}

export const RESOURCES: readonly ResourceSpec[] = [
  {
    uri: 'fyra://league',
    name: 'league',
    title: 'The league now',
    operation: 'league_snapshot',
    description: 'Markets with prices, running matches, and all rules as data.',
  },
  {
    uri: 'fyra://mind',
    name: 'mind',
    title: 'The engine now',
    operation: 'cognitive_snapshot',
    description: 'Emotion, phase of sleep, current dream and hypotheses of the cognitive engine (Swedish).',
  },
  {
    uri: 'fyra://matches/{id}',
    name: 'match',
    title: 'A match',
    operation: 'history_match',
    description: 'A match of the league with its final or running board.',
  },
  {
    uri: 'fyra://dreams/{id}',
    name: 'dream',
    title: 'A dream',
    operation: 'cognitive_dream',
    description: 'A dream of the engine with the episodes it is made of.',
  },
  {
    uri: 'fyra://designs/{id}',
    name: 'design',
    title: 'A design',
    operation: 'designs_read',
    description: 'A garment: spec, materials, pattern, and where its files are; with its picture.',
  },
  {
    uri: 'fyra://concepts/{style}',
    name: 'concepts',
    title: 'Fashion concepts',
    operation: 'concepts_plan',
    key: 'tools',
    seeded: true,
    description: 'Three concepts in a style, the same each time. Each reading counts as fashion_concepts does.',
  },
];

export const LISTED: readonly ListedSpec[] = [
  { resource: 'match', operation: 'history_matches', list: 'matches', titled: ['duration', 'status', 'starts_at'] },
  { resource: 'dream', operation: 'cognitive_dreams', list: 'dreams', titled: ['type', 'at'] },
];
