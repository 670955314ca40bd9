import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../common/kernel/errors.js';
import { ARTEFACTS, type Artefact, type Artefacts } from '../common/storage/artefacts.js';
import { FILE_NAMES, FILES, artefactFolder, artefactKey } from './design.result.js';
import type { FileName } from './design.result.js';

export interface DesignDrawings {
  patternSvg: string;
  frontSvg: string;
  backSvg: string;
  png: Uint8Array;
}

const SVG = 'image/svg+xml';

/** A design's files in the artefact store. */
@Injectable()
export class DesignFiles {
  constructor(@Inject(ARTEFACTS) private readonly store: Artefacts) {}

  async save(id: string, drawings: DesignDrawings): Promise<void> {
    const svgs: Array<[FileName, string]> = [
      [FILES.front, drawings.frontSvg],
      [FILES.back, drawings.backSvg],
      [FILES.pattern, drawings.patternSvg],
    ];
    const written = svgs
      .filter(([, svg]) => svg !== '')
      .map(([file, svg]) => this.store.put(artefactKey(id, file), Buffer.from(svg), SVG));
    await Promise.all([...written, this.store.put(artefactKey(id, FILES.illustration), drawings.png, 'image/png')]);
  }

  /** @throws DomainError not_found */
  async get(id: string, name: string): Promise<Artefact> {
    const file = FILE_NAMES.find((known) => known === name);
    const artefact = file ? await this.store.get(artefactKey(id, file)) : null;
    if (!artefact) throw new DomainError('not_found', 'not_found', 'This design has no such file.');
    return artefact;
  }

  removeAll(id: string): Promise<void> {
    return this.store.removeAll(artefactFolder(id));
  }
}
