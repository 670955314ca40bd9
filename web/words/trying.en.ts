import { counted } from '../format.js';

/** What moves on the first page: the drawing, the league, the conversation. */
export const words = {
  wear: 'What would you wear?',
  draw: 'Draw it',
  drawn: (text: string) => `Drawn: ${text}`,
  why: 'Why it looks like this',
  nameOne: 'Name a garment, and every choice stands here with its reason.',
  usual: (count: number) => `${count} more as is usual, where the text leaves it open`,
  unused: (words: readonly string[]) => `Nothing was made of ${words.map((word) => `“${word}”`).join(', ')}.`,
  none: 'none',
  stated: (words: string) => `“${words}”`,
  follows: (words: string) => `follows from “${words}”`,
  byStyle: 'by its style',
  asUsual: 'as is usual',

  conversation: 'The conversation',
  you: 'You: ',
  atelier: 'The atelier: ',
  askAbout: 'Ask about fabric, care, fit, the league or the engine',
  ask: 'Ask',
  left: (calls: number) => `${calls} of today’s questions are left.`,
  three: 'Three questions a day need no key.',
  more: 'More',
  askAtelier: 'Ask the atelier',

  paused: 'The market is paused. ',
  lost: 'The server is away; this comes back by itself. ',
  crowded: 'Too many pages of your network follow the league; this one waits for a place. ',
  today: (left: string, house: number, challengers: number) =>
    `Today’s match, ${left} left. ${house} fighters of the house, ${counted(challengers, 'challenger', 'challengers')} in the ring.`,
  markets: 'Markets',
};
