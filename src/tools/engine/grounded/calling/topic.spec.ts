import { readingOf } from '../reading.js';
import { topicOf } from './topic.js';

describe('what is booked or to be remembered', () => {
  it.each([
    ['Book a fitting with Clara on 2026-12-08 at 15:00 for 45 minutes.', 'fitting with Clara'],
    ['Create an event: Alterations for Mrs Smith, 2026-12-11, 10:15', 'Alterations for Mrs Smith'],
    ['Put lunch with Anna in my calendar on 2026-12-09 at 12:00.', 'lunch with Anna'],
    ['Please schedule a meeting with the tailor on 2026-12-09 at 09:30.', 'meeting with the tailor'],
    ['Remind me on 2026-12-10 to water the plants.', 'water the plants'],
    ['Book an appointment on 2026-12-14 at 10:00 to shorten my trousers.', 'shorten my trousers'],
    ['Trag eine Anprobe mit Frau Keller am 2026-12-09 um 12:00 ein.', 'Anprobe mit Frau Keller'],
    ['Boka en provning med Clara den 8 december 2026 kl 15:00.', 'provning med Clara'],
    ['Rappelle-moi de chercher le costume le 10 décembre 2026 à 16:00.', 'chercher le costume'],
    ['Recuérdame recoger el traje el 10 de diciembre de 2026 a las 16:00.', 'recoger el traje'],
  ])('%s', (text, topic) => expect(topicOf(readingOf(text), [])).toBe(topic));

  it.each(['Book an appointment on 2026-12-14 at 10:00.', 'Is the shop open on 2026-12-14?', 'Put it in my calendar.'])(
    'not: %s',
    (text) => expect(topicOf(readingOf(text), [])).toBeNull(),
  );

  it('without what other arguments say', () =>
    expect(topicOf(readingOf('Book a fitting with Clara on 2026-12-08 at 15:00.'), ['Clara'])).toBe('fitting'));
});
