import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { isTrue, parseTemplate, render, type Functions, type Value } from './go-template.js';
import type { Json } from './http.js';

export type Values = Record<string, unknown>;

const CHART = join(__dirname, '../../deploy/helm/fyra');
const read = (...path: string[]): string => readFileSync(join(CHART, ...path), 'utf8');

/** Of Sprig and Helm, what the chart calls; a piped value comes last. */
const FUNCTIONS: Functions = {
  default: (otherwise, value) => (isTrue(value) ? value : otherwise),
  quote: (value) => JSON.stringify(String(value)),
  printf: (format, ...args) => String(format).replace(/%[sdv]/g, () => String(args.shift())),
  trunc: (length, text) => String(text).slice(0, Number(length)),
  trimSuffix: (suffix, text) =>
    String(text).endsWith(String(suffix)) ? String(text).slice(0, -String(suffix).length) : text,
  nindent: (width, text) => `\n${String(text).replace(/^(?=.)/gm, ' '.repeat(Number(width)))}`,
  toYaml: (value) => stringify(value).trimEnd(),
  dict: (...pairs) => Object.fromEntries(pairs.flatMap((key, i) => (i % 2 === 0 ? [[key, pairs[i + 1]]] : []))),
  add: (...numbers) => numbers.reduce((sum: number, one) => sum + Number(one), 0),
  mul: (...numbers) => numbers.reduce((product: number, one) => product * Number(one), 1),
  gt: (a, b) => Number(a) > Number(b),
  int: (value) => Math.trunc(Number(value)),
  toString: String,
  trimPrefix: (prefix, text) =>
    String(text).startsWith(String(prefix)) ? String(text).slice(String(prefix).length) : text,
  fail: (message) => {
    throw new Error(String(message));
  },
  not: (value) => !isTrue(value),
  and: (...values) => values.find((value) => !isTrue(value)) ?? values.at(-1),
  or: (...values) => values.find(isTrue) ?? values.at(-1),
  eq: (a, b) => a === b,
  list: (...values) => values,
  get: (map, name) => (map as Record<string, Value>)[String(name)] ?? '',
  toJson: (value) => JSON.stringify(value, inOrder),
  sha256sum: (text) => createHash('sha256').update(String(text)).digest('hex'),
  // As `helm template`, which knows no cluster.
  lookup: () => ({}),
  regexReplaceAll: (pattern, text, by) =>
    String(text).replace(new RegExp(String(pattern), 'g'), String(by).replace(/\$\{(\d)\}/g, '$$$1')),
};

/** Go writes a map in the order of its names. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A manifest as Kubernetes gets it, and the file it is from. */
export type Manifest = Json & { file: string };

/** The values of the chart with these laid over them, as Helm does: maps are merged, lists replaced. */
export const valuesWith = (over: Values): Values => merged(parse(read('values.yaml')) as Values, over);

function merged(base: Values, over: Values): Values {
  const isMap = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const pairs = Object.entries(over).map(([name, value]) => {
    const old = base[name];
    return [name, isMap(value) && isMap(old) ? merged(old, value) : value];
  });
  return { ...base, ...(Object.fromEntries(pairs) as Values) };
}

/** A set of values that is tried out: `ci/<name>-values.yaml`. */
export const valueSet = (name: string): Values => parse(read('ci', `${name}-values.yaml`)) as Values;

export const valueSets = (): string[] =>
  readdirSync(join(CHART, 'ci')).map((file) => file.replace(/-values\.yaml$/, ''));

/** What the schema says against values, empty when they are allowed. */
export function complaintsAbout(values: Values): string[] {
  const validate = new Ajv({ strict: false, allErrors: true }).compile(
    JSON.parse(read('values.schema.json')) as object,
  );
  return validate(values) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Everything that `helm template` would print. @throws when the values are refused or a template fails */
export function renderChart(over: Values = {}): Manifest[] {
  const values = valuesWith(over);
  const complaints = complaintsAbout(values);
  if (complaints.length > 0) throw new Error(complaints.join('; '));
  return renderFiles(values).flatMap(([file, text]) => (file.endsWith('.txt') ? [] : manifestsIn(file, text)));
}

/** Files and what is rendered of them, notes too. */
export function renderFiles(values: Values): [file: string, text: string][] {
  const chart = parse(read('Chart.yaml')) as Record<string, string>;
  const root: Value = {
    Values: values,
    Chart: { Name: chart.name, Version: chart.version, AppVersion: chart.appVersion },
    Files: { Get: (path: string) => read(path) },
    Release: { Name: 'fyra', Namespace: 'fyra', Service: 'Helm' },
  };
  const parsed = readdirSync(join(CHART, 'templates')).map((file) => ({
    file,
    ...parseTemplate(read('templates', file)),
  }));
  const defined = new Map(parsed.flatMap((template) => [...template.defined]));
  return parsed
    .filter(({ file }) => !file.startsWith('_'))
    .map(({ file, nodes }): [string, string] => [file, rendered(file, () => render(nodes, root, defined, FUNCTIONS))]);
}

function rendered(file: string, work: () => string): string {
  try {
    return work();
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function manifestsIn(file: string, text: string): Manifest[] {
  const documents = parseAllDocuments(text, { uniqueKeys: true });
  return [...documents].flatMap((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0].message}\n${text}`);
    const manifest = document.toJS() as object | null;
    return manifest === null ? [] : [{ ...manifest, file } as unknown as Manifest];
  });
}
