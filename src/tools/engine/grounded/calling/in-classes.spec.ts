import { callsFor } from '../calls.js';
import type { FunctionTool } from '../matching.js';

const HOUSE = { league: null, mood: null, offers: {}, answer: { text: '', sources: [], points: [] } };
const text = (description = '', more = {}) => ({ type: 'string', description, ...more });
const whole = (description = '', more = {}) => ({ type: 'integer', description, ...more });
const one = (of: string, description = '') => ({ type: 'string', description, enum: of.split(' ') });
const rows = (properties: object) => ({
  type: 'array',
  items: { type: 'object', properties, required: Object.keys(properties) },
});
const tool = (name: string, description: string, properties: object, optional = ''): FunctionTool => ({
  name,
  description,
  parameters: {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((own) => !optional.split(' ').includes(own)),
  },
});
const DAY = text('Day', { format: 'date' });
const ROOMS = one('study nursery garage kitchen', 'Room');
const SITES = one('lund gent porto', 'Site');
const LOCAL = text('Local start, YYYY-MM-DDTHH:MM');

const ALL = [
  tool('change_inventory', 'Change the quantity on hand of an item; use a negative number to take items out.', {
    item_no: text('Item number, e.g. B-20'),
    change: whole('Positive to add, negative to remove'),
  }),
  tool('get_stock', 'Show the stock of an item at a site.', { item_no: text('Item number'), site: SITES }, 'site'),
  tool('move_stock', 'Move stock between sites.', {
    item_no: text('Item number'),
    units: whole('How many', { minimum: 1 }),
    from_site: SITES,
    to_site: SITES,
  }),
  tool(
    'set_lamp',
    'Turn a lamp on or off or dim it.',
    { room: ROOMS, on: { type: 'boolean', description: 'Whether the lamp is on' }, level: whole('Percent') },
    'level',
  ),
  tool('move_shutters', 'Open or close the shutters of a room.', { room: ROOMS, state: one('open half_open closed') }),
  tool('set_heating', 'Set the heating of a room.', {
    room: ROOMS,
    temperature: { type: 'number', description: 'Degrees Celsius' },
  }),
  tool(
    'flight_search',
    'Search flights.',
    {
      from_airport: text('IATA code of departure'),
      to_airport: text('IATA code of arrival'),
      date: DAY,
      travel_class: one('economy business first'),
    },
    'travel_class',
  ),
  tool('place_order', 'Place an order for articles.', {
    lines: rows({ article_no: text('Article number'), qty: whole() }),
  }),
  tool('create_return', 'Open a return for items of an order.', {
    order_id: text('Order number'),
    items: rows({ sku: text(), quantity: whole() }),
    reason: one('too_small too_large defective'),
  }),
  tool('plan_pickup', 'Plan the pickup of a parcel at an address.', {
    address: {
      type: 'object',
      properties: { street: text(), zip: text(), city: text(), country: text('ISO 3166 code of two letters') },
      required: ['street', 'zip', 'city'],
    },
    date: DAY,
  }),
  tool(
    'add_meeting',
    'Put a meeting into the calendar.',
    {
      subject: text('Subject'),
      starts_at: LOCAL,
      minutes: whole('Length in minutes'),
      invitees: { type: 'array', items: { type: 'string', format: 'email' } },
    },
    'invitees',
  ),
  tool('move_meeting', 'Move a meeting to another time.', { meeting_id: text('ID of the meeting'), starts_at: LOCAL }),
  tool('assign_case', 'Assign a support case to a colleague.', {
    case_id: whole('Case number'),
    assignee: text('First name of the colleague'),
  }),
  tool('set_case_status', 'Set the status of a support case.', {
    case_id: whole('Case number'),
    status: one('open waiting solved'),
  }),
  tool('get_invoice', 'Look up an invoice.', { invoice_id: text('Invoice number') }),
  tool('pay_invoice', 'Pay an invoice.', { invoice_id: text('Invoice number'), amount: { type: 'number' } }),
  tool('book_train', 'Book a train connection.', {
    connection_id: text('ID of the connection'),
    travellers: rows({ first_name: text(), last_name: text() }),
  }),
  tool('write_note', 'Write a note into the file of a customer.', {
    customer_id: text('ID of the customer'),
    text: text('Text of the note'),
  }),
  tool('book_time', 'Book a time with a stylist.', {
    stylist: text('Name of the stylist'),
    time: text('Start, e.g. 2026-03-01T09:00'),
    client: text('Name of the client'),
  }),
  tool('add_groceries', 'Add groceries to the list.', {
    groceries: rows({ item: text('What, without the amount'), amount: { type: 'number' }, unit: one('g kg ml l pcs') }),
  }),
  tool('book_table', 'Book a table.', {
    name: text('Name of the guest'),
    day: DAY,
    time: text('HH:MM'),
    guests: whole('Number of guests'),
  }),
  tool(
    'hotel_search',
    'Find hotels.',
    {
      city: text('City'),
      arrival: text('Day of arrival', { format: 'date' }),
      nights: whole('Number of nights'),
      persons: whole('Number of persons'),
      max_price: { type: 'number', description: 'Upper limit per night in EUR' },
    },
    'max_price',
  ),
  tool('send_email', 'Send an e-mail.', {
    to: { type: 'array', items: { type: 'string', format: 'email' } },
    subject: text('Subject'),
    body: text('Text of the e-mail'),
  }),
  tool(
    'set_alarm',
    'Set an alarm.',
    {
      time: text('HH:MM'),
      label: text('Name'),
      days: { type: 'array', items: { type: 'string', enum: 'mon tue wed thu fri sat sun'.split(' ') } },
    },
    'label days',
  ),
  tool(
    'rent_car',
    'Rent a car.',
    {
      category: one('small medium suv van'),
      pickup_at: text('Local time, e.g. 2026-03-01T09:00'),
      return_at: text('Local time, e.g. 2026-03-03T18:00'),
      city: text('City of pickup'),
      driver: text('Full name of the driver'),
    },
    'driver',
  ),
  tool('freeze_card', 'Freeze a payment card.', {
    last4: text('Last four digits', { pattern: '^[0-9]{4}$' }),
    why: one('lost stolen suspicious'),
  }),
];

