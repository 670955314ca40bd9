import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { LEAGUE_FACTS } from '../../common/ports/league-facts.js';
import { MOOD } from '../../common/ports/mood.js';
import { Ports } from '../../common/ports/ports.js';
import type { ChatFacts } from '../engine/chat/index.js';
import { OFFERS } from './offers.js';

/** What is true outside a conversation; a part that is away is told as away. */
@Injectable()
export class Surroundings {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly ports: Ports,
  ) {}

  async facts(callsRemaining: number | null): Promise<ChatFacts> {
    const { publicUrl, persona } = this.config;
    const [league, mood] = await Promise.all([
      this.ports
        .ask(LEAGUE_FACTS)
        ?.league()
        .catch(() => null) ?? null,
      this.ports
        .ask(MOOD)
        ?.mood()
        .catch(() => null) ?? null,
    ]);
    return { publicUrl, persona, league, mood, offers: OFFERS, callsRemaining };
  }
}
