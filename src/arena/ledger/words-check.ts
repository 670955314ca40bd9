import { wordsHash, wordsOf, type Spoken } from '../engine/records/index.js';
import { lookOf, nameKey } from '../agents/name-key.js';
import { seedChain } from '../engine/market/index.js';
import { breathe, Differences, type AuditCheck } from './differences.js';

/** Decisions that are read at once. */
const PAGE = 2_000;

/** While the words of a decision are kept, their salted hash is the one that its record holds. */
export const wordsCheck: AuditCheck = {
  name: 'words_as_hashed',
  async find(manager) {
    const differences = new Differences(wordsCheck.name);
    for (let seq = '-1'; ; await breathe()) {
      const rows = await manager.query<{ seq: string; payload: Spoken; salt: Buffer; words_hash: string | null }[]>(
        'SELECT seq, payload, salt, words_hash FROM arena_command WHERE salt IS NOT NULL AND seq > $1 ORDER BY seq LIMIT $2',
        [seq, PAGE],
      );
      for (const { seq: one, payload, salt, words_hash } of rows) {
        const words = wordsOf(payload);
        differences.compare(`command ${one}`, 'words_hash', words_hash, words && wordsHash(salt, words));
      }
      if (rows.length < PAGE) return differences.found;
      seq = rows.at(-1)!.seq;
    }
  },
};

/** Names are compared by what is made from them; some from before looks were compared have none. */
export const namesCheck: AuditCheck = {
  name: 'names_as_compared',
  async find(manager) {
    const differences = new Differences(namesCheck.name);
    const rows = await manager.query<{ id: string; name: string; name_key: string; look: string | null }[]>(
      'SELECT id, name, name_key, look FROM arena_participant',
    );
    for (const { id, name, name_key, look } of rows) {
      differences.compare(id, 'name_key', name_key, nameKey(name));
      if (look !== null) differences.compare(id, 'look', look, lookOf(name));
    }
    return differences.found;
  },
};

interface EpochLine {
  epoch: number;
  starts_at: Date;
  commitment: string;
  seed: string | null;
}

/** Hours, commitments and seeds are those of the league's one secret. */
export const epochsCheck: AuditCheck = {
  name: 'epochs_of_the_secret',
  async find(manager) {
    const differences = new Differences(epochsCheck.name);
    const [league] = await manager.query<{ genesis: Date; secret: string }[]>(
      'SELECT genesis, secret FROM arena_market',
    );
    if (!league) return differences.found;
    const chain = seedChain(league.secret);
    const rows = await manager.query<EpochLine[]>(
      'SELECT epoch, starts_at, commitment, seed FROM arena_epoch ORDER BY epoch',
    );
    for (const { epoch, starts_at, commitment, seed } of rows) {
      const starts = new Date(Math.floor(league.genesis.getTime() / 3_600_000) * 3_600_000 + epoch * 3_600_000);
      differences.compare(`epoch ${epoch}`, 'starts_at', starts_at.toISOString(), starts.toISOString());
      differences.compare(`epoch ${epoch}`, 'commitment', commitment, chain.commitmentOf(epoch));
      if (seed !== null) differences.compare(`epoch ${epoch}`, 'seed', seed, chain.seedOf(epoch));
    }
    return differences.found;
  },
};
