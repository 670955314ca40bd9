/** Bull queue of the design service and its jobs. */
export const DESIGN_QUEUE = 'design';
export const MAKE_DESIGN = 'make';
