import { filled, one, type Planted } from '../filled.fixture.js';

const INTENT = { intent: one('get_weather', 'set_timer', 'turn_on_lights', 'add_to_shopping_list', 'send_message') };
const ORDER = { intent: one('track_order', 'return_item', 'size_advice', 'cancel_order') };
const SKY = { weather: one('sunny', 'cloudy', 'rainy', 'foggy') };
const PLANTED: readonly Planted[] = [
  ['Mets un minuteur de douze minutes.', INTENT, { intent: 'set_timer' }],
  ['Tänd lampan i hallen.', INTENT, { intent: 'turn_on_lights' }],
  ['Brauche ich heute einen Regenschirm?', INTENT, { intent: 'get_weather' }],
  ['Añade huevos a la lista de la compra.', INTENT, { intent: 'add_to_shopping_list' }],
  ['Send a message to my brother that I am late.', INTENT, { intent: 'send_message' }],
  ['The kitchen is upstairs.', INTENT, null],
  ['Dichter Nebel liegt über dem See.', SKY, { weather: 'foggy' }],
  ['Le soleil brille depuis ce matin.', SKY, { weather: 'sunny' }],
  ['On Friday we go to the lake.', SKY, null],
  ['Pollo asado con patatas', { course: one('starter', 'main', 'dessert') }, { course: 'main' }],
  ['Chocolate cake with cherries', { course: one('starter', 'main', 'dessert') }, { course: 'dessert' }],
  ['Die Klausur über Fotosynthese ist am Montag.', { fach: one('Mathe', 'Biologie', 'Musik') }, { fach: 'Biologie' }],
  ['The essay is due on Monday.', { subject: one('history', 'maths', 'biology') }, null],
  ['On cherche un maçon pour mars.', { secteur: one('santé', 'bâtiment', 'informatique') }, { secteur: 'bâtiment' }],
  ['On cherche quelqu’un pour mars.', { secteur: one('santé', 'bâtiment', 'informatique') }, null],
  ['Wann meine Bestellung ankommt, würde ich gern wissen.', ORDER, { intent: 'track_order' }],
  ['I want to post those sandals back.', ORDER, { intent: 'return_item' }],
  ['Jag skulle vilja beställa två rockar.', ORDER, null],
  ['We would like to order two coats.', ORDER, null],
  ['Kindly cancel the order of the two coats.', ORDER, { intent: 'cancel_order' }],
];

describe('what an assistant of every day sorts', () => {
  it.each(PLANTED)('%s', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
});
