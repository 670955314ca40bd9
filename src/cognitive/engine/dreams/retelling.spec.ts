import type { Episode, EpisodeType } from '../memory/episode.js';
import { main } from '../swedish/clause.js';
import type { Topic } from '../swedish/nouns.js';
import { retell } from './retelling.js';

const told = (type: EpisodeType, topic: Topic | null, outcome: number | null): [string, string, Topic] => {
  const episode = { type, topics: topic ? [topic] : [], outcome } as unknown as Episode;
  const { happened, opposite, noun } = retell(episode);
  return [main(happened), main(opposite), noun];
};

it.each<[EpisodeType, Topic | null, number | null, [string, string, string]]>([
  ['image', null, 0.75, ['en bild blev klar', 'bilden blev aldrig klar', 'image']],
  ['image', null, 0.74, ['en bild tog lång tid', 'bilden blev klar på ett ögonblick', 'image']],
  ['image', null, 0.5, ['en bild tog lång tid', 'bilden blev klar på ett ögonblick', 'image']],
  ['image', null, 0.49, ['en bild misslyckades', 'bilden blev klar', 'image']],
  ['image', null, null, ['en bild beställdes', 'bilden beställdes aldrig', 'image']],
  ['image', 'image', 1, ['en bild blev klar', 'bilden blev aldrig klar', 'image']],
  ['trade', 'btc', 0.51, ['en affär i bitcoin gav vinst', 'affären i bitcoin slutade med förlust', 'trade']],
  ['trade', 'xrp', 0.5, ['en affär i XRP slutade med förlust', 'affären i XRP gav vinst', 'trade']],
  ['trade', null, null, ['en affär gick igenom', 'affären blev aldrig av', 'trade']],
  ['error', 'league', 0, ['ett fel uppstod i ligan', 'allt fungerade i ligan', 'error']],
  ['error', null, 0, ['ett fel uppstod i maskineriet', 'allt fungerade i maskineriet', 'error']],
  [
    'traffic',
    'toolbox',
    null,
    ['en våg av anrop kom till verktygen', 'inte ett enda anrop kom till verktygen', 'request'],
  ],
  ['traffic', null, null, ['en våg av anrop kom till porten', 'inte ett enda anrop kom till porten', 'request']],
  ['text', null, 1, ['någon sade något vänligt', 'någon sade något hårt', 'thanks']],
  ['text', 'message', 0, ['någon sade något hårt', 'någon sade något vänligt', 'complaint']],
  ['text', null, null, ['någon skrev några rader', 'ingen skrev en enda rad', 'message']],
  ['match', null, 1, ['en match slutade med seger för huset', 'matchen slutade med nederlag', 'match']],
  ['match', null, 0, ['en match slutade med nederlag för huset', 'matchen slutade med seger', 'match']],
  ['liquidation', null, 0, ['en position tvångsstängdes', 'positionen höll ända till slutet', 'position']],
  ['silence', null, null, ['allt tystnade', 'någon hörde av sig', 'silence']],
  ['key', null, null, ['en ny nyckel lämnades ut', 'nyckeln passade aldrig i något lås', 'key']],
])('%s of %s with outcome %s', (type, topic, outcome, expected) =>
  expect(told(type, topic, outcome)).toEqual(expected),
);

it('tells of a garment in its own gender', () => {
  expect(told('design', 'dress', 1)[0]).toBe('en klänning blev klar');
  expect(told('design', null, null)[0]).toMatch(/^ett plagg beställdes$/);
  expect(told('image', 'dress', 1).slice(0, 2)).toEqual([
    'en bild av en klänning blev klar',
    'bilden av en klänning blev aldrig klar',
  ]);
});
