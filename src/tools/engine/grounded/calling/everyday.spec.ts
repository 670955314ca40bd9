import { callsFor } from '../calls.js';
import type { House } from '../house.types.js';
import type { FunctionTool } from '../matching.js';

const house = {
  league: null,
  mood: null,
  offers: {},
  answer: { text: '', sources: [], points: [] },
} as unknown as House;
const text = (description: string) => ({ type: 'string', description });
const day = (description: string) => ({ type: 'string', format: 'date', description });
const whole = (description: string) => ({ type: 'integer', description });
const some = (description: string) => ({ type: 'number', description });
const one = (description: string, of: string) => ({ type: 'string', description, enum: of.split(' ') });
const tool = (name: string, description: string, properties: object, optional: string[] = []): FunctionTool => ({
  name,
  description,
  parameters: {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((own) => !optional.includes(own)),
    additionalProperties: false,
  },
});

const ROOMS = 'living_room kitchen bedroom bathroom office';
const UNITS = 'kg lb km mi cm in m ft';
const MONEY = 'EUR USD GBP SEK CHF JPY';
const BANK = [
  tool('get_balance', 'Show the balance of a bank account', { account: one('Which account', 'checking savings') }),
  tool(
    'transfer_money',
    'Make a bank transfer',
    {
      amount: some('Amount to transfer'),
      currency: one('ISO currency code', MONEY),
      iban: text('IBAN of the recipient, without spaces'),
      reference: text('Payment reference'),
    },
    ['reference'],
  ),
];
const HOME = [
  tool('switch_lights', 'Turn the lights of a room on or off', {
    room: one('Room', ROOMS),
    state: one('New state', 'on off'),
  }),
  tool('set_thermostat', 'Set the target temperature of the heating in a room', {
    room: one('Room', ROOMS),
    temperature: some('Target temperature in degrees Celsius'),
  }),
  tool('set_door_lock', 'Lock or unlock a door of the house', {
    door: one('Which door', 'front back garage'),
    action: one('What to do', 'lock unlock'),
  }),
];
const WORDS = [
  tool('translate_text', 'Translate a text into another language', {
    text: text('Text to translate'),
    target_language: one('ISO 639-1 code of the target language', 'en de fr es it sv ja'),
  }),
  tool('web_search', 'Search the web', { query: text('Search terms') }),
];
const MEASURES = [
  tool('convert_units', 'Convert a measurement from one unit to another', {
    value: some('Value to convert'),
    from_unit: one('Unit of the value', UNITS),
    to_unit: one('Unit to convert to', UNITS),
  }),
  tool('convert_currency', "Convert an amount of money at today's exchange rate", {
    amount: some('Amount of money'),
    from_currency: one('ISO currency code', MONEY),
    to_currency: one('ISO currency code', MONEY),
  }),
];
const TAILOR = [
  tool('book_fitting', 'Book a fitting appointment with the tailor', {
    customer_name: text('Full name of the customer'),
    date: day('Day of the fitting (YYYY-MM-DD)'),
    time: text('Time of the fitting (HH:MM, 24-hour)'),
  }),
  tool('alter_garment', "Order an alteration of a garment at the tailor's", {
    garment_id: text('Id of the garment'),
    part: one('Part to alter', 'sleeves hem waist shoulders'),
    change: one('What to do', 'shorten lengthen take_in let_out'),
    amount_cm: some('By how many centimetres'),
  }),
];
const SHOP = [
  tool('get_order_status', 'Look up where a shop order is and its delivery status', {
    order_id: text('Order number'),
  }),
  tool('cancel_order', 'Cancel a shop order that has not been shipped', { order_id: text('Order number') }),
  tool('create_return', 'Register a return for a delivered order', {
    order_id: text('Order number'),
    reason: one('Why it is returned', 'too_small too_large damaged wrong_item changed_mind'),
  }),
];
const MAIL = [
  tool(
    'search_emails',
    "Search the user's mailbox",
    {
      sender: text('E-mail address of the sender'),
      unread_only: { type: 'boolean', description: 'Only unread messages' },
    },
    ['unread_only'],
  ),
  tool('send_email', 'Send an e-mail', {
    to: text('E-mail address of the recipient'),
    subject: text('Subject line'),
    body: text('Text of the message'),
  }),
];
const DIARY = [
  tool('list_events', 'List the calendar events of one day', { date: day('Day to list (YYYY-MM-DD)') }),
  tool(
    'create_event',
    'Create a calendar event',
    {
      title: text('Title of the event'),
      date: day('Day of the event (YYYY-MM-DD)'),
      time: text('Start time (HH:MM, 24-hour)'),
      duration_minutes: whole('Length in minutes'),
    },
    ['duration_minutes'],
  ),
  tool('set_reminder', 'Set a reminder for a day and time', {
    text: text('What to be reminded of'),
    date: day('Day of the reminder (YYYY-MM-DD)'),
    time: text('Time of the reminder (HH:MM, 24-hour)'),
  }),
];
const MUSIC = [
  tool('play_song', 'Play one song', { title: text('Title of the song'), artist: text('Name of the artist') }, [
    'artist',
  ]),
  tool('set_volume', 'Set the playback volume', { level: whole('Volume from 0 to 100') }),
  tool('pause_music', 'Pause the music that is playing', {}),
];
const STAFF = [
  tool('get_payslip', 'Fetch the payslip of one month', { year: whole('Year'), month: whole('Month number') }),
  tool('list_events', 'List the calendar events of one day', { date: day('Day to list (YYYY-MM-DD)') }),
];
const TRAVEL = [
  tool('get_directions', 'Get directions between two places', {
    origin: text('Starting point'),
    destination: text('Place to reach'),
    mode: one('Means of travel', 'walking driving cycling transit'),
  }),
  tool(
    'find_nearby',
    'Find places of a kind near a location',
    {
      category: one('Kind of place', 'pharmacy supermarket cafe petrol_station atm'),
      near: text('Place to search around'),
      radius_meters: whole('Search radius in metres'),
    },
    ['radius_meters'],
  ),
  tool(
    'get_weather',
    "Get the current weather or today's outlook for a city",
    { city: text('City name'), unit: one('Temperature unit', 'celsius fahrenheit') },
    ['unit'],
  ),
];
const TRIPS = [
  tool('search_hotels', 'Search hotels in a city', {
    city: text('City name'),
    check_in: day('Day of arrival (YYYY-MM-DD)'),
    guests: whole('Number of guests'),
  }),
  tool('search_flights', 'Search flights between two cities', {
    origin: text('City of departure'),
    destination: text('City of arrival'),
    date: day('Day of departure (YYYY-MM-DD)'),
  }),
];

