import type { Turn } from '../facts.js';
import type { Spoken } from '../text.js';
import { tellShop } from './tell-shop.js';

const LINDEN =
  'You are Nora of the shop Linden. Prices: shirt 35 euro, trousers 60 euro, tie 20 euro. Opening hours: Mon-Fri 9-18, Sat 10-14. We deliver to Germany in 2 days and to Austria in 4 days. We take cash and cards, no cheques.';
const BLITZ =
  'Du bist Lena von der Reinigung Blitz, Hauptstraße 7, 8010 Graz. Hemd 3,50 €, Hose 6 €. Abholung montags und donnerstags. Geöffnet Mo–Fr 8 bis 18 Uhr, Sa 9–13 Uhr. Versand 4,90 €, ab 60 € frei.';
const FIL = 'Tu es Claire. Chemise 45 euros, jupe 55 euros. Ouvert du mardi au samedi de 10 h à 19 h.';
const HILO =
  'Eres Carmen. Abrimos de lunes a viernes de 10:00 a 14:00 y de 17:00 a 20:30, el sábado de 10 a 14. Enviamos a España en 2 días y a Portugal en 4 días.';
const GARN =
  'Du är Maja. Ett nystan kostar 65 kr, en sticka 45 kr. Studenter får 20 % rabatt. Öppet mån–fre 10–18, lör 10–15.';

const told = (instructions: string, asked: string, language: Spoken, history: readonly Turn[] = []): string =>
  tellShop(asked, instructions, history, language)?.text ?? '';

describe('what a shop answers by what it was told', () => {
  it.each<[string, string, Spoken, string]>([
    [LINDEN, 'When do you open on Saturday?', 'en', 'On Saturday we open at 10.'],
    [LINDEN, 'When do you close on Friday?', 'en', 'On Friday we close at 18.'],
    [
      LINDEN,
      'Are you open on Sunday?',
      'en',
      'No, we are closed on Sunday. We are open Monday to Friday 9–18, Saturday 10–14.',
    ],
    [LINDEN, 'Are you open on Tuesday at 19?', 'en', 'No, on Tuesday we are open 9–18.'],
    [LINDEN, 'Are you open at 5 pm on Friday?', 'en', 'Yes, we are open on Friday, 9–18.'],
    [LINDEN, 'How much is a tie?', 'en', 'Tie: €20.'],
    [LINDEN, 'What is your cheapest item?', 'en', 'The cheapest on our list: tie, €20.'],
    [LINDEN, 'How long is delivery to Austria?', 'en', 'Delivery to Austria: 4 days.'],
    [LINDEN, 'How long is delivery to Vienna?', 'en', 'Delivery to Vienna: 4 days.'],
    [LINDEN, 'Do you deliver to Berlin?', 'en', 'Yes. We deliver to Germany in 2 days and to Austria in 4 days.'],
    [LINDEN, 'Skickar ni till Tyskland?', 'sv', 'Ja. We deliver to Germany in 2 days and to Austria in 4 days.'],
    [LINDEN, '¿Cuánto tarda el envío a Austria?', 'es', 'Envío a Austria: 4 días.'],
    [LINDEN, 'Wie lange dauert die Lieferung nach Wien?', 'de', 'Lieferung nach Wien: 4 Tage.'],
    [LINDEN, 'Do you take cheques?', 'en', 'No. We take cash and cards, no cheques.'],
    [LINDEN, 'Can I pay by card?', 'en', 'Yes. We take cash and cards, no cheques.'],
    [LINDEN, 'Are you open on Saturday afternoon?', 'en', 'No, on Saturday we are open 10–14.'],
    [HILO, '¿Abrís el lunes por la tarde?', 'es', 'Sí, el lunes abrimos de 10 a 14 h, de 17 a 20:30 h.'],
    ['Tallas de la 34 a la 52.', '¿Tenéis la talla 54?', 'es', 'No. Tallas de la 34 a la 52.'],
    [
      'Standard delivery costs 5 euros; it is free for orders from 60 euros.',
      'My order comes to 75 euros. Do I still have to pay for shipping?',
      'en',
      'It is free then. Standard delivery costs 5 euros; it is free for orders from 60 euros.',
    ],
    [
      'Delivery within the UK is £6; we do not ship abroad.',
      'Do you ship to Ireland?',
      'en',
      'No. Delivery within the UK is £6; we do not ship abroad.',
    ],
    ['Zips £2.50, ribbon £1.20 a metre, a sewing kit £9.', 'How much is a zip?', 'en', 'Zips: £2.50.'],
    [BLITZ, 'Was kostet ein Hemd?', 'de', 'Hemd: 3,50 €.'],
    [BLITZ, 'Habt ihr am Samstag um 14 Uhr noch offen?', 'de', 'Nein, am Samstag haben wir 9–13 Uhr geöffnet.'],
    [BLITZ, 'Wann holt ihr ab?', 'de', 'Abholung montags und donnerstags.'],
    [BLITZ, 'Holt ihr auch am Samstag ab?', 'de', 'Nein. Abholung montags und donnerstags.'],
    [BLITZ, 'Wo seid ihr?', 'de', 'Sie finden uns hier: Hauptstraße 7, 8010 Graz.'],
    [BLITZ, 'Ist der Versand bei 80 € frei?', 'de', 'Ja, das ist versandkostenfrei. Versand 4,90 €, ab 60 € frei.'],
    [
      FIL,
      'Êtes-vous ouverts le lundi ?',
      'fr',
      'Non, le lundi nous sommes fermés. Nous sommes ouverts du mardi au samedi de 10 h à 19 h.',
    ],
    [FIL, 'Combien coûte une jupe ?', 'fr', 'Jupe : 55 €.'],
    [HILO, '¿A qué hora cerráis el lunes?', 'es', 'El lunes cerramos a las 20:30 h.'],
    [HILO, '¿Cuánto tarda el envío a Portugal?', 'es', 'Envío a Portugal: 4 días.'],
    [GARN, 'När stänger ni på lördag?', 'sv', 'På lördag stänger vi klockan 15.'],
    [GARN, 'Vad kostar ett nystan för en student?', 'sv', 'Det blir 52 kr (65 kr − 20 %).'],
    ['Our sizes go from 36 to 48.', 'Do you have size 52?', 'en', 'No. Our sizes go from 36 to 48.'],
    [
      'Alterations are done by Tom and Aisha; Aisha does wedding dresses.',
      'Who does wedding dresses?',
      'en',
      'Aisha does wedding dresses.',
    ],
  ])('%s %s', (instructions, asked, language, says) => expect(told(instructions, asked, language)).toBe(says));

  it('goes on with another day', () =>
    expect(told(LINDEN, 'And on Sunday?', 'en', [{ role: 'user', text: 'When do you open on Saturday?' }])).toContain(
      'closed',
    ));

  it('says the hours where the day is not known', () =>
    expect(told(LINDEN, 'Are you open now?', 'en')).toBe(
      'I cannot see from here what day and time it is. We are open Monday to Friday 9–18, Saturday 10–14.',
    ));

  it('has not been told of a country that it does not name', () =>
    expect(tellShop('How long is delivery to Norway?', LINDEN, [], 'en')).toMatchObject({ isUntold: true }));

  it('has not been told of a town in a country that it does not name', () =>
    expect(tellShop('Do you deliver to Paris?', LINDEN, [], 'en')).toMatchObject({ isUntold: true }));

  it.each<[string, string]>([
    [LINDEN, 'How much is a coat hanger?'],
    [LINDEN, 'How much is a tie pin?'],
    [LINDEN, 'How much is a shirt or a tie?'],
    [LINDEN, 'How do I wash the linen shirt?'],
    ['Open Monday to Friday 9-18, except in August.', 'Are you open on Friday?'],
    ['We deliver worldwide in 8 days.', 'How long is delivery to Norway?'],
    ['A coat costs 120 euros and takes two weeks.', 'How long does a coat take?'],
    ['Linen costs 12 euros per metre, cotton 9 euros per metre.', 'What does linen cost?'],
  ])('leaves to others: %s %s', (instructions, asked) => expect(told(instructions, asked, 'en')).toBe(''));
});

