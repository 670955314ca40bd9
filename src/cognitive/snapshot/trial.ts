import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Ports } from '../../common/ports/ports.js';
import { TRIAL_SLOTS } from '../../common/ports/trial-slots.js';
import type { TrialView, TryAlso } from '../dto/snapshot.dto.js';

const LOOK_MS = 1000;

/** The offer in the snapshot: free slots as tools counts them, and commands that work when pasted. */
@Injectable()
export class Trial implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private slots = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly ports: Ports,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    await this.look();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  get view(): TrialView {
    const { publicUrl } = this.config;
    const offer =
      this.slots > 0 ? `${this.slots} free slots: get an instant key, no e-mail needed.` : 'No free slots now.';
    return {
      free_slots: this.slots,
      url: `${publicUrl}/trial`,
      instant_key_url: `${publicUrl}/api/register`,
      cta: offer,
    };
  }

  get tryAlso(): TryAlso {
    const { publicUrl, persona } = this.config;
    const json = `-H 'Content-Type: application/json' -d '{"text":"Vilken fin design, den gillar jag verkligen!"}'`;
    return {
      bride_say: `curl -s ${publicUrl}/api/${persona}-say`,
      free_demo: `curl -s -X POST ${publicUrl}/api/${persona}-demo ${json}`,
      cognitive_api: `curl -s -G ${publicUrl}/api/${persona}/v1/cognitive -H "X-API-Key: $API_KEY" --data-urlencode 'text=The coat is wonderful, thank you!'`,
    };
  }

  /** Where tools is not loaded there is nothing to try for. */
  private async look(): Promise<void> {
    this.slots =
      (await this.ports
        .ask(TRIAL_SLOTS)
        ?.free()
        .catch(() => this.slots)) ?? 0;
  }
}
