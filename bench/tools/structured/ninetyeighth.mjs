import { object, s, n, i, b, date, list, one, or, any, REFUSE } from './case.mjs';

const c = (ask, properties, want) => ({ ask, schema: object(properties), strict: true, want });
const rows = (properties) => list(object(properties));

export const CASES = [
  // --- English, lists and lines ---
  c(
    'Hi, please send me:\n3 x linen apron, navy\n2 x cotton tote, natural\n1 x wool beret, red\nThanks, Marta',
    { customer_name: s, lines: rows({ quantity: i, product: s, colour: s }) },
    {
      customer_name: 'Marta',
      lines: [
        { quantity: 3, product: 'linen apron', colour: 'navy' },
        { quantity: 2, product: 'cotton tote', colour: 'natural' },
        { quantity: 1, product: 'wool beret', colour: 'red' },
      ],
    },
  ),
  c(
    'Order 4471\nBill to: Hannah Price, 14 Mill Lane, Ludlow, SY8 1BB\nShip to: Owen Price, 9 Castle Street, Hereford, HR1 2NW',
    {
      order_number: s,
      billing: object({ name: s, street: s, city: s, postcode: s }),
      shipping: object({ name: s, street: s, city: s, postcode: s }),
    },
    {
      order_number: '4471',
      billing: { name: 'Hannah Price', street: '14 Mill Lane', city: 'Ludlow', postcode: 'SY8 1BB' },
      shipping: { name: 'Owen Price', street: '9 Castle Street', city: 'Hereford', postcode: 'HR1 2NW' },
    },
  ),
  c(
    'Guests for the Saturday dinner:\n- Ruth Adler, vegetarian\n- Tom Adler, no restrictions\n- Bea Lund, gluten-free\n- Kofi Mensah, vegetarian',
    { guests: rows({ name: s, diet: one('none', 'vegetarian', 'vegan', 'gluten_free') }) },
    {
      guests: [
        { name: 'Ruth Adler', diet: 'vegetarian' },
        { name: 'Tom Adler', diet: 'none' },
        { name: 'Bea Lund', diet: 'gluten_free' },
        { name: 'Kofi Mensah', diet: 'vegetarian' },
      ],
    },
  ),
  c(
    'Fabrics on the shelf\nSilk crêpe de chine – 140 cm wide – £32.00/m\nWool flannel – 150 cm wide – £41.50/m\nCotton poplin – 115 cm wide – £11.90/m',
    { fabrics: rows({ name: s, width_cm: n, price_per_metre: n }), currency: one('GBP', 'EUR', 'USD') },
    {
      fabrics: [
        { name: 'Silk crêpe de chine', width_cm: 140, price_per_metre: 32 },
        { name: 'Wool flannel', width_cm: 150, price_per_metre: 41.5 },
        { name: 'Cotton poplin', width_cm: 115, price_per_metre: 11.9 },
      ],
      currency: 'GBP',
    },
  ),
  c(
    'Alterations picked up today:\n1. Grey trousers, hem – 18 euros – paid\n2. Black dress, new zip – 35 euros – not paid\n3. Denim jacket, patch – 12 euros – paid',
    { jobs: rows({ garment: s, price: n, paid: b }), outstanding_total: n },
    {
      jobs: [
        { garment: any('Grey trousers', 'trousers'), price: 18, paid: true },
        { garment: any('Black dress', 'dress'), price: 35, paid: false },
        { garment: any('Denim jacket', 'jacket'), price: 12, paid: true },
      ],
      outstanding_total: 35,
    },
  ),
  c(
    'Participants for the pottery weekend\nLena Brook, 34, beginner\nSamir Haddad, 51, advanced\nJo Whitcombe, 17, beginner',
    { participants: rows({ name: s, age: i, level: one('beginner', 'intermediate', 'advanced'), is_minor: b }) },
    {
      participants: [
        { name: 'Lena Brook', age: 34, level: 'beginner', is_minor: false },
        { name: 'Samir Haddad', age: 51, level: 'advanced', is_minor: false },
        { name: 'Jo Whitcombe', age: 17, level: 'beginner', is_minor: true },
      ],
    },
  ),
  c(
    'Appointments:\n2026-03-04 09:30 Mrs Okafor, first fitting\n2026-03-04 11:00 Mr Lindqvist, collection\n2026-03-05 15:15 Ms Tran, second fitting',
    { appointments: rows({ date, time: s, client: s, purpose: s }) },
    {
      appointments: [
        { date: '2026-03-04', time: '09:30', client: any('Mrs Okafor', 'Okafor'), purpose: 'first fitting' },
        { date: '2026-03-04', time: '11:00', client: any('Mr Lindqvist', 'Lindqvist'), purpose: 'collection' },
        { date: '2026-03-05', time: '15:15', client: any('Ms Tran', 'Tran'), purpose: 'second fitting' },
      ],
    },
  ),
  c(
    'Our room rates per night\nSingle: 78 EUR, breakfast included\nDouble: 112 EUR, breakfast included\nSuite: 190 EUR, breakfast not included',
    { currency: s, rates: rows({ room: one('single', 'double', 'suite'), price: n, breakfast_included: b }) },
    {
      currency: any('EUR', 'euro', 'euros', '€'),
      rates: [
        { room: 'single', price: 78, breakfast_included: true },
        { room: 'double', price: 112, breakfast_included: true },
        { room: 'suite', price: 190, breakfast_included: false },
      ],
    },
  ),
  c(
    'How we wax a jacket:\n1. Brush off the dirt – 5 minutes\n2. Warm the wax – 10 minutes\n3. Rub in the wax – 40 minutes\n4. Hang to dry – 120 minutes',
    { steps: rows({ number: i, action: s, minutes: i }), total_minutes: i },
    {
      steps: [
        { number: 1, action: 'Brush off the dirt', minutes: 5 },
        { number: 2, action: 'Warm the wax', minutes: 10 },
        { number: 3, action: 'Rub in the wax', minutes: 40 },
        { number: 4, action: 'Hang to dry', minutes: 120 },
      ],
      total_minutes: 175,
    },
  ),
  c(
    'From: Ida Holm, ida@holmknit.example, +46 70 123 45 67\nTo: Peter Quill, peter@quillshop.example\n\n12 sweaters, one box, 8.4 kg',
    {
      sender: object({ name: s, email: s, phone: or(s) }),
      recipient: object({ name: s, email: s, phone: or(s) }),
      weight_kg: n,
    },
    {
      sender: { name: 'Ida Holm', email: 'ida@holmknit.example', phone: '+46 70 123 45 67' },
      recipient: { name: 'Peter Quill', email: 'peter@quillshop.example', phone: null },
      weight_kg: 8.4,
    },
  ),
  c(
    'Van hire\nPick-up: Leeds, 12 June 2026, 08:00\nReturn: York, 15 June 2026, 18:00',
    {
      pickup: object({ place: s, date, time: s }),
      return: object({ place: s, date, time: s }),
      days_between: i,
    },
    {
      pickup: { place: 'Leeds', date: '2026-06-12', time: '08:00' },
      return: { place: 'York', date: '2026-06-15', time: '18:00' },
      days_between: 3,
    },
  ),
  c(
    'Client: Amara Nwosu\nBust 92 cm\nWaist 74 cm\nHips 101 cm\nHeight 168 cm\nStyle: wrap dress',
    {
      client: s,
      measurements: object({ bust_cm: n, waist_cm: n, hips_cm: n, height_cm: n }),
      garment: s,
    },
    {
      client: 'Amara Nwosu',
      measurements: { bust_cm: 92, waist_cm: 74, hips_cm: 101, height_cm: 168 },
      garment: 'wrap dress',
    },
  ),
  c(
    'Invoice lines\n5 × buttons, horn, 1.20 each\n2 × zip, 60 cm, 4.50 each\n3 × thread, black, 2.80 each',
    { lines: rows({ quantity: i, item: s, unit_price: n, line_total: n }), total: n },
    {
      lines: [
        {
          quantity: 5,
          item: any('buttons, horn', 'buttons', 'button', 'horn buttons'),
          unit_price: 1.2,
          line_total: 6,
        },
        { quantity: 2, item: any('zip, 60 cm', 'zip', '60 cm zip'), unit_price: 4.5, line_total: 9 },
        { quantity: 3, item: any('thread, black', 'thread', 'black thread'), unit_price: 2.8, line_total: 8.4 },
      ],
      total: 23.4,
    },
  ),
  c(
    'Swim club, Tuesday group\nNoah – 9 – has paid\nElla – 10 – has not paid\nIbrahim – 9 – has paid\nContact: coach Dana, 0161 555 0142',
    { children: rows({ name: s, age: i, paid: b }), contact: object({ name: s, phone: s }) },
    {
      children: [
        { name: 'Noah', age: 9, paid: true },
        { name: 'Ella', age: 10, paid: false },
        { name: 'Ibrahim', age: 9, paid: true },
      ],
      contact: { name: any('Dana', 'coach Dana'), phone: '0161 555 0142' },
    },
  ),
  c(
    'Returns\n- Rain coat, size M, too small\n- Wool socks, size L, wrong colour\n- Cardigan, size S, damaged',
    {
      returns: rows({
        item: s,
        size: one('XS', 'S', 'M', 'L', 'XL'),
        reason: one('too_small', 'too_big', 'wrong_colour', 'damaged'),
      }),
    },
    {
      returns: [
        { item: 'Rain coat', size: 'M', reason: 'too_small' },
        { item: 'Wool socks', size: 'L', reason: 'wrong_colour' },
        { item: 'Cardigan', size: 'S', reason: 'damaged' },
      ],
    },
  ),
  c(
    'School uniform order\nPupil: Grace Oduya, class 4B\n2 polo shirts, age 9, £7.50 each\n1 pleated skirt, age 9, £14.00 each\n1 sweatshirt, age 10, £12.00 each',
    {
      pupil: object({ name: s, class: s }),
      items: rows({ product: s, quantity: i, age: i, unit_price: n }),
      total: n,
    },
    {
      pupil: { name: 'Grace Oduya', class: any('4B', 'class 4B') },
      items: [
        { product: any('polo shirts', 'polo shirt'), quantity: 2, age: 9, unit_price: 7.5 },
        { product: 'pleated skirt', quantity: 1, age: 9, unit_price: 14 },
        { product: 'sweatshirt', quantity: 1, age: 10, unit_price: 12 },
      ],
      total: 41,
    },
  ),
  c(
    'Staff rota Monday\nKim: 8:00-14:00, till\nRaj: 12:00-20:00, stockroom\nOlive: 10:00-16:00, till',
    { shifts: rows({ employee: s, start: s, end: s, hours: n, area: one('till', 'stockroom', 'fitting_rooms') }) },
    {
      shifts: [
        { employee: 'Kim', start: any('8:00', '08:00'), end: '14:00', hours: 6, area: 'till' },
        { employee: 'Raj', start: '12:00', end: '20:00', hours: 8, area: 'stockroom' },
        { employee: 'Olive', start: '10:00', end: '16:00', hours: 6, area: 'till' },
      ],
    },
  ),
  c(
    'Customer: Niall Byrne\nAddress: 22 Harbour Road, Galway, Ireland\nPhone: none given\nItems:\n1 tweed waistcoat, 145 EUR\n1 flat cap, 48 EUR',
    {
      customer: object({ name: s, phone: or(s), address: object({ street: s, city: s, country: s }) }),
      items: rows({ product: s, price: n }),
    },
    {
      customer: {
        name: 'Niall Byrne',
        phone: null,
        address: { street: '22 Harbour Road', city: 'Galway', country: 'Ireland' },
      },
      items: [
        { product: 'tweed waistcoat', price: 145 },
        { product: 'flat cap', price: 48 },
      ],
    },
  ),
  c(
    'Yarn stash to sell:\nMerino, 100 g, green, 9 USD\nAlpaca, 50 g, grey\nMohair, 25 g, pink, 12 USD',
    { yarns: rows({ fibre: s, grams: n, colour: s, price_usd: or(n) }) },
    {
      yarns: [
        { fibre: 'Merino', grams: 100, colour: 'green', price_usd: 9 },
        { fibre: 'Alpaca', grams: 50, colour: any('grey', 'gray'), price_usd: null },
        { fibre: 'Mohair', grams: 25, colour: 'pink', price_usd: 12 },
      ],
    },
  ),
  c(
    'Repairs in the workshop:\nBike 1 – Anders – flat tyre – ready\nBike 2 – Fatima – new brakes – waiting for parts\nBike 3 – Colin – gear cable – ready',
    {
      repairs: rows({ owner: s, problem: s, status: one('ready', 'in_progress', 'waiting_for_parts') }),
      ready_count: i,
    },
    {
      repairs: [
        { owner: 'Anders', problem: 'flat tyre', status: 'ready' },
        { owner: 'Fatima', problem: 'new brakes', status: 'waiting_for_parts' },
        { owner: 'Colin', problem: 'gear cable', status: 'ready' },
      ],
      ready_count: 2,
    },
  ),
  c(
    'Cloth needed (inches)\nCurtain A: 40 wide, 60 long\nCurtain B: 50 wide, 80 long',
    { pieces: rows({ name: s, width_cm: n, length_cm: n }) },
    {
      pieces: [
        { name: any('Curtain A', 'A'), width_cm: 101.6, length_cm: 152.4 },
        { name: any('Curtain B', 'B'), width_cm: 127, length_cm: 203.2 },
      ],
    },
  ),
  c(
    'Booking form\nGuest: Pilar Vance\nRoom: double\nArrival: 2026-08-01\nDeparture: 2026-08-06\nPets: no\nParking: yes',
    {
      guest: object({ name: s }),
      stay: object({ room: one('single', 'double', 'twin'), arrival: date, departure: date, nights: i }),
      extras: object({ pets: b, parking: b }),
    },
    {
      guest: { name: 'Pilar Vance' },
      stay: { room: 'double', arrival: '2026-08-01', departure: '2026-08-06', nights: 5 },
      extras: { pets: false, parking: true },
    },
  ),
  // refused, lists
  c(
    'Please quote:\n10 m red felt at 6.50/m\n4 m green felt at 7.00/m\n3 m gold felt, price on request',
    { lines: rows({ metres: n, fabric: s, price_per_metre: n }) },
    REFUSE,
  ),
  c(
    'Choir weekend sign-up\nMona Field, mona@field.example\nGus Archer, gus@archer.example\nTilly Rowe, will give her e-mail later',
    { participants: rows({ name: s, email: s }) },
    REFUSE,
  ),
  c(
    'Appointments to enter\n2026-05-11 Mrs Dale, hem\n2026-05-12 Mr Finch, lining\nMiss Yates, date still to be agreed, zip',
    { appointments: rows({ client: s, date, job: s }) },
    REFUSE,
  ),
  c('Kids for the camp:\nArlo, 8\nMaisie, 11\nZeb, age unknown', { children: rows({ name: s, age: i }) }, REFUSE),
  c(
    'Sender: Vera Maddox, 3 Elm Court, Bath, BA1 5LR\nRecipient: Cliff Maddox, somewhere in Wales, I will look up the address\nContents: two quilts',
    {
      sender: object({ name: s, street: s, postcode: s }),
      recipient: object({ name: s, street: s, postcode: s }),
      contents: s,
    },
    REFUSE,
  ),
  c(
    'Bridesmaids\nJulia: bust 88, waist 70, hips 96\nCarmen: bust 94, waist 78, hips 103\nSelma: bust 90, hips 99\n(all cm)',
    { bridesmaids: rows({ name: s, measurements: object({ bust_cm: n, waist_cm: n, hips_cm: n }) }) },
    REFUSE,
  ),

  // --- English, running sentences ---
  c(
    'Hello, I would like to order two striped aprons in blue and four plain napkins in white. Please wrap the aprons as a gift; the napkins do not need wrapping.',
    { lines: rows({ quantity: i, product: s, colour: s, gift_wrap: b }) },
    {
      lines: [
        {
          quantity: 2,
          product: any('striped aprons', 'striped apron', 'apron', 'aprons'),
          colour: 'blue',
          gift_wrap: true,
        },
        {
          quantity: 4,
          product: any('plain napkins', 'plain napkin', 'napkin', 'napkins'),
          colour: 'white',
          gift_wrap: false,
        },
      ],
    },
  ),
  c(
    'We are three for dinner: my husband Paul is vegan, our daughter Iris is vegetarian, and I, Clara, eat everything.',
    { guests: rows({ name: s, diet: one('none', 'vegetarian', 'vegan') }), party_size: i },
    {
      guests: any(
        [
          { name: 'Paul', diet: 'vegan' },
          { name: 'Iris', diet: 'vegetarian' },
          { name: 'Clara', diet: 'none' },
        ],
        [
          { name: 'Clara', diet: 'none' },
          { name: 'Paul', diet: 'vegan' },
          { name: 'Iris', diet: 'vegetarian' },
        ],
      ),
      party_size: 3,
    },
  ),
  c(
    'Please send the invoice to Lowell Textiles at 80 Canal Street in Manchester, and deliver the goods to our studio at 5 Dock Road in Liverpool.',
    { billing: object({ street: s, city: s }), delivery: object({ street: s, city: s }) },
    {
      billing: { street: '80 Canal Street', city: 'Manchester' },
      delivery: { street: '5 Dock Road', city: 'Liverpool' },
    },
  ),
  c(
    'My name is Esther Blum, you can reach me at esther.blum@post.example, and I live at 7 Orchard Way, Totnes. I need a winter coat relined.',
    { customer: object({ name: s, email: s, address: object({ street: s, city: s }) }), garment: s },
    {
      customer: {
        name: 'Esther Blum',
        email: 'esther.blum@post.example',
        address: { street: '7 Orchard Way', city: 'Totnes' },
      },
      garment: any('winter coat', 'coat'),
    },
  ),
  c(
    'Could you collect the tent from Bristol on 3 July 2026? We will bring it back ourselves to Cardiff on 10 July 2026.',
    { pickup: object({ city: s, date }), return: object({ city: s, date }) },
    { pickup: { city: 'Bristol', date: '2026-07-03' }, return: { city: 'Cardiff', date: '2026-07-10' } },
  ),
  c(
    'For the groom: chest 102 cm, waist 88 cm and inside leg 81 cm. His best man has a chest of 108 cm, a waist of 96 cm and an inside leg of 79 cm.',
    {
      groom: object({ chest_cm: n, waist_cm: n, inside_leg_cm: n }),
      best_man: object({ chest_cm: n, waist_cm: n, inside_leg_cm: n }),
    },
    {
      groom: { chest_cm: 102, waist_cm: 88, inside_leg_cm: 81 },
      best_man: { chest_cm: 108, waist_cm: 96, inside_leg_cm: 79 },
    },
  ),
  c(
    'A single room costs 65 pounds a night, a twin costs 90 pounds and the family room costs 130 pounds; dogs are allowed only in the family room.',
    { rates: rows({ room_type: one('single', 'twin', 'family'), price_gbp: n, dogs_allowed: b }) },
    {
      rates: [
        { room_type: 'single', price_gbp: 65, dogs_allowed: false },
        { room_type: 'twin', price_gbp: 90, dogs_allowed: false },
        { room_type: 'family', price_gbp: 130, dogs_allowed: true },
      ],
    },
  ),
  c(
    'Hi, it is Tessa Monk here. I bought a green velvet jacket for 120 dollars and a silk scarf for 45 dollars, and I want to return the jacket but keep the scarf.',
    { customer_name: s, items: rows({ product: s, price: n, wants_return: b }) },
    {
      customer_name: 'Tessa Monk',
      items: [
        { product: any('green velvet jacket', 'velvet jacket', 'jacket'), price: 120, wants_return: true },
        { product: any('silk scarf', 'scarf'), price: 45, wants_return: false },
      ],
    },
  ),
  c(
    'Our judo club has three new members: Petra is 12 and a beginner, Malik is 15 and intermediate, and Sean is 22 and advanced.',
    { sport: s, members: rows({ name: s, age: i, level: one('beginner', 'intermediate', 'advanced') }) },
    {
      sport: 'judo',
      members: [
        { name: 'Petra', age: 12, level: 'beginner' },
        { name: 'Malik', age: 15, level: 'intermediate' },
        { name: 'Sean', age: 22, level: 'advanced' },
      ],
    },
  ),
  c(
    'We have 12 metres of navy linen at 18 euros a metre and 7 metres of ivory silk at 40 euros a metre left in stock.',
    { fabrics: rows({ material: s, colour: s, metres: n, price_per_metre: n, stock_value: n }), total_value: n },
    {
      fabrics: [
        { material: 'linen', colour: 'navy', metres: 12, price_per_metre: 18, stock_value: 216 },
        { material: 'silk', colour: 'ivory', metres: 7, price_per_metre: 40, stock_value: 280 },
      ],
      total_value: 496,
    },
  ),
  c(
    'Parcel from Greta Olsen in Bergen to Hugh Lacey in Cork, weighing 2 kg 300 g; please insure it for 150 euros, no signature needed.',
    {
      sender: object({ name: s, city: s }),
      recipient: object({ name: s, city: s }),
      parcel: object({ weight_kg: n, insured_value_eur: n, signature_required: b }),
    },
    {
      sender: { name: 'Greta Olsen', city: 'Bergen' },
      recipient: { name: 'Hugh Lacey', city: 'Cork' },
      parcel: { weight_kg: 2.3, insured_value_eur: 150, signature_required: false },
    },
  ),
  c(
    'Mrs Kaur comes on 14 April 2026 at 10:00 for a fitting and Mr Bauer comes on 16 April 2026 at 16:30 to collect his suit.',
    { appointments: rows({ client: s, date, time: s, type: one('fitting', 'collection', 'consultation') }) },
    {
      appointments: [
        { client: any('Mrs Kaur', 'Kaur'), date: '2026-04-14', time: '10:00', type: 'fitting' },
        { client: any('Mr Bauer', 'Bauer'), date: '2026-04-16', time: '16:30', type: 'collection' },
      ],
    },
  ),
  c(
    'First soak the wool for 20 minutes, then simmer it for 45 minutes, and finally rinse it for 5 minutes.',
    { steps: rows({ order: i, verb: one('soak', 'simmer', 'rinse', 'dry'), minutes: i }), total_minutes: i },
    {
      steps: [
        { order: 1, verb: 'soak', minutes: 20 },
        { order: 2, verb: 'simmer', minutes: 45 },
        { order: 3, verb: 'rinse', minutes: 5 },
      ],
      total_minutes: 70,
    },
  ),
  c(
    'Good morning, I am Doris Feld. I would like to book a table for six on 2 May 2026 at 19:00; we bring one dog, and no high chair is needed.',
    {
      contact: object({ name: s, phone: or(s) }),
      booking: object({ date, time: s, people: i }),
      needs: object({ dog: b, high_chair: b }),
    },
    {
      contact: { name: 'Doris Feld', phone: null },
      booking: { date: '2026-05-02', time: any('19:00', '7 pm', '7:00 pm'), people: 6 },
      needs: { dog: true, high_chair: false },
    },
  ),
  c(
    'The black boots in size 39 fit well, so I will keep them, but the brown sandals in size 40 are too big and I am sending them back.',
    { items: rows({ product: s, colour: s, size: n, keep: b }) },
    {
      items: [
        { product: any('boots', 'black boots'), colour: 'black', size: 39, keep: true },
        { product: any('sandals', 'brown sandals'), colour: 'brown', size: 40, keep: false },
      ],
    },
  ),
  c(
    'My daughter Wren, aged 7, would like to join the Monday ballet class, and my son Felix, aged 5, the Thursday drumming class.',
    { enrolments: rows({ child: s, age: i, relation: one('son', 'daughter'), course: s, weekday: s }) },
    {
      enrolments: [
        {
          child: 'Wren',
          age: 7,
          relation: 'daughter',
          course: any('ballet', 'ballet class', 'Monday ballet class'),
          weekday: 'Monday',
        },
        {
          child: 'Felix',
          age: 5,
          relation: 'son',
          course: any('drumming', 'drumming class', 'Thursday drumming class'),
          weekday: 'Thursday',
        },
      ],
    },
  ),
  c(
    'My waist is 30 inches and my hips are 40 inches, and I would like a pencil skirt in charcoal wool, 24 inches long.',
    {
      measurements: object({ waist_cm: n, hips_cm: n }),
      garment: object({ type: s, colour: s, material: s, length_cm: n }),
    },
    {
      measurements: { waist_cm: 76.2, hips_cm: 101.6 },
      garment: { type: any('pencil skirt', 'skirt'), colour: 'charcoal', material: 'wool', length_cm: 60.96 },
    },
  ),
  c(
    'We stayed in room 12 for three nights at 95 euros a night and in room 14 for two nights at 110 euros a night.',
    { stays: rows({ room_number: i, nights: i, rate_per_night: n, cost: n }), total: n },
    {
      stays: [
        { room_number: 12, nights: 3, rate_per_night: 95, cost: 285 },
        { room_number: 14, nights: 2, rate_per_night: 110, cost: 220 },
      ],
      total: 505,
    },
  ),
  c(
    'For the school play we need five velvet cloaks in purple, eight cotton tunics in white and one gold crown, all by 20 November 2026.',
    { deadline: date, costumes: rows({ item: s, quantity: i, colour: s, material: or(s) }) },
    {
      deadline: '2026-11-20',
      costumes: [
        {
          item: any('cloak', 'cloaks', 'velvet cloak', 'velvet cloaks'),
          quantity: 5,
          colour: 'purple',
          material: 'velvet',
        },
        {
          item: any('tunic', 'tunics', 'cotton tunic', 'cotton tunics'),
          quantity: 8,
          colour: 'white',
          material: 'cotton',
        },
        { item: any('crown', 'gold crown'), quantity: 1, colour: 'gold', material: any(null, 'gold') },
      ],
    },
  ),
  c(
    'Ship it to Leo Marsh, 41 Pier Avenue, Whitby, please; there is no separate billing address.',
    {
      shipping: object({ name: s, street: s, city: s }),
      billing: or(object({ name: s, street: s, city: s })),
    },
    {
      shipping: { name: 'Leo Marsh', street: '41 Pier Avenue', city: 'Whitby' },
      billing: any(null, { name: 'Leo Marsh', street: '41 Pier Avenue', city: 'Whitby' }),
    },
  ),
  c(
    'Anita has paid her 25 pound membership fee, Boris still owes his 25 pounds, and Cleo has paid the reduced fee of 15 pounds.',
    { members: rows({ name: s, fee_gbp: n, paid: b }), total_paid_gbp: n },
    {
      members: [
        { name: 'Anita', fee_gbp: 25, paid: true },
        { name: 'Boris', fee_gbp: 25, paid: false },
        { name: 'Cleo', fee_gbp: 15, paid: true },
      ],
      total_paid_gbp: 40,
    },
  ),
  c(
    'The teak table needs sanding, which costs 80 euros, the oak chair needs a new leg for 55 euros, and the pine shelf needs paint for 30 euros.',
    { jobs: rows({ furniture: one('table', 'chair', 'shelf'), wood: s, price_eur: n }), total_eur: n },
    {
      jobs: [
        { furniture: 'table', wood: 'teak', price_eur: 80 },
        { furniture: 'chair', wood: 'oak', price_eur: 55 },
        { furniture: 'shelf', wood: 'pine', price_eur: 30 },
      ],
      total_eur: 165,
    },
  ),
  c(
    'Our train leaves Gothenburg at 07:40 and gets to Copenhagen at 11:25, so please have the welcome desk ready for Nina Falk and Jonas Falk.',
    {
      departure: object({ city: s, time: s }),
      arrival: object({ city: s, time: s }),
      guests: rows({ first_name: s, last_name: s }),
    },
    {
      departure: { city: 'Gothenburg', time: any('07:40', '7:40') },
      arrival: { city: 'Copenhagen', time: '11:25' },
      guests: [
        { first_name: 'Nina', last_name: 'Falk' },
        { first_name: 'Jonas', last_name: 'Falk' },
      ],
    },
  ),
  // refused, sentences
  c(
    'I need six linen napkins and some matching placemats, I am not sure yet how many, all in sage green.',
    { lines: rows({ product: s, quantity: i, colour: s }) },
    REFUSE,
  ),
  c(
    'A shirt costs 9 pounds to launder and a dress costs 14 pounds; what a wedding gown costs we can only say once we have seen it.',
    { prices: rows({ garment: one('shirt', 'dress', 'wedding_gown'), price_gbp: n }), gown: object({ price_gbp: n }) },
    REFUSE,
  ),
  c(
    'We pick the van up in Derby on 9 September 2026, but we do not know yet on what day we will bring it back to Derby.',
    { pickup: object({ city: s, date }), return: object({ city: s, date }) },
    REFUSE,
  ),
  c(
    'Molly can be reached on 0113 496 0021 and Archie on 0113 496 0098, but I have lost the number for Gwen; all three are on the trip.',
    { participants: rows({ name: s, phone: s }) },
    REFUSE,
  ),
  c(
    'I am Rosa Lindley, I would like a jacket made; my chest is 96 cm and my waist is 80 cm, and I have not measured my sleeve yet.',
    { client: s, measurements: object({ chest_cm: n, waist_cm: n, sleeve_cm: n }) },
    REFUSE,
  ),

  // --- German, Swedish, French, Spanish: lists and lines ---
  c(
    'Bestellung:\n2 x Leinenhemd, weiß, Größe L\n1 x Wollmütze, grau, Größe M\n3 x Baumwollsocken, schwarz, Größe L',
    { positionen: rows({ menge: i, artikel: s, farbe: s, groesse: one('S', 'M', 'L', 'XL') }) },
    {
      positionen: [
        { menge: 2, artikel: 'Leinenhemd', farbe: any('weiß', 'weiss'), groesse: 'L' },
        { menge: 1, artikel: 'Wollmütze', farbe: 'grau', groesse: 'M' },
        { menge: 3, artikel: 'Baumwollsocken', farbe: 'schwarz', groesse: 'L' },
      ],
    },
  ),
  c(
    'Absender: Jutta Kern, Lindenweg 8, 79098 Freiburg\nEmpfänger: Ralf Stein, Hafenstraße 21, 28195 Bremen\nGewicht: 3,5 kg',
    {
      sender: object({ name: s, street: s, postal_code: s, city: s }),
      recipient: object({ name: s, street: s, postal_code: s, city: s }),
      weight_kg: n,
    },
    {
      sender: { name: 'Jutta Kern', street: 'Lindenweg 8', postal_code: '79098', city: 'Freiburg' },
      recipient: { name: 'Ralf Stein', street: 'Hafenstraße 21', postal_code: '28195', city: 'Bremen' },
      weight_kg: 3.5,
    },
  ),
  c(
    'Deltagare i vävkursen:\nElsa Nyström, 42 år, betalt\nOlle Berg, 35 år, inte betalt\nMaja Lind, 28 år, betalt',
    { participants: rows({ name: s, age: i, paid: b }) },
    {
      participants: [
        { name: 'Elsa Nyström', age: 42, paid: true },
        { name: 'Olle Berg', age: 35, paid: false },
        { name: 'Maja Lind', age: 28, paid: true },
      ],
    },
  ),
  c(
    'Priser per natt\nEnkelrum: 850 kr, frukost ingår\nDubbelrum: 1200 kr, frukost ingår\nStuga: 1500 kr, frukost ingår inte',
    { rates: rows({ room: s, price_sek: n, breakfast_included: b }) },
    {
      rates: [
        { room: any('Enkelrum', 'single room', 'single'), price_sek: 850, breakfast_included: true },
        { room: any('Dubbelrum', 'double room', 'double'), price_sek: 1200, breakfast_included: true },
        { room: any('Stuga', 'cottage', 'cabin'), price_sek: 1500, breakfast_included: false },
      ],
    },
  ),
  c(
    'Tissus à réserver :\n- soie, rouge, 3 m, 38 € le mètre\n- lin, beige, 5 m, 16 € le mètre',
    { fabrics: rows({ material: s, colour: s, metres: n, price_per_metre_eur: n }), total_eur: n },
    {
      fabrics: [
        { material: any('soie', 'silk'), colour: any('rouge', 'red'), metres: 3, price_per_metre_eur: 38 },
        { material: any('lin', 'linen'), colour: 'beige', metres: 5, price_per_metre_eur: 16 },
      ],
      total_eur: 194,
    },
  ),
  c(
    'Medidas de la novia:\npecho 90 cm\ncintura 68 cm\ncadera 97 cm\nNombre: Lucía Robles',
    { cliente: object({ nombre: s }), medidas: object({ pecho_cm: n, cintura_cm: n, cadera_cm: n }) },
    { cliente: { nombre: 'Lucía Robles' }, medidas: { pecho_cm: 90, cintura_cm: 68, cadera_cm: 97 } },
  ),
  // refused
  c(
    'Änderungen:\nHose kürzen, 15 Euro\nReißverschluss am Kleid, 22 Euro\nMantel füttern, Preis noch offen',
    { jobs: rows({ description: s, price_eur: n }) },
    REFUSE,
  ),

  // --- German, Swedish, French, Spanish: sentences ---
  c(
    'Guten Tag, ich heiße Bernd Vogel und möchte ein Doppelzimmer vom 4. bis zum 7. Oktober 2026 buchen, mit Frühstück, aber ohne Parkplatz.',
    {
      guest: object({ name: s }),
      stay: object({ room: one('single', 'double'), arrival: date, departure: date, nights: i }),
      extras: object({ breakfast: b, parking: b }),
    },
    {
      guest: { name: 'Bernd Vogel' },
      stay: { room: 'double', arrival: '2026-10-04', departure: '2026-10-07', nights: 3 },
      extras: { breakfast: true, parking: false },
    },
  ),
  c(
    'Hej, jag vill beställa två blåa förkläden för 240 kronor styck och en grön väska för 390 kronor.',
    { lines: rows({ quantity: i, product: s, unit_price_sek: n }), total_sek: n },
    {
      lines: [
        {
          quantity: 2,
          product: any(
            'blåa förkläden',
            'blått förkläde',
            'förkläden',
            'förkläde',
            'apron',
            'aprons',
            'blue apron',
            'blue aprons',
          ),
          unit_price_sek: 240,
        },
        { quantity: 1, product: any('grön väska', 'väska', 'bag', 'green bag'), unit_price_sek: 390 },
      ],
      total_sek: 870,
    },
  ),
  c(
    'Bonjour, ma fille Manon a 8 ans et voudrait faire de la danse, et mon fils Hugo a 11 ans et voudrait faire du judo.',
    { enfants: rows({ prenom: s, age: i, activite: s }) },
    {
      enfants: [
        { prenom: 'Manon', age: 8, activite: any('danse', 'la danse', 'de la danse', 'faire de la danse') },
        { prenom: 'Hugo', age: 11, activite: any('judo', 'le judo', 'du judo', 'faire du judo') },
      ],
    },
  ),
  c(
    'Buenos días, soy Teresa Gil; envíen la factura a la calle Mayor 10 de Toledo y el paquete a la calle del Río 4 de Segovia, por favor.',
    { cliente: s, facturacion: object({ calle: s, ciudad: s }), envio: object({ calle: s, ciudad: s }) },
    {
      cliente: 'Teresa Gil',
      facturacion: { calle: any('calle Mayor 10', 'Mayor 10'), ciudad: 'Toledo' },
      envio: { calle: any('calle del Río 4', 'del Río 4'), ciudad: 'Segovia' },
    },
  ),
  c(
    'Die schwarze Jacke in Größe 42 behalte ich, die graue Hose in Größe 44 schicke ich zurück.',
    { items: rows({ product: s, size: i, returned: b }) },
    {
      items: [
        { product: any('schwarze Jacke', 'Jacke', 'jacket', 'black jacket'), size: 42, returned: false },
        { product: any('graue Hose', 'Hose', 'trousers', 'grey trousers', 'gray trousers'), size: 44, returned: true },
      ],
    },
  ),
  // refused
  c(
    'Vi blir tre på kursen: Karin är 31 år, Sven är 45 år, och hur gammal Lotta är vet jag inte.',
    { participants: rows({ name: s, age: i }) },
    REFUSE,
  ),
  c(
    'Bonjour, je voudrais louer un costume : je viens le chercher à Lyon le 6 juin 2026 et je ne sais pas encore quel jour je le rapporterai.',
    { retrait: object({ ville: s, date }), retour: object({ date }) },
    REFUSE,
  ),
];
