import { createHash } from 'node:crypto';
import type { ReadResourceResult, Resource, ResourceTemplateType } from '@modelcontextprotocol/server';
import { LISTED, RESOURCES, type ListedSpec, type ResourceSpec } from './resource.table.js';
import { requestOf } from './tool.request.js';
import type { Tool } from './tool.schema.js';
import type { Visit } from './visit.js';

const MOST_LISTED = 10;
const JSON_TYPE = 'application/json';

type Members = Record<string, unknown>;
type ByName = ReadonlyMap<string, Tool>;

/** As tools, which they are read by. */
export const READERS = [
  ...RESOURCES.map(({ uri: _uri, seeded: _seeded, ...spec }) => ({
    ...spec,
    name: `read_${spec.name}`,
    effect: 'reads' as const,
  })),
  ...LISTED.map(({ resource, operation }) => ({
    name: `list_${resource}`,
    title: resource,
    operation,
    description: resource,
    effect: 'reads' as const,
  })),
];

const isTemplate = ({ uri }: ResourceSpec): boolean => uri.includes('{');
const loaded = (tools: ByName) => RESOURCES.filter(({ name }) => tools.has(`read_${name}`));
const aboutOf = ({ name, title, description }: ResourceSpec) => ({ name, title, description, mimeType: JSON_TYPE });

export const templatesOf = (tools: ByName): ResourceTemplateType[] =>
  loaded(tools)
    .filter(isTemplate)
    .map((spec) => ({ uriTemplate: spec.uri, ...aboutOf(spec) }));

/** What is one thing, and the newest of what there are many of. */
export async function resourcesOf(tools: ByName, visit: Visit): Promise<Resource[]> {
  const single = loaded(tools).filter((spec) => !isTemplate(spec));
  const listed = await Promise.all(LISTED.map((list) => entriesOf(list, tools, visit)));
  return [...single.map((spec) => ({ uri: spec.uri, ...aboutOf(spec) })), ...listed.flat()];
}

async function entriesOf({ resource, list, titled }: ListedSpec, tools: ByName, visit: Visit): Promise<Resource[]> {
  const tool = tools.get(`list_${resource}`);
  const spec = RESOURCES.find(({ name }) => name === resource)!;
  if (!tool) return [];
  const { status, body } = await visit.ask(requestOf(tool, {}, visit.headers));
  const entries = status === 200 ? ((JSON.parse(body) as Members)[list] as Members[]) : [];
  return entries.slice(0, MOST_LISTED).map((entry) => ({
    ...aboutOf(spec),
    uri: spec.uri.replace(/\{\w+\}/, encodeURIComponent(String(entry.id))),
    title: [spec.title, ...titled.map((name) => String(entry[name]))].join(' · '),
  }));
}

/** The tool and argument that an address stands for; undefined for none of ours. */
export function readerOf(uri: string, tools: ByName): { tool: Tool; given: Members } | undefined {
  for (const spec of loaded(tools)) {
    const [, argument] = /\{(\w+)\}/.exec(spec.uri) ?? [];
    const tool = tools.get(`read_${spec.name}`)!;
    if (argument === undefined && uri === spec.uri) return { tool, given: {} };
    const value = argument === undefined ? undefined : valueIn(uri, spec.uri);
    if (value !== undefined)
      return { tool, given: { [argument!]: value, ...(spec.seeded ? { seed: seedOf(value) } : {}) } };
  }
  return undefined;
}

/** However a client writes an address, it is one: by the text, not by its spelling. */
const seedOf = (value: string): number =>
  createHash('sha256').update(value.trim().toLowerCase()).digest().readUInt32BE() >>> 1;

function valueIn(uri: string, template: string): string | undefined {
  const start = template.slice(0, template.indexOf('{'));
  const rest = uri.startsWith(start) ? uri.slice(start.length) : '';
  if (rest === '' || rest.includes('/')) return undefined;
  try {
    return decodeURIComponent(rest);
  } catch {
    return undefined;
  }
}

export const contentsOf = (uri: string, text: string, pictures: readonly string[]): ReadResourceResult => ({
  contents: [
    { uri, mimeType: JSON_TYPE, text },
    ...pictures.map((blob, i) => ({ uri: `${uri}#picture-${i + 1}`, mimeType: 'image/png', blob })),
  ],
});
