import { fill } from '../filling/fill.js';
import { HOUSE, n } from '../filled.fixture.js';
import { readingOf } from '../reading.js';

/** The one figure that is asked of a text; null where it stays open. */
function figure(text: string, slot: string): unknown {
  const ground = { reading: readingOf(text), before: null, house: HOUSE, plans: null };
  try {
    return (
      fill({ type: 'object', properties: { [slot]: n }, required: [slot] }, ground).value as Record<string, unknown>
    )[slot];
  } catch {
    return null;
  }
}

it.each([
  ['Kim was in from 8:45 to 17:15 with 45 minutes for lunch. How many hours did she work?', 'hours', 7.75],
  ['Uwe kam um 7:30 und ging um 15:00, zwei Pausen von 15 Minuten. Arbeitszeit?', 'arbeitszeit_stunden', 7],
  ['Each smock gets 6 hooks and two spare hooks. How many hooks for 11 smocks?', 'hooks', 88],
  ['Für 8 Kittel brauche ich 2 m Stoff, dazu 3 m Reserve. Wie viele Meter bestelle ich?', 'meter', 19],
  ['Il y a 7 boîtes de 30 perles ; on coud 9 cols de 20 perles. Combien de perles restent ?', 'reste', 30],
  ['31,5 Meter Band werden gleichmäßig auf 9 Hüte verteilt. Wie viel bekommt jeder?', 'meter_je', 3.5],
  ['finch-4 bought 20 TULL at 7.25 and sold all at 6.75. Profit or loss?', 'profit', -10],
  ['Kropp 88 cm, färdigt plagg 96 cm. Hur stor är rörelsevidden?', 'rörelsevidd_cm', 8],
  ['Finished length 40 cm, seam 1.5 cm at both ends. How long do I cut it?', 'cut_length_cm', 43],
  ['A bag at 80 euros, 25 % off and then another 10 % off. What do I pay?', 'total', 54],
  ['Ties are 4 for 3, 12 euros each. I take 9. What do I pay?', 'total', 84],
  ['La robe coûte 600 €, acompte versé 150 €. Combien reste-t-il à payer ?', 'reste', 450],
  ['Un gorro a 14,50 € y pago con un billete de 20 €. ¿Cuánto me devuelven?', 'cambio', 5.5],
  ['Versand 5 €, frei ab 90 €. Mein Korb liegt bei 70 €. Wie viel fehlt mir?', 'fehlt', 20],
  ['The skirt is 70 cm long; she shortens it by 6 cm. How long is it now?', 'length_cm', 64],
  ['Combien font 11 oz par yard carré en g/m² ?', 'gsm', 372.96],
  ['It came on 26 February 2024 and went on 2 March 2024. How many days was it here?', 'days', 5],
  ['The mill was founded on 9 May 1950. How old was it on 8 May 2000?', 'age', 49],
])('%s', (text, slot, value) => expect(figure(text, slot)).toBe(value));

it.each([
  ['Kim was in from 8:45 and had 45 minutes for lunch. How many hours did she work?', 'hours'],
  ['The shop is open from 9:00 to 18:00, an hour for lunch. How many hours is Kim paid for?', 'hours'],
  ['Each smock gets 6 hooks and one spare. How many hooks do we need?', 'hooks'],
  ['We opened a few boxes of 30 beads and used 40 beads. How many beads are left?', 'left'],
  ['The ribbon is shared evenly over 9 hats. How many metres does each get?', 'metres_each'],
  ['finch-4 bought 20 TULL at 7.25 and sold 8 of them at 6.75. What is the profit on all?', 'profit'],
  ['The coat measures 96 cm. How much ease is that?', 'ease_cm'],
  ['Ties are 4 for 3. What do I pay for nine?', 'total'],
  ['I bought a hat and paid with a 20 euro note. How much change?', 'change'],
  ['It came on 26 February 2024. How many days was it here?', 'days'],
  ['She is 50 years old. How old was she on 8 May 2000?', 'age'],
])('%s stays open', (text, slot) => expect(figure(text, slot)).toBeNull());
