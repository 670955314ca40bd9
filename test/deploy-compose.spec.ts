import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(__dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Service {
  image: string;
  environment?: Record<string, string>;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  command?: string[];
  volumes?: string[];
  stop_grace_period?: string;
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image === 'fyra');
const settings = new Set([...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));
const drainSeconds = Number(/^#DRAIN_SECONDS=(\d+)/m.exec(read('.env.example'))![1]);

describe('compose.yaml', () => {
  it('has one that answers, one that works, one that migrates, and two servers', () => {
    expect(services.map(([name]) => name)).toEqual(['postgres', 'redis', 'migrate', 'api', 'worker']);
    expect(ours.map(([, { environment }]) => environment?.ROLE)).toEqual([undefined, 'api', 'worker']);
  });

  it.each(services)('%s waits for services that are there, by a condition that they can meet', (_name, service) => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const needed = compose.services[other];
      expect(condition).toBe(other === 'migrate' ? 'service_completed_successfully' : 'service_healthy');
      if (condition === 'service_healthy') expect(needed.healthcheck?.test).toBeDefined();
    }
    for (const volume of service.volumes ?? []) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  });

  it.each(ours)('%s has settings that exist, and the time to drain', (_name, service) => {
    expect(Object.keys(service.environment!).filter((name) => !settings.has(name))).toEqual([]);
    expect(Number(/^(\d+)s$/.exec(service.stop_grace_period!)![1])).toBeGreaterThanOrEqual(drainSeconds + 8);
  });

  it('asks for the secrets instead of having some', () => {
    const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+):\?[^}]+\}/g)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(['POSTGRES_PASSWORD', 'KEY_PEPPER']));
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));

  it('runs as nobody special, in the form that gets signals', () => {
    expect(last.findIndex((line) => line === 'USER node')).toBeGreaterThan(0);
    expect(last.find((line) => line.startsWith('CMD'))).toBe('CMD ["node", "dist/src/main.js"]');
    expect(last.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true);
  });

  it('copies only what .dockerignore lets through', () => {
    const allowed = read('.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? line.slice(1) : []));
    const copied = lines.flatMap((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1].split(' ') ?? []);
    expect(copied.filter((name) => !allowed.includes(name))).toEqual([]);
  });

  it('leaves out development dependencies and install scripts', () => {
    const text = lines.join('\n');
    expect(text).toContain('npm ci --ignore-scripts');
    expect(text).toContain('npm prune --omit=dev');
  });
});
