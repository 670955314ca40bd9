import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { nameBy, nothingSaid } from './studio/known-names.js';
import { valueWords } from './words/values.js';

nameBy(valueWords);

/** A whole page as it is sent. */
export function documentOf(page: VNode): string {
  nothingSaid();
  return `<!doctype html>${renderToString(page)}`;
}

/** A drawing by itself. */
export const drawingOf = (drawing: VNode): string => renderToString(drawing);
