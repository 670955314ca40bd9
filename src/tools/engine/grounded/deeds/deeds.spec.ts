import { day, filled } from '../filled.fixture.js';

const TOLD: readonly (readonly [text: string, name: string, want: string])[] = [
  [
    'The dress was ordered on the 1st of February 2025 and it only got here on the 19th of February 2025.',
    'arrived',
    '2025-02-19',
  ],
  ['Parcel JD0146 left our Lyon warehouse on 2 September 2025 with DHL.', 'shipped', '2025-09-02'],
  ['Invoice INV-2207, dated 14 March 2025. Payment due 13 April 2025.', 'issued', '2025-03-14'],
  ['He picks it up on 21 November 2025.', 'pickup', '2025-11-21'],
  [
    'Das Kleid kam erst am 19. Februar 2025 an, bestellt hatte ich es am 3. Februar 2025.',
    'angekommen_am',
    '2025-02-19',
  ],
  ['Das Paket hat am 12. Mai 2025 unser Lager in Bremen verlassen.', 'versandt_am', '2025-05-12'],
  ['Rechnung RE-5530 vom 7. April 2025, zahlbar bis 7. Mai 2025.', 'rechnungsdatum', '2025-04-07'],
  ['Le colis a quitté notre entrepôt de Lille le 3 septembre 2025.', 'shipped', '2025-09-03'],
  ['Madame Ferrand viendra chercher la robe le 17 avril 2025.', 'pickup', '2025-04-17'],
  ['Factura A-310 con fecha 5 de mayo de 2025, vence el 4 de junio de 2025.', 'issued', '2025-05-05'],
  ['Kappan beställdes den 4 maj 2025 och kom fram först den 20 maj 2025.', 'mottagen', '2025-05-20'],
  ['Instead of 3 March 2026 she will be here on 10 March 2026, same hour.', 'new_date', '2026-03-10'],
  ['Statt am 4. März 2025 kommt sie am 11. März 2025 zur Anprobe.', 'neues_datum', '2025-03-11'],
  ['It should have been here on 3 May 2025 but only arrived on 10 May 2025.', 'arrived', '2025-05-10'],
];

it.each(TOLD)('%s: %s', (text, name, want) => {
  expect(filled(text, { [name]: day })).toEqual({ [name]: want });
});

/** Denied, planned, of another deed, of two things, moved later, on a condition. */
const OPEN: readonly (readonly [text: string, name: string])[] = [
  ['We will ship on 14 July 2025 if the zips turn up.', 'shipped'],
  ['The order did not leave the warehouse on 2 June 2025.', 'shipped'],
  ['The coat was supposed to be here by 3 October 2025 and still is not.', 'arrived'],
  ['The first box arrived on 3 May 2025, the second on 10 May 2025.', 'arrived'],
  ['The parcel should have been delivered on 3 May 2025.', 'received'],
  ['Die Ware sollte am 5. Juni 2025 ankommen, ist aber noch unterwegs.', 'angekommen_am'],
  ['Le colis devait partir le 9 mai 2025, mais il est encore chez nous.', 'shipped'],
  ['El pedido no llegó el 6 de abril de 2025 y nadie contesta.', 'recibido'],
  ['Paketet skulle ha kommit den 3 juni 2025.', 'mottaget'],
  ['I bought the coat and my fitting is on 3 May 2025.', 'purchased'],
  ['If she collects it, then on 3 May 2025.', 'pickup'],
  ['The invoice was paid on 3 May 2025.', 'issued'],
  ['He will not pick it up on 3 May 2025.', 'pickup'],
  ['It came back from the cleaner on 3 May 2025 and the wedding is on 10 June 2025.', 'shipped'],
  ['Could she come on 10 March 2026 instead of 3 March 2026?', 'new_date'],
];

it.each(OPEN)('%s leaves open: %s', (text, name) => {
  expect(filled(text, { [name]: day })).toBeNull();
});
