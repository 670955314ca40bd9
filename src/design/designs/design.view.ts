import { toldOf, type GarmentSpec } from '../engine/index.js';
import { FILES, SMALL_PICTURES, lateFilesOf, wornOf } from '../design.result.js';
import type { FileName, StoredResult } from '../design.result.js';
import type { DesignView, IllustrationView, ResultView, WornView } from '../dto/design.dto.js';
import type { DesignSubmission } from '../entities/design-submission.entity.js';

type Worn = Pick<DesignSubmission, 'id' | 'wornRefused'>;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const fileUrl = (publicUrl: string, id: string, file: FileName): string =>
  `${publicUrl}/api/design/${id}/files/${file}`;

/** Its picture in every size. */
export const illustrationView = (
  publicUrl: string,
  id: string,
  size: StoredResult['illustration'],
): IllustrationView => ({
  png: fileUrl(publicUrl, id, FILES.illustration),
  ...size,
  previews: SMALL_PICTURES.map(({ file, width, height }) => ({ jpg: fileUrl(publicUrl, id, file), width, height })),
});

/** Where it can be looked at worn, and why not where it cannot. */
function wornView(stored: StoredResult, refused: string | null, url: (file: FileName) => string): WornView {
  const worn = wornOf(stored, refused);
  const at = (file: FileName): string | null => (worn.status === 'available' ? url(file) : null);
  return {
    ...worn,
    glb: at(FILES.wornGlb),
    png: at(FILES.wornPng),
    fit: at(FILES.fitJson),
    fit_png: at(FILES.fitPng),
  };
}

function resultView(stored: StoredResult, { id, wornRefused }: Worn, publicUrl: string): ResultView {
  const { pattern, illustration, late: _late, worn: _worn, ...rest } = stored;
  const files = new Set<FileName>([...lateFilesOf(stored), ...(pattern.status === 'none' ? [] : [FILES.pattern])]);
  const url = (file: FileName): string => fileUrl(publicUrl, id, file);
  const printed = (file: FileName): string | null => (files.has(file) ? url(file) : null);
  return {
    ...rest,
    unused: stored.unused ?? [],
    pattern: {
      ...pattern,
      seams: pattern.seams ?? [],
      edges: pattern.edges ?? [],
      files: {
        svg: printed(FILES.pattern),
        pdf_a4: printed(FILES.patternA4),
        pdf_a0: printed(FILES.patternA0),
        pdf_letter: printed(FILES.patternLetter),
        graded_svg: printed(FILES.graded),
        graded_pdf_a0: printed(FILES.gradedA0),
        dxf: printed(FILES.dxf),
        garmentcode: printed(FILES.garmentcode),
        pdf_projector: printed(FILES.projector),
        graded_dxf: printed(FILES.gradedDxf),
        graded_rules: printed(FILES.gradeRules),
        marker_90: printed(FILES.marker90),
        marker_140: printed(FILES.marker140),
        marker_150: printed(FILES.marker150),
        marker_90_pdf: printed(FILES.marker90Pdf),
        marker_140_pdf: printed(FILES.marker140Pdf),
        marker_150_pdf: printed(FILES.marker150Pdf),
        steps_svg: printed(FILES.steps),
        measurements: printed(FILES.measurements),
      },
    },
    sketch: { front_svg: url(FILES.front), back_svg: url(FILES.back) },
    illustration: {
      ...illustrationView(publicUrl, id, illustration),
      ...(files.has(FILES.outfit) ? { outfit_png: url(FILES.outfit) } : {}),
    },
    techpack: { pdf: url(FILES.techpack) },
    worn: wornView(stored, wornRefused, url),
  };
}

/** A design in one line: the first version is its text, a later one what its spec has become. */
export const summaryOf = (description: string, version: number, spec: GarmentSpec | undefined): string =>
  version > 1 && spec ? toldOf(spec) : description;

/**
 * The public form of a design.
 * @param position place in the queue from 1, while it is queued @param outfit the designs it belongs with
 */
export function viewOf(
  row: DesignSubmission,
  publicUrl: string,
  position?: number,
  outfit?: ResultView['outfit'],
): DesignView {
  return {
    id: row.id,
    status: row.status,
    progress: row.progress,
    stage: row.stage,
    description: row.description,
    summary: summaryOf(row.description, row.version, row.result?.spec),
    style: row.style,
    version: row.version,
    parent_id: row.parentId,
    instruction: row.revisions.at(-1)?.instruction ?? null,
    revisions: row.revisions,
    diff: row.diff,
    listed: row.listedAt !== null,
    created_at: row.createdAt.toISOString(),
    started_at: iso(row.startedAt),
    completed_at: iso(row.completedAt),
    ...(position === undefined ? {} : { queue_position: position }),
    ...(row.error ? { error: row.error } : {}),
    ...(row.result ? { result: { ...resultView(row.result, row, publicUrl), ...(outfit ? { outfit } : {}) } } : {}),
  };
}
