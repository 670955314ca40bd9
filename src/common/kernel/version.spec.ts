import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from './version.js';

const file = (path: string): string => readFileSync(join(__dirname, '../../..', path), 'utf8');

it('is the same wherever it stands', () => {
  expect({
    package: (JSON.parse(file('package.json')) as { version: string }).version,
    lock: (JSON.parse(file('package-lock.json')) as { version: string }).version,
    document: (JSON.parse(file('openapi.json')) as { info: { version: string } }).info.version,
    chart: /^appVersion: "?([^"\n]+)/m.exec(file('deploy/helm/fyra/Chart.yaml'))?.[1],
    image: /fyra:([\d.]+) /.exec(file('docs/operations.md'))?.[1],
  }).toEqual({ package: VERSION, lock: VERSION, document: VERSION, chart: VERSION, image: VERSION });
});
