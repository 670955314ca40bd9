/** Bull queue of the design service and its jobs. */
export const DESIGN_QUEUE = 'design';
export const MAKE_DESIGN = 'make';
/** Files that are made after the design is completed have a queue of their own: no design waits for them. */
export const FILES_QUEUE = 'design_files';
export const MAKE_FILES = 'make';
