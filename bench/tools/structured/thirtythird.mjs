/** Forty more in trades not met before, written together with the set before it; half of them are to be refused. */
import { s, b, date, one, strict, REFUSE } from './case.mjs';
const BEES = 'Hive 3 swarmed on 18 May 2027. The beekeeper Anton Weiss caught the swarm. The queen is dead.';
const SHOP = 'I sent the drill back to the shop on 2 May 2027 because it overheated.';
const IF = 'If the drill does not fit I would like to return it. Please do not cancel the order yet.';
const ROOM = 'The rehearsal room is open all night. The piano is out of tune and the drums are broken.';
const RESCUE = 'We found the missing hiker, Jan Kos, alive on 7 March 2027. His dog was not with him.';
const PRESS = 'Ten copies were printed in Riga on 6 April 2027. The proof was corrected by Ilze Ozola.';
const NOTE =
  'Marta Silva complained on 11 February 2027 that the bill was wrong. Her letter was answered by Lars Falk.';
const EYES = 'The optician Nora Quist tested my eyes on 20 May 2027. I am shortsighted and do not wear glasses.';
const SCHOOL = 'Violin lessons start on 23 August 2027. The teacher is Igor Babic; beginners are welcome.';
const HARBOUR = 'The trawler Alma arrived on 30 October 2027 and unloaded at once. The skipper was drunk.';
const BIKE = 'The bike was stolen on 1 June 2027 outside the station. It was not insured. The thief is unknown.';
const RADIO = 'The interview with Pia Dahl was recorded on 13 July 2027 and will be broadcast in autumn.';
const STATE = one('approved', 'rejected', 'pending');
export const CASES = [
  strict(BEES, { beekeeper: s, queen_alive: b }, { beekeeper: 'Anton Weiss', queen_alive: false }),
  strict(BEES, { swarming_date: date }, { swarming_date: '2027-05-18' }),
  strict(BEES, { harvest_date: date }, REFUSE),
  strict(BEES, { customer: s }, REFUSE),
  strict(SHOP, { outcome: one('returned', 'kept', 'exchanged') }, { outcome: 'returned' }),
  strict(SHOP, { purchase_date: date }, REFUSE),
  strict(SHOP, { repair_date: date }, REFUSE),
  strict(IF, { outcome: one('returned', 'kept', 'exchanged') }, REFUSE),
  strict(IF, { status: one('cancelled', 'delivered', 'paid') }, REFUSE),
  strict(ROOM, { tuned: b }, { tuned: false }),
  strict(ROOM, { closed: b }, { closed: false }),
  strict(ROOM, { heated: b }, REFUSE),
  strict(ROOM, { drummer: s }, REFUSE),
  strict(RESCUE, { discovery_date: date }, { discovery_date: '2027-03-07' }),
  strict(RESCUE, { dead: b }, { dead: false }),
  strict(RESCUE, { rescuer: s }, REFUSE),
  strict(RESCUE, { disappearance_date: date }, REFUSE),
  strict(PRESS, { printing_date: date }, { printing_date: '2027-04-06' }),
  strict(PRESS, { proofreader: s }, REFUSE),
  strict(PRESS, { editor: s }, REFUSE),
  strict(NOTE, { complainant: s, complaint_date: date }, { complainant: 'Marta Silva', complaint_date: '2027-02-11' }),
  strict(NOTE, { responder: s }, { responder: 'Lars Falk' }),
  strict(NOTE, { payment_date: date }, REFUSE),
  strict(NOTE, { manager: s }, REFUSE),
  strict(EYES, { examination_date: date }, { examination_date: '2027-05-20' }),
  strict(EYES, { optician: s, spectacles: b }, { optician: 'Nora Quist', spectacles: false }),
  strict(EYES, { blind: b }, REFUSE),
  strict(EYES, { patient: s }, REFUSE),
  strict(SCHOOL, { beginning: date, instructor: s }, { beginning: '2027-08-23', instructor: 'Igor Babic' }),
  strict(SCHOOL, { end_date: date }, REFUSE),
  strict(SCHOOL, { pupil: s }, REFUSE),
  strict(HARBOUR, { arrival: date }, { arrival: '2027-10-30' }),
  strict(HARBOUR, { unloading: b }, { unloading: true }),
  strict(HARBOUR, { sober: b }, { sober: false }),
  strict(HARBOUR, { departure: date }, REFUSE),
  strict(BIKE, { theft_date: date, insurance: b }, { theft_date: '2027-06-01', insurance: false }),
  strict(BIKE, { culprit: s }, REFUSE),
  strict(RADIO, { recording_date: date, interviewee: s }, { recording_date: '2027-07-13', interviewee: 'Pia Dahl' }),
  strict(RADIO, { broadcast_date: date }, REFUSE),
  strict(
    'The planning office turned down the application on 5 May 2027.',
    { decision: STATE },
    { decision: 'rejected' },
  ),
];
