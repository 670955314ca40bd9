import { Random } from '../../../common/kernel/random.js';
import { SYMBOLS } from '../types.js';
import type { AccountView } from '../types.js';
import { FIGHTERS } from './index.js';
import { accountOf, cornerOf, equityOf, exposuresOf, fightMinute, nextMinute, openPit } from './pit.fixture.js';
import type { Corner, Pit } from './pit.fixture.js';

const MONDAY = Date.UTC(2025, 0, 6);
const DAY = 1440;

/** Every fighter fights alone over the same path; `watch` sees each minute. */
function fight(minutes: number, seed: string, watch?: (corners: Corner[], pit: Pit) => void): Corner[] {
  const random = Random.from(seed);
  const corners = FIGHTERS.map(cornerOf);
  let pit = openPit(MONDAY);
  for (let minute = 0; minute < minutes; minute++) {
    pit = nextMinute(pit, random);
    for (const corner of corners) fightMinute(corner, pit.view, seed);
    watch?.(corners, pit);
  }
  return corners;
}

describe('house fighters', () => {
  let gross = 0;
  let least = Infinity;
  let last: Pit;
  const corners = fight(3 * DAY, 'pit', (all, pit) => {
    last = pit;
    for (const corner of all) {
      gross = Math.max(
        gross,
        exposuresOf(corner, pit.view).reduce((sum, x) => sum + Math.abs(x), 0),
      );
      least = Math.min(least, equityOf(corner, pit.view));
    }
  });

  const accounts = new Map(corners.map((corner) => [corner.fighter.id, accountOf(corner, last.view)]));
  const account = (id: string): AccountView => accounts.get(id) ?? { equity_usd: 0, free_margin_usd: 0, positions: [] };

  it('have distinct, well-formed identities', () => {
    for (const key of ['id', 'name', 'title', 'lore', 'style'] as const) {
      expect(new Set(FIGHTERS.map((fighter) => fighter[key])).size).toBe(FIGHTERS.length);
    }
    expect(new Set(FIGHTERS.map((fighter) => fighter.strategy.kind)).size).toBe(FIGHTERS.length);
    for (const fighter of FIGHTERS) {
      expect(fighter.id).toMatch(/^[a-z0-9-]{3,40}$/);
      expect(fighter.lore.split('\n\n').length).toBeGreaterThanOrEqual(2);
      expect(fighter.offsetMinutes).toBeLessThan(fighter.intervalMinutes);
    }
  });

  it.each(corners.map((corner) => [corner.fighter.id, corner] as const))(
    '%s trades, with sound orders',
    (_id, corner) => {
      expect(corner.fills.length).toBeGreaterThan(5);
      for (const action of corner.actions) {
        expect(SYMBOLS).toContain(action.symbol);
        expect(action.justification).toMatch(/\d/);
        expect(action.justification?.length).toBeLessThanOrEqual(2000);
        if (action.signal === 'close') continue;
        expect(action.equity_pct).toBeGreaterThan(0);
        expect(action.leverage).toBeGreaterThanOrEqual(1);
        expect(action.leverage).toBeLessThanOrEqual(5);
        expect(action.confidence).toBeGreaterThanOrEqual(0);
        expect(action.confidence).toBeLessThanOrEqual(1);
      }
      for (const note of corner.research) {
        expect(note.title.length).toBeLessThanOrEqual(120);
        expect(note.body.length).toBeLessThanOrEqual(4000);
        expect(note.body).toMatch(/\d/);
        expect(note.symbols.length).toBeGreaterThan(0);
      }
    },
  );

  it('keep their risk bounded', () => {
    expect(gross).toBeLessThan(2.2);
    expect(least).toBeGreaterThan(6_000);
  });

  it('are pure: the same inputs give the same answers, through JSON', () => {
    for (const corner of corners) {
      const decide = (memory: Corner['memory']) =>
        corner.fighter.decide(last.view, account(corner.fighter.id), memory, Random.from('x'));
      const stored = JSON.parse(JSON.stringify(corner.memory)) as Corner['memory'];
      const before = JSON.stringify(corner.memory);
      expect(decide(stored)).toEqual(decide(corner.memory));
      expect(JSON.stringify(corner.memory)).toBe(before);
    }
  });

  it('do nothing without history and survive a short one', () => {
    const young = fight(30, 'young');
    for (const corner of young) expect(equityOf(corner, last.view)).toBeGreaterThan(0);
  });

  it('fight differently', () => {
    const ways = corners.map((corner) => JSON.stringify(corner.fills.map((fill) => [fill.at, fill.symbol])));
    expect(new Set(ways).size).toBe(FIGHTERS.length);
  });

  it('are quick: well under a millisecond of processor time a decision', () => {
    const before = process.cpuUsage();
    for (let i = 0; i < 50; i++) {
      for (const { fighter, memory } of corners) fighter.decide(last.view, account(fighter.id), memory, Random.from(i));
    }
    expect(process.cpuUsage(before).user / 1000 / (50 * corners.length)).toBeLessThan(0.8);
  });
});
