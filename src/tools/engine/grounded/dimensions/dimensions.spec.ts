import { fill } from '../filling/fill.js';
import { HOUSE, n, i } from '../filled.fixture.js';
import { readingOf } from '../reading.js';

/** The one figure that is asked of a text; null where it stays open. */
function figure(text: string, slot: string, schema: unknown = n): unknown {
  const ground = { reading: readingOf(text), before: null, house: HOUSE, plans: null };
  try {
    return fill({ type: 'object', properties: { [slot]: schema }, required: [slot] }, ground).value as unknown;
  } catch {
    return null;
  }
}

const whole = i;

it.each([
  ['A cap takes 0.4 m of felt. There are 9 m on the roll. How many caps can we cut?', 'caps', 22, whole],
  ['Ein Hemd braucht 1,7 m. Auf der Rolle sind 60 m. Wie viele Hemden kann ich schneiden?', 'hemden', 35, whole],
  ['Four cutters finish 5 coats each a day. How many coats in 3 days?', 'coats', 60, whole],
  ['The drill has 260 g/m² and is 1.6 m wide. How many kilograms does a roll of 50 m weigh?', 'weight_kg', 20.8, n],
  [
    'I have 12 m of tape and cut 5 pieces of 1.1 m and 3 pieces of 70 cm. How much is left in metres?',
    'metres_left',
    4.4,
    n,
  ],
  [
    'We have 31 m and a curtain takes 2.7 m. How many curtains can I cut and how many metres remain?',
    'leftover_m',
    1.3,
    n,
  ],
  [
    'She is paid 16 euros an hour and worked 6.5 hours. Thread 4.20 euros. What does the mending cost?',
    'total_cost',
    108.2,
    n,
  ],
  ['Canvas is 9 euros a metre. I need 3 m for the bag and 1.5 m for the lining. What do I pay?', 'total', 40.5, n],
  ['A cone has 2,500 m. The job needs 21,000 m. How many cones do I need to buy?', 'cones', 9, whole],
  ['A tailor sews 3 waistcoats a day. How many days for 36 waistcoats?', 'days', 12, whole],
])('%s', (text, slot, value, schema) => {
  expect(figure(text, slot, schema)).toEqual({ [slot]: value });
});

it.each([
  ['A cap takes 0.4 m and a hat takes 0.6 m. There are 9 m. How many can we cut?', 'answer', whole],
  ['A cap takes at least 0.4 m. There are 9 m on the roll. How many caps can we cut?', 'caps', whole],
  ['Two shops sell 12 shirts a day. How many shirts in 6 days?', 'shirts', whole],
  ['The roll has 50 m. How much does it weigh?', 'weight_kg', n],
  ['The drill has 260 g/m² and is 1.6 m wide. How much does it weigh?', 'weight_kg', n],
  ['I have 12 m of tape and cut 5 pieces. How much is left in metres?', 'metres_left', n],
  ['Canvas is 9 euros a metre. What do I pay for the bag?', 'total', n],
  ['Three cutters work 8 hours. How many coats do they finish?', 'coats', whole],
  ['5 m of velvet at 31 EUR a metre, less the discount for members. What do I pay after it?', 'amount_eur', n],
  ['5 m of velvet at 31 EUR a metre, less a loyalty discount. What do I pay?', 'total', n],
  ['5 m velvet at 31 EUR a metre minus a voucher. What is left to pay?', 'amount', n],
])('%s stays open', (text, slot, schema) => {
  expect(figure(text, slot, schema)).toBeNull();
});