function answered(tools: readonly FunctionTool[], question: string, before = '', told = ''): unknown {
  const answer = callsFor(
    { tools, choice: 'auto', parallel: true, question, before, askedFor: null, made: [], told },
    house,
  );
  if (answer.kind === 'calls') return answer.calls.map(({ name, arguments: args }) => [name, args]);
  return answer.kind === 'missing' ? [answer.name, ...answer.missing] : answer.kind;
}
const NOTHING = expect.stringMatching(/^(?:none|offer)$/u) as unknown;

describe('an account is of its form', () => {
  it.each([
    ['Transfer 45 euros to my cousin Petra.', ['transfer_money', 'iban']],
    ['Please send 20 pounds to Jonas Wik', ['transfer_money', 'iban']],
    ['Überweise 60 Euro an meine Schwester Anna.', ['transfer_money', 'iban']],
    [
      'Transfer 75 dollars to NL91 ABNA 0417 1643 00.',
      [['transfer_money', { amount: 75, currency: 'USD', iban: 'NL91ABNA0417164300' }]],
    ],
    ['I have already transferred 45 euros to Petra.', NOTHING],
    ['How long does a transfer to Petra take?', NOTHING],
  ])('%s', (question, wanted) => expect(answered(BANK, question)).toEqual(wanted));
});

