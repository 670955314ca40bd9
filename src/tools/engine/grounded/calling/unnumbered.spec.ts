import { unnumbered } from './unnumbered.js';

it.each([
  [{ order_id: 'Oslo' }, ['order_id']],
  [{ orderId: 'Oslo', reason: 'late' }, ['orderId']],
  [{ tracking_number: 'the coat' }, ['tracking_number']],
  [{ order_id: '4711' }, []],
  [{ order_id: 'AB-7' }, []],
  [{ room_id: 'Cedar', user_id: 'm.lindgren', order_by: 'price' }, []],
])('%j lacks the numbers %j', (args, names) => expect(unnumbered(args)).toEqual(names));
