import { isPublicId, newPublicId } from '../common/work/public-id.js';

const PREFIX = 'dsn';

export const newDesignId = (): string => newPublicId(PREFIX);

export const isDesignId = (id: string): boolean => isPublicId(PREFIX, id);

/** The id that stands in the documentation; `showcase.service.ts` keeps a design under it. */
export const SHOWCASE_ID = 'dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n';
