import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { CLIENTS, describeWithClients } from './support/clients.js';

describeWithClients('openapi.json', () => {
  it('is as redocly recommends', () => {
    const args = [join(CLIENTS, 'node_modules/@redocly/cli/bin/cli.js'), 'lint', 'openapi.json', '--format=summary'];
    const lint = () => execFileSync(process.execPath, args, { cwd: join(__dirname, '..'), stdio: 'pipe' });
    expect(lint).not.toThrow();
  });
});
