import { OFFERS } from './offers.js';
import { answerBySchema, type SchemaAnswer } from './schema-answer.js';

const house = {
  league: null,
  mood: null,
  offers: OFFERS,
  answer: {
    text: 'No. Wash wool by hand at 30 °C; iron at 150 °C.',
    sources: ['knowledge:fabric/wool'],
    points: ['Wash it.', 'Dry it.'],
  },
};
const NOTHING = { ...house, answer: { text: 'I do not know.', sources: [], points: [] } };
const ask = (
  schema: Record<string, unknown>,
  question: string,
  more: Partial<Parameters<typeof answerBySchema>[0]> = {},
): SchemaAnswer => answerBySchema({ schema, question, before: '', house: NOTHING, seed: 's', ...more });
const valueOf = (...given: Parameters<typeof ask>): unknown => {
  const said = ask(...given);
  return said.ok ? said.value : said.reason;
};
const object = (properties: Record<string, unknown>, more = {}) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
});
const [TEXT, WHOLE, NUMBER, YES, DAY] = [
  { type: 'string' },
  { type: 'integer' },
  { type: 'number' },
  { type: 'boolean' },
  { type: 'string', format: 'date' },
];
const one = (...values: unknown[]) => ({ enum: values });
const list = (items: unknown) => ({ type: 'array', items });

