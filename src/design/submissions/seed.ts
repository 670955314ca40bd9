import type { DesignSubmission } from '../entities/design-submission.entity.js';

/** Without a seed the text decides, so that one description looks the same each time; its versions keep it. */
export function seedOf({
  request,
  description,
  style,
}: Pick<DesignSubmission, 'request' | 'description' | 'style'>): number {
  if (request.seed !== undefined) return request.seed;
  let hash = 7;
  for (const unit of `${description}/${style ?? ''}`) hash = (Math.imul(hash, 31) + (unit.codePointAt(0) ?? 0)) >>> 1;
  return hash & 0x7fffffff;
}
