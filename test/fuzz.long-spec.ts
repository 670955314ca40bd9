import { fuzz, seedOf } from './support/fuzz/campaign.js';
import { fuzzMcp } from './support/fuzz/mcp.js';
import type { Server } from './support/server.js';
import { createWorld, type World } from './support/world.js';

const REQUESTS = 10_000;
const TOOL_CALLS = 1000;

/** Operations that cannot succeed here, or by luck only. */
const OUT_OF_REACH = [
  'GET /api/cognitive/dreams/{id}', // an engine this young has not dreamt
  'POST /api/register/confirm/{token}', // a token is mailed, and no mail is set up
  'POST /api/v1/agents/confirm/{token}',
  'POST /api/keys/links',
  'POST /api/keys/links/open',
  'POST /api/admin/keys/lookup', // wants a key that was issued, and no answer says one twice
  'POST /api/v1/design/{id}/revise', // wants a completed design of the very key
];

jest.setTimeout(45 * 60_000);

describe('every answer is as the document says', () => {
  const seed = seedOf(Date.now());
  let world: World;
  let app: Server;

  beforeAll(async () => {
    process.stdout.write(`FUZZ_SEED=${seed}\n`);
    world = await createWorld({
      ARENA_HOURLY_LIMIT: '1000000',
      REGISTRATIONS_PER_IP: '1000000',
      TRIAL_SLOTS: '100000',
    });
    app = await (await world.launch()).ready(300_000);
  });
  afterAll(() => world.close());

  it(`to ${REQUESTS} requests, valid and hostile, over all operations`, async () => {
    const { flaws, requests, byStatus, unreached } = await fuzz(app, REQUESTS, seed);
    process.stdout.write(`${requests} requests: ${JSON.stringify(byStatus)}\n`);
    expect({ FUZZ_SEED: seed, flaws }).toEqual({ FUZZ_SEED: seed, flaws: [] });
    expect(unreached.filter((name) => !OUT_OF_REACH.includes(name))).toEqual([]);
  });

  it(`to ${TOOL_CALLS} calls of the agents’ tools`, async () => {
    const { flaws } = await fuzzMcp(app, TOOL_CALLS, seed);
    expect({ FUZZ_SEED: seed, flaws }).toEqual({ FUZZ_SEED: seed, flaws: [] });
  });
});
