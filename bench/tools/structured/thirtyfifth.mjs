/** Sixty by a stranger, who saw no source: words of the text and lists of them, in three languages. */
import { s, list, any, strict, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'Hi, this is Marguerite Oyelaran from unit 12B. The dishwasher you installed on Tuesday leaks whenever it drains. Could someone look at it before the weekend?',
    { tenant: s, unit: s, appliance: s, problem: s },
    {
      tenant: 'Marguerite Oyelaran',
      unit: any('12B', 'unit 12B'),
      appliance: any('dishwasher', 'The dishwasher', 'the dishwasher'),
      problem: any(
        'leaks whenever it drains',
        'leaks',
        'it leaks whenever it drains',
        'The dishwasher you installed on Tuesday leaks whenever it drains',
        'The dishwasher leaks whenever it drains',
        'leaking whenever it drains',
      ),
    },
  ),
  strict(
    'School trip, class 5C: Mrs Adeyemi leads the group, Mr Kowalczyk drives the minibus, and Priya Raman comes along as a helper. We leave from Harbour Gate.',
    { leader: s, driver: s, helper: s, departure_place: s },
    {
      leader: any('Mrs Adeyemi', 'Adeyemi'),
      driver: any('Mr Kowalczyk', 'Kowalczyk'),
      helper: 'Priya Raman',
      departure_place: 'Harbour Gate',
    },
  ),
  strict(
    "Checked out today: 'The Salt Path' by Raynor Winn, to member 20-88431. The previous borrower, Tom Beale, returned it two days late.",
    { title: s, author: s, member_number: s, previous_borrower: s },
    { title: 'The Salt Path', author: 'Raynor Winn', member_number: '20-88431', previous_borrower: 'Tom Beale' },
  ),
  strict(
    "Checked out today: 'The Salt Path' by Raynor Winn, to member 20-88431. The previous borrower, Tom Beale, returned it two days late.",
    { title: s, shelf_mark: s },
    REFUSE,
  ),
  strict(
    'Biscuit, a four-year-old beagle belonging to Ines Cardoso, came in limping. Dr Whitlock found a thorn in the left front paw.',
    { pet_name: s, breed: s, owner: s, vet: s },
    { pet_name: 'Biscuit', breed: 'beagle', owner: 'Ines Cardoso', vet: any('Dr Whitlock', 'Whitlock') },
  ),
  strict(
    'For the shakshuka you need tomatoes, eggs, onion, garlic, cumin and paprika. Serve it with flatbread.',
    { dish: s, ingredients: list(s), serve_with: s },
    {
      dish: 'shakshuka',
      ingredients: ['tomatoes', 'eggs', 'onion', 'garlic', 'cumin', 'paprika'],
      serve_with: 'flatbread',
    },
  ),
  strict(
    'Selling my Skoda Octavia, diesel, grey, one previous owner. Viewings in Leith, ask for Callum.',
    { make: s, model: s, colour: s, contact: s },
    { make: 'Skoda', model: any('Octavia', 'Skoda Octavia'), colour: any('grey', 'gray'), contact: 'Callum' },
  ),
  strict(
    'Selling my Skoda Octavia, diesel, grey, one previous owner. Viewings in Leith, ask for Callum.',
    { model: s, registration_number: s },
    REFUSE,
  ),
  strict(
    'Reservation KX7-2204 is confirmed, Ms Takahashi. You will be in room 318, the Juniper Suite, with a view of the lake.',
    { guest: s, booking_number: s, room_number: s, suite_name: s },
    {
      guest: any('Ms Takahashi', 'Takahashi'),
      booking_number: 'KX7-2204',
      room_number: any('318', 'room 318'),
      suite_name: any('Juniper Suite', 'the Juniper Suite', 'Juniper'),
    },
  ),
  strict(
    'The budget review has moved from Aspen to Magnolia because the projector in Aspen is broken. Yusuf Demir chairs.',
    { meeting: s, new_room: s, chair: s, reason: s },
    {
      meeting: any('budget review', 'the budget review', 'The budget review'),
      new_room: 'Magnolia',
      chair: 'Yusuf Demir',
      reason: any(
        'the projector in Aspen is broken',
        'because the projector in Aspen is broken',
        'projector in Aspen is broken',
        'broken projector',
        'the projector is broken',
      ),
    },
  ),
  strict(
    'Tonight at the Rialto: Slow Harvest, directed by Mireille Abadie. Doors open at half past seven.',
    { film: s, director: s, cinema: s },
    { film: 'Slow Harvest', director: 'Mireille Abadie', cinema: any('Rialto', 'the Rialto') },
  ),
  strict(
    'Ringed this morning on Fair Isle: a female bluethroat, ring VZ31007. Observer was D. Pettigrew.',
    { species: s, place: s, observer: s, ring_number: s },
    { species: 'bluethroat', place: 'Fair Isle', observer: any('D. Pettigrew', 'Pettigrew'), ring_number: 'VZ31007' },
  ),
  strict(
    'Lease between Agnes Thornbury (landlord) and Kwame Boateng (tenant) for the flat at 9 Tanner Row, York.',
    { landlord: s, tenant: s, street: s, city: s },
    { landlord: 'Agnes Thornbury', tenant: 'Kwame Boateng', street: any('Tanner Row', '9 Tanner Row'), city: 'York' },
  ),
  strict(
    'Ticket raised by Leonie Marsh: since the update the label printer in dispatch prints blank pages. Assigned to Goran.',
    { reporter: s, device: s, problem: s, assignee: s },
    {
      reporter: 'Leonie Marsh',
      device: any('label printer', 'the label printer', 'label printer in dispatch', 'the label printer in dispatch'),
      problem: any(
        'prints blank pages',
        'blank pages',
        'printing blank pages',
        'the label printer in dispatch prints blank pages',
        'since the update the label printer in dispatch prints blank pages',
        'prints blank pages since the update',
      ),
      assignee: 'Goran',
    },
  ),
  strict(
    "Around the table on Saturday: Mina, Theo, Rosalind and Jonas. Theo can't have peanuts.",
    { guests: list(s), allergic_guest: s, must_avoid: s },
    { guests: ['Mina', 'Theo', 'Rosalind', 'Jonas'], allergic_guest: 'Theo', must_avoid: 'peanuts' },
  ),
  strict(
    'Your Bosch cordless drill (order 77-1903-A) was left with your neighbour Mr Lindqvist.',
    { product: s, brand: s, order_number: s, neighbour: s },
    {
      product: any('cordless drill', 'Bosch cordless drill'),
      brand: 'Bosch',
      order_number: '77-1903-A',
      neighbour: any('Mr Lindqvist', 'Lindqvist'),
    },
  ),
  strict(
    'Episode 61 of Loose Threads is out: host Ben Okafor talks to Naomi Adler about lighthouse keepers.',
    { podcast: s, host: s, guest: s, topic: s },
    { podcast: 'Loose Threads', host: 'Ben Okafor', guest: 'Naomi Adler', topic: 'lighthouse keepers' },
  ),
  strict(
    "On the 14th the Brackwater Quartet plays at St Olave's Church in Norwich.",
    { performer: s, venue: s, city: s },
    {
      performer: any('Brackwater Quartet', 'the Brackwater Quartet'),
      venue: any("St Olave's Church", "St Olave's"),
      city: 'Norwich',
    },
  ),
  strict(
    'Please freeze my membership (no. GM-4471) for two months, I have torn a ligament in my knee. Regards, Petra Sandoval',
    { member: s, membership_number: s, reason: s },
    {
      member: 'Petra Sandoval',
      membership_number: 'GM-4471',
      reason: any(
        'I have torn a ligament in my knee',
        'torn a ligament in my knee',
        'have torn a ligament in my knee',
        'torn ligament in my knee',
        'torn ligament in knee',
        'torn ligament',
        'a torn ligament in the knee',
        'torn knee ligament',
      ),
    },
  ),
  strict(
    'Flight BA 1482 to Glasgow is delayed due to fog at Heathrow. Passengers should wait at gate A17.',
    { flight: s, destination: s, cause: s, gate: s },
    {
      flight: any('BA 1482', 'BA1482'),
      destination: 'Glasgow',
      cause: any('fog at Heathrow', 'fog'),
      gate: any('A17', 'gate A17'),
    },
  ),
  strict(
    'Standing order for Café Miramar: croissants, rye loaves and cinnamon buns, to the back door. Ask for Delphine.',
    { customer: s, items: list(s), contact: s },
    { customer: 'Café Miramar', items: ['croissants', 'rye loaves', 'cinnamon buns'], contact: 'Delphine' },
  ),
  strict(
    'Dear Dr Sato, I am referring Mr Harold Nkemelu to you, who complains of ringing in his right ear. Kind regards, Dr Aoife Brennan',
    { patient: s, specialist: s, referring_doctor: s, symptom: s },
    {
      patient: any('Mr Harold Nkemelu', 'Harold Nkemelu'),
      specialist: any('Dr Sato', 'Sato'),
      referring_doctor: any('Dr Aoife Brennan', 'Aoife Brennan'),
      symptom: any('ringing in his right ear', 'ringing in the right ear', 'ringing in right ear', 'ringing'),
    },
  ),
  strict(
    'Butterfly for beginners with Coach Rivera at Eastfield Pool, every Monday, Wednesday and Friday.',
    { coach: s, venue: s, days: list(s) },
    { coach: any('Coach Rivera', 'Rivera'), venue: 'Eastfield Pool', days: ['Monday', 'Wednesday', 'Friday'] },
  ),
  strict(
    'The 10:05, 10:35 and 11:20 ferries to Rathlin are cancelled because of high swell.',
    { destination: s, cancelled_departures: list(s), reason: s },
    {
      destination: 'Rathlin',
      cancelled_departures: ['10:05', '10:35', '11:20'],
      reason: any('high swell', 'because of high swell'),
    },
  ),
  strict(
    'Just finished Ash and Ember. Sunil Thackeray builds a whole town out of gossip, and I was sorry to leave it. Review by Jo Vance.',
    { book: s, author: s, reviewer: s },
    { book: 'Ash and Ember', author: 'Sunil Thackeray', reviewer: 'Jo Vance' },
  ),
  strict(
    'Lost near the Botanic Gardens: a leather satchel with a sketchbook inside. Finder please ring Anatole Frey.',
    { item: s, lost_near: s, contents: s, contact: s },
    {
      item: any('leather satchel', 'a leather satchel', 'satchel'),
      lost_near: any('Botanic Gardens', 'the Botanic Gardens'),
      contents: any('sketchbook', 'a sketchbook'),
      contact: 'Anatole Frey',
    },
  ),
  strict(
    'Additional driver on the Fiat 500: Lucia Ferrante. Main driver remains Paolo Ferrante. Pick-up at Bari Airport.',
    { main_driver: s, additional_driver: s, car: s, pickup_location: s },
    {
      main_driver: 'Paolo Ferrante',
      additional_driver: 'Lucia Ferrante',
      car: any('Fiat 500', 'the Fiat 500'),
      pickup_location: 'Bari Airport',
    },
  ),
  strict(
    'On loan until spring: "The Glass Orchard" by Imre Solymos, lent by the Ghent Kunsthal.',
    { artwork: s, artist: s, lender: s },
    { artwork: 'The Glass Orchard', artist: 'Imre Solymos', lender: any('Ghent Kunsthal', 'the Ghent Kunsthal') },
  ),
  strict(
    'Takeaway for Osei: Margherita, Diavola and Quattro Stagioni, no olives on any of them.',
    { name: s, pizzas: list(s), leave_out: s },
    { name: 'Osei', pizzas: ['Margherita', 'Diavola', 'Quattro Stagioni'], leave_out: 'olives' },
  ),
  strict(
    'Along the south wall Mrs Pell has planted lavender, thyme and sage.',
    { gardener: s, plants: list(s), location: s },
    {
      gardener: any('Mrs Pell', 'Pell'),
      plants: ['lavender', 'thyme', 'sage'],
      location: any('south wall', 'the south wall', 'along the south wall', 'Along the south wall'),
    },
  ),
  strict(
    'Hanneke de Wit will replace Samir Azoulay as head of logistics at Northpoint Freight.',
    { successor: s, predecessor: s, position: s, company: s },
    {
      successor: 'Hanneke de Wit',
      predecessor: 'Samir Azoulay',
      position: 'head of logistics',
      company: 'Northpoint Freight',
    },
  ),
  strict(
    "I'd like my money back for the Lumo desk lamp, it flickers even with a new bulb. Receipt R-55018.",
    { product: s, defect: s, receipt_number: s },
    {
      product: any('Lumo desk lamp', 'the Lumo desk lamp', 'desk lamp'),
      defect: any('flickers even with a new bulb', 'it flickers even with a new bulb', 'flickers', 'it flickers'),
      receipt_number: 'R-55018',
    },
  ),
  strict(
    'Bride: Sunniva Hale. Groom: Marcus Obi. Best man: Dev Moorcroft. Reception at Coldharbour Barn, Wells.',
    { bride: s, best_man: s, reception_venue: s, town: s },
    {
      bride: 'Sunniva Hale',
      best_man: 'Dev Moorcroft',
      reception_venue: any('Coldharbour Barn', 'Coldharbour Barn, Wells'),
      town: 'Wells',
    },
  ),
  strict(
    'Dear parents, from next term Anita Kerr will be driving the school bus instead of Bill Stannard, who is retiring.',
    { new_driver: s, former_driver: s, reason: s },
    {
      new_driver: 'Anita Kerr',
      former_driver: 'Bill Stannard',
      reason: any('retiring', 'is retiring', 'who is retiring', 'Bill Stannard is retiring', 'retirement'),
    },
  ),
  strict(
    'The parcel for Wanda Pruitt was handed over at reception at noon.',
    { recipient: s, courier_name: s },
    REFUSE,
  ),
  strict(
    "Book club meets Thursday at Nora's house to discuss 'The Heron Ledger'.",
    { book_title: s, author: s },
    REFUSE,
  ),
  strict(
    'Our cat has stopped eating since yesterday. Could Dr Imber see her this afternoon?',
    { vet: s, pet_name: s },
    REFUSE,
  ),
  strict('Room 204 needs fresh towels and the minibar is empty.', { room: s, guest_name: s }, REFUSE),
  strict(
    'My flatmate Piet says the landlord has promised to fix the boiler.',
    { flatmate: s, landlord_name: s },
    REFUSE,
  ),
  strict(
    "Please cancel our table for tonight, we've all come down with flu. Sorry! Ottilie Grant",
    { name: s, booking_number: s, reason: s },
    REFUSE,
  ),
  strict(
    'Hej! Jag heter Torbjörn Älgmark och vill säga upp mitt gymkort, nummer 88120, eftersom jag flyttar till Luleå.',
    { name: s, card_number: s, new_city: s },
    { name: 'Torbjörn Älgmark', card_number: '88120', new_city: 'Luleå' },
  ),
  strict(
    'Kvällens föreläsare är Maj Sundelin och moderator är Ali Farzan. Vi ses i Ljussalen på Folkets hus i Borlänge.',
    { speaker: s, moderator: s, room: s, city: s },
    { speaker: 'Maj Sundelin', moderator: 'Ali Farzan', room: 'Ljussalen', city: 'Borlänge' },
  ),
  strict(
    'Till kalaset kommer Vera, Nils, Amina och Hugo. Hugo tål inte mjölk.',
    { guests: list(s), allergic_guest: s, must_avoid: s },
    { guests: ['Vera', 'Nils', 'Amina', 'Hugo'], allergic_guest: 'Hugo', must_avoid: 'mjölk' },
  ),
  strict(
    'Veterinären Lotta Brink opererade katten Sotis i går. Ägaren Bengt Öman hämtar henne på fredag.',
    { vet: s, pet_name: s, owner: s },
    {
      vet: any('Lotta Brink', 'Veterinären Lotta Brink'),
      pet_name: 'Sotis',
      owner: any('Bengt Öman', 'Ägaren Bengt Öman'),
    },
  ),
  strict(
    'Säljer en begagnad Volvo V70 i Skövde. Den är blå och har dragkrok. Hör av dig till Rolf Stål.',
    { marke: s, modell: s, ort: s, kontakt: s },
    { marke: 'Volvo', modell: any('V70', 'Volvo V70'), ort: 'Skövde', kontakt: 'Rolf Stål' },
  ),
  strict(
    'Romanen Vinterlöven av Hedda Ranmark är reserverad för låntagare 4471-09.',
    { title: s, author: s, borrower_number: s },
    { title: 'Vinterlöven', author: 'Hedda Ranmark', borrower_number: '4471-09' },
  ),
  strict(
    'Tåg 538 mot Sundsvall är inställt på grund av ett signalfel i Gävle.',
    { train_number: s, destination: s, cause: s },
    {
      train_number: any('538', 'Tåg 538'),
      destination: 'Sundsvall',
      cause: any(
        'ett signalfel i Gävle',
        'signalfel i Gävle',
        'signalfel',
        'ett signalfel',
        'på grund av ett signalfel i Gävle',
      ),
    },
  ),
  strict(
    'Till pannkakorna behövs mjöl, mjölk, ägg och salt. Servera med lingonsylt.',
    { ingredienser: list(s), tillbehor: s },
    { ingredienser: ['mjöl', 'mjölk', 'ägg', 'salt'], tillbehor: 'lingonsylt' },
  ),
  strict(
    'Hyresgästen Fatima Noor i lägenhet 1203 klagar på att det är kallt i sovrummet.',
    { tenant: s, landlord: s },
    REFUSE,
  ),
  strict('Kursen i keramik hålls på torsdagar i Verkstan på Nygatan.', { venue: s, street: s, teacher: s }, REFUSE),
  strict(
    'Guten Tag, hier ist Annegret Pohlmann, Kundennummer 60-2217. Meine Waschmaschine von Miele schleudert nicht mehr.',
    { customer: s, customer_number: s, brand: s, problem: s },
    {
      customer: 'Annegret Pohlmann',
      customer_number: '60-2217',
      brand: 'Miele',
      problem: any(
        'schleudert nicht mehr',
        'Meine Waschmaschine von Miele schleudert nicht mehr',
        'Waschmaschine schleudert nicht mehr',
        'Meine Waschmaschine schleudert nicht mehr',
        'Waschmaschine von Miele schleudert nicht mehr',
      ),
    },
  ),
  strict(
    'Nach Rügen fährt uns Herr Dombrowski, Reiseleiterin ist Frau Seidel. Treffpunkt: Busbahnhof Rostock.',
    { driver: s, tour_guide: s, destination: s, meeting_point: s },
    {
      driver: any('Herr Dombrowski', 'Dombrowski'),
      tour_guide: any('Frau Seidel', 'Seidel'),
      destination: 'Rügen',
      meeting_point: 'Busbahnhof Rostock',
    },
  ),
  strict(
    'Für den Kartoffelsalat brauche ich noch Kartoffeln, Gurken, Zwiebeln und Senf.',
    { gericht: s, zutaten: list(s) },
    { gericht: 'Kartoffelsalat', zutaten: ['Kartoffeln', 'Gurken', 'Zwiebeln', 'Senf'] },
  ),
  strict(
    'Das Zimmer Lavendel im Gasthof Zur Linde ist auf den Namen Brückner reserviert, Buchung ZL-903.',
    { room: s, inn: s, guest_name: s, booking: s },
    {
      room: any('Lavendel', 'Zimmer Lavendel'),
      inn: any('Zur Linde', 'Gasthof Zur Linde'),
      guest_name: 'Brückner',
      booking: 'ZL-903',
    },
  ),
  strict(
    'Im Hörsaal 3 spricht heute Elif Aydemir über Moore in Brandenburg, die Einführung hält Kurt Nolte.',
    { speaker: s, room: s, topic: s, introduction_by: s },
    {
      speaker: 'Elif Aydemir',
      room: any('Hörsaal 3', 'Im Hörsaal 3'),
      topic: 'Moore in Brandenburg',
      introduction_by: 'Kurt Nolte',
    },
  ),
  strict(
    'Zugelaufen in der Goethestraße: ein Dackel mit grünem Halsband. Bitte bei Familie Wenzel melden.',
    { street: s, breed: s, contact: s },
    { street: 'Goethestraße', breed: any('Dackel', 'ein Dackel'), contact: any('Familie Wenzel', 'Wenzel') },
  ),
  strict(
    'Der Roman »Stille Fracht« von Jasper Kühn erscheint im Herbst im Möwenverlag.',
    { titel: s, autor: s, verlag: s },
    { titel: 'Stille Fracht', autor: 'Jasper Kühn', verlag: 'Möwenverlag' },
  ),
  strict(
    'Die Vermieterin Roswitha Kern kündigt dem Mieter Baptiste Leroy die Wohnung in der Ahornallee wegen Eigenbedarfs.',
    { landlord: s, tenant: s, street: s, reason: s },
    {
      landlord: 'Roswitha Kern',
      tenant: 'Baptiste Leroy',
      street: 'Ahornallee',
      reason: any('Eigenbedarf', 'Eigenbedarfs', 'wegen Eigenbedarfs'),
    },
  ),
  strict('Patientin Greta Lohse kommt am Montag zur Kontrolle.', { patient: s, doctor: s }, REFUSE),
  strict(
    'Bitte liefern Sie den Schreibtisch in die Feldstraße 18 nach Kassel.',
    { product: s, city: s, order_number: s },
    REFUSE,
  ),
];
