import { isOfClass, isRelated, lemmasOf, pastOf } from './index.js';

it.each([
  ['departure', 'left', 'of-synonym'],
  ['lined', 'lining', 'same'],
  ['renewal', 'renewed', 'derived'],
  ['signature', 'signed', 'derived'],
  ['theft', 'stolen', 'of-synonym'],
  ['borrower', 'borrowed', 'derived'],
  ['complainant', 'complained', 'derived'],
  ['attorney', 'lawyer', 'synonym'],
  ['doctor', 'surgeon', 'kind-of'],
  ['vehicle', 'car', 'kind-of'],
  ['present', 'absent', 'opposite'],
  ['locked', 'unlocked', 'opposite'],
  ['sober', 'drunk', 'opposite'],
  ['rejected', 'turn_down', 'synonym'],
  ['returned', 'take_back', 'defined'],
])('%s is met by %s', (asked, said, kind) => {
  expect(isRelated(asked, said)?.kind).toBe(kind);
});

it.each([
  ['surgeon', 'doctor'],
  ['order', 'told'],
  ['bear', 'market'],
  ['bank', 'river'],
  ['purchase', 'signed'],
  ['departure', 'started'],
  ['broadcast', 'recorded'],
  ['customer', 'beekeeper'],
  ['patient', 'optician'],
])('%s is not met by %s', (asked, said) => {
  expect(isRelated(asked, said)).toBeNull();
});

it('reads forms that no ending tells', () => {
  expect(lemmasOf('left')).toContain('leave');
  expect(['left', 'signed', 'bed', 'people'].map(pastOf)).toEqual(['leave', 'sign', null, null]);
});

it('knows what a person and a place is', () => {
  expect([isOfClass('notary', 'person'), isOfClass('zoo', 'place'), isOfClass('password', 'person')]).toEqual([
    true,
    true,
    false,
  ]);
});
