import type { DataSource } from 'typeorm';
import { pepperProof } from './pepper.js';
import { Peppers } from './peppers.js';

const DAY = 86_400_000;
const MONDAY = Date.UTC(2026, 0, 5);
const [OLD, NEW] = ['the old one', 'the new one'];

/** Peppers as a process has them that is given these two. @param heard when the database first heard of OLD and of NEW */
async function held(keyPepper: string, keyPepperAlso?: string, heard = [MONDAY - 9 * DAY, MONDAY + 3_600_000]) {
  const rows = [OLD, NEW].map((secret, i) => ({
    name: i === 0 ? 'KEY_PEPPER' : 'KEY_PEPPER later',
    proof: pepperProof(secret),
    created_at: new Date(heard[i]),
    used_at: null,
  }));
  const db = { manager: { query: () => Promise.resolve(rows) } } as unknown as DataSource;
  const peppers = new Peppers({ keyPepper, keyPepperAlso }, db);
  await peppers.onModuleInit();
  return peppers;
}

describe('peppers', () => {
  it.each([
    ['announced', OLD, NEW, undefined],
    ['changed', NEW, OLD, OLD],
    ['alone', NEW, undefined, undefined],
  ])('%s: what is done anew is what the older one did', async (_phase, current, also, retiring) => {
    expect((await held(current, also)).retiring?.secret).toBe(retiring);
  });

  it.each([
    ['the day it was announced, a day is counted as it began', MONDAY + 5 * 3_600_000, OLD],
    ['its last millisecond too', MONDAY + DAY - 1, OLD],
    ['the next day under the new one', MONDAY + DAY, NEW],
  ])('%s, whichever of the two is the present one', async (_when, now, secret) => {
    expect((await held(OLD, NEW)).ofDay(now).secret).toBe(secret);
    expect((await held(NEW, OLD)).ofDay(now).secret).toBe(secret);
  });

  it('opens what either sealed, by its name or by trying, and says which is missing', async () => {
    const salt = Buffer.from('salt');
    const sealed = (await held(OLD)).seal('a secret', salt, 'test');
    const both = await held(NEW, OLD);
    expect(both.unseal(sealed, salt, 'test')).toBe('a secret');
    expect(both.unseal({ ...sealed, pepper: null }, salt, 'test')).toBe('a secret');
    const alone = await held(NEW);
    expect(() => alone.unseal(sealed, salt, 'test')).toThrow(/^sealed under the pepper [0-9a-f]{8}, which is neither/);
    expect(() => alone.unseal({ ...sealed, pepper: null }, salt, 'test')).toThrow(/authenticate/);
  });
});
