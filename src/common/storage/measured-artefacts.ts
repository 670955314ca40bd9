import { Logger } from '@nestjs/common';
import { nowAndThen } from '../kernel/now-and-then.js';
import { artefactSeconds } from '../telemetry/metrics.js';
import { traced } from '../telemetry/tracing.js';
import { ArtefactsAway, type Artefact, type Artefacts } from './artefacts.js';

const log = new Logger('Artefacts');
const isTime = nowAndThen(10_000);

/** A store whose operations are timed and traced, by what they are and never by whose. */
export class MeasuredArtefacts implements Artefacts {
  constructor(private readonly store: Artefacts) {}

  put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    return measured('put', () => this.store.put(key, bytes, contentType));
  }

  get(key: string): Promise<Artefact | null> {
    return measured('get', () => this.store.get(key));
  }

  removeAll(prefix: string): Promise<void> {
    return measured('remove', () => this.store.removeAll(prefix));
  }

  assertThere(): Promise<void> {
    return this.store.assertThere().catch(complain);
  }
}

async function measured<T>(operation: string, work: () => Promise<T>): Promise<T> {
  const end = artefactSeconds.startTimer({ operation });
  try {
    const result = await traced({ name: `artefact ${operation}`, kind: 'client' }, work);
    end({ outcome: 'ok' });
    return result;
  } catch (error) {
    end({ outcome: error instanceof ArtefactsAway ? 'away' : 'failed' });
    return complain(error);
  }
}

/** Says now and then why the store does not answer; callers hear only that it does not. */
function complain(error: unknown): never {
  if (error instanceof ArtefactsAway && isTime()) log.warn(`the store of files is away: ${error.reason}`);
  throw error;
}