/** What is called, what is asked for, or nothing. */
function answered(names: string, question: string, before: object = {}): unknown {
  const tools = ALL.filter(({ name }) => names.split(' ').includes(name));
  const asked = { tools, choice: 'auto' as const, parallel: true, question, before: '', askedFor: null, made: [] };
  const answer = callsFor({ ...asked, ...before }, HOUSE as never);
  if (answer.kind === 'missing') return { asks: answer.missing };
  if (answer.kind !== 'calls') return answer.kind;
  const calls = answer.calls.map(({ name, arguments: args }) => ({ [name]: args }));
  return calls.length === 1 ? calls[0] : calls;
}

describe('a change up or down has the sign that is said', () => {
  it.each([
    ['Write off 3 pieces of B-20, they got wet.', -3],
    ['We found 4 more B-20 in the back room, please add them.', 4],
    ['Change the inventory of B-20 by -5.', -5],
    ['Ziehe bei Artikel B-20 sieben Stück ab.', -7],
    ['Ajoute 12 unités de B-20 au stock.', 12],
    ['Ta bort 6 st B-20 ur lagret.', -6],
  ])('%s', (question, change) =>
    expect(answered('change_inventory get_stock', question)).toEqual({ change_inventory: { item_no: 'B-20', change } }),
  );

  it('and is asked for where none is', () =>
    expect(answered('change_inventory', 'Change the inventory of B-20 by 5.')).toEqual({ asks: ['change'] }));
});

describe('what is set to more than nothing is on', () => {
  it.each([
    ['Dim the lamp in the nursery to 20 %.', { room: 'nursery', on: true, level: 20 }],
    ['Dimma lampan i köket till 40 procent.', { room: 'kitchen', on: true, level: 40 }],
    ['Switch off the garage lamp.', { room: 'garage', on: false }],
  ])('%s', (question, set_lamp) => expect(answered('set_lamp set_heating', question)).toEqual({ set_lamp }));
});

