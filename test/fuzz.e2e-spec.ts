import { fuzz, seedOf } from './support/fuzz/campaign.js';
import { fuzzMcp } from './support/fuzz/mcp.js';
import type { Server } from './support/server.js';
import { createFoundedWorld, type World } from './support/world.js';

/** The same ones in each run, unless FUZZ_SEED says otherwise; `fuzz.long-spec.ts` sends ten thousand others each time. */
const SEED = 20_261_122;
const REQUESTS = 500;
const TOOL_CALLS = 60;

describe('every answer is as the document says', () => {
  const seed = seedOf(SEED);
  let world: World;
  let app: Server;

  beforeAll(async () => {
    process.stdout.write(`FUZZ_SEED=${seed}\n`);
    world = await createFoundedWorld({ ARENA_HOURLY_LIMIT: '1000000', REGISTRATIONS_PER_IP: '1000000' });
    app = await (await world.launch()).ready();
  });
  afterAll(() => world.close());

  it(`to ${REQUESTS} requests, valid and hostile, over all operations`, async () => {
    const { flaws, requests } = await fuzz(app, REQUESTS, seed);
    expect({ FUZZ_SEED: seed, flaws }).toEqual({ FUZZ_SEED: seed, flaws: [] });
    expect(requests).toBeGreaterThanOrEqual(REQUESTS);
  });

  it(`to ${TOOL_CALLS} calls of the agents’ tools`, async () => {
    const { flaws } = await fuzzMcp(app, TOOL_CALLS, seed);
    expect({ FUZZ_SEED: seed, flaws }).toEqual({ FUZZ_SEED: seed, flaws: [] });
  });
});
