import { takenTwice } from './taken-twice.js';

const text = { type: 'string' };
const schema = {
  type: 'object',
  properties: { id: text, bay: text, tags: { type: 'array', items: text }, day: { ...text, format: 'date' } },
};

it.each([
  ['move pallet P-118 to bay C4', { id: 'P-118', bay: 'C4' }, []],
  ['move pallet P-118 somewhere', { id: 'P-118', bay: 'P-118' }, ['bay']],
  ['set the tags of pr_881', { id: 'pr_881', tags: ['pr_881'] }, ['tags']],
  ['rename Kiel to Kiel', { id: 'Kiel', bay: 'Kiel' }, []],
  ['from 2027-01-02', { day: '2027-01-02', id: 'x' }, []],
])('%s: one text fills one argument', (said, made, twice) => expect(takenTwice(made, schema, said)).toEqual(twice));
