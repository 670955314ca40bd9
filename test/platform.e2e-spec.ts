import { eventually } from './support/wait.js';
import { createFoundedWorld, type World } from './support/world.js';

let world: World;
beforeAll(async () => void (world = await createFoundedWorld()));
afterAll(() => world.close());

describe('a process', () => {
  it('serves on a migrated database of its own and ends when it is asked to', async () => {
    const server = await world.start();
    expect((await server.get('/livez')).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  it('leaves nothing that keeps another from starting when it is killed', async () => {
    const first = await world.start();
    await first.kill9();
    expect(first.hasEnded).toBe(true);
    const second = await world.start();
    await eventually('it is ready', async () => (await second.get('/readyz')).status === 200);
  });

  it.each([
    [{ TRUST_PROXY: 'true' }, /^fyra: TRUST_PROXY="true" is not allowed: give .+$/],
    [{ COGNITIVE_KAPPA: '0' }, /^fyra: COGNITIVE_KAPPA="0" is not allowed: give a whole number from 1 to 10000$/],
    [{ DATABASE_URL: 'mysql://me:hunter2@db/x' }, /^fyra: DATABASE_URL is not an address .+ \(value not shown\)$/],
  ])('says in one line what is wrong with %j', async (settings, line) => {
    const server = await world.launch(settings);
    await expect(server.ready()).rejects.toThrow('the application has ended');
    expect(server.logs.trim()).toMatch(line);
    expect(server.logs).not.toContain('hunter2');
  });
});
