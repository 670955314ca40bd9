import { Injectable } from '@nestjs/common';
import { LEAGUE_FACTS } from '../common/ports/league-facts.js';
import { MOOD } from '../common/ports/mood.js';
import { Ports, type Port } from '../common/ports/ports.js';
import { SHOWCASE } from '../common/ports/showcase.js';
import { TRIAL_SLOTS } from '../common/ports/trial-slots.js';
import type { Live } from '../../web/pages/landing.js';
import { inTime } from '../common/work/in-time.js';

const PATIENCE_MS = 800;

/** What the pages show of the moment. What is not loaded, not ready or slow is left out; the page comes anyway. */
@Injectable()
export class LiveFigures {
  constructor(private readonly ports: Ports) {}

  async all(): Promise<Omit<Live, 'said'>> {
    const [league, mood, showcase, freeSlots] = await Promise.all([
      this.asked(LEAGUE_FACTS, (port) => port.league()),
      this.asked(MOOD, (port) => port.mood()),
      this.asked(SHOWCASE, (port) => port.showcase()),
      this.freeSlots(),
    ]);
    return { league, mood, showcase, freeSlots };
  }

  freeSlots(): Promise<number | null> {
    return this.asked(TRIAL_SLOTS, (port) => port.free());
  }

  private asked<T, Answer>(port: Port<T>, question: (provider: T) => Promise<Answer | null>): Promise<Answer | null> {
    const provider = this.ports.ask(port);
    return provider ? inTime(question(provider), PATIENCE_MS) : Promise.resolve(null);
  }
}
