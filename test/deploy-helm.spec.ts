import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Json } from './support/http.js';
import {
  complaintsAbout,
  renderChart,
  renderFiles,
  valueSet,
  valueSets,
  valuesWith,
  type Manifest,
  type Values,
} from './support/helm.js';

const ROOT = join(__dirname, '..');
const settingsThere = new Set(
  [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
);

const SETS: [string, Values][] = [
  ['defaults', {}],
  ...valueSets().map((name): [string, Values] => [name, valueSet(name)]),
];

/** What the API server demands of each kind, as paths. */
const KINDS: Record<string, { apiVersion: string; required: string[] }> = {
  Deployment: { apiVersion: 'apps/v1', required: ['spec.selector.matchLabels', 'spec.template.spec.containers'] },
  Job: { apiVersion: 'batch/v1', required: ['spec.template.spec.containers', 'spec.template.spec.restartPolicy'] },
  Service: { apiVersion: 'v1', required: ['spec.ports', 'spec.selector'] },
  ServiceAccount: { apiVersion: 'v1', required: [] },
  Secret: { apiVersion: 'v1', required: ['stringData'] },
  Ingress: { apiVersion: 'networking.k8s.io/v1', required: ['spec.ingressClassName', 'spec.rules'] },
  NetworkPolicy: { apiVersion: 'networking.k8s.io/v1', required: ['spec.podSelector', 'spec.policyTypes'] },
  PodDisruptionBudget: { apiVersion: 'policy/v1', required: ['spec.selector.matchLabels', 'spec.maxUnavailable'] },
  HorizontalPodAutoscaler: {
    apiVersion: 'autoscaling/v2',
    required: ['spec.scaleTargetRef', 'spec.maxReplicas', 'spec.minReplicas', 'spec.metrics'],
  },
  ConfigMap: { apiVersion: 'v1', required: ['data'] },
  CronJob: { apiVersion: 'batch/v1', required: ['spec.schedule', 'spec.jobTemplate.spec.template.spec.containers'] },
  PrometheusRule: { apiVersion: 'monitoring.coreos.com/v1', required: ['spec.groups'] },
  ServiceMonitor: { apiVersion: 'monitoring.coreos.com/v1', required: ['spec.endpoints', 'spec.selector.matchLabels'] },
};

const at = (manifest: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], manifest);

const named = ({ kind, metadata }: Json): string => `${String(kind)}/${String(metadata.name)}`;
const list = <T = Json>(value: unknown): T[] => (value ?? []) as T[];