describe('whether a thing comes in a size', () => {
  const COAT =
    'You are Ada. The coat: wool, sizes XS to XL, €229. The blouse comes in sizes 34–46. The cap: one size, €19.';
  const MANTEL = 'Du bist Ada. Die Jacke gibt es in den Größen S bis XXL.';
  const KAPPA = 'Du är Ada. Tröjan finns i storlek XS–L och kostar 500 kr.';
  it.each<[instructions: string, before: string, asked: string, language: Spoken, told: RegExp]>([
    [COAT, 'What is the coat made of?', 'Is it available in 3XL?', 'en', /^No\. The coat/u],
    [COAT, '', 'Do you have the coat in M?', 'en', /^Yes\. The coat/u],
    [COAT, 'Tell me about the blouse', 'Does it come in 48?', 'en', /^No\. The blouse/u],
    [MANTEL, 'Ist die Jacke warm?', 'Gibt es sie in XXL?', 'de', /^Ja\. Die Jacke/u],
    [KAPPA, 'Vad kostar tröjan?', 'Finns den i XL?', 'sv', /^Nej\. Tröjan/u],
  ])('%s %s %s', (instructions, before, asked, language, so) =>
    expect(told(instructions, asked, language, before === '' ? [] : [{ role: 'user', text: before }])).toMatch(so),
  );

  it.each<[before: string, asked: string]>([
    ['What does the cap cost?', 'Does it come in XXL?'],
    ['', 'Do you have the dress in M?'],
    ['What is the coat made of?', 'Which size am I, M or L?'],
  ])('is not told of %s %s', (before, asked) =>
    expect(told(COAT, asked, 'en', before === '' ? [] : [{ role: 'user', text: before }])).toBe(''),
  );
});
