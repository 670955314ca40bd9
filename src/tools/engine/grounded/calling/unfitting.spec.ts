import { readingOf } from '../reading.js';
import { unfitting } from './unfitting.js';

const SCHEMA = { type: 'object', properties: {} };

it.each([
  ['The status of the Oslo coat', { order_id: 'Oslo' }, ['order_id']],
  ['It is late, Oslo', { orderId: 'Oslo', reason: 'late' }, ['orderId']],
  ['The coat', { tracking_number: 'the coat' }, ['tracking_number']],
  ['Order 4711', { order_id: '4711' }, []],
  ['Order AB-7', { order_id: 'AB-7' }, []],
  ['Book Cedar for m.lindgren', { room_id: 'Cedar', user_id: 'm.lindgren', order_by: 'price' }, []],
  ['Exchange the skirt of order A-2290', { order_id: 'A-2290', new_size: 'skirt' }, ['new_size']],
  ['Finns koftan i storlek L?', { garment: 'L' }, ['garment']],
  ['Where is 101?', { garment: '101', item: '101' }, ['garment']],
  ['Exchange it for size M', { newSize: 'M' }, []],
  ['Her waist is 70 cm', { waist_cm: 70, chest_cm: 70 }, ['chest_cm']],
  ['Waist 70 cm, chest 70 cm', { waist_cm: 70, chest_cm: 70 }, []],
  ['Have moss-2 buy 60 shares of VELV', { symbol: 'moss-2', agent: 'shares' }, ['symbol', 'agent']],
  ['Have moss-2 buy 60 shares of VELV', { symbol: 'VELV', agent: 'moss-2' }, []],
  ['A cushion 40 cm wide and high', { width_cm: 40, height_cm: 40 }, []],
])('“%s”, %j: %j', (text, args, names) => expect(unfitting(args, SCHEMA, readingOf(text))).toEqual(names));
