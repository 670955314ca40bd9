import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { CLIENTS, describeWithClients } from './support/clients.js';
import { renderChart, valueSet, valueSets, type Values } from './support/helm.js';
import type { Json } from './support/http.js';

/** The chart through the real Helm, and what it makes through the schemas of Kubernetes. */
const CHART = join(__dirname, '../deploy/helm/fyra');
const HELM = [process.env.HELM, join(homedir(), '.cache/fyra/helm-4.1.4/helm')].find(
  (file) => file && existsSync(file),
);
const describeWithHelm = HELM === undefined ? describe.skip : describeWithClients;
if (HELM === undefined) process.stderr.write('Skipped without Helm: .ci/helm\n');

const SETS: [string, string[], Values][] = [
  ['defaults', [], {}],
  ...valueSets().map((name): [string, string[], Values] => [
    name,
    ['-f', join(CHART, `ci/${name}-values.yaml`)],
    valueSet(name),
  ]),
];
const helm = (...args: string[]): string => execFileSync(HELM!, args, { encoding: 'utf8', stdio: 'pipe' });
const template = (flags: string[]): Json[] =>
  [...parseAllDocuments(helm('template', 'fyra', CHART, '--namespace', 'fyra', ...flags))]
    .map((document) => document.toJS() as Json | null)
    .filter((manifest) => manifest !== null);
const named = ({ kind, metadata }: Json): string => `${String(kind)}/${String(metadata.name)}`;
const sorted = (manifests: Json[]): Json[] => manifests.toSorted((a, b) => (named(a) < named(b) ? -1 : 1));

/** One line for each manifest that its kind's schema refuses, or whose kind is not known. */
function refused(manifests: Json[]): string {
  const script = pathToFileURL(join(CLIENTS, 'kubernetes.mjs')).href;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', `import('${script}')`], {
    input: JSON.stringify(manifests),
    encoding: 'utf8',
  });
  return status === 0 ? stdout : stderr;
}

describeWithHelm.each(SETS)('the chart in Helm with %s', (_name, flags, values) => {
  it('is lint-clean', () => expect(helm('lint', '--strict', CHART, ...flags)).toContain('0 chart(s) failed'));

  it('makes what our own renderer makes', () => {
    const ours = renderChart(values).map(({ file: _file, ...manifest }) => manifest as Json);
    expect(sorted(template(flags))).toEqual(sorted(ours));
  });

  it('makes objects that Kubernetes takes', () => expect(refused(template(flags))).toBe(''));
});

describeWithHelm('an object that Kubernetes does not take', () => {
  const [deployment] = HELM ? template([]).filter(({ kind }) => String(kind) === 'Deployment') : [];
  it.each<[string, (spec: Json) => unknown]>([
    ['a number as text', (spec) => ({ ...spec, replicas: 'two' })],
    ['no selector', ({ selector: _gone, ...spec }) => spec],
    ['no pods', ({ template: _gone, ...spec }) => spec],
  ])('is seen: %s', (_what, change) => {
    expect(refused([{ ...deployment, spec: change(deployment.spec) } as Json])).toContain('Deployment/fyra-api');
  });
});