describe('what is quoted is taken whole', () => {
  it.each([
    [
      BANK,
      "Transfer 300 EUR to DE89370400440532013000, reference 'Deposit flat 12'",
      [
        [
          'transfer_money',
          { amount: 300, currency: 'EUR', iban: 'DE89370400440532013000', reference: 'Deposit flat 12' },
        ],
      ],
    ],
    [
      BANK,
      'Fais un virement de 80 euros à FR7630006000011234567890189 avec la référence « Loyer de mai »',
      [
        [
          'transfer_money',
          { amount: 80, currency: 'EUR', iban: 'FR7630006000011234567890189', reference: 'Loyer de mai' },
        ],
      ],
    ],
    [
      WORDS,
      'Translate "Please cancel my order" into Swedish',
      [['translate_text', { text: 'Please cancel my order', target_language: 'sv' }]],
    ],
    [
      WORDS,
      'How do you say “Where do I pay?” in Japanese?',
      [['translate_text', { text: 'Where do I pay?', target_language: 'ja' }]],
    ],
    [MUSIC, "Play 'Lock the Door'", [['play_song', { title: 'Lock the Door' }]]],
    [MUSIC, "My neighbour said 'play it louder' and left.", NOTHING],
    [BANK, "What does the reference 'Deposit flat 12' mean?", NOTHING],
    [WORDS, "The sign said 'No entry after six'.", NOTHING],
  ])('%#: %s', (tools, question, wanted) =>
    expect(answered(tools as readonly FunctionTool[], question as string)).toEqual(wanted),
  );
});

describe('a title is by whoever is named after it', () => {
  it.each([
    ["Play 'Paper Moon' by Ella Brand.", [['play_song', { title: 'Paper Moon', artist: 'Ella Brand' }]]],
    ['Spiel „Nachtzug“ von Lena Kessler', [['play_song', { title: 'Nachtzug', artist: 'Lena Kessler' }]]],
    ['Spela "Vinterhamn" av Olle Strand', [['play_song', { title: 'Vinterhamn', artist: 'Olle Strand' }]]],
    ['Joue « Les Toits » de Claire Morel', [['play_song', { title: 'Les Toits', artist: 'Claire Morel' }]]],
    ["Don't play any music.", NOTHING],
    ['Please play nothing right now.', NOTHING],
    ["I don't want you to play 'Paper Moon'.", NOTHING],
    ["Who wrote 'Paper Moon'?", NOTHING],
  ])('%s', (question, wanted) => expect(answered(MUSIC, question)).toEqual(wanted));
});

describe('parts of a garment are those that are named', () => {
  const altered = (part: string, change: string, amount_cm: number, garment_id: string) => [
    ['alter_garment', { part, change, amount_cm, garment_id }],
  ];
  it.each([
    ['Lengthen the sleeves of garment C-14 by 1.5 cm.', altered('sleeves', 'lengthen', 1.5, 'C-14')],
    ['Please shorten the hem of G-900 by 3 cm', altered('hem', 'shorten', 3, 'G-900')],
    ['Kürzen Sie die Ärmel von Kleidungsstück G-77 um 2 cm.', altered('sleeves', 'shorten', 2, 'G-77')],
    ['Shorten the sleeves of garment G-8', ['alter_garment', 'amount_cm']],
    ['Shorten my trousers.', ['alter_garment', 'garment_id', 'amount_cm']],
    ['Can sleeves be shortened by 3 cm?', NOTHING],
    ['The sleeves of garment G-8 were shortened by 2 cm last week.', NOTHING],
  ])('%s', (question, wanted) => expect(answered(TAILOR, question)).toEqual(wanted));
});

