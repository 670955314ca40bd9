import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { tellTrouble } from '../../common/db/trouble.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Notifier } from '../../common/db/notifier.js';
import type { League } from '../engine/league/index.js';
import { equities, markAll } from '../engine/league/index.js';
import type { LeagueStatus } from '../entities/market.entity.js';
import { LeagueReader } from './league-reader.js';
import { TICK_CHANNEL } from '../arena.names.js';
import { PublicLeague } from './public-league.js';

/** Keeps the public picture current in a process that does not move the market itself. */
@Injectable()
export class LeagueFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(LeagueFollower.name);
  private league: League | null = null;
  private shown: { tick: number; status: LeagueStatus } | null = null;
  private timer: NodeJS.Timeout | undefined;
  private reading: Promise<void> | null = null;
  private stop: () => void = () => undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly notifier: Notifier,
    private readonly reader: LeagueReader,
    private readonly projection: PublicLeague,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = this.notifier.listen(TICK_CHANNEL, () => this.follow());
    this.timer = setInterval(() => this.follow(), this.config.tickMs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stop();
    await this.reading;
  }

  private follow(): void {
    if (this.projection.holding) this.league = null;
    else this.reading ??= this.read().finally(() => (this.reading = null));
  }

  private async read(): Promise<void> {
    try {
      const found = await this.reader.read(this.league);
      if (!found || this.projection.holding) return;
      const { league, publication } = found;
      const { tick } = league;
      const { status } = publication;
      const known = this.shown?.tick === tick && this.shown.status === status && this.projection.current !== null;
      this.league = league;
      this.shown = { tick, status };
      if (known) return;
      markAll(league, equities(league));
      this.projection.publish(league, publication, found.news);
    } catch (error) {
      this.league = null;
      tellTrouble(this.log, 'cannot follow the market', error);
    }
  }
}
