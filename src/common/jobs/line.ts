import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { lineOrder, type Waiting } from './line-order.js';
import type { Origin } from './origin.js';
import { WAITING } from './turns.js';

/** For so long a line that was read is told of. */
const FRESH_MS = 500;

interface WaitingJob extends Waiting {
  ref: string;
}

/** When one who wants jobs had the last turn. */
interface Served {
  network: string;
  address: string;
  payer: string;
  turn: number;
}

interface Standing {
  readAt: number;
  jobs: WaitingJob[];
  served: Served[];
  /** How many awaited jobs have begun in a row. */
  row: number;
  running: number;
  places: Map<string, number>;
}

/** How many jobs go before one: `place` from 1 among those that wait, `jobs` with those that run and itself. */
export interface Place {
  place: number;
  jobs: number;
}

/** Where jobs stand in the lines of queues that take turns, if none is added before them. */
@Injectable()
export class Line {
  private readonly known = new Map<string, Promise<Standing>>();

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Of a job that waits; the first place when it begins at this moment. */
  async placeOf(queue: string, ref: string): Promise<Place> {
    let standing = await this.recent(queue);
    if (!standing.places.has(ref)) standing = await this.read(queue);
    return placed(standing, standing.places.get(ref) ?? 1);
  }

  /** Of a job that would be ordered now. */
  async placeFor(queue: string, origin: Origin): Promise<Place> {
    const standing = await this.recent(queue);
    const order = lineOrder([...standing.jobs, newcomer(standing.served, origin)], standing.row);
    return placed(standing, order.findIndex((job) => !('ref' in job)) + 1);
  }

  private async recent(queue: string): Promise<Standing> {
    const known = await this.known.get(queue)?.catch(() => undefined);
    return known && performance.now() - known.readAt < FRESH_MS ? known : this.read(queue);
  }

  private read(queue: string): Promise<Standing> {
    const reading = this.ask(queue);
    this.known.set(queue, reading);
    return reading;
  }

  private async ask(queue: string): Promise<Standing> {
    const readAt = performance.now();
    const [rows, served, [{ row, running }]] = await Promise.all([
      this.db.query<WaitingRow[]>(`${WAITING} SELECT * FROM waiting ORDER BY created_at, id`, [queue]),
      this.db.query<Served[]>(
        `${WAITING} SELECT network, address, payer, max(turn)::int AS turn FROM served GROUP BY network, address, payer`,
        [queue],
      ),
      this.db.query<{ row: number; running: number }[]>(
        `${WAITING} SELECT length::int AS row,
           (SELECT count(*)::int FROM outbox_job WHERE queue = $1 AND done_at IS NULL AND attempt > 0) AS running
         FROM row_of_awaited`,
        [queue],
      ),
    ]);
    const jobs = rows.map(waitingOf);
    const places = new Map(lineOrder(jobs, row).map(({ ref }, i) => [ref, i + 1]));
    return { readAt, jobs, served, row, running, places };
  }
}

interface WaitingRow extends Origin {
  ref: string;
  awaited: boolean;
  network_turn: string | null;
  address_turn: string | null;
  payer_turn: string | null;
}

const turnOf = (turn: string | null): number | null => (turn === null ? null : Number(turn));

const waitingOf = (row: WaitingRow): WaitingJob => ({
  ref: row.ref,
  network: row.network,
  address: row.address,
  payer: row.payer,
  awaited: row.awaited,
  networkTurn: turnOf(row.network_turn),
  addressTurn: turnOf(row.address_turn),
  payerTurn: turnOf(row.payer_turn),
});

const placed = ({ running }: Standing, place: number): Place => ({ place, jobs: running + place });

function newcomer(served: readonly Served[], { network, address, payer }: Origin): Waiting {
  const ofNetwork = served.filter((one) => one.network === network);
  const ofAddress = ofNetwork.filter((one) => one.address === address);
  const ofPayer = ofAddress.filter((one) => one.payer === payer);
  const [networkTurn, addressTurn, payerTurn] = [ofNetwork, ofAddress, ofPayer].map(latest);
  return { network, address, payer, awaited: false, networkTurn, addressTurn, payerTurn };
}

const latest = (served: readonly Served[]): number | null =>
  served.reduce<number | null>((last, { turn }) => Math.max(last ?? 0, turn), null);
