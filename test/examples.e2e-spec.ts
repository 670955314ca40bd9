import { bodyOf, document, NEEDS_OWN_ID, sample, type Operation, type Parameter } from './support/openapi.js';
import type { Server } from './support/server.js';
import { ADMIN_TOKEN, createFurnishedWorld, type World } from './support/world.js';
import { eventually } from './support/wait.js';

/** An audit reads the whole league, on a machine that others use. */
const PATIENCE_MS = 300_000;

/** These change what the others need, so they come last, in this order. */
const LAST = [
  'POST /api/admin/league/pause',
  'POST /api/admin/league/resume',
  'POST /api/admin/agents/{id}/retire',
  'DELETE /api/v1/agents/me',
  'DELETE /api/keys/me',
];

const operations = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  .filter(({ name }) => !NEEDS_OWN_ID.includes(name))
  .sort((a, b) => LAST.indexOf(a.name) - LAST.indexOf(b.name));

function addressOf(path: string, { parameters = [] }: Operation): string {
  const value = (parameter: Parameter) => parameter.example ?? sample(parameter.schema);
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((text, one) => text.replace(`{${one.name}}`, encodeURIComponent(String(value(one)))), path);
  const query = parameters.filter(
    (one) => one.in === 'query' && one.name !== 'api_key' && (one.required || one.example !== undefined),
  );
  return query.length === 0
    ? filled
    : `${filled}?${new URLSearchParams(query.map((one): [string, string] => [one.name, String(value(one))])).toString()}`;
}

/** What "Try it out → Execute" sends from Swagger UI with the examples as they stand, once keys are pasted. */
describe('examples of the document', () => {
  let world: World;
  let server: Server;
  let keys: Record<string, string>;
  let challenger: string;

  beforeAll(async () => {
    world = await createFurnishedWorld({ BURST_LIMIT: '100000' });
    server = await world.start();
    const { body: tools } = await server.post(
      '/api/admin/keys',
      { interface: 'tools', tier: 'pro' },
      { headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } },
    );
    const { body: design } = await server.post('/api/v1/keys/request', { email: 'examples@example.com', plan: 'beta' });
    const { body: arena } = await server.post('/api/v1/agents', { name: 'Example Runner' });
    keys = { tools: String(tools.api_key), design: String(design.api_key), arena: String(arena.api_key) };
    challenger = String(arena.id);
    await server.post('/api/v1/agents/heartbeat', undefined, { headers: { 'X-Arena-Key': keys.arena } });
    await eventually(
      'the showcase',
      async () =>
        (await server.get(`/api/status/${showcase('/api/status/{job_id}')}`)).body.status === ('completed' as never),
    );
    await eventually(
      'the showcase',
      async () =>
        (await server.get(`/api/design/${showcase('/api/design/{id}')}`)).body.status === ('completed' as never),
    );
  });
  afterAll(() => world.close());

  const showcase = (path: string): string => addressOf(path, document.paths[path].get).split('/').at(-1)!;

  it.each(operations)('$name succeeds as it stands', async ({ name, method, path, operation }) => {
    const key = path.startsWith('/api/v1/design') || path.startsWith('/api/design') ? keys.design : keys.tools;
    const headers = {
      'X-API-Key': key,
      'X-Arena-Key': keys.arena,
      ...(path.startsWith('/api/admin') ? { Authorization: `Bearer ${ADMIN_TOKEN}` } : {}),
    };
    const body = bodyOf(operation);
    if (path.endsWith('/stream')) return expectStream(addressOf(path, operation));
    const address = addressOf(path, operation).replace(/\/agt_\w+/, `/${challenger}`);
    const answer = await server.send(method, address, method === 'GET' ? undefined : body, {
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status >= 300) throw new Error(`${name} with ${JSON.stringify(body)} → ${answer.status} ${answer.text}`);
    expect(Object.keys(operation.responses)).toContain(String(answer.status));
  });

  async function expectStream(address: string): Promise<void> {
    const answer = await fetch(server.base + address);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
    await answer.body?.cancel();
  }
});
