import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** A whole page as it is sent. */
export const documentOf = (page: VNode): string => `<!doctype html>${renderToString(page)}`;

/** A drawing by itself. */
export const drawingOf = (drawing: VNode): string => renderToString(drawing);