describe('of two wishes none is left out', () => {
  const HOME = 'move_shutters set_heating set_lamp';
  it.each([
    [
      'Open the kitchen shutters and set the study to 19 degrees.',
      [{ move_shutters: { room: 'kitchen', state: 'open' } }, { set_heating: { room: 'study', temperature: 19 } }],
    ],
    [
      'Mach die Rollläden im Kinderzimmer zu und stell die Heizung dort auf 20 Grad.',
      [{ move_shutters: { room: 'nursery', state: 'closed' } }, { set_heating: { room: 'nursery', temperature: 20 } }],
    ],
    [
      'Cierra las persianas de la cocina y apaga la lámpara de la cocina.',
      [{ move_shutters: { room: 'kitchen', state: 'closed' } }, { set_lamp: { room: 'kitchen', on: false } }],
    ],
    ['Close the shutters in the study and lower the heating.', { asks: ['temperature'] }],
  ])('%s', (question, want) => expect(answered(HOME, question)).toEqual(want));

  it('and the second takes what only the first names', () =>
    expect(answered('assign_case set_case_status', 'Give case 901 to Priya and put it on waiting.')).toEqual([
      { assign_case: { case_id: 901, assignee: 'Priya' } },
      { set_case_status: { case_id: 901, status: 'waiting' } },
    ]));
});

describe('airports by their codes', () => {
  it.each([
    ['I need a flight from OSL to CDG on 3 June 2027, first class.', 'OSL CDG 2027-06-03 first'],
    ['Find a business class flight ARN-JFK on 2027-01-12.', 'ARN JFK 2027-01-12 business'],
    ['Vuelos de MAD a BCN el 12 de enero de 2027', 'MAD BCN 2027-01-12'],
  ])('%s', (question, said) => {
    const [from_airport, to_airport, date, travel_class] = said.split(' ');
    const args = { from_airport, to_airport, date, ...(travel_class ? { travel_class } : {}) };
    expect(answered('flight_search', question)).toEqual({ flight_search: args });
  });

  it('and never by the names of towns', () =>
    expect(answered('flight_search', 'Find flights from Frankfurt to Lisbon on 3 June 2027.')).toEqual({
      asks: ['from_airport', 'to_airport'],
    }));
});

describe('lists of things with how much there is of each', () => {
  const groceries = (...all: [string, number, string][]) => ({
    add_groceries: { groceries: all.map(([item, amount, unit]) => ({ item, amount, unit })) },
  });
  it.each([
    ['Add 250 g butter, 2 l milk and 12 eggs.', groceries(['butter', 250, 'g'], ['milk', 2, 'l'], ['eggs', 12, 'pcs'])],
    ['Füge 1,5 kg Kartoffeln und 200 ml Sahne hinzu.', groceries(['Kartoffeln', 1.5, 'kg'], ['Sahne', 200, 'ml'])],
    ['Ajoute 1 kg de pommes de terre à la liste.', groceries(['pommes de terre', 1, 'kg'])],
    ['Lägg till 2 liter mjölk och 12 ägg på listan.', groceries(['mjölk', 2, 'l'], ['ägg', 12, 'pcs'])],
    ['Add 500 g of flour and butter to the list.', { asks: ['groceries'] }],
    ['Add two bottles of milk to the list.', { asks: ['groceries'] }],
  ])('%s', (question, want) => expect(answered('add_groceries', question)).toEqual(want));

  it.each([
    ['Order 3 of B-20 and 10 of B-31 please.', [3, 10]],
    ['Bestell bitte zwei B-20 und fünf B-31.', [2, 5]],
    ['Beställ 4 st B-20 och 2 st B-31.', [4, 2]],
  ])('%s', (question, [first, second]) =>
    expect(answered('place_order', question)).toEqual({
      place_order: {
        lines: [
          { article_no: 'B-20', qty: first },
          { article_no: 'B-31', qty: second },
        ],
      },
    }),
  );

  it('how many is asked for', () => expect(answered('place_order', 'Order B-20.')).toEqual({ asks: ['lines'] }));

  it('beside the number of an order', () =>
    expect(answered('create_return', 'Open a return for order A-2290: two of DR-55, they are too small.')).toEqual({
      create_return: { order_id: 'A-2290', items: [{ sku: 'DR-55', quantity: 2 }], reason: 'too_small' },
    }));
});

