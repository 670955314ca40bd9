/**
 * Checks an hour's prices where they are read: the seed against its commitment and against the seed of the hour before, and
 * every price that was shown against the one that seed and start make. The same as examples/verify-epoch.mjs does.
 */
import type { components } from '../../api.js';
import type { Verdict } from '../../islands/verdict.js';
import { ask } from './ask.js';
import { assertCrypto, bytesOf, fromHex, sha256 } from './digest.js';
import { whole } from '../../format.js';
import { checkWords } from '../../words/checks.js';

type Epoch = components['schemas']['EpochView'];
type Recompute = typeof import('./market.js').recompute;
type Latent = Parameters<Recompute>[0];

/** @throws Error where this browser has no means to check, or the hour cannot be read */
export async function verifyPrices(epoch: number): Promise<Verdict> {
  assertCrypto();
  const before = ask<Epoch>(`/api/v1/epochs/${epoch - 1}`).catch(() => null);
  const [{ recompute }, shown] = await Promise.all([import('./market.js'), ask<Epoch>(`/api/v1/epochs/${epoch}`)]);
  return verdictOf(shown, (await before)?.seed ?? null, recompute);
}

/** @param earlier the seed of the hour before, null where it is not known */
export async function verdictOf(shown: Epoch, earlier: string | null, recompute: Recompute): Promise<Verdict> {
  const { seed, commitment, ticks } = shown;
  if (seed === null) return wrong(checkWords().secret);
  if ((await tagged('commit', seed)) !== commitment) return wrong(checkWords().otherSeed);
  if (earlier !== null && (await tagged('chain', seed)) !== earlier) return wrong(checkWords().brokenChain);
  if (shown.latent_state === null) return wrong(checkWords().wasClosed);
  const mids = recompute(
    shown.latent_state as unknown as Latent,
    seed,
    ticks.map(({ at }) => Date.parse(at)),
  );
  const others = ticks.filter(({ prices }, n) => prices.some((price, i) => price !== mids[n][i] / 1e6));
  if (others.length > 0) return wrong(checkWords().otherPrices(others.length, ticks.length));
  const prices = ticks.length * shown.symbols.length;
  return {
    right: true,
    said: checkWords().allFollow(whole(prices)),
  };
}

const wrong = (said: string): Verdict => ({ right: false, said });

const tagged = (tag: 'commit' | 'chain', seed: string): Promise<string> =>
  sha256(Uint8Array.from([...bytesOf(`${tag}:`), ...fromHex(seed)]));
