import { callsFor } from '../calls.js';
import type { FunctionTool } from '../matching.js';

const text = { type: 'string' };
const tool = (name: string, description: string, properties: Record<string, object>): FunctionTool => ({
  name,
  description,
  parameters: { type: 'object', properties, required: Object.keys(properties) },
});
const TOOLS = [
  tool('find_rooms', 'Find hotel rooms in a city.', { city: text }),
  tool('reserve_room', 'Reserve a hotel room that was found.', { room_id: text, guest_name: text }),
  tool('cancel_booking', 'Cancel a booking.', { booking_id: text }),
];
const ROOMS = [
  { room_id: 'R-17', view: 'garden', price: 140, stars: 3 },
  { room_id: 'R-22', view: 'sea', price: 210, stars: 5 },
  { room_id: 'R-31', view: 'courtyard', price: 95, stars: 3 },
];
const BOOKINGS = [
  { booking_id: 'B-501', item: 'sailing lesson', date: '2026-06-04' },
  { booking_id: 'B-502', item: 'pottery class', date: '2026-05-20' },
];
const HOUSE = { league: null, mood: null, offers: {}, answer: { text: '', sources: [], points: [] } };

function called(question: string, shown: readonly Record<string, unknown>[]): unknown {
  const answer = callsFor(
    { tools: TOOLS, choice: 'auto', parallel: true, question, before: '', askedFor: null, made: [], shown },
    HOUSE as never,
  );
  return answer.kind === 'calls'
    ? answer.calls.map(({ arguments: args }) => args.room_id ?? args.booking_id).join(' ')
    : answer.kind;
}

it.each<[string, readonly Record<string, unknown>[], string]>([
  ['Reserve the cheapest one for Mia Holm.', ROOMS, 'R-31'],
  ['Reserve the most expensive one for Mia Holm.', ROOMS, 'R-22'],
  ['Reserve the one with the garden view for Mia Holm.', ROOMS, 'R-17'],
  ['Please reserve the third one for Mia Holm.', ROOMS, 'R-31'],
  ['Please cancel the pottery one.', BOOKINGS, 'B-502'],
  ['Cancel the booking for the sailing lesson.', BOOKINGS, 'B-501'],
  ['Cancel the earliest one.', BOOKINGS, 'B-502'],
  ['Cancel the last one, please.', BOOKINGS, 'B-502'],
])('of what was listed: %s', (question, shown, id) => expect(called(question, shown)).toBe(id));

it.each<[string, readonly Record<string, unknown>[]]>([
  ['Reserve the fastest one for Mia Holm.', ROOMS],
  ['Reserve the three-star one for Mia Holm.', ROOMS],
  ['Please cancel the yoga one.', BOOKINGS],
  ['Cancel the one that is not the pottery class.', BOOKINGS],
  ['Cancel the pottery or the sailing one.', BOOKINGS],
  ['Cancel my booking.', BOOKINGS],
  ['Cancel the pottery class.', []],
])('is not told which: %s', (question, shown) => expect(called(question, shown)).not.toMatch(/^[RB]-/u));
