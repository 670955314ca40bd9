import { answerBySchema } from './schema-answer.js';

const NOTHING = { league: null, mood: null, offers: {}, answer: { text: '', sources: [], points: [] } } as never;

function told(name: string, question: string): boolean | null {
  const schema = { type: 'object', properties: { [name]: { type: 'boolean' } }, required: [name] };
  const answer = answerBySchema({ schema, question, before: '', house: NOTHING, seed: 's' });
  return answer.ok ? (answer.value as Record<string, boolean>)[name] : null;
}

const THINGS = [
  ['wants_refund', 'a refund'],
  ['wants_exchange', 'an exchange'],
  ['gift_wrap', 'gift wrap'],
  ['wants_receipt', 'a receipt'],
  ['wants_invoice', 'an invoice'],
] as const;
const NEEDLESS = [
  'No need for %.',
  'There is no need for %, thanks.',
  "I don't need %.",
  'We do not require %.',
  '% is not necessary.',
  "% isn't needed.",
  'The trousers fit, but the parcel was late. No need for %.',
];
const NEEDED = [
  'I need %.',
  'I would like %, please.',
  '% is needed.',
  'Please arrange %; there is no need for a call.',
];

const said = (frame: string, thing: string): string => {
  const text = frame.replace('%', thing);
  return text[0].toUpperCase() + text.slice(1);
};

describe.each(THINGS)('%s by “%s”', (name, thing) => {
  it.each(NEEDLESS)('is no by “%s”', (frame) => expect(told(name, said(frame, thing))).toBe(false));
  it.each(NEEDED)('is yes by “%s”', (frame) => expect(told(name, said(frame, thing))).toBe(true));
});

it.each([
  ['Eine Rückerstattung ist nicht nötig.', false],
  ['Wir möchten keine Rückerstattung.', false],
  ['Ich möchte eine Rückerstattung.', true],
  ['Behöver ingen återbetalning.', false],
  ['En återbetalning behövs inte.', false],
  ['Jag vill ha en återbetalning.', true],
  ['Pas besoin de remboursement.', false],
  ["Un remboursement n'est pas nécessaire.", false],
  ['Je voudrais un remboursement.', true],
  ['No hace falta un reembolso.', false],
  ['Quiero un reembolso.', true],
])('in other languages, “%s”: %s', (text, is) => expect(told('wants_refund', text)).toBe(is));
