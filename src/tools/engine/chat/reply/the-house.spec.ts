import type { ChatFacts } from '../facts.js';
import { tellHouse } from './the-house.js';

const FACTS = { publicUrl: 'http://here' } as ChatFacts;
const topic = (asked: string): string | undefined => tellHouse(asked, FACTS, () => 'en')?.topic;

it.each([
  'Where do I look up who is ahead in the league?',
  'Is there a page with the leaderboard?',
  'On which url can people watch which bot is winning?',
  'Var hittar jag ligatabellen?',
  'Wo finde ich die Rangliste der Agenten?',
  'Où peut-on voir le classement ?',
  '¿En qué página veo quién va primero?',
])('where the standings are seen: %s', (asked) => expect(topic(asked)).toBe('note/leaderboard-where'));

it.each([
  'Who is ahead in the league?',
  'Where does Brim stand?',
  'Where can I see which size is ahead?',
  'Where can I see who leads the Premier League?',
  'Where can I see the size table?',
  'Vem leder ligan?',
])('is not told of %s', (asked) => expect(topic(asked)).toBeUndefined());
