import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENTS, describeWithClients } from './support/clients.js';

describeWithClients('openapi.json', () => {
  it('is as redocly recommends', () => {
    const args = [join(CLIENTS, 'node_modules/@redocly/cli/bin/cli.js'), 'lint', 'openapi.json', '--format=summary'];
    const lint = () => execFileSync(process.execPath, args, { cwd: join(__dirname, '..'), stdio: 'pipe' });
    expect(lint).not.toThrow();
  });
});

it('says of every operation what it does, and what to know before it is sent', () => {
  const { paths } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { summary?: string; description?: string }>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, description }]) => ({
      at: `${method} ${path}`,
      summary,
      description,
    })),
  );
  expect(operations.length).toBeGreaterThan(100);
  expect(operations.filter(({ summary, description }) => !summary || !description).map(({ at }) => at)).toEqual([]);
});