describe('an address in its parts', () => {
  it.each([
    [
      'Plan a pickup at Storgatan 5, 411 38 Göteborg on 2027-02-03.',
      { street: 'Storgatan 5', zip: '411 38', city: 'Göteborg' },
    ],
    [
      'Planifiez un enlèvement au 12 rue des Lilas, 44000 Nantes, France le 2027-02-03.',
      { street: '12 rue des Lilas', zip: '44000', city: 'Nantes', country: 'FR' },
    ],
    [
      'Plan a pickup at 4 Mill Court, Derby, DE1 2GP on 2027-02-03.',
      { street: '4 Mill Court', zip: 'DE1 2GP', city: 'Derby' },
    ],
  ])('%s', (question, address) =>
    expect(answered('plan_pickup', question)).toEqual({ plan_pickup: { address, date: '2027-02-03' } }),
  );

  it('is asked for where only a town is said', () =>
    expect(answered('plan_pickup', 'Plan a pickup in Göteborg on 2027-02-03.')).toEqual({ asks: ['address'] }));
});

describe('a day and a time as one', () => {
  it.each([
    ['Put a meeting "Toile review" on 4 May 2027 at 10:00 for two and a half hours.', '2027-05-04T10:00', 150],
    ['Trag "Toile review" am 4. Mai 2027 um 14:30 Uhr für anderthalb Stunden ein.', '2027-05-04T14:30', 90],
    ['Lägg in "Toile review" den 4 maj 2027 kl 14.30 i en och en halv timme.', '2027-05-04T14:30', 90],
    ['Schedule "Toile review" on 2027-05-04 at 10:00 for an hour.', '2027-05-04T10:00', 60],
  ])('%s', (question, starts_at, minutes) =>
    expect(answered('add_meeting move_meeting', question)).toEqual({
      add_meeting: { subject: 'Toile review', starts_at, minutes },
    }),
  );

  it('all that are invited', () =>
    expect(
      answered(
        'add_meeting',
        'Schedule "Toile" on 2027-05-04 at 10:00 for 30 minutes, invite a@b.example and c@d.example.',
      ),
    ).toMatchObject({ add_meeting: { invitees: ['a@b.example', 'c@d.example'] } }));

  it.each([
    ['Move mtg_44 to 5 May 2027 at half past two in the afternoon.', '2027-05-05T14:30'],
    ['Flytta mtg_44 till den 5 maj 2027 kl. 9.', '2027-05-05T09:00'],
  ])('%s', (question, starts_at) =>
    expect(answered('add_meeting move_meeting', question)).toEqual({
      move_meeting: { meeting_id: 'mtg_44', starts_at },
    }),
  );

  it('is asked for where the time is open', () =>
    expect(answered('add_meeting move_meeting', 'Move mtg_44 to 5 May 2027.')).toEqual({ asks: ['starts_at'] }));
});

describe('what was told before', () => {
  const of = (row: object) => ({ shown: [row], about: row });
  const INVOICE = of({ invoice_id: 'R-881', total: 512.2, due: '2026-09-01' });
  it.each([
    ['Pay all of it.', { pay_invoice: { invoice_id: 'R-881', amount: 512.2 } }],
    ['Bezahl den ganzen Betrag.', { pay_invoice: { invoice_id: 'R-881', amount: 512.2 } }],
    ['Pay half of it.', { asks: ['amount'] }],
    ['Thanks!', 'none'],
  ])('of an invoice: %s', (question, want) =>
    expect(answered('get_invoice pay_invoice', question, INVOICE)).toEqual(want),
  );

  const stock = (units: number) => of({ item_no: 'B-20', site: 'gent', units });
  it('half of what there is, where that is a number of things', () => {
    const move = (units: number) => answered('get_stock move_stock', 'Move half of them to Porto.', stock(units));
    const args = { item_no: 'B-20', units: 23, from_site: 'gent', to_site: 'porto' };
    expect([move(46), move(45)]).toEqual([{ move_stock: args }, { asks: ['units'] }]);
  });

  const TRAINS = {
    shown: [
      { connection_id: 'k1', departure: '07:10', changes: 2, price: 120 },
      { connection_id: 'k2', departure: '06:02', changes: 0, price: 160 },
      { connection_id: 'k3', departure: '11:30', changes: 1, price: 99 },
    ],
  };
  it.each([
    ['Book the earliest one for Tom Ek.', 'k2'],
    ['Book the direct one for Tom Ek.', 'k2'],
    ['Boka den billigaste åt Tom Ek.', 'k3'],
    ['Book the one with one change for Tom Ek.', 'k3'],
  ])('of trains: %s', (question, connection_id) =>
    expect(answered('book_train', question, TRAINS)).toEqual({
      book_train: { connection_id, travellers: [{ first_name: 'Tom', last_name: 'Ek' }] },
    }),
  );

  it('of trains none that is measured by what nothing tells', () =>
    expect(answered('book_train', 'Book the slowest one for Tom Ek.', TRAINS)).toEqual({ asks: ['connection_id'] }));

  const TIMES = { shown: [{ time: '2026-05-04T13:00' }, { time: '2026-05-04T09:30' }], about: { stylist: 'Maja' } };
  it.each([
    ['Take the earliest for Ann Berg.', '2026-05-04T09:30'],
    ["I'll take the later one, for Ann Berg.", '2026-05-04T13:00'],
    ['Nimm den spätesten für Ann Berg.', '2026-05-04T13:00'],
  ])('of times: %s', (question, time) =>
    expect(answered('book_time', question, TIMES)).toEqual({
      book_time: { stylist: 'Maja', time, client: 'Ann Berg' },
    }),
  );

  const HIM = { customer_id: 'cu_8', name: 'Oskar Wiik' };
  it.each(['Write a note for him: "likes wool".', 'Add the note "likes wool" to his file.'])(
    'of somebody: %s',
    (question) =>
      expect(answered('write_note', question, of(HIM))).toEqual({
        write_note: { customer_id: 'cu_8', text: 'likes wool' },
      }),
  );

  it('of two nobody', () =>
    expect(
      answered('write_note', 'Add the note "likes wool".', { shown: [HIM, { ...HIM, customer_id: 'cu_9' }] }),
    ).toEqual({ asks: ['customer_id'] }));
});

