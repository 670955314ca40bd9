import { EN_CLOSURE_AND_DETAIL } from './en-closure-and-detail.js';
import { EN_CLOTH } from './en-cloth.js';
import { EN_CONTEXT } from './en-context.js';
import { EN_NECK_AND_SLEEVE } from './en-neck-and-sleeve.js';
import { EN_OCCASION } from './en-occasion.js';
import { EN_PARTS } from './en-parts.js';
import { EN_SHAPE } from './en-shape.js';

/** English words for everything but the garment itself; the phrase that says most wins, whatever the order here. */
export const EN_ATTRIBUTES = [
  ...EN_SHAPE,
  ...EN_NECK_AND_SLEEVE,
  ...EN_CLOSURE_AND_DETAIL,
  ...EN_CLOTH,
  ...EN_OCCASION,
  ...EN_PARTS,
  ...EN_CONTEXT,
];