describe.each(SETS)('the chart with %s', (_name, values) => {
  const manifests = renderChart(values);
  const ofKind = (kind: string): Manifest[] => manifests.filter((one) => (one.kind as unknown) === kind);
  const withPods = [...ofKind('Deployment'), ...ofKind('Job')];
  const deployments = ofKind('Deployment');
  const pods = deployments.map(({ spec }) => spec.template.metadata.labels as unknown as Record<string, string>);
  const chosen = (labels: unknown): unknown[] =>
    pods.filter((pod) => Object.entries(labels as object).every(([name, value]) => pod[name] === value));

  it('has what every installation needs', () => {
    for (const kind of ['Deployment', 'Job', 'Service', 'ServiceAccount', 'PodDisruptionBudget']) {
      expect([kind, ofKind(kind).length > 0]).toEqual([kind, true]);
    }
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['fyra-api', 'fyra-worker']);
  });

  it('makes manifests of known kinds with what these demand, each once', () => {
    expect(new Set(manifests.map(named)).size).toBe(manifests.length);
    for (const manifest of manifests) {
      const kind = KINDS[String(manifest.kind)];
      expect(manifest.apiVersion).toBe(kind?.apiVersion);
      expect(String(manifest.metadata.name)).toMatch(/^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/);
      for (const path of kind.required)
        expect([named(manifest), path, at(manifest, path) ?? 'missing']).not.toContain('missing');
    }
  });

  it('labels are valid', () => {
    for (const manifest of manifests) {
      for (const [name, value] of Object.entries(manifest.metadata.labels as object)) {
        expect(name).toMatch(/^([a-z0-9.-]+\/)?[A-Za-z0-9._-]{1,63}$/);
        expect(value).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/);
      }
    }
  });

  it('every selector finds the pods it is for, and only those', () => {
    for (const { spec } of deployments)
      expect(chosen(spec.selector.matchLabels)).toEqual([spec.template.metadata.labels]);
    for (const { spec } of ofKind('PodDisruptionBudget')) expect(chosen(spec.selector.matchLabels)).toHaveLength(1);
    for (const { metadata, spec } of ofKind('Service'))
      expect(chosen(spec.selector)).toHaveLength(String(metadata.name) === 'fyra-nobody' ? 0 : 1);
    for (const { spec } of ofKind('NetworkPolicy')) expect(chosen(spec.podSelector.matchLabels)).toHaveLength(2);
    const monitored = ofKind('Service').map(({ metadata }) => metadata.labels);
    for (const { spec } of ofKind('ServiceMonitor')) {
      const wanted = Object.entries(spec.selector.matchLabels as object);
      expect(monitored.every((labels) => wanted.every(([name, value]) => (labels as never)[name] === value))).toBe(
        true,
      );
    }
    for (const { spec } of deployments) {
      const spread = list(spec.template.spec.topologySpreadConstraints);
      expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
        'topology.kubernetes.io/zone',
        'kubernetes.io/hostname',
      ]);
      for (const { labelSelector } of spread) expect(labelSelector.matchLabels).toEqual(spec.selector.matchLabels);
    }
  });

  it('names of ports, accounts, volumes and services lead somewhere', () => {
    const ports = new Set(
      deployments
        .flatMap(({ spec }) => containersOf(spec))
        .flatMap(({ ports: own }) => list(own).map(({ name }) => String(name))),
    );
    for (const { spec } of ofKind('Service'))
      for (const { targetPort } of list(spec.ports)) expect(ports).toContain(targetPort);
    for (const container of deployments.flatMap(({ spec }) => containersOf(spec))) {
      for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
        expect(list(container.ports).map(({ name }) => name)).toContain(probe.httpGet.port);
      }
    }
    const accounts = ofKind('ServiceAccount').map(({ metadata }) => metadata.name);
    for (const { spec } of deployments) expect(accounts).toContain(spec.template.spec.serviceAccountName);
    for (const { spec } of withPods) {
      const volumes = list(spec.template.spec.volumes).map(({ name }) => name);
      for (const { volumeMounts } of containersOf(spec))
        for (const { name } of list(volumeMounts)) expect(volumes).toContain(name);
    }
    const services = ofKind('Service').map(({ metadata }) => metadata.name);
    for (const { spec } of ofKind('Ingress'))
      expect(services).toContain(
        list(spec.rules)[0].http.paths[0 as never]['backend' as never]['service' as never]['name' as never],
      );
    for (const { spec } of ofKind('HorizontalPodAutoscaler')) {
      expect(deployments.map(named)).toContain(
        `${String(spec.scaleTargetRef.kind)}/${String(spec.scaleTargetRef.name)}`,
      );
    }
  });

  it('the ingress leads what is closed to nobody, the metrics always', () => {
    for (const { spec } of ofKind('Ingress')) {
      const paths = list(list(spec.rules)[0].http.paths).map(({ path, backend }) => [path, backend.service.name]);
      expect(paths).toContainEqual(['/metrics', 'fyra-nobody']);
      expect(paths.filter(([, service]) => (service as unknown) === 'fyra')).toEqual([['/', 'fyra']]);
    }
  });

  it('the network policy lets through what the values ask for', () => {
    const asked = valuesWith(values) as unknown as Json;
    const ports = ofKind('NetworkPolicy').flatMap(({ spec }) => list(spec.egress).flatMap((rule) => list(rule.ports)));
    const open = new Set(ports.map(({ port }) => Number(port)));
    if (open.size === 0) return;
    const addresses = [asked.storageUrl, asked.settings.OTEL_EXPORTER_OTLP_ENDPOINT].map((one) => String(one ?? ''));
    for (const address of addresses.filter((one) => /^(s3|https?):/.test(one)))
      expect([address, open.has(Number(new URL(address).port || (address.startsWith('http:') ? 80 : 443)))]).toEqual([
        address,
        true,
      ]);
    const from = list((asked.networkPolicy as Json).ingressFrom);
    if (ofKind('ServiceMonitor').length > 0 && from.length > 0) expect(JSON.stringify(from)).toContain('monitoring');
  });

  it('processes need no more connections than PostgreSQL lets in', () => {
    const { poolSize, maxConnections } = valuesWith(values).database as Record<string, number>;
    const scalers = ofKind('HorizontalPodAutoscaler');
    const most = deployments.map(({ metadata, spec }) => {
      const scaler = scalers.find((one) => String(one.spec.scaleTargetRef.name) === String(metadata.name));
      return Number(scaler ? scaler.spec.maxReplicas : spec.replicas) + 1; // one more while they are replaced
    });
    const [pool] = deployments
      .flatMap(({ spec }) => list(containersOf(spec)[0].env))
      .flatMap(({ name, value }) => ((name as unknown) === 'DATABASE_POOL_SIZE' ? Number(value) : []));
    expect(pool).toBe(poolSize);
    expect((most[0] + most[1]) * (poolSize + 1)).toBeLessThan(maxConnections);
  });

  it('a backup has what its script asks for, and runs without privileges', () => {
    for (const { spec } of ofKind('CronJob')) {
      const pod = (spec.jobTemplate as Json).spec.template.spec;
      const volumes = list(pod.volumes).map(({ name }) => name);
      const [container] = list(pod.containers);
      for (const { name } of list(container.volumeMounts)) expect(volumes).toContain(name);
      expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
      expect(list(container.envFrom).map(({ secretRef }) => secretRef.name)).toEqual([
        valuesWith(values).existingSecret,
      ]);
      const scripts = ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data as object));
      expect(scripts).toContain('backup.sh');
    }
  });

  it('autoscaling and a fixed number of pods do not fight', () => {
    const scaled = new Set(ofKind('HorizontalPodAutoscaler').map(({ spec }) => String(spec.scaleTargetRef.name)));
    for (const { metadata, spec } of deployments) {
      expect([metadata.name, spec.replicas !== undefined]).toEqual([metadata.name, !scaled.has(String(metadata.name))]);
    }
    for (const { spec } of ofKind('HorizontalPodAutoscaler'))
      expect(Number(spec.maxReplicas)).toBeGreaterThanOrEqual(Number(spec.minReplicas));
  });

  it('pods run without privileges, on a root that cannot be written, within limits', () => {
    for (const { spec } of withPods) {
      const pod = spec.template.spec;
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(pod.automountServiceAccountToken).toBe(false);
      for (const container of containersOf(spec)) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources).toMatchObject({
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        });
        expect(list(container.volumeMounts).map(({ mountPath }) => mountPath)).toEqual(
          expect.arrayContaining(['/tmp', '/data']),
        );
      }
    }
  });

  it('settings are ours, each once, and as text', () => {
    for (const { spec } of withPods) {
      for (const { env, envFrom } of containersOf(spec)) {
        const names = list(env).map(({ name }) => String(name));
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((name) => !settingsThere.has(name))).toEqual([]);
        for (const { value } of list(env)) expect(typeof value).toBe('string');
        expect(list(envFrom).map(({ secretRef }) => secretRef.name)).toEqual([valuesWith(values).existingSecret]);
      }
    }
    for (const { stringData } of ofKind('Secret'))
      expect(Object.keys(stringData).filter((name) => !settingsThere.has(name))).toEqual([]);
  });

  it('the roles are api and worker, and each has the time to drain', () => {
    for (const { metadata, spec } of deployments) {
      const [{ env }] = containersOf(spec);
      const setting = (name: string): string => String(list(env).find((one) => (one.name as unknown) === name)?.value);
      expect(`fyra-${setting('ROLE')}`).toBe(metadata.name);
      expect(Number(spec.template.spec.terminationGracePeriodSeconds)).toBeGreaterThanOrEqual(
        Number(setting('DRAIN_SECONDS')) + 8,
      );
      expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    }
  });

  it('a database that is away for two seconds takes no pod out, one that stays away all', () => {
    for (const { readinessProbe } of deployments.flatMap(({ spec }) => containersOf(spec))) {
      const [period, failures] = [Number(readinessProbe.periodSeconds), Number(readinessProbe.failureThreshold)];
      // Probes that fall into an absence of two seconds, both ends included.
      expect(failures).toBeGreaterThan(Math.floor(2 / period) + 1);
      expect(period * failures).toBeLessThanOrEqual(10);
    }
  });

  it('the migration runs before them and needs nothing that comes later', () => {
    const [{ metadata, spec }] = ofKind('Job');
    expect((metadata.annotations as unknown as Record<string, string>)['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    expect(spec.template.spec.serviceAccountName).toBeUndefined();
    expect(containersOf(spec)[0].command).toEqual(['node', 'scripts/migrate.mjs']);
    for (const secret of ofKind('Secret')) {
      const { 'helm.sh/hook': hook, 'helm.sh/hook-weight': weight } = secret.metadata.annotations as unknown as Record<
        string,
        string
      >;
      expect([hook, Number(weight) < 0]).toEqual(['pre-install,pre-upgrade', true]);
    }
  });

  it('its notes can be written', () => {
    const notes = new Map(renderFiles(valuesWith(values))).get('NOTES.txt');
    expect(notes).toContain(`curl ${String(valuesWith(values).publicUrl)}/readyz`);
  });
});

