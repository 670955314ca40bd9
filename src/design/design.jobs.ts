/** Bull queue of the design service and its jobs. */
export const DESIGN_QUEUE = 'design';
export const MAKE_DESIGN = 'make';
/** Files that are made after the design is completed have a queue of their own: no design waits for them. */
export const FILES_QUEUE = 'design_files';
export const MAKE_FILES = 'make';
/** So have the files of the draped garment, which take ten times as long: nobody waits for them but who asked. */
export const WORN_QUEUE = 'design_worn';
export const DRAPE = 'make';
