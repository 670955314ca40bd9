import type { Spoken } from '../text.js';
import { tellExpiring } from './expiring.js';

const told = (user: string, assistant: string, asked: string, speak: Spoken = 'en'): string | undefined =>
  tellExpiring(
    asked,
    [
      { role: 'user', text: user },
      { role: 'assistant', text: assistant },
    ],
    () => speak,
  )?.text;

it.each<[user: string, assistant: string, asked: string, speak: Spoken, told: RegExp]>([
  ['How do I buy the chat pack?', 'POST …', 'Do they ever run out?', 'en', /^No: the calls of a chat pack/u],
  [
    'Can I buy a few calls more?',
    'Yes. The pack chat-100 has 100 calls that never expire.',
    'is there an expiry date?',
    'en',
    /^No: the calls/u,
  ],
  ['I have my key now', 'Send it as X-API-Key.', 'how long is it valid?', 'en', /^No, a key does not expire/u],
  ['Can I buy extra calls?', 'Yes: {url}/api/pricing.', 'Do those expire?', 'en', /^No: the calls/u],
  ['Vad kostar ett chattpaket?', '1 USD.', 'hur länge gäller det?', 'sv', /^Nej: anropen/u],
  ['Was kostet das Paket?', '1 USD.', 'Verfällt das irgendwann?', 'de', /^Nein: Die Aufrufe/u],
  ['Comment obtenir une clé ?', 'GET …', 'elle expire ?', 'fr', /^Non, une clé/u],
  ['¿Cuánto cuesta el paquete?', '1 USD.', '¿caducan?', 'es', /^No: las llamadas/u],
])('%s %s %s', (user, assistant, asked, speak, so) => expect(told(user, assistant, asked, speak)).toMatch(so));

it.each([
  ['I sent an image job', 'Poll its status.', 'does it expire?'],
  ['How many chats are free a day?', 'Three.', 'do they expire?'],
  ['How do I store leather?', 'On a broad hanger.', 'how long does it last?'],
  ['How do I buy the chat pack?', 'POST …', 'does my sunscreen expire?'],
  ['How do I buy the chat pack?', 'POST …', 'can it be refunded?'],
])('is not told of %s %s %s', (user, assistant, asked) => expect(told(user, assistant, asked)).toBeUndefined());
