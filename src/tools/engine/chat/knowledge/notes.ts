import type { Note } from './note.js';
import social from './notes/social.yaml.js';
import care from './notes/care.yaml.js';
import sewing from './notes/sewing.yaml.js';
import body from './notes/body.yaml.js';
import wear from './notes/wear.yaml.js';
import terms from './notes/terms.yaml.js';
import api from './notes/api.yaml.js';

/** Answers to particular questions; at equal fitness the earlier one is said. */
export const NOTES = ([social, care, sewing, body, wear, api, terms] as Note[][]).flat() as readonly Note[];
