import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull } from 'typeorm';
import { Exceeded, OwnProcess, type Bounds } from '../../common/workers/own-process.js';
import type { StoredResult } from '../design.result.js';
import { DesignSubmission } from '../entities/design-submission.entity.js';
import { seedOf } from '../submissions/seed.js';
import { Drafts } from './drafts.service.js';
import type { WearInput, WearOutput } from './wear.process.js';

const PROGRAM = new URL('./wear.process.js', import.meta.url);
/** Six times what a garment usually takes. */
const BOUNDS: Bounds = { seconds: 60, megabytes: 600 };
/** How often it is asked whether the design is still there. */
const LOOK_MS = 1000;

const TOO_LONG = 'It did not come to rest within the time that a garment has.';
const TOO_LARGE = 'It needs more memory than a garment has.';

type Completed = DesignSubmission & { result: StoredResult };

/** The design went while it was draped. */
class Gone extends Error {}

/** Drapes a garment on its wearer in a process of its own, as long as somebody has the design. */
@Injectable()
export class Draping {
  private readonly log = new Logger(Draping.name);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly drafts: Drafts,
    private readonly processes: OwnProcess,
  ) {}

  /** @returns null where the design went meanwhile */
  async wear(row: Completed): Promise<WearOutput | null> {
    const input = await this.inputOf(row);
    const gone = new AbortController();
    const watch = setInterval(() => {
      void this.isThere(row.id).then(
        (is) => is || gone.abort(new Gone()),
        () => undefined,
      );
    }, LOOK_MS);
    try {
      return await this.processes.run<WearOutput>(PROGRAM, 'wear', input, BOUNDS, gone.signal);
    } catch (error) {
      if (error instanceof Gone) return null;
      if (!(error instanceof Exceeded)) throw error;
      this.log.warn({ msg: 'a garment was not draped', design: row.id, reason: error.message });
      return { refused: error.what === 'time' ? TOO_LONG : TOO_LARGE };
    } finally {
      clearInterval(watch);
    }
  }

  private async inputOf(row: Completed): Promise<WearInput> {
    const { completed, pieces } = await this.drafts.of(row);
    const { pattern, materials, measurements } = row.result;
    return {
      completed,
      pattern: { drafted: pieces, seams: pattern.seams ?? [], edges: pattern.edges ?? [], checks: pattern.checks },
      fabrics: materials.fabrics.map(({ name, weight_gsm }) => ({ name, weight_gsm })),
      body: measurements.values,
      seed: seedOf(row),
    };
  }

  private isThere(id: string): Promise<boolean> {
    return this.db.manager.existsBy(DesignSubmission, { id, status: 'completed', erasedAt: IsNull() });
  }
}