describe('two rooms of two functions are both called', () => {
  const light = (room: string, state: string) => ['switch_lights', { room, state }];
  const heat = (room: string, temperature: number) => ['set_thermostat', { room, temperature }];
  it.each([
    [
      'Mach das Licht in der Küche an und stell die Heizung im Wohnzimmer auf 20 Grad.',
      [light('kitchen', 'on'), heat('living_room', 20)],
    ],
    [
      'Släck lampan i vardagsrummet och sätt värmen i sovrummet till 18 grader.',
      [light('living_room', 'off'), heat('bedroom', 18)],
    ],
    [
      'Éteins la lumière du salon et mets le chauffage de la salle de bain à 21 degrés.',
      [light('living_room', 'off'), heat('bathroom', 21)],
    ],
    [
      'Set the heating in the bedroom to 17 degrees and lock the garage door.',
      [heat('bedroom', 17), ['set_door_lock', { door: 'garage', action: 'lock' }]],
    ],
    ['Im Wohnzimmer ist das Licht aus und im Bad sind es 22 Grad.', NOTHING],
    ['Lass das Licht im Wohnzimmer an und die Heizung im Bad so, wie sie ist.', NOTHING],
    ['Is the light in the living room better than the one in the kitchen?', NOTHING],
  ])('%s', (question, wanted) => expect(answered(HOME, question)).toEqual(wanted));
});

describe('one text in two languages is two translations', () => {
  const into = (own: string, ...languages: string[]) =>
    languages.map((language) => ['translate_text', { text: own, target_language: language }]);
  it.each([
    ['Translate "see you soon" into French and Italian.', into('see you soon', 'fr', 'it')],
    ['Übersetze „guten Appetit“ ins Englische und ins Schwedische.', into('guten Appetit', 'en', 'sv')],
    ['Traduce «buenas tardes» al francés y al alemán.', into('buenas tardes', 'fr', 'de')],
    ['Traduis « merci » en japonais.', into('merci', 'ja')],
    ["Translate 'good evening'.", ['translate_text', 'target_language']],
    ['I speak German and Spanish.', NOTHING],
    ['Is Spanish harder than German?', NOTHING],
    ['I have translated it into French and Italian.', NOTHING],
  ])('%s', (question, wanted) => expect(answered(WORDS, question)).toEqual(wanted));
});

describe('what somebody did themselves is not looked up', () => {
  it.each([
    ['I cancelled order 8101 myself this morning, so all is well. Thanks!', NOTHING],
    ['I already sent order 8101 back, everything is sorted now.', NOTHING],
    ['Ich habe die Bestellung 8101 gestern selbst storniert, alles in Ordnung.', NOTHING],
    ["J'ai annulé la commande 8101 moi-même hier, tout va bien.", NOTHING],
    ['Jag avbokade order 8101 själv igår, allt är löst.', NOTHING],
    ['Order 8101 never came. Where is it?', [['get_order_status', { order_id: '8101' }]]],
    ['I cancelled order 8101 but where is order 8102?', [['get_order_status', { order_id: '8102' }]]],
  ])('%s', (question, wanted) => expect(answered(SHOP, question)).toEqual(wanted));
});

describe('mails are looked for by whom they are from', () => {
  it.each([
    [
      'Find the unread mails from ann@acme.example',
      [['search_emails', { sender: 'ann@acme.example', unread_only: true }]],
    ],
    ['Show me all e-mails from shop@acme.example', [['search_emails', { sender: 'shop@acme.example' }]]],
    [
      'Zeig mir die ungelesenen Mails von ann@acme.example',
      [['search_emails', { sender: 'ann@acme.example', unread_only: true }]],
    ],
    ['Find the mails from Ann.', ['search_emails', 'sender']],
    ['I got a mail from ann@acme.example yesterday.', NOTHING],
    ['Do not look for mails from ann@acme.example.', NOTHING],
  ])('%s', (question, wanted) => expect(answered(MAIL, question)).toEqual(wanted));
});

