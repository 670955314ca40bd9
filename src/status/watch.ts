import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CONFIG, type Config } from '../common/config/env.js';
import { Leases } from '../common/db/leases.js';
import { tellTrouble } from '../common/db/trouble.js';
import { OnceReady } from '../common/health/once-ready.js';
import { Readiness } from '../common/health/readiness.js';
import { Rounds } from '../common/work/rounds.js';
import type { Cause } from './causes.js';
import { noticed, QUIET } from './incidents.js';
import { Probes } from './probes.js';
import { Signs } from './signs.js';
import { StatusBook, type Seen } from './status-book.js';

const LEASE = 'probes';
/** Looks that wait for the database; of a longer outage the earliest are lost. */
const LONGEST_OUTAGE = 1440;
const SWEEP_EVERY_MS = 3_600_000;

/**
 * Looks at every interface and at what they stand on, once a PROBE_SECONDS in one process of all. While the database is away no
 * process can hold the lease, so that each looks for itself, and writes what it saw afterwards.
 */
@Injectable()
export class Watch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Status');
  private readonly looks: Rounds | null;
  private held = false;
  private standing = QUIET;
  private unwritten: Seen[] = [];
  private sweptAt = -Infinity;

  constructor(
    @Inject(CONFIG) { probeSeconds }: Config,
    private readonly leases: Leases,
    private readonly readiness: Readiness,
    private readonly ready: OnceReady,
    private readonly probes: Probes,
    private readonly signs: Signs,
    private readonly book: StatusBook,
  ) {
    const trouble = (error: unknown) => tellTrouble(this.log, 'what was measured waits', error);
    this.looks = probeSeconds === 0 ? null : new Rounds(probeSeconds * 1000, () => this.look(), trouble);
  }

  /** What this process itself found wrong, and since when (epoch, ms): also while nothing can be written. */
  get open(): ReadonlyMap<Cause, number> {
    return this.standing.open;
  }

  onApplicationBootstrap(): void {
    if (this.looks) void this.ready.do(() => this.begin(this.looks!));
  }

  beforeApplicationShutdown(): Promise<void> | undefined {
    return this.looks?.end();
  }

  private async begin(looks: Rounds): Promise<void> {
    looks.begin();
    const gained = () => ((this.held = true), void looks.quietly());
    await this.leases.stand(LEASE, { gained, lost: () => void (this.held = false) });
  }

  private async look(): Promise<void> {
    if (this.readiness.draining) return;
    const isThere = await this.readiness.answers('database');
    if (!this.held && isThere && this.unwritten.length === 0) return void (this.standing = QUIET);
    const at = Date.now();
    const answers = await this.probes.ask();
    const signs = await this.signs.at(answers);
    if (isThere) await this.recall().catch(() => undefined);
    const { standing, turns } = noticed(this.standing, signs, at);
    this.standing = standing;
    this.unwritten = [...this.unwritten, { at, answers, turns }].slice(-LONGEST_OUTAGE);
    await this.write();
  }

  /** What another process opened is closed here too. What waits to be written is newer than what stands there. */
  private async recall(): Promise<void> {
    if (this.unwritten.length > 0) return;
    this.standing = { ...this.standing, open: await this.book.open() };
  }

  private async write(): Promise<void> {
    const writing = this.unwritten;
    await this.book.write(writing);
    this.unwritten = this.unwritten.slice(writing.length);
    if (performance.now() - this.sweptAt < SWEEP_EVERY_MS) return;
    this.sweptAt = performance.now();
    await this.book.sweep();
  }
}