const containersOf = (spec: Json): Json[] => list(spec.template.spec.containers);

describe('the sets of values', () => {
  const kinds = (values: Values): string[] => renderChart(values).map(({ kind }) => String(kind));

  it('switch what they say', () => {
    expect(kinds({})).not.toContain('Ingress');
    expect(kinds(valueSet('ingress'))).toEqual(expect.arrayContaining(['Ingress', 'ServiceMonitor']));
    expect(kinds(valueSet('trial'))).toContain('Secret');
    expect(kinds(valueSet('trial'))).not.toContain('NetworkPolicy');
    expect(kinds(valueSet('large')).filter((kind) => kind === 'HorizontalPodAutoscaler')).toHaveLength(2);
  });

  it('reach the pods', () => {
    const [api] = renderChart(valueSet('large')).filter(({ kind }) => (kind as unknown) === 'Deployment');
    const { spec } = api.spec.template;
    expect(containersOf(api.spec)[0].image).toBe(
      `registry.example/team/fyra:0.1.0-3@sha256:${'0123456789abcdef'.repeat(4)}`,
    );
    expect(spec).toMatchObject({
      priorityClassName: 'answers-callers',
      imagePullSecrets: [{ name: 'registry' }],
      nodeSelector: { pool: 'web' },
      terminationGracePeriodSeconds: 25,
    });
  });

  it.each<[string, Values]>([
    ['an unknown value', { replica: 3 }],
    ['a secret among the settings', { settings: { KEY_PEPPER: 'x' } }],
    ['a setting that the chart makes itself', { settings: { PORT: 80 } }],
    ['an address without scheme', { publicUrl: 'fyra.example' }],
    ['files without a shared volume', { storageUrl: 'file:/data/artefacts' }],
    ['an ingress below a path', { publicUrl: 'https://fyra.example/fyra', ingress: { enabled: true } }],
    ['a Secret of its own without a pepper', { secret: { create: true, data: { DATABASE_URL: 'x', REDIS_URL: 'y' } } }],
    ['all proxies believed', { trustProxy: 'true' }],
    ['no limits', { api: { resources: null } }],
    ['no time to drain', { drainSeconds: 0 }],
    ['a backup to nowhere', { backup: { enabled: true } }],
    ['a digest that is none', { image: { digest: 'sha256:latest' } }],
    ['a closed path that is none', { ingress: { closed: ['metrics'] } }],
  ])('%s is refused', (_what, values) => {
    expect(complaintsAbout(valuesWith(values))).not.toEqual([]);
  });

  it('roll the pods when a secret has changed, and only then', () => {
    const sums = (KEY_PEPPER: string) => {
      const { secret, ...trial } = valueSet('trial');
      const { data } = secret as { data: object };
      const parts = renderChart({ ...trial, secret: { create: true, data: { ...data, KEY_PEPPER } } });
      return parts.flatMap(({ kind, spec }) =>
        String(kind) === 'Deployment' ? [String(spec.template.metadata.annotations['checksum/secret' as never])] : [],
      );
    };
    const [one, again, other] = [sums('a'), sums('a'), sums('b')];
    expect(one).toHaveLength(2);
    expect(again).toEqual(one);
    expect(other.filter((sum) => one.includes(sum))).toEqual([]);
  });

  it('let the migration have a login of its own', () => {
    const parts = renderChart({ migrate: { existingSecret: 'fyra-owner' } });
    const secrets = parts.flatMap(({ kind, spec }) =>
      ['Job', 'Deployment'].includes(String(kind))
        ? [[String(kind), String(list(containersOf(spec)[0].envFrom)[0].secretRef.name)]]
        : [],
    );
    expect(secrets).toEqual([
      ['Deployment', 'fyra'],
      ['Deployment', 'fyra'],
      ['Job', 'fyra-owner'],
    ]);
  });

  it('with more processes than connections are refused', () => {
    expect(() => renderChart({ api: { autoscaling: { maxReplicas: 20 } } })).toThrow('221 connections to PostgreSQL');
  });

  it('have the very rules, panels and script of this repository', () => {
    const parts = renderChart({ ...valueSet('ingress'), backup: { enabled: true, existingClaim: 'b' } });
    const [rules] = parts.filter(({ kind }) => (kind as unknown) === 'PrometheusRule');
    expect(rules.spec).toEqual(parse(readFileSync(join(ROOT, 'deploy/prometheus/rules.yaml'), 'utf8')));
    const texts = parts.flatMap(({ kind, data }) => ((kind as unknown) === 'ConfigMap' ? [data] : [])) as unknown[];
    const file = (path: string): string => readFileSync(join(ROOT, 'deploy', path), 'utf8');
    const same = (text: unknown): string => String(text).trimEnd();
    expect(texts.map((data) => Object.values(data as object).map(same))).toEqual([
      [same(file('backup/backup.sh'))],
      [same(file('grafana/fyra.json'))],
    ]);
  });

  it('are allowed as they stand', () => {
    for (const [, values] of SETS) expect(complaintsAbout(valuesWith(values))).toEqual([]);
  });
});
