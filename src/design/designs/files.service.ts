import { extname } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ArtefactRemoval } from '../../common/storage/artefact-removal.js';
import { ARTEFACTS, type Artefact, type Artefacts } from '../../common/storage/artefacts.js';
import { FILES, artefactFolder, artefactKey, draftKey, outfitFolder } from '../design.result.js';
import type { FileName, LateFile, SmallPicture, StoredDraft, WornFile } from '../design.result.js';

export interface DesignDrawings {
  patternSvg: string;
  frontSvg: string;
  backSvg: string;
  png: Uint8Array;
  draft: StoredDraft;
}

const SVG = 'image/svg+xml';
const TYPES: Record<string, string> = {
  '.svg': SVG,
  '.pdf': 'application/pdf',
  '.dxf': 'application/dxf',
  '.rul': 'text/plain',
  '.json': 'application/json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.glb': 'model/gltf-binary',
};

/** A design's files in the artefact store. */
@Injectable()
export class DesignFiles {
  constructor(
    @Inject(ARTEFACTS) private readonly store: Artefacts,
    private readonly removal: ArtefactRemoval,
  ) {}

  async save(id: string, drawings: DesignDrawings): Promise<void> {
    const svgs: Array<[FileName, string]> = [
      [FILES.front, drawings.frontSvg],
      [FILES.back, drawings.backSvg],
      [FILES.pattern, drawings.patternSvg],
    ];
    const written = svgs
      .filter(([, svg]) => svg !== '')
      .map(([file, svg]) => this.store.put(artefactKey(id, file), Buffer.from(svg), SVG));
    await Promise.all([
      ...written,
      this.store.put(artefactKey(id, FILES.illustration), drawings.png, 'image/png'),
      this.store.put(draftKey(id), Buffer.from(JSON.stringify(drawings.draft)), 'application/json'),
    ]);
  }

  get(id: string, file: FileName): Promise<Artefact | null> {
    return this.store.get(artefactKey(id, file));
  }

  putLate(id: string, file: LateFile | WornFile | SmallPicture['file'], bytes: Uint8Array): Promise<void> {
    return this.store.put(artefactKey(id, file), bytes, TYPES[extname(file)]);
  }

  /** What the late files are drawn from; null for a design made before there were any. */
  async draft(id: string): Promise<StoredDraft | null> {
    const stored = await this.store.get(draftKey(id));
    return stored && (JSON.parse(stored.bytes.toString()) as StoredDraft);
  }

  /** In the transaction that erases the design. */
  promiseRemoval(manager: EntityManager, id: string): Promise<void> {
    return this.removal.promise(manager, [artefactFolder(id)]);
  }

  /** In the transaction that erases one design of an outfit: what shows it beside others. */
  promiseOutfitRemoval(manager: EntityManager, ids: readonly string[]): Promise<void> {
    return this.removal.promise(manager, ids.map(outfitFolder));
  }

  removeOutfit(id: string): Promise<void> {
    return this.store.removeAll(outfitFolder(id));
  }

  removeAll(id: string): Promise<void> {
    return this.store.removeAll(artefactFolder(id));
  }
}
