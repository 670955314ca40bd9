import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { renderChart } from './support/helm.js';
import type { Json } from './support/http.js';
import { metricNamesIn } from './support/metric-names.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createFurnishedWorld, type World } from './support/world.js';

const DEPLOY = join(__dirname, '../deploy');
const read = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8');

const rules = (
  parse(read('prometheus/rules.yaml')) as { groups: { rules: { record?: string; expr: string }[] }[] }
).groups.flatMap((group) => group.rules);

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets?: { expr: string }[];
}
const dashboard = JSON.parse(read('grafana/fyra.json')) as { title: string; uid: string; panels: Panel[] };
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

let world: World;
let server: Server;
let scraped: Set<string>;

beforeAll(async () => {
  world = await createFurnishedWorld();
  server = await world.launch();
  const text = await eventually('a scrape', () => scrape(server));
  scraped = new Set(text.split('\n').flatMap(namesOf));
});
afterAll(() => world?.close());

const scrape = (from: Server): Promise<string | null> =>
  from.get('/metrics').then(
    ({ status, text }) => (status === 200 ? text : null),
    () => null,
  );

/** A histogram is scraped as three. */
function namesOf(line: string): string[] {
  const [, name, type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
  if (name === undefined) return [];
  return type === 'histogram' ? ['_bucket', '_count', '_sum'].map((suffix) => name + suffix) : [name];
}

/** Made by Prometheus itself. */
const isKnown = (name: string): boolean =>
  name === 'up' || scraped.has(name) || rules.some(({ record }) => record === name);

it.each(rules.map(({ expr }) => expr))('the rule %s asks for metrics that are there', (expr) => {
  const names = metricNamesIn(expr);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});

it.each(expressions)('the panel with %s asks for metrics that are there', (expr) => {
  const names = metricNamesIn(expr);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});

it('the panels of the dashboard have a place and an id each', () => {
  expect(dashboard).toMatchObject({ uid: 'fyra', title: 'Fyra', schemaVersion: expect.any(Number) });
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  for (const { type, title, gridPos, targets } of dashboard.panels) {
    expect(title).not.toBe('');
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    if (type !== 'row') expect(targets?.length).toBeGreaterThan(0);
  }
});

it('every probe of the chart and of the image asks for a path that is there', async () => {
  const containers = renderChart().flatMap(({ spec }) => (spec?.template?.spec.containers ?? []) as unknown as Json[]);
  const probes = containers.flatMap(({ startupProbe, livenessProbe, readinessProbe }) => [
    startupProbe,
    livenessProbe,
    readinessProbe,
  ]);
  const paths = probes.flatMap((probe) => probe?.httpGet.path ?? []).map(String);
  const [, healthcheck] = /\$\{process\.env\.PORT\}(\/\w+)/.exec(readFileSync(join(DEPLOY, '../Dockerfile'), 'utf8'))!;
  expect(new Set([...paths, healthcheck])).toEqual(new Set(['/livez', '/readyz']));
  for (const path of paths) expect([path, (await server.get(path)).status]).not.toEqual([path, 404]);
});
