import { inWordsOfDeed, isCalledOff, takesOn } from './called-off.js';

const tool = (name: string) => ({ name, description: '', parameters: {} });

it.each([
  "I won't make it on Friday",
  'Jag har fått förhinder på torsdag',
  'Ich kann am Freitag leider nicht kommen',
  'Je ne pourrai pas venir jeudi',
  'No puedo ir el jueves',
])('“%s” says that somebody does not come', (text) => expect(isCalledOff(text)).toBe(true));

it.each(['Can I come on Friday?', 'I cannot find my order', 'Kommer paketet i dag?'])('“%s” does not', (text) =>
  expect(isCalledOff(text)).toBe(false),
);

it('is said with the deed of the one function that takes back', () => {
  expect(inWordsOfDeed([tool('leave_class'), tool('book_class')], "Ada won't make it to yoga")).toBe('Ada leave yoga');
  expect(inWordsOfDeed([tool('leave_class'), tool('cancel_visit')], "Ada won't make it")).toBe("Ada won't make it");
});

it('what books is not meant', () =>
  expect([tool('book_class'), tool('leave_class')].map(takesOn)).toEqual([true, false]));
