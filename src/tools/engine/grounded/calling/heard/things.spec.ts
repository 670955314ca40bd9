import { textOf } from './text.js';
import { placeFor } from './things.js';

const place = (text: string) =>
  placeFor(
    {
      name: 'destination',
      schema: { type: 'string' },
      kind: 'place',
      words: ['destination'],
      described: '',
      isRequired: true,
    },
    textOf(text),
    [],
  )?.value ?? null;

it.each([
  ['Send the crates to Dock 2', 'Dock 2'],
  ['Send the crates to Dock 2, please', 'Dock 2'],
  ['Send the crates to Warehouse 20 on Monday', 'Warehouse 20'],
  ['Send the crates to Warehouse 20 tomorrow', 'Warehouse 20'],
  ['Send to Warehouse 20 pallets', 'Warehouse'],
  ['Send to Gate 4 rolls of linen', 'Gate'],
])('“%s” goes to %s', (text, value) => expect(place(text)).toBe(value));
