import type { Config } from '../config/env.js';
import type { Artefacts } from './artefacts.js';
import { DiskArtefacts } from './disk-artefacts.js';

/** The store that STORAGE_URL names. @throws Error for one that this version cannot serve */
export function artefactsOf({ storage }: Pick<Config, 'storage'>): Artefacts {
  if (storage.kind === 'file') return new DiskArtefacts(storage.directory);
  throw new Error('STORAGE_URL: this version keeps artefacts on disk only (file:)');
}