describe('what goes into a calendar is an event', () => {
  const event = (title: string, date: string, time: string, more: object = {}) => [
    ['create_event', { title, date, time, ...more }],
  ];
  it.each([
    ["Put 'Team lunch' in my calendar on 4 May 2027 at 12:30.", event('Team lunch', '2027-05-04', '12:30')],
    [
      'Add “Visit to the mill” to my calendar on 9 June 2027 at 10:00 for 90 minutes.',
      event('Visit to the mill', '2027-06-09', '10:00', { duration_minutes: 90 }),
    ],
    [
      'Trag „Anprobe Weber“ am 3. Mai 2027 um 14:00 in meinen Kalender ein.',
      event('Anprobe Weber', '2027-05-03', '14:00'),
    ],
    ["Put 'Team lunch' in my calendar on 4 May 2027.", ['create_event', 'time']],
    ["'Team lunch' is already in my calendar.", NOTHING],
    ["Why is 'Team lunch' in my calendar?", NOTHING],
  ])('%s', (question, wanted) => expect(answered(DIARY, question)).toEqual(wanted));
});

describe('pounds are weighed where weights are', () => {
  const units = (value: number, from_unit: string, to_unit: string) => ['convert_units', { value, from_unit, to_unit }];
  it.each([
    ['How many kilograms is 8.5 pounds of yarn?', [units(8.5, 'lb', 'kg')]],
    ['Convert 5 miles to kilometres and 60 kilograms to pounds.', [units(5, 'mi', 'km'), units(60, 'kg', 'lb')]],
    ['What is 20 pounds in kg?', [units(20, 'lb', 'kg')]],
    ['How many euros are 20 pounds?', [['convert_currency', { amount: 20, from_currency: 'GBP', to_currency: 'EUR' }]]],
    ['I weigh 150 pounds.', NOTHING],
    ['Are pounds older than kilograms?', NOTHING],
    ['It costs 20 pounds and weighs 3 kilograms.', NOTHING],
  ])('%s', (question, wanted) => expect(answered(MEASURES, question)).toEqual(wanted));
});

describe('a month and its year are numbers', () => {
  it.each([
    ['I need my payslip for March 2026.', [['get_payslip', { year: 2026, month: 3 }]]],
    ['Zeig mir die Gehaltsabrechnung vom Mai 2026.', [['get_payslip', { year: 2026, month: 5 }]]],
    ['Get my payslip for 2026-11', [['get_payslip', { year: 2026, month: 11 }]]],
    ['Show me my payslip for October.', ['get_payslip', 'year']],
    ['My payslip for March 2026 was wrong.', NOTHING],
    ['I started here in March 2026.', NOTHING],
  ])('%s', (question, wanted) => expect(answered(STAFF, question)).toEqual(wanted));
});

describe('the way by some means, and what is near', () => {
  const way = (origin: string, destination: string, mode: string) => [
    ['get_directions', { origin, destination, mode }],
  ];
  it.each([
    ['Wie komme ich mit dem Zug von Ulm nach Kassel?', way('Ulm', 'Kassel', 'transit')],
    ['How do I get from Leeds to York by bike?', way('Leeds', 'York', 'cycling')],
    ['Hur tar jag mig från Lund till Malmö till fots?', way('Lund', 'Malmö', 'walking')],
    ['Comment aller de Lyon à Grenoble en voiture ?', way('Lyon', 'Grenoble', 'driving')],
    ['How do I get from Leeds to York?', ['get_directions', 'mode']],
    [
      'Is there an ATM within 500 metres of King’s Cross?',
      [['find_nearby', { category: 'atm', near: 'King’s Cross', radius_meters: 500 }]],
    ],
    [
      'Find a supermarket within 3 km of Alexanderplatz.',
      [['find_nearby', { category: 'supermarket', near: 'Alexanderplatz', radius_meters: 3000 }]],
    ],
    ['I cycled from Leeds to York last summer.', NOTHING],
    ['There was a pharmacy within 2 km of my old flat.', NOTHING],
    ['How do I get from beginner to expert?', NOTHING],
    ['How do I get red wine out of silk?', NOTHING],
  ])('%s', (question, wanted) => expect(answered(TRAVEL, question)).toEqual(wanted));
});

