import type { EntityManager } from 'typeorm';
import { RoundTrips, type RoundTrip } from '../engine/history/index.js';
import { breathe, Differences, type AuditCheck } from '../ledger/differences.js';
import { FOLDED_UNTIL, nextFills, nextFunding, TRIP_COLUMNS, tripOf } from './round-trip-fold.js';

const MEMBERS = Object.keys(TRIP_COLUMNS) as (keyof RoundTrip)[];

/** Round trips are folded anew from all fills and funding. */
export const roundTripCheck: AuditCheck = {
  name: 'round_trips_from_fills',
  async find(manager) {
    const differences = new Differences(roundTripCheck.name);
    const [{ until }] = await manager.query<{ until: string }[]>(`SELECT ${FOLDED_UNTIL} AS until`);
    const trips = new RoundTrips();
    const open = new Map<string, RoundTrip>();
    let made = 0;
    for (let mark = 0; mark < Number(until); await breathe()) {
      const page = await nextFills(manager, mark, Number(until));
      const hours = await nextFunding(manager, mark, page.until);
      trips.fold(page.fills, hours);
      const touched = trips.take();
      for (const trip of touched) open.set(trip.entry_fill, trip);
      const closed = touched.filter(({ exit_fill }) => exit_fill !== null);
      for (const { entry_fill } of closed) open.delete(entry_fill);
      made += closed.length;
      await compareTrips(manager, closed, differences);
      mark = page.until;
    }
    await compareTrips(manager, [...open.values()], differences);
    const [{ n }] = await manager.query<{ n: string }[]>('SELECT count(*) AS n FROM arena_round_trip');
    differences.compare('round trips', 'count', Number(n), made + open.size);
    return differences.found;
  },
};

async function compareTrips(
  manager: EntityManager,
  made: readonly RoundTrip[],
  differences: Differences,
): Promise<void> {
  if (made.length === 0) return;
  const rows = await manager.query<Record<string, string>[]>(
    'SELECT * FROM arena_round_trip WHERE entry_fill = ANY($1)',
    [made.map(({ entry_fill }) => entry_fill)],
  );
  const stored = new Map(rows.map((row) => [row.entry_fill, tripOf(row)]));
  for (const trip of made) {
    const held = stored.get(trip.entry_fill);
    for (const member of MEMBERS) differences.compare(trip.entry_fill, member, held?.[member], trip[member]);
  }
}
