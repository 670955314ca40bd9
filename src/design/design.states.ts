export const DESIGN_STATUSES = ['queued', 'processing', 'completed', 'failed', 'cancelled'] as const;
export type DesignStatus = (typeof DESIGN_STATUSES)[number];

/** What is being done while a design is `processing`, in order, with the progress at which each begins (percent). */
export const DESIGN_STAGES = ['reading', 'drafting', 'drawing', 'saving'] as const;
export type DesignStage = (typeof DESIGN_STAGES)[number];
export const STAGE_PROGRESS: Readonly<Record<DesignStage, number>> = {
  reading: 5,
  drafting: 20,
  drawing: 50,
  saving: 90,
};

export const isOpen = (status: DesignStatus): boolean => status === 'queued' || status === 'processing';

/** Uses of a beta key over its life, and key requests per e-mail and UTC day. */
export const BETA_USES = 10;
export const KEY_REQUESTS_PER_DAY = 3;
/** Bytes that a design and the files made of it take, about. */
export const FILES_OF_A_DESIGN = 2_000_000;
/** `uses_remaining` of keys without a limit. */
export const UNLIMITED = 2_147_483_647;
/** Seconds one design takes with its turn in the queue, for estimates. */
export const SECONDS_PER_DESIGN = 2;

export const SERVICE_NAME = 'fyra-design';
export const SERVICE_VERSION = '0.4.12';