describe('flights are no hotels', () => {
  it.each([
    ['Busca un vuelo que salga de Sevilla el 3 de mayo de 2027.', ['search_flights', 'destination']],
    ['Such einen Flug ab Wien am 3. Mai 2027.', ['search_flights', 'destination']],
    ['Find me a hotel in Porto from 3 May 2027.', ['search_hotels', 'guests']],
    ['My flight from Sevilla was late.', NOTHING],
    ['I booked a hotel in Porto for 3 May 2027 yesterday.', NOTHING],
  ])('%s', (question, wanted) => expect(answered(TRIPS, question)).toEqual(wanted));
});

describe('a reply to an assistant’s question is for what was wished', () => {
  const sent = (amount: number, currency: string, iban: string) => [['transfer_money', { amount, currency, iban }]];
  it.each([
    [
      SHOP,
      'Please cancel my order.',
      'Of course. What is the order number?',
      'It is B-5510.',
      [['cancel_order', { order_id: 'B-5510' }]],
    ],
    [
      SHOP,
      'Bitte storniere meine Bestellung.',
      'Gern. Wie lautet die Nummer?',
      '4711',
      [['cancel_order', { order_id: '4711' }]],
    ],
    [
      BANK,
      'I want to make a transfer.',
      'How much, and to which account?',
      '300 dollars to DE89370400440532013000',
      sent(300, 'USD', 'DE89370400440532013000'),
    ],
    [DIARY, 'What is on my calendar?', 'For which day?', '3 May 2027', [['list_events', { date: '2027-05-03' }]]],
    [SHOP, 'Please cancel my order.', 'What is the order number?', 'I do not know it.', NOTHING],
    [SHOP, 'Please cancel my order.', 'What is the order number?', 'Oh, never mind.', NOTHING],
    [SHOP, 'My shirt is lovely.', 'What is the order number?', 'Thank you.', NOTHING],
    [BANK, 'I want to make a transfer.', 'How much, and to which account?', 'Not today, thanks.', NOTHING],
  ])('%#: %s', (tools, before, told, question, wanted) =>
    expect(answered(tools as readonly FunctionTool[], question as string, before as string, told as string)).toEqual(
      wanted,
    ),
  );
});

const LIBRARY = [
  tool('renew_book', 'Renew a borrowed book', { title: text('Title of the book') }),
  tool('reserve_book', 'Reserve a book for pick-up', { title: text('Title of the book') }),
  tool('search_catalogue', 'Search the catalogue of the library', { query: text('Search terms') }),
];

describe('two titles of two functions are each its own', () => {
  it.each([
    [
      'Please renew "The Garden Party" and reserve "To the Lighthouse".',
      [
        ['renew_book', { title: 'The Garden Party' }],
        ['reserve_book', { title: 'To the Lighthouse' }],
      ],
    ],
    [
      'Renew "Dune" and reserve "Emma"',
      [
        ['renew_book', { title: 'Dune' }],
        ['reserve_book', { title: 'Emma' }],
      ],
    ],
    [
      'Verlängere „Der Zauberberg“ und reserviere „Das Parfum“.',
      [
        ['renew_book', { title: 'Der Zauberberg' }],
        ['reserve_book', { title: 'Das Parfum' }],
      ],
    ],
    ['I have read "The Garden Party" and "To the Lighthouse".', NOTHING],
    ['Is "To the Lighthouse" better than "The Garden Party"?', NOTHING],
    ['I renewed "Dune" and reserved "Emma" yesterday.', NOTHING],
  ])('%s', (question, wanted) => expect(answered(LIBRARY, question)).toEqual(wanted));
});

describe('what is not to be done is not', () => {
  it.each([
    [MUSIC, "Don't play any music"],
    [MUSIC, 'Please do not play anything.'],
    [MUSIC, 'Spiel bitte keine Musik.'],
    [MUSIC, 'Ne mets pas de musique.'],
    [MUSIC, 'Spela ingen musik nu.'],
    [MUSIC, 'No pongas música.'],
    [BANK, 'Do not transfer anything to DE89370400440532013000.'],
    [HOME, 'Please leave the lights in the kitchen as they are.'],
  ])('%#: %s', (tools, question) => expect(answered(tools, question)).toEqual(NOTHING));
});

