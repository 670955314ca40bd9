import type { Spoken } from '../text.js';
import { questionOf } from './shop-question.js';
import { tellUntil } from './until.js';

const TALL =
  'Exchanges are free within 60 days; refunds are possible within 21 days. Refunds reach your account 5 to 7 days after the parcel has come back to us. Our phone line is open on weekdays from 8 to 12.';
const MASKE = 'Abholung freitags ab 14 Uhr, Rückgabe bis Montag 12 Uhr. Geöffnet Montag bis Freitag 10 bis 18 Uhr.';

const told = (instructions: string, asked: string, language: Spoken): string | undefined =>
  tellUntil(questionOf(asked, instructions, language, []))?.text;

it.each<[string, string, Spoken, string]>([
  [TALL, 'Until when can I get my money back?', 'en', '21 days'],
  [TALL, 'How long do I have to return it?', 'en', '21 days'],
  [MASKE, 'Bis wann muss ich das Kostüm zurückbringen?', 'de', 'bis Montag 12 Uhr'],
  ['Öppet köp 14 dagar. Öppet mån–fre 10–18.', 'Hur länge har jag på mig att ångra mig?', 'sv', '14 dagar'],
  ['Retours sous 14 jours.', 'Jusqu’à quand puis-je me faire rembourser ?', 'fr', '14 jours'],
  ['Devoluciones en 30 días.', '¿Hasta cuándo puedo devolverlo?', 'es', '30 días'],
])('%s %s', (instructions, asked, language, says) => expect(told(instructions, asked, language)).toContain(says));

it.each(['How long does a refund take?', 'Until when are you open?', 'Can I return it?'])(
  '%s is left to others',
  (asked) => expect(told(TALL, asked, 'en')).toBeUndefined(),
);
