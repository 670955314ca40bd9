import type { ChatFacts } from '../facts.js';
import { tellPlanLimits } from './plan-limits.js';

const plan = (id: string, name: string, limits: object) => ({ id, name, priceUsd: 1, limits });
const FACTS = {
  publicUrl: 'http://here',
  offers: {
    plans: [
      plan('design-pro', 'Design Pro', { uses: 'unlimited' }),
      plan('tools-pro', 'Tools Pro', { fashion_daily: 70, chat_daily: 80 }),
      plan('tools-enterprise', 'Tools Enterprise', { fashion_daily: 'unlimited', chat_daily: 'unlimited' }),
    ],
    packs: [],
    free: { chat: 3, fashion: 12 },
  },
} as unknown as ChatFacts;

it.each([
  [
    'How many calls a day do I get on the free plan?',
    'en',
    /^Free, per UTC day: 3 chat calls, 12 images or concepts\. /,
  ],
  ['How many images can I generate for free?', 'en', /^Free, per UTC day: 12 images or concepts\. /],
  ['How many images does Tools Pro include?', 'en', /^Tools Pro, per UTC day: 70 images or concepts\. /],
  ['How many chats a day does enterprise have?', 'en', /^Tools Enterprise, per UTC day: unlimited chat calls\. /],
  ['Hur många bilder får jag gratis per dag?', 'sv', /^Gratis, per UTC-dygn: 12 bilder eller koncept\. /],
  ['Wie viele Aufrufe pro Tag habe ich kostenlos?', 'de', /^Kostenlos, pro UTC-Tag: 3 Chat-Aufrufe, 12 Bilder/],
  ["Combien d'images par jour gratuitement ?", 'fr', /^Gratuit, par jour UTC : 12 images/],
  ['¿Cuántas llamadas al día tengo gratis?', 'es', /^Gratis, por día UTC: 3 llamadas de chat, 12 imágenes/],
  ['How many free chat messages can I send a day via the API?', 'en', /^Free, per UTC day: 3 chat calls\. /],
  ['Hur många gratis chattfrågor får jag om dagen?', 'sv', /^Gratis, per UTC-dygn: 3 chattanrop\. /],
  ['Wie viele Chat-Nachrichten sind pro Tag kostenlos?', 'de', /^Kostenlos, pro UTC-Tag: 3 Chat-Aufrufe\. /],
  ['Wie viele kostenlose Bild-Anfragen habe ich am Tag?', 'de', /^Kostenlos, pro UTC-Tag: 12 Bilder/],
  ['¿Cuántas consultas gratis hay al día?', 'es', /^Gratis, por día UTC: 3 llamadas de chat/],
] as const)('%s is told from the limits', (asked, speak, told) =>
  expect(tellPlanLimits(asked, FACTS, speak)).toMatch(told),
);

it.each([
  'How many images do I need for a lookbook?',
  'How many free sewing patterns are there?',
  'How many calls a day?',
  'Is the API free?',
  'How many designs are free?',
  'How many free messages may a customer send to my shop?',
])('%s is left to others', (asked) => expect(tellPlanLimits(asked, FACTS, 'en')).toBeNull());
