import type { Config } from '../config/env.js';
import type { Installation } from '../db/installation.js';
import type { Artefacts } from './artefacts.js';
import { DiskArtefacts } from './disk-artefacts.js';
import { MeasuredArtefacts } from './measured-artefacts.js';
import { S3Artefacts } from './s3-artefacts.js';

/** The store that STORAGE_URL names. */
export const artefactsOf = (
  { storage }: Pick<Config, 'storage'>,
  installation: Pick<Installation, 'once'>,
): Artefacts =>
  new MeasuredArtefacts(
    storage.kind === 'file'
      ? new DiskArtefacts(storage.directory, (find) => installation.once('store', find))
      : new S3Artefacts(storage),
  );
