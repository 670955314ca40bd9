import type { FunctionTool } from '../matching.js';
import { isOfItself } from './of-itself.js';

const TOOLS = ['track_parcel', 'bookTable'].map((name): FunctionTool => ({ name, description: '', parameters: {} }));

it.each([
  'What does track_parcel do?',
  'What is the track_parcel function for?',
  'How does `bookTable` work?',
  'Which parameters does track_parcel take?',
  'Vad gör funktionen bookTable?',
  'Wozu dient track_parcel?',
  'Que fait la fonction bookTable ?',
  '¿Qué hace track_parcel?',
])('is of the function itself: %s', (asked) => expect(isOfItself(asked, TOOLS)).toBe(true));

it.each([
  'Use track_parcel for AB12',
  'What does track_parcel say of AB12?',
  'What does the parcel tool do?',
  'Track my parcel',
  'How does it work?',
])('is not: %s', (asked) => expect(isOfItself(asked, TOOLS)).toBe(false));