describe('the same classes in other words, written after they had been mended', () => {
  it.each([
    [BANK, 'Wire 15 francs to Grandma.', ['transfer_money', 'iban']],
    [BANK, 'Vire 30 euros à mon frère Luc.', ['transfer_money', 'iban']],
    [
      BANK,
      'Skicka 500 kronor till SE3550000000054910000003 med referensen "Hyra juni 4B".',
      [
        [
          'transfer_money',
          { amount: 500, currency: 'SEK', iban: 'SE3550000000054910000003', reference: 'Hyra juni 4B' },
        ],
      ],
    ],
    [BANK, 'Petra says that she transferred 45 euros to me.', NOTHING],
    [
      WORDS,
      'Could you translate “Turn left at the church” to German?',
      [['translate_text', { text: 'Turn left at the church', target_language: 'de' }]],
    ],
    [
      WORDS,
      'Wie sagt man „Wo ist der Ausgang?“ auf Italienisch?',
      [['translate_text', { text: 'Wo ist der Ausgang?', target_language: 'it' }]],
    ],
    [
      WORDS,
      'Översätt "jag är sen" till engelska och tyska.',
      [
        ['translate_text', { text: 'jag är sen', target_language: 'en' }],
        ['translate_text', { text: 'jag är sen', target_language: 'de' }],
      ],
    ],
    [WORDS, 'My sister studies Japanese.', NOTHING],
    [
      MUSIC,
      "Could you put on 'Slow River' by The Marsh?",
      [['play_song', { title: 'Slow River', artist: 'The Marsh' }]],
    ],
    [MUSIC, "I heard 'Slow River' by The Marsh yesterday.", NOTHING],
    [
      HOME,
      'Switch off the lights in the office and set the bathroom to 23 degrees.',
      [
        ['switch_lights', { room: 'office', state: 'off' }],
        ['set_thermostat', { room: 'bathroom', temperature: 23 }],
      ],
    ],
    [
      HOME,
      'Apaga la luz del salón y pon la calefacción del baño a 21 grados.',
      [
        ['switch_lights', { room: 'living_room', state: 'off' }],
        ['set_thermostat', { room: 'bathroom', temperature: 21 }],
      ],
    ],
    [HOME, 'I turned off the lights in the office and set the bathroom to 23 degrees.', NOTHING],
    [SHOP, 'We returned order 6620 last week, everything is settled, thank you.', NOTHING],
    [SHOP, 'Pedido 6620: ya lo cancelé yo mismo, todo bien.', NOTHING],
    [SHOP, 'My husband cancelled order 6620 yesterday.', NOTHING],
    [
      MAIL,
      'Any unread messages from billing@acme.example?',
      [['search_emails', { sender: 'billing@acme.example', unread_only: true }]],
    ],
    [
      MAIL,
      'Montre-moi les mails non lus de ann@acme.example',
      [['search_emails', { sender: 'ann@acme.example', unread_only: true }]],
    ],
    [
      DIARY,
      "Add 'Dentist, upper floor' to my diary for 7 July 2027 at 9:15",
      [['create_event', { title: 'Dentist, upper floor', date: '2027-07-07', time: '09:15' }]],
    ],
    [
      DIARY,
      "Mets « Réunion d'équipe » dans mon agenda le 8 mars 2027 à 9h30",
      [['create_event', { title: "Réunion d'équipe", date: '2027-03-08', time: '09:30' }]],
    ],
    [DIARY, 'I had a team lunch on 4 May 2027 at 12:30.', NOTHING],
    [MEASURES, '7 pounds in kilograms?', [['convert_units', { value: 7, from_unit: 'lb', to_unit: 'kg' }]]],
    [MEASURES, 'Hur många kilo är 12 pund?', [['convert_units', { value: 12, from_unit: 'lb', to_unit: 'kg' }]]],
    [STAFF, 'Visa lönebeskedet för januari 2026.', [['get_payslip', { year: 2026, month: 1 }]]],
    [STAFF, 'Payslip April 2026 please', [['get_payslip', { year: 2026, month: 4 }]]],
    [STAFF, 'I moved to Leeds in April 2026.', NOTHING],
    [
      TRAVEL,
      'What is the quickest way from Graz to Linz by car?',
      [['get_directions', { origin: 'Graz', destination: 'Linz', mode: 'driving' }]],
    ],
    [
      TRAVEL,
      '¿Cómo llego a pie de Sants a Gràcia?',
      [['get_directions', { origin: 'Sants', destination: 'Gràcia', mode: 'walking' }]],
    ],
    [
      TRAVEL,
      'Are there any cafes within 300 m of Odenplan?',
      [['find_nearby', { category: 'cafe', near: 'Odenplan', radius_meters: 300 }]],
    ],
    [TRAVEL, 'How do I get a stain out of a coat from Leeds?', NOTHING],
    [TRAVEL, 'We drove from Graz to Linz.', NOTHING],
    [TRIPS, 'Je cherche un vol au départ de Nice le 3 mai 2027.', ['search_flights', 'destination']],
    [
      TRIPS,
      'Ich suche ein Hotel in Graz ab dem 3. Mai 2027 für zwei Personen.',
      [['search_hotels', { city: 'Graz', check_in: '2027-05-03', guests: 2 }]],
    ],
    [
      TAILOR,
      'Korta ärmarna på plagg G-31 med 2 cm.',
      [['alter_garment', { garment_id: 'G-31', part: 'sleeves', change: 'shorten', amount_cm: 2 }]],
    ],
    [
      TAILOR,
      'Let out the waist of garment W-5 by 3 cm, please.',
      [['alter_garment', { garment_id: 'W-5', part: 'waist', change: 'let_out', amount_cm: 3 }]],
    ],
    [TAILOR, 'How much does it cost to shorten sleeves?', NOTHING],
  ])('%#: %s', (tools, question, wanted) =>
    expect(answered(tools as readonly FunctionTool[], question as string)).toEqual(wanted),
  );
});

