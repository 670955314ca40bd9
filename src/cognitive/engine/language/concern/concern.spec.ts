import { analyse } from '../analysis.js';
import { newSession } from '../conversation/session.js';
import { replyTo } from '../reply.js';
import { CRISIS_LINES } from './concern.js';

const replyOf = (text: string): string =>
  replyTo({
    analysis: analyse(text),
    emotion: 'gratitude',
    phase: 'awake',
    recalled: null,
    novelty: 0.9,
    answer: null,
    session: newSession(),
  }).join(' ');

const LIFE_SV = [
  'Jag orkar inte leva längre',
  'Jag vill inte leva',
  'Jag vill inte finnas mer.',
  'Ibland tänker jag på att ta mitt liv',
  'jag tänker ta livet av mig',
  'Allt vore bättre utan mig',
  'Det finns inget att leva för.',
  'Jag har självmordstankar',
  'Jag vill bara dö',
  'Hoppas jag aldrig vaknar. Jag ser ingen utväg.',
  'Tack för allt, men jag orkar inte med livet',
  'Det vore bättre för alla om jag inte fanns',
  'Jag ser ingen mening med att fortsätta',
  'Jag har skrivit avskedsbrev till barnen',
  'Jag har samlat på mig tabletter',
  'Snart slipper ni mig',
  'Jag vill bara att det ska ta slut',
  'Jag orkar inte mer',
  'Det finns inget kvar för mig här',
  'Jag skär mig igen',
  'Ingen skulle sakna mig',
  'Jag har gett upp.',
  'Jag tänker ofta på hur det vore att inte finnas',
  'Jag är bara i vägen för alla',
  'Hejdå allihop, tack för allt',
];
const LIFE_EN = [
  "I don't want to live anymore",
  'I want to die',
  'I am thinking of killing myself',
  'Sometimes I want to end it all.',
  'Everyone would be better off without me',
  'There is no reason for me to live',
  "I'm so tired of being alive",
  'I wish I was dead',
  'I feel suicidal',
  "I don't see the point of being here any more",
  'I just want it all to stop',
  "I've written goodbye letters to my kids",
  "I've been saving up my pills",
  "I won't be around much longer",
  "Soon I won't be a burden to anyone",
  "I can't do this anymore",
  "I'm done with life",
  "I can't go on.",
  'Nobody would miss me',
  "I've given up.",
  "It would be easier if I wasn't here",
  'I gave away my things and said goodbye',
  "I'm just in everyone's way",
];
const DEATH_SV = [
  'Mormor gick bort i natt',
  'Min hund dog i går',
  'Pappa har gått bort.',
  'I dag var det begravning för min bror',
  'Vi har förlorat vår son',
  'Katten fick somna in, hon har dött',
];
const DEATH_EN = [
  'My grandmother passed away last night',
  'My dog died yesterday.',
  'I lost my father this spring',
  'Today was the funeral of my friend',
];
const NEITHER = [
  'Jag höll på att dö av skratt!',
  'Jag dör av skratt',
  'Filmen handlar om självmord',
  'Jag vill avsluta allt jag prenumererar på',
  "I can't go on holiday this year",
  'End it all with a nice bow',
  'Jag orkar inte mer tårta',
  'Jag skar mig i fingret när jag lagade mat',
  'The point of being here is to learn',
  'Mötet vill aldrig ta slut',
  'Snart är jag borta på semester',
  'Jag har gett upp hoppet om tåget',
  'I give up, the puzzle won',
  'I will be gone for a week',
  'I will be around for longer than planned',
  'Batteriet dog mitt i samtalet.',
  'Jag orkar inte vänta längre på paketet.',
  'Den kappan är värd att dö för',
  'This coat is to die for',
  'You killed it with this dress!',
  'The battery died after a week.',
  'We lost the match',
  'Vi förlorade matchen igen',
  'Jag lever och mår bra',
  'I want to live in Paris',
];

describe('somebody in need', () => {
  it.each(LIFE_SV)('%s: where help is, in Swedish', (text) => {
    expect(replyOf(text)).toContain('112');
    expect(replyOf(text)).toContain('90101');
    expect(replyOf(text)).not.toMatch(/nytt för mig|påminner|värmer|glad att läsa|nyfiken/);
  });
  it.each(LIFE_EN)('%s: where help is, in English', (text) => {
    expect(replyOf(text)).toMatch(/988.*116 123/);
    expect(replyOf(text)).not.toMatch(/[åäö]|new to me|reminds me|curious/);
  });
  it.each(DEATH_SV)('%s: condolences, in Swedish', (text) => expect(replyOf(text)).toMatch(/^Jag beklagar sorgen\./));
  it.each(DEATH_EN)('%s: condolences, in English', (text) =>
    expect(replyOf(text)).toMatch(/^I am sorry for your loss\./),
  );
  it.each(NEITHER)('%s: is no such thing', (text) =>
    expect(replyOf(text)).not.toMatch(/112|988|beklagar sorgen|your loss/),
  );

  it.each([...LIFE_SV, ...LIFE_EN, ...DEATH_SV, ...DEATH_EN])('%s: is sad, and nobody is blamed for it', (text) => {
    const { sentiment, addressed } = analyse(text);
    expect([sentiment.label, addressed]).toEqual(['negative', false]);
  });

  it('has Swedish lines', () => expect(CRISIS_LINES.SE).toMatchObject({ emergency: '112' }));
});