describe('an answer by schema', () => {
  it.each<[string, Record<string, unknown>, unknown]>([
    [
      'Anna Lind from Malmö ordered 3 navy coats in size 42 on 12 March 2026.',
      { customer: TEXT, city: TEXT, quantity: WHOLE, size: TEXT, date: DAY },
      { customer: 'Anna Lind', city: 'Malmö', quantity: 3, size: '42', date: '2026-03-12' },
    ],
    [
      'Ich heiße Jonas Weber und bestelle zwei blaue Hemden nach Hamburg.',
      { name: TEXT, quantity: WHOLE, garment: TEXT, city: TEXT },
      { name: 'Jonas Weber', quantity: 2, garment: 'Hemden', city: 'Hamburg' },
    ],
    ['Brustumfang 104 cm, Taille 90 cm.', { chest_cm: NUMBER, waist_cm: NUMBER }, { chest_cm: 104, waist_cm: 90 }],
    ['Please book a fitting for a dinner jacket.', { garment: TEXT }, { garment: 'dinner jacket' }],
    [
      'PO 7731 for Nordkap Retail: 120 x basic tee navy S, 80 x basic tee navy L.',
      { buyer: TEXT, lines: list(object({ color: TEXT, size: TEXT, quantity: WHOLE })), total_quantity: WHOLE },
      {
        buyer: 'Nordkap Retail',
        lines: [
          { color: 'navy', size: 'S', quantity: 120 },
          { color: 'navy', size: 'L', quantity: 80 },
        ],
        total_quantity: 200,
      },
    ],
    [
      '40 m Loden von Weberei Hagedorn an Haus Lindner, bis 3. Mai 2026.',
      { supplier: TEXT, customer: TEXT },
      { supplier: 'Weberei Hagedorn', customer: 'Haus Lindner' },
    ],
    [
      'Shorten the sleeves by 2 cm and take in the waist by 3 cm.',
      { alterations: list(object({ part: TEXT, centimetres: NUMBER })) },
      {
        alterations: [
          { part: 'sleeves', centimetres: 2 },
          { part: 'waist', centimetres: 3 },
        ],
      },
    ],
    [
      'Die Ärmel um 2 cm kürzen.',
      { changes: list(object({ part: TEXT, cm: NUMBER })) },
      { changes: [{ part: 'Ärmel', cm: 2 }] },
    ],
    [
      'The skirt is available in 36, 38 and 44; only 42 is sold out.',
      { available: list(WHOLE), sold_out: list(WHOLE) },
      { available: [36, 38, 44], sold_out: [42] },
    ],
    [
      '1) Love it, wear it every day! 2) Cheap fabric, fell apart, sent it back. 3) Will buy again.',
      { sentiments: list(one('positive', 'negative')) },
      { sentiments: ['positive', 'negative', 'positive'] },
    ],
    [
      'When do you open on Saturdays?',
      { about_return: YES, about_opening_hours: YES },
      { about_return: false, about_opening_hours: true },
    ],
    [
      'I have written twice already. It was my own fault, the jumper shrank.',
      { is_repeat_contact: YES, blames_shop: YES, shrunk: YES },
      { is_repeat_contact: true, blames_shop: false, shrunk: true },
    ],
    [
      'Delivered on 2 June 2025, sent back on 20 June 2025. Our return window is 30 days.',
      { within_window: YES },
      { within_window: true },
    ],
    [
      'Delivered on 2 June 2025, sent back on 20 July 2025. Our return window is 30 days.',
      { within_window: YES },
      { within_window: false },
    ],
    [
      'The order was placed on 2 May 2025 and the invoice is dated 4 May 2025.',
      { issue_date: DAY },
      { issue_date: '2025-05-04' },
    ],
    ['Waist 30 inches.', { waist_cm: NUMBER }, { waist_cm: 76.2 }],
    ['Budget: 1.250,50 € für die Jacke.', { budget_eur: NUMBER }, { budget_eur: 1250.5 }],
    ['What is 2+2?', { answer: WHOLE }, { answer: 4 }],
    ['Was ist 144 geteilt durch 12?', { result: NUMBER }, { result: 12 }],
    ['How many inches are 76.2 cm?', { inches: NUMBER }, { inches: 30 }],
    ['It takes 90 minutes to sew one bag. How many hours for 4 bags?', { hours: NUMBER }, { hours: 6 }],
    ['A dress needs 2.5 m. How many cm for 4 dresses?', { cm: NUMBER }, { cm: 1000 }],
    ['What is EU 40 in US women’s sizes?', { us_size: WHOLE }, { us_size: 8 }],
    ['How much is Tools Pro a month?', { price_usd: NUMBER }, { price_usd: 9 }],
    [
      'My parcel arrived torn. I am furious.',
      { category: one('order', 'complaint', 'praise') },
      { category: 'complaint' },
    ],
    ['A pleated wool midi skirt.', { category: one('dress', 'skirt', 'top') }, { category: 'skirt' }],
    ['Not red, please: I want the dress in blue.', { color: TEXT }, { color: 'blue' }],
    ['It is not urgent at all.', { urgent: YES }, { urgent: false }],
    [
      'Items: 2 shirts in white, 1 skirt in black.',
      { items: list(object({ garment: TEXT, quantity: WHOLE, color: TEXT })) },
      {
        items: [
          { garment: 'shirts', quantity: 2, color: 'white' },
          { garment: 'skirt', quantity: 1, color: 'black' },
        ],
      },
    ],
    ['Sizes S and M are sold out.', { sizes: list(TEXT) }, { sizes: ['S', 'M'] }],
    [
      'It was 90 EUR and is now 75 EUR.',
      { old_price_eur: NUMBER, new_price_eur: NUMBER },
      { old_price_eur: 90, new_price_eur: 75 },
    ],
    ['Rent went up from 45 to 52 EUR.', { increase_eur: NUMBER }, { increase_eur: 7 }],
    ['Five of the nine seams were open.', { open_seams: WHOLE, seams: WHOLE }, { open_seams: 5, seams: 9 }],
    [
      'We ordered ten hats but only eight arrived.',
      { ordered: WHOLE, received: WHOLE, missing: WHOLE },
      { ordered: 10, received: 8, missing: 2 },
    ],
    ['A skirt takes 1.5 m. How much cloth do I need for 4 skirts?', { cloth_m: NUMBER }, { cloth_m: 6 }],
    ['20 % off: I paid 40 EUR.', { original_price_eur: NUMBER }, { original_price_eur: 50 }],
    ['The hat cost 20 EUR, freight was 5 EUR.', { price: NUMBER, shipping: NUMBER }, { price: 20, shipping: 5 }],
    ['Three people share a bill of 96 EUR. What does each pay?', { each_eur: NUMBER }, { each_eur: 32 }],
    ['Our tailor Rosa Lind will come.', { tailor: TEXT }, { tailor: 'Rosa Lind' }],
    [
      'The lining is silk and the outer fabric is wool.',
      { lining: TEXT, outer_fabric: TEXT },
      { lining: 'silk', outer_fabric: 'wool' },
    ],
    ['Open from 9:00 to 17:30.', { opens: TEXT, closes: TEXT }, { opens: '09:00', closes: '17:30' }],
    ['From 2 to 5 July 2026.', { start: DAY, end: DAY }, { start: '2026-07-02', end: '2026-07-05' }],
    ['Er ist 182 cm groß.', { groesse_cm: NUMBER }, { groesse_cm: 182 }],
    ['Never again!', { sentiment: one('positive', 'negative') }, { sentiment: 'negative' }],
    [
      'I need 6 napkins and 2 tablecloths.',
      { items: list(object({ item: TEXT, quantity: WHOLE })) },
      {
        items: [
          { item: 'napkins', quantity: 6 },
          { item: 'tablecloths', quantity: 2 },
        ],
      },
    ],
  ])('takes from “%s” what it says', (question, properties, expected) =>
    expect(valueOf(object(properties), question)).toEqual(expected),
  );

  it.each<[string, Record<string, unknown>]>([
    ['The film lasts 90 minutes. How many hours is it for 2 people?', { hours: NUMBER }],
    ['Write a sentence about coats.', { customer: TEXT }],
    ['Order: one green parka for Ms Okafor.', { customer: TEXT, delivery_date: DAY }],
    ['Deposit 200 EUR, total 850 EUR.', { price_eur: NUMBER }],
    ['Budget: 400 EUR.', { budget_usd: NUMBER }],
    ['Ship it from Gothenburg to Antwerp.', { city: TEXT }],
    ['What is 1 divided by 0?', { answer: NUMBER }],
    ['The sky was grey over the harbour.', { category: one('refund', 'exchange') }],
    ['Wool, linen and silk shirts.', { fibre: one('animal', 'plant') }],
    ['What shoe size is EU 42 in US?', { us_size: NUMBER }],
    ['What is the capital of Mongolia?', { capital: TEXT }],
    ['The fitting is on 3/4/2026.', { date: DAY }],
    ['Where is it?', { steps: list(TEXT) }],
    ['Please deliver 20 aprons, contact to follow.', { contact_partner: TEXT }],
    ['All 12 parcels came.', { parcels: WHOLE, red_parcels: WHOLE }],
    ['A skirt takes 1.5 m. How much cloth do I need for 4 wide skirts and a belt of 2 m?', { cloth_m: NUMBER }],
    ['Maybe 5, maybe 6 metres.', { metres: NUMBER }],
    ['It is 5 or 6 metres.', { metres: NUMBER }],
    ['The outer fabric is wool.', { lining: TEXT }],
    ['A red dress.', { hair_colour: TEXT }],
    ['Great fabric, terrible sewing.', { sentiment: one('positive', 'negative') }],
    ['It is on 5 July 2026.', { start: DAY, end: DAY }],
  ])('invents nothing about “%s”', (question, properties) =>
    expect(ask(object(properties), question)).toMatchObject({ ok: false, fault: 'ground' }),
  );

  it('is null where the schema allows it, and leaves out what is not required', () => {
    const schema = {
      type: 'object',
      properties: {
        garment: TEXT,
        size: { type: ['string', 'null'] },
        city: { anyOf: [TEXT, { type: 'null' }] },
        date: DAY,
      },
      required: ['garment', 'size', 'city'],
    };
    expect(valueOf(schema, 'A dress.')).toEqual({ garment: 'dress', size: null, city: null });
  });

  it('says what each value rests on', () => {
    const schema = object({ temperature_celsius: NUMBER, garment: TEXT });
    const said = ask(schema, 'At what temperature do I wash a wool dress?', { house });
    expect(said).toEqual({
      ok: true,
      value: { temperature_celsius: 30, garment: 'dress' },
      evidence: [
        { path: '/temperature_celsius', source: 'knowledge:fabric/wool' },
        { path: '/garment', source: 'text', quote: 'dress' },
      ],
    });
  });

  it('takes the answer in words where that rests on knowledge, and no other', () => {
    const asked = [object({ answer: TEXT }), 'Can I tumble dry it?'] as const;
    expect(valueOf(...asked, { house })).toEqual({ answer: house.answer.text });
    expect(valueOf(object({ answer: YES }), asked[1], { house })).toEqual({ answer: false });
    expect(valueOf(object({ steps: list(TEXT) }), asked[1], { house })).toEqual({ steps: house.answer.points });
    expect(ask(...asked)).toMatchObject({ ok: false, fault: 'ground' });
  });

  it('counts days from the one that instructions call today’s, and takes nothing else from them', () => {
    const schema = object({ pickup_date: DAY });
    const asked = 'I shall pick up the coat the day after tomorrow.';
    const instructions = 'Today is Tuesday, 4 March 2025. The shop closes on 9 May 2025. Ask for Ada.';
    expect(valueOf(schema, asked, { instructions })).toEqual({ pickup_date: '2025-03-06' });
    expect(ask(schema, asked)).toMatchObject({ ok: false, fault: 'ground' });
    expect(ask(schema, 'Is the coat ready?', { instructions })).toMatchObject({ ok: false, fault: 'ground' });
    expect(ask(object({ name: TEXT }), 'Is the coat ready?', { instructions })).toMatchObject({ ok: false });
  });

  it('remembers what was said before, and the last word counts', () => {
    const schema = object({ city: TEXT, garment: TEXT });
    expect(valueOf(schema, 'Make that Oslo.', { before: 'Send the coat to Bergen.' })).toMatchObject({
      garment: 'coat',
    });
    expect(valueOf(schema, 'The coat goes to Oslo.', { before: 'Send the skirt to Bergen.' })).toEqual({
      city: 'Oslo',
      garment: 'coat',
    });
  });

  it('plans as many different concepts as are asked for', () => {
    const outfit = object({
      name: TEXT,
      category: TEXT,
      description: TEXT,
      colors: list(object({ name: TEXT, hex: TEXT })),
    });
    const schema = object({ outfits: list({ $ref: '#/$defs/outfit' }) }, { $defs: { outfit } });
    const { outfits } = valueOf(schema, 'Plan five outfits for a nordic winter') as {
      outfits: { name: string; colors: { hex: string }[] }[];
    };
    expect(new Set(outfits.map(({ name }) => name)).size).toBe(5);
    for (const { colors } of outfits) for (const { hex } of colors) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(valueOf(schema, 'Plan five outfits for a nordic winter')).toEqual({ outfits });
  });

  it.each<[string, Record<string, unknown>]>([
    ['what is no schema', { type: 'strnig' }],
    ['a reference to nowhere', { $ref: '#/$defs/gone' }],
    ['a tree without end', { $ref: '#/$defs/n', $defs: { n: object({ child: { $ref: '#/$defs/n' } }) } }],
    ['a member that must be and must not', object({ a: { not: {} }, b: false })],
  ])('refuses %s', (_, schema) => expect(ask(schema, 'A dress.')).toMatchObject({ ok: false }));

  it('never bends a value to the bounds of a schema', () => {
    expect(ask(object({ answer: { type: 'integer', maximum: 3 } }), 'What is 2+2?')).toMatchObject({
      ok: false,
      fault: 'ground',
    });
    expect(ask(object({ garment: { type: 'string', maxLength: 2 } }), 'A dress.')).toMatchObject({
      ok: false,
      fault: 'ground',
    });
    expect(ask(object({ answer: WHOLE }), 'What is 1 / 3?')).toMatchObject({ ok: false, fault: 'ground' });
  });
});
