import type { ChatFacts } from '../facts.js';
import type { Language } from '../text.js';
import { tellOffer } from './offer.js';

const facts = { publicUrl: 'https://fyra.example' } as ChatFacts;
const offered = (asked: string, language: Language = 'en') => tellOffer(asked, [], facts, language)?.text ?? null;

it.each([
  ['three concepts for a beach wedding', '{"style":"a beach wedding","count":3}'],
  ['5 concepts for noir', '{"style":"noir","count":5}'],
  ['Give me two concepts for streetwear', '{"style":"streetwear","count":2}'],
  ['tre koncept för en strandfest', '{"style":"en strandfest","count":3}'],
])('"%s" is answered with the call that plans them', (asked, body) =>
  expect(offered(asked)).toContain(`POST https://fyra.example/api/fashion-concept with ${body}`),
);

it.each([
  ['a picture of a red coat', '{"description":"a red coat"}'],
  ['Picture of a navy blazer, please', '{"description":"a navy blazer"}'],
  ['Show me a picture of a red coat', '{"description":"a red coat"}'],
  ['en bild på en röd kappa', '{"description":"en röd kappa"}'],
])('"%s" is answered with the call that draws it', (asked, body) =>
  expect(offered(asked)).toContain(`POST https://fyra.example/api/generate with ${body}`),
);

it.each([
  'concepts for beginners',
  'two ideas for dinner',
  'a picture of my dog',
  'a pattern for a dress',
  'three concepts of physics?',
])('"%s" is none of ours to make', (asked) => expect(offered(asked)).toBeNull());
