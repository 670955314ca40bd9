import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiTooManyRequestsResponse } from '@nestjs/swagger';

export const QUOTA = 'fyra:quota';

export interface QuotaRule {
  bucket: string;
  /** How many units a request costs by its (not yet validated) body; 1 where absent. */
  units?: (body: unknown) => number;
}

/** Charges each request of the route to a bucket that a feature has defined. */
export const Quota = (bucket: string, units?: QuotaRule['units']) =>
  applyDecorators(
    SetMetadata(QUOTA, { bucket, units } satisfies QuotaRule),
    ApiTooManyRequestsResponse({ description: 'The limit is used up; see the RateLimit headers.' }),
  );

export const UNMETERED = 'fyra:unmetered';

/** Health, metrics and documentation: no burst limit. */
export const Unmetered = () => SetMetadata(UNMETERED, true);
