import { day, filled, i, s } from '../filled.fixture.js';

const TOLD: readonly (readonly [text: string, slots: Record<string, unknown>, want: Record<string, unknown>])[] = [
  [
    "we're getting 429 back from POST /api/chat. key ends in 9f2c.",
    { status_code: i, endpoint: s, key_suffix: s },
    { status_code: 429, endpoint: '/api/chat', key_suffix: '9f2c' },
  ],
  [
    'The export throws a 500 error in Firefox, not in Chrome.',
    { http_status: i, browser: s },
    { http_status: 500, browser: 'Firefox' },
  ],
  ['Lead time 45 days, FOB Izmir.', { port: s, incoterm: s }, { port: 'Izmir', incoterm: 'FOB' }],
  ['Please pay to IBAN GB29 NWBK 6016 1331 9268 19.', { iban: s }, { iban: 'GB29 NWBK 6016 1331 9268 19' }],
  [
    'The navy cardigan is in L and I asked for M.',
    { received_size: s, wanted_size: s },
    { received_size: 'L', wanted_size: 'M' },
  ],
  [
    'Jag fick storlek L men beställde M.',
    { received_size: s, ordered_size: s },
    { received_size: 'L', ordered_size: 'M' },
  ],
  ['hey its tariq, the zip on my backpack broke.', { customer: s }, { customer: 'tariq' }],
  [
    'Send it to 17 Harbour Lane, Cork. thx, Deirdre',
    { ship_to: s, customer: s },
    { ship_to: '17 Harbour Lane, Cork', customer: 'Deirdre' },
  ],
  ['The lining feels cheap. 3 stars from me. - Priyanka D.', { reviewer: s }, { reviewer: 'Priyanka D' }],
  [
    'Agent: Good morning, Odile speaking.\nCustomer: Morning. My name is Wendell Pryce.\nAgent: Lovely.',
    { customer_name: s, agent_name: s },
    { customer_name: 'Wendell Pryce', agent_name: 'Odile' },
  ],
  [
    'Please reply to me: Felix Thorne, felix.thorne@example.com.',
    { contact_name: s },
    { contact_name: 'Felix Thorne' },
  ],
  ['My number is 555-0142.', { phone: s }, { phone: '555-0142' }],
  ['We made the Solveig jumper for cold days.', { product_name: s }, { product_name: 'Solveig jumper' }],
  [
    'Bitte liefern an:\n\nAnnelie Wohlfahrt\nTöpfergasse 9\n99084 Erfurt',
    { recipient: s },
    { recipient: 'Annelie Wohlfahrt' },
  ],
  ['The fitting is at half past two in the afternoon.', { fitting_time: s }, { fitting_time: '14:30' }],
];

it.each(TOLD)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});

/** Counted, denied, either, of the message and not of what it speaks of. */
const OPEN: readonly (readonly [text: string, slots: Record<string, unknown>])[] = [
  ['Our API key allows 500 requests a day.', { status_code: i }],
  ['It is not a 500 and not a 503 from the server.', { status_code: i }],
  ['GET /a/b works and GET /a/c does not.', { endpoint: s }],
  ['Is the parcel JD77 or JD79?', { tracking: s }],
  ['It came in XS or S, I forgot.', { wanted_size: s }],
  ['Please pick for the Halden shop: LN-204 x 6, LN-209 x 4.', { store: s }],
  ['[received Wednesday 11 March 2026] Can I come the day after tomorrow?', { day }],
  ['The fitting is at half past two.', { fitting_time: s }],
];

it.each(OPEN)('%s leaves it open', (text, slots) => {
  expect(filled(text, slots)).toBeNull();
});