describe('names and prices', () => {
  it.each([
    'Réserve une table au nom de Vidal pour 3 personnes le 1er avril 2027 à 20 h.',
    'Reserviere am 1.4.2027 um 20 Uhr einen Tisch für drei Personen auf den Namen Vidal.',
    'Boka bord för tre i namnet Vidal den 1 april 2027 kl 20.',
  ])('%s', (question) =>
    expect(answered('book_table', question)).toEqual({
      book_table: { name: 'Vidal', day: '2027-04-01', time: '20:00', guests: 3 },
    }),
  );

  it.each([
    'Hotel in Gent from 5 June 2027, two nights, three persons, at most 90 euros a night.',
    'Cherche un hôtel à Gent à partir du 5 juin 2027, deux nuits, trois personnes, 90 euros maximum par nuit.',
  ])('%s', (question) =>
    expect(answered('hotel_search', question)).toEqual({
      hotel_search: { city: 'Gent', arrival: '2027-06-05', nights: 2, persons: 3, max_price: 90 },
    }),
  );
});

describe('a text is no other argument', () => {
  it.each([
    [
      'Send a mail to ana@x.example, subject "Delay", saying the fabric is late.',
      { send_email: { to: ['ana@x.example'], subject: 'Delay', body: 'the fabric is late' } },
    ],
    ['Set an alarm for a quarter to seven called "Gym".', { set_alarm: { time: '06:45', label: 'Gym' } }],
    ['Wake me at 6:30 on weekdays.', { set_alarm: { time: '06:30', days: ['mon', 'tue', 'wed', 'thu', 'fri'] } }],
    [
      'Rent a van in Lund from 2027-05-03 at 9:00 until 2027-05-05 at 18:00 for Karin Sjögren.',
      {
        rent_car: {
          category: 'van',
          pickup_at: '2027-05-03T09:00',
          return_at: '2027-05-05T18:00',
          city: 'Lund',
          driver: 'Karin Sjögren',
        },
      },
    ],
  ])('%s', (question, want) => expect(answered(Object.keys(want)[0], question)).toEqual(want));
});

it.each([
  ['Someone nicked my card, the one ending 4410. Freeze it.', 'stolen'],
  ['He perdido mi tarjeta terminada en 4410, bloquéala.', 'lost'],
  ['Mein Portemonnaie wurde gestohlen, bitte die Karte mit den Endziffern 4410 sperren.', 'stolen'],
])('a card: %s', (question, why) =>
  expect(answered('freeze_card', question)).toEqual({ freeze_card: { last4: '4410', why } }),
);
