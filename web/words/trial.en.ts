import { counted } from '../format.js';

/** Where a visitor sends the engine a text. */
export const words = {
  title: 'Try the engine · Fyra',
  description: 'Send the cognitive engine a text and see what it feels.',
  heading: 'Say something to it.',
  lead: 'The engine reads your text, feels something about it and answers in the text’s language, English or Swedish. It remembers, so be kind. Ten texts a day.',
  now: 'The engine now',
  dreamt: 'It dreamt last',
  text: 'Your text',
  sample: 'Vilken fin design, den gillar jag verkligen!',
  send: 'Send it',
  noScript: 'This page needs scripts; the command on the first page does the same.',
  did: 'What it did to the engine',
  sentiment: 'Sentiment',
  felt: 'It felt',
  beforeAfter: 'The engine before and a second after',
  value: 'Value',
  before: 'Before',
  after: 'After',
  slots: (count: number) => `${counted(count, 'trial slot is', 'trial slots are')} free.`,
  withKey:
    'With a key the engine tells more: novelty, surprise in nats, keywords and hypotheses, a hundred times a day.',
  getKey: 'Get an instant key',
};
