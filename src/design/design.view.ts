import { FILES } from './design.result.js';
import type { FileName, StoredResult } from './design.result.js';
import type { DesignView, ResultView } from './dto/design.dto.js';
import type { DesignSubmission } from './entities/design-submission.entity.js';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const fileUrl = (publicUrl: string, id: string, file: FileName): string =>
  `${publicUrl}/api/design/${id}/files/${file}`;

function resultView(stored: StoredResult, id: string, publicUrl: string): ResultView {
  const { pattern, illustration, ...rest } = stored;
  const url = (file: FileName): string => fileUrl(publicUrl, id, file);
  return {
    ...rest,
    pattern: {
      ...pattern,
      files: {
        svg: pattern.status === 'none' ? null : url(FILES.pattern),
        pdf_a4: null,
        pdf_a0: null,
        pdf_letter: null,
      },
    },
    sketch: { front_svg: url(FILES.front), back_svg: url(FILES.back) },
    illustration: { png: url(FILES.illustration), ...illustration },
    techpack: null,
  };
}

/** The public form of a design. @param position place in the queue from 1, while it is queued */
export function viewOf(row: DesignSubmission, publicUrl: string, position?: number): DesignView {
  return {
    id: row.id,
    status: row.status,
    progress: row.progress,
    stage: row.stage,
    description: row.description,
    style: row.style,
    version: row.version,
    parent_id: row.parentId,
    created_at: row.createdAt.toISOString(),
    started_at: iso(row.startedAt),
    completed_at: iso(row.completedAt),
    ...(position === undefined ? {} : { queue_position: position }),
    ...(row.error ? { error: row.error } : {}),
    ...(row.result ? { result: resultView(row.result, row.id, publicUrl) } : {}),
  };
}