describe('what is quoted says nothing of what is wished', () => {
  it.each([
    [
      [...SHOP, ...WORDS],
      'Translate "Please cancel order 5512 and send it back" into Swedish.',
      [['translate_text', { text: 'Please cancel order 5512 and send it back', target_language: 'sv' }]],
    ],
    [
      [...WORDS, ...BANK],
      'Search the web for "transfer 80 euros to Spain"',
      [['web_search', { query: 'transfer 80 euros to Spain' }]],
    ],
    [
      [...DIARY, ...MAIL],
      "Put 'Send the mails to Ann, and call Bo' in my calendar on 4 May 2027 at 12:30.",
      [['create_event', { title: 'Send the mails to Ann, and call Bo', date: '2027-05-04', time: '12:30' }]],
    ],
    [
      [...MUSIC, ...HOME],
      "Play 'Turn Off the Lights in the Kitchen'",
      [['play_song', { title: 'Turn Off the Lights in the Kitchen' }]],
    ],
    [
      [...WORDS, ...TRAVEL],
      'Übersetze „Wie komme ich von Ulm nach Kassel?“ ins Französische.',
      [['translate_text', { text: 'Wie komme ich von Ulm nach Kassel?', target_language: 'fr' }]],
    ],
    [[...SHOP, ...WORDS], 'My sister wrote "please cancel order 5512".', NOTHING],
    [[...MUSIC, ...HOME], "The note said 'turn off the lights in the kitchen'.", NOTHING],
    [[...BANK, ...WORDS], "He told me 'transfer 80 euros to DE89370400440532013000'.", NOTHING],
  ])('%#: %s', (tools, question, wanted) =>
    expect(answered(tools as readonly FunctionTool[], question as string)).toEqual(wanted),
  );
});
