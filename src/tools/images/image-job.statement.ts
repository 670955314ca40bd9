import type { PreparedStatement } from '../../common/db/prepared.js';
import type { ImageJob } from '../entities/image-job.entity.js';

/** What is told of a job, without its words. */
export type ToldJob = Pick<
  ImageJob,
  | 'id'
  | 'owner'
  | 'status'
  | 'progress'
  | 'request'
  | 'error'
  | 'generatedBy'
  | 'warnings'
  | 'createdAt'
  | 'completedAt'
  | 'erasedAt'
>;

/** $1 ids */
export const IMAGE_JOBS: PreparedStatement = {
  name: 'fyra_image_jobs',
  text: `SELECT id, owner, status, progress, request, error, generated_by AS "generatedBy", warnings, created_at AS "createdAt",
      completed_at AS "completedAt", erased_at AS "erasedAt"
    FROM tools_image_job WHERE id = ANY($1::text[])`,
};
