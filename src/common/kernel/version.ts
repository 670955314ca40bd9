/** Of the whole product; the same in package.json and the chart. Interfaces with a version of their own say that. */
export const VERSION = '0.1.0';
