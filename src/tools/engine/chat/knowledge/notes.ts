import type { Note } from './note.js';
import { NOTES_API } from './notes-api.js';
import { NOTES_BODY } from './notes-body.js';
import { NOTES_CARE } from './notes-care.js';
import { NOTES_SEWING } from './notes-sewing.js';
import { NOTES_SOCIAL } from './notes-social.js';
import { NOTES_WEAR } from './notes-wear.js';

/** Answers to particular questions; at equal fitness the earlier one is said. */
export const NOTES: readonly Note[] = [
  ...NOTES_SOCIAL,
  ...NOTES_CARE,
  ...NOTES_SEWING,
  ...NOTES_BODY,
  ...NOTES_WEAR,
  ...NOTES_API,
];
