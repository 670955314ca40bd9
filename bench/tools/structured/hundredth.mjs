import { object, s, n, i, b, date, list, one, or, any, REFUSE } from './case.mjs';

const c = (ask, properties, want) => ({ ask, schema: object(properties), strict: true, want });
const o = object;
const EUR = any('EUR', '€', 'euro', 'euros');
const USD = any('USD', '$', 'US dollars', 'dollars');
const GBP = any('GBP', '£', 'pounds');
const G = any('g', 'gram', 'grams');
const ML = any('ml', 'millilitres', 'milliliters');
const t = (h, m = '00') =>
  any(`${String(h).padStart(2, '0')}:${m}`, `${h}:${m}`, `${String(h).padStart(2, '0')}:${m}:00`);

export const CASES = [
  // ---------------------------------------------------------------- running prose
  c(
    'Invoice 2041 from Harper Tailoring covers two wool coats at 180 euros each and one silk scarf at 45 euros, which makes 405 euros in all.',
    {
      invoice: o({
        number: s,
        seller: s,
        lines: list(o({ item: s, quantity: i, unit_price: n })),
        total: n,
        currency: s,
      }),
    },
    {
      invoice: {
        number: '2041',
        seller: 'Harper Tailoring',
        lines: [
          { item: any('wool coats', 'wool coat'), quantity: 2, unit_price: 180 },
          { item: 'silk scarf', quantity: 1, unit_price: 45 },
        ],
        total: 405,
        currency: EUR,
      },
    },
  ),
  c(
    'Maria Lopez ordered three linen shirts at 40 dollars each and two leather belts at 25 dollars each.',
    {
      customer: o({ first_name: s, last_name: s }),
      items: list(o({ name: s, quantity: i, unit_price: n, line_total: n })),
      total: n,
    },
    {
      customer: { first_name: 'Maria', last_name: 'Lopez' },
      items: [
        { name: any('linen shirts', 'linen shirt'), quantity: 3, unit_price: 40, line_total: 120 },
        { name: any('leather belts', 'leather belt'), quantity: 2, unit_price: 25, line_total: 50 },
      ],
      total: 170,
    },
  ),
  c(
    'For the pancakes you need 200 g of flour, 300 ml of milk and 2 eggs; the recipe serves four people.',
    { recipe: o({ servings: i, ingredients: list(o({ name: s, amount: n })) }) },
    {
      recipe: {
        servings: 4,
        ingredients: [
          { name: 'flour', amount: 200 },
          { name: 'milk', amount: 300 },
          { name: any('eggs', 'egg'), amount: 2 },
        ],
      },
    },
  ),
  c(
    'You can reach Anna Berg at anna.berg@example.com and Tom Hill at tom.hill@example.com.',
    { contacts: list(o({ name: s, email: s })) },
    {
      contacts: [
        { name: 'Anna Berg', email: 'anna.berg@example.com' },
        { name: 'Tom Hill', email: 'tom.hill@example.com' },
      ],
    },
  ),
  c(
    'You can reach Anna Berg at anna.berg@example.com, and Tom Hill sits in the office next door.',
    { anna: o({ email: s }), tom: o({ email: s, phone: s }) },
    REFUSE,
  ),
  c(
    'We fly from Oslo to Copenhagen on flight SK1453, then take the train from Copenhagen to Malmö, and finally a bus from Malmö to Lund.',
    { itinerary: o({ legs: list(o({ from: s, to: s, mode: one('flight', 'train', 'bus', 'ferry') })) }) },
    {
      itinerary: {
        legs: [
          { from: 'Oslo', to: 'Copenhagen', mode: 'flight' },
          { from: 'Copenhagen', to: 'Malmö', mode: 'train' },
          { from: 'Malmö', to: 'Lund', mode: 'bus' },
        ],
      },
    },
  ),
  c(
    'In class 4B taught by Mr Owen, Lucy is 9 years old, Ben is 10 and Farah is 9.',
    { class: o({ name: s, teacher: s, pupils: list(o({ name: s, age: i })) }) },
    {
      class: {
        name: any('4B', 'class 4B'),
        teacher: any('Mr Owen', 'Owen'),
        pupils: [
          { name: 'Lucy', age: 9 },
          { name: 'Ben', age: 10 },
          { name: 'Farah', age: 9 },
        ],
      },
    },
  ),
  c(
    'The shop is open from 09:00 to 18:00 on Friday, from 10:00 to 16:00 on Saturday, and it is closed on Sunday.',
    {
      friday: o({ opens: s, closes: s }),
      saturday: o({ opens: s, closes: s }),
      sunday: o({ closed: b }),
    },
    {
      friday: { opens: t(9), closes: t(18) },
      saturday: { opens: t(10), closes: t(16) },
      sunday: { closed: true },
    },
  ),
  c(
    'My wardrobe holds a navy wool blazer, a white cotton shirt and a grey cashmere sweater.',
    { wardrobe: o({ garments: list(o({ type: s, color: s, material: s })) }) },
    {
      wardrobe: {
        garments: [
          { type: 'blazer', color: any('navy', 'navy blue'), material: 'wool' },
          { type: 'shirt', color: 'white', material: 'cotton' },
          { type: 'sweater', color: any('grey', 'gray'), material: 'cashmere' },
        ],
      },
    },
  ),
  c(
    'In our dress chart a small has a chest of 88 cm and a waist of 70 cm, a medium a chest of 94 cm and a waist of 76 cm, and a large a chest of 100 cm and a waist of 82 cm.',
    {
      small: o({ chest_cm: n, waist_cm: n }),
      medium: o({ chest_cm: n, waist_cm: n }),
      large: o({ chest_cm: n, waist_cm: n }),
    },
    {
      small: { chest_cm: 88, waist_cm: 70 },
      medium: { chest_cm: 94, waist_cm: 76 },
      large: { chest_cm: 100, waist_cm: 82 },
    },
  ),
  c(
    'In our dress chart a small has a chest of 88 cm and a medium has a chest of 94 cm; the chart for sleeves is still at the printer.',
    { small: o({ chest_cm: n, sleeve_cm: n }), medium: o({ chest_cm: n, sleeve_cm: n }) },
    REFUSE,
  ),
  c(
    'The Alto jacket costs 120 euros and weighs 900 g, while the Brisa jacket costs 95 euros and weighs 1,100 g.',
    {
      alto: o({ price: n, weight_g: n }),
      brisa: o({ price: n, weight_g: n }),
      comparison: o({ cheaper: one('alto', 'brisa'), lighter: one('alto', 'brisa'), price_difference: n }),
    },
    {
      alto: { price: 120, weight_g: 900 },
      brisa: { price: 95, weight_g: 1100 },
      comparison: { cheaper: 'brisa', lighter: 'alto', price_difference: 25 },
    },
  ),
  c(
    'Order 7781 was placed by Priya Nair on 3 March 2025 and goes to 12 Mill Lane in Leeds; it contains four pairs of wool socks at 8 pounds a pair.',
    {
      order: o({
        number: s,
        date,
        customer: o({ name: s, address: o({ street: s, city: s }) }),
        quantity: i,
        unit_price: n,
        total: n,
      }),
    },
    {
      order: {
        number: '7781',
        date: '2025-03-03',
        customer: { name: 'Priya Nair', address: { street: '12 Mill Lane', city: 'Leeds' } },
        quantity: 4,
        unit_price: 8,
        total: 32,
      },
    },
  ),
  c(
    'Order 7782 was placed by Priya Nair and goes to 12 Mill Lane in Leeds; it contains four pairs of wool socks.',
    { order: o({ number: s, customer: o({ name: s }), payment: o({ method: s, card_last_four: s }) }) },
    REFUSE,
  ),
  c(
    'Studio Nord quotes 1,200 euros for the pattern and 800 euros for the sample, plus 25 % VAT on the sum of 2,000 euros.',
    {
      quote: o({
        supplier: s,
        lines: list(o({ description: s, amount: n })),
        subtotal: n,
        vat: o({ rate_percent: n, amount: n }),
        total: n,
      }),
    },
    {
      quote: {
        supplier: 'Studio Nord',
        lines: [
          { description: any('pattern', 'the pattern'), amount: 1200 },
          { description: any('sample', 'the sample'), amount: 800 },
        ],
        subtotal: 2000,
        vat: { rate_percent: 25, amount: 500 },
        total: 2500,
      },
    },
  ),
  c(
    'Clara is a designer in Milan and speaks Italian and English; Joel is a buyer in Lyon and speaks French.',
    { people: list(o({ name: s, job: s, city: s, languages: list(s) })) },
    {
      people: [
        { name: 'Clara', job: 'designer', city: 'Milan', languages: ['Italian', 'English'] },
        { name: 'Joel', job: 'buyer', city: 'Lyon', languages: ['French'] },
      ],
    },
  ),
  c(
    'The blue cotton dress has a discount of 20 % on its price of 150 dollars, and the red silk blouse costs 90 dollars without any discount.',
    {
      dress: o({ color: s, price: n, discount_percent: n, final_price: n }),
      blouse: o({ color: s, price: n, discounted: b }),
    },
    {
      dress: { color: 'blue', price: 150, discount_percent: 20, final_price: 120 },
      blouse: { color: 'red', price: 90, discounted: false },
    },
  ),
  c(
    'The train leaves Vienna at 07:30 and reaches Salzburg at 10:00, and the next one leaves Salzburg at 10:20 and reaches Munich at 12:00.',
    { trip: o({ legs: list(o({ from: s, to: s, departure: s, arrival: s, duration_minutes: i })) }) },
    {
      trip: {
        legs: [
          { from: 'Vienna', to: 'Salzburg', departure: t(7, '30'), arrival: t(10), duration_minutes: 150 },
          { from: 'Salzburg', to: 'Munich', departure: t(10, '20'), arrival: t(12), duration_minutes: 100 },
        ],
      },
    },
  ),
  c(
    'We take the early train from Vienna to Salzburg and after lunch the bus from Salzburg to Hallein.',
    { legs: list(o({ from: s, to: s, ticket_price: n })) },
    REFUSE,
  ),
  c(
    'Die Rechnung 518 der Schneiderei Huber umfasst zwei Hosen zu je 60 Euro und ein Hemd zu 35 Euro, zusammen 155 Euro.',
    { rechnung: o({ nummer: s, positionen: list(o({ artikel: s, menge: i, einzelpreis: n })), gesamtbetrag: n }) },
    {
      rechnung: {
        nummer: '518',
        positionen: [
          { artikel: any('Hosen', 'Hose'), menge: 2, einzelpreis: 60 },
          { artikel: 'Hemd', menge: 1, einzelpreis: 35 },
        ],
        gesamtbetrag: 155,
      },
    },
  ),
  c(
    'Butiken har öppet från 10:00 till 19:00 på måndag och från 11:00 till 15:00 på lördag, men på söndag är det stängt.',
    { monday: o({ opens: s, closes: s }), saturday: o({ opens: s, closes: s }), sunday: o({ closed: b }) },
    {
      monday: { opens: t(10), closes: t(19) },
      saturday: { opens: t(11), closes: t(15) },
      sunday: { closed: true },
    },
  ),
  c(
    'Dans ma garde-robe il y a une veste noire en laine et une chemise blanche en lin.',
    { garde_robe: o({ vetements: list(o({ type: s, couleur: s, matiere: s })) }) },
    {
      garde_robe: {
        vetements: [
          { type: 'veste', couleur: any('noire', 'noir'), matiere: 'laine' },
          { type: 'chemise', couleur: any('blanche', 'blanc'), matiere: 'lin' },
        ],
      },
    },
  ),
  c(
    'Lucía Ortega pidió tres camisetas a 15 euros cada una y un abrigo a 120 euros.',
    { pedido: o({ cliente: s, articulos: list(o({ nombre: s, cantidad: i, precio_unitario: n })), total: n }) },
    {
      pedido: {
        cliente: 'Lucía Ortega',
        articulos: [
          { nombre: any('camisetas', 'camiseta'), cantidad: 3, precio_unitario: 15 },
          { nombre: 'abrigo', cantidad: 1, precio_unitario: 120 },
        ],
        total: 165,
      },
    },
  ),
  c(
    'Lena Vogt arbeitet bei der Firma Stoffwerk in Bremen, ihr Kollege Jan Peters in Kiel.',
    { kontakte: o({ lena: o({ firma: s, telefon: s }), jan: o({ ort: s, telefon: s }) }) },
    REFUSE,
  ),

  // ---------------------------------------------------------------- lists
  c(
    'Invoice no. INV-310\nDate: 2025-05-14\n- 3 x cotton T-shirt @ $20.00\n- 1 x denim jacket @ $85.00\nTotal: $145.00',
    {
      invoice: o({
        number: s,
        date,
        lines: list(o({ description: s, quantity: i, unit_price: n })),
        total: o({ amount: n, currency: s }),
      }),
    },
    {
      invoice: {
        number: 'INV-310',
        date: '2025-05-14',
        lines: [
          { description: 'cotton T-shirt', quantity: 3, unit_price: 20 },
          { description: 'denim jacket', quantity: 1, unit_price: 85 },
        ],
        total: { amount: 145, currency: USD },
      },
    },
  ),
  c(
    'Order #5520\n1. Rain boots, size 38, qty 1, 59.90 EUR each\n2. Umbrella, qty 2, 15.00 EUR each\nShipping: 5.00 EUR',
    { order: o({ id: s, items: list(o({ name: s, quantity: i, price: n })), shipping: n, total: n }) },
    {
      order: {
        id: any('5520', '#5520'),
        items: [
          { name: 'Rain boots', quantity: 1, price: 59.9 },
          { name: 'Umbrella', quantity: 2, price: 15 },
        ],
        shipping: 5,
        total: 94.9,
      },
    },
  ),
  c(
    'Tomato soup (serves 2)\n- 500 g tomatoes\n- 1 onion\n- 250 ml vegetable stock\n- 20 g butter',
    { recipe: o({ title: s, serves: i, ingredients: list(o({ name: s, quantity: n, unit: or(s) })) }) },
    {
      recipe: {
        title: 'Tomato soup',
        serves: 2,
        ingredients: [
          { name: any('tomatoes', 'tomato'), quantity: 500, unit: G },
          { name: 'onion', quantity: 1, unit: any(null, 'piece', 'onion') },
          { name: 'vegetable stock', quantity: 250, unit: ML },
          { name: 'butter', quantity: 20, unit: G },
        ],
      },
    },
  ),
  c(
    'Tomato soup\n- tomatoes\n- onion\n- vegetable stock\n- butter',
    { recipe: o({ title: s, ingredients: list(o({ name: s, grams: n })) }) },
    REFUSE,
  ),
  c(
    'Contacts:\n- Eva Lind, eva@lind.example, +46 70 123 45 67\n- Paul Roy, paul@roy.example, +33 6 12 34 56 78',
    { contacts: list(o({ name: s, email: s, phone: s })) },
    {
      contacts: [
        { name: 'Eva Lind', email: 'eva@lind.example', phone: any('+46 70 123 45 67', '+46701234567') },
        { name: 'Paul Roy', email: 'paul@roy.example', phone: any('+33 6 12 34 56 78', '+33612345678') },
      ],
    },
  ),
  c(
    'Contacts:\n- Eva Lind, eva@lind.example\n- Paul Roy, paul@roy.example',
    { contacts: list(o({ name: s, email: s, birthday: date })) },
    REFUSE,
  ),
  c(
    'Opening hours\nMonday: 09:00-17:00\nTuesday: 09:00-17:00\nWednesday: closed\nThursday: 12:00-20:00',
    { hours: list(o({ day: s, closed: b, opens: or(s), closes: or(s) })) },
    {
      hours: [
        { day: 'Monday', closed: false, opens: t(9), closes: t(17) },
        { day: 'Tuesday', closed: false, opens: t(9), closes: t(17) },
        { day: 'Wednesday', closed: true, opens: null, closes: null },
        { day: 'Thursday', closed: false, opens: t(12), closes: t(20) },
      ],
    },
  ),
  c(
    'Size chart, women\nS: bust 86 cm, waist 68 cm, hip 92 cm\nM: bust 92 cm, waist 74 cm, hip 98 cm\nL: bust 98 cm, waist 80 cm, hip 104 cm',
    { size_chart: o({ sizes: list(o({ label: s, bust: n, waist: n, hip: n })), unit: s }) },
    {
      size_chart: {
        sizes: [
          { label: 'S', bust: 86, waist: 68, hip: 92 },
          { label: 'M', bust: 92, waist: 74, hip: 98 },
          { label: 'L', bust: 98, waist: 80, hip: 104 },
        ],
        unit: any('cm', 'centimetres', 'centimeters'),
      },
    },
  ),
  c(
    'Itinerary\n- 2025-06-01: Paris to Lyon, train\n- 2025-06-03: Lyon to Geneva, bus\n- 2025-06-05: Geneva to London, plane',
    { legs: list(o({ date, from: s, to: s, transport: one('train', 'bus', 'plane', 'boat') })) },
    {
      legs: [
        { date: '2025-06-01', from: 'Paris', to: 'Lyon', transport: 'train' },
        { date: '2025-06-03', from: 'Lyon', to: 'Geneva', transport: 'bus' },
        { date: '2025-06-05', from: 'Geneva', to: 'London', transport: 'plane' },
      ],
    },
  ),
  c(
    'Class register, Monday\n- Ada: present\n- Bruno: absent\n- Chloe: present\n- Dev: present',
    { register: o({ day: s, pupils: list(o({ name: s, present: b })), present_count: i, absent_count: i }) },
    {
      register: {
        day: 'Monday',
        pupils: [
          { name: 'Ada', present: true },
          { name: 'Bruno', present: false },
          { name: 'Chloe', present: true },
          { name: 'Dev', present: true },
        ],
        present_count: 3,
        absent_count: 1,
      },
    },
  ),
  c(
    'Class register, Monday\n- Ada: present\n- Bruno: absent\n- Chloe: present',
    { register: o({ day: s, school: s, pupils: list(o({ name: s, grade: n })) }) },
    REFUSE,
  ),
  c(
    'Wardrobe:\n- black leather boots, size 39\n- green velvet skirt, size 36\n- beige trench coat, size 38',
    { wardrobe: list(o({ garment: s, color: s, size: i })) },
    {
      wardrobe: [
        { garment: any('boots', 'leather boots', 'black leather boots'), color: 'black', size: 39 },
        { garment: any('skirt', 'velvet skirt', 'green velvet skirt'), color: 'green', size: 36 },
        { garment: any('trench coat', 'coat', 'beige trench coat'), color: 'beige', size: 38 },
      ],
    },
  ),
  c(
    'Phones compared:\n- Nova 5: 499 EUR, 6.1 inch, 128 GB\n- Pixelon: 599 EUR, 6.4 inch, 256 GB\n- Orbit: 399 EUR, 6.0 inch, 64 GB',
    {
      phones: list(o({ name: s, price: n, screen_inches: n, storage_gb: i })),
      summary: o({ cheapest: s, largest_storage: s }),
    },
    {
      phones: [
        { name: 'Nova 5', price: 499, screen_inches: 6.1, storage_gb: 128 },
        { name: 'Pixelon', price: 599, screen_inches: 6.4, storage_gb: 256 },
        { name: 'Orbit', price: 399, screen_inches: 6, storage_gb: 64 },
      ],
      summary: { cheapest: 'Orbit', largest_storage: 'Pixelon' },
    },
  ),
  c(
    'Quote Q-77 for Bright Events\n* 50 printed tote bags at £4.00\n* 50 lanyards at £1.50\nValid until 2025-09-30',
    {
      quote: o({
        reference: s,
        client: s,
        lines: list(o({ item: s, quantity: i, unit_price: n, line_total: n })),
        total: n,
        currency: s,
        valid_until: date,
      }),
    },
    {
      quote: {
        reference: 'Q-77',
        client: 'Bright Events',
        lines: [
          { item: any('printed tote bags', 'printed tote bag'), quantity: 50, unit_price: 4, line_total: 200 },
          { item: any('lanyards', 'lanyard'), quantity: 50, unit_price: 1.5, line_total: 75 },
        ],
        total: 275,
        currency: GBP,
        valid_until: '2025-09-30',
      },
    },
  ),
  c(
    'name,department,salary\nMia,Sales,3200\nOtto,Design,3500\nRuth,Sales,3100',
    {
      employees: list(o({ name: s, department: s, salary: n })),
      stats: o({ count: i, total_salary: n, highest_paid: s }),
    },
    {
      employees: [
        { name: 'Mia', department: 'Sales', salary: 3200 },
        { name: 'Otto', department: 'Design', salary: 3500 },
        { name: 'Ruth', department: 'Sales', salary: 3100 },
      ],
      stats: { count: 3, total_salary: 9800, highest_paid: 'Otto' },
    },
  ),
  c(
    '| Product | Price | Stock |\n|---|---|---|\n| Beanie | 19 | 40 |\n| Gloves | 29 | 12 |\n| Scarf | 35 | 0 |',
    { products: list(o({ name: s, price: n, stock: i, in_stock: b })) },
    {
      products: [
        { name: 'Beanie', price: 19, stock: 40, in_stock: true },
        { name: 'Gloves', price: 29, stock: 12, in_stock: true },
        { name: 'Scarf', price: 35, stock: 0, in_stock: false },
      ],
    },
  ),
  c(
    'Schedule for Saturday:\n- 09:00 Registration (Lobby)\n- 10:00 Keynote (Hall A)\n- 12:30 Lunch (Terrace)',
    { schedule: o({ day: s, sessions: list(o({ time: s, title: s, location: s })) }) },
    {
      schedule: {
        day: 'Saturday',
        sessions: [
          { time: t(9), title: 'Registration', location: 'Lobby' },
          { time: t(10), title: 'Keynote', location: 'Hall A' },
          { time: t(12, '30'), title: 'Lunch', location: 'Terrace' },
        ],
      },
    },
  ),
  c(
    'Ship to:\nName: Grace Kim\nStreet: 48 Harbour Road\nCity: Brighton\nPostcode: BN1 2AB\nCountry: United Kingdom\nItems:\n- Raincoat x 1\n- Socks x 3',
    {
      shipment: o({
        recipient: o({ name: s, address: o({ street: s, city: s, postcode: s, country: s }) }),
        items: list(o({ name: s, quantity: i })),
        item_count: i,
      }),
    },
    {
      shipment: {
        recipient: {
          name: 'Grace Kim',
          address: {
            street: '48 Harbour Road',
            city: 'Brighton',
            postcode: 'BN1 2AB',
            country: any('United Kingdom', 'UK', 'GB'),
          },
        },
        items: [
          { name: 'Raincoat', quantity: 1 },
          { name: 'Socks', quantity: 3 },
        ],
        item_count: any(4, 2),
      },
    },
  ),
  c(
    'Packages:\n- Parcel A: 2.5 kg, to Berlin\n- Parcel B: 4 kg, to Hamburg',
    { parcels: list(o({ name: s, weight_kg: n, destination: s, tracking_number: s })) },
    REFUSE,
  ),
  c(
    'Zutaten für Apfelkuchen:\n- 250 g Mehl\n- 125 g Butter\n- 100 g Zucker\n- 4 Äpfel',
    { rezept: o({ name: s, zutaten: list(o({ zutat: s, menge: n })) }) },
    {
      rezept: {
        name: 'Apfelkuchen',
        zutaten: [
          { zutat: 'Mehl', menge: 250 },
          { zutat: 'Butter', menge: 125 },
          { zutat: 'Zucker', menge: 100 },
          { zutat: any('Äpfel', 'Apfel'), menge: 4 },
        ],
      },
    },
  ),
  c(
    'Beställning 902:\n- 2 st ulltröja à 450 kr\n- 1 st mössa à 150 kr\nFrakt: 50 kr',
    { order: o({ number: s, items: list(o({ name: s, quantity: i, unit_price: n })), shipping: n, total: n }) },
    {
      order: {
        number: '902',
        items: [
          { name: any('ulltröja', 'ulltröjor'), quantity: 2, unit_price: 450 },
          { name: 'mössa', quantity: 1, unit_price: 150 },
        ],
        shipping: 50,
        total: 1100,
      },
    },
  ),
  c(
    'Horaires :\n- lundi : 10:00-18:00\n- mardi : 10:00-18:00\n- dimanche : fermé',
    { lundi: o({ ouverture: s, fermeture: s }), mardi: o({ ouverture: s, fermeture: s }), dimanche: o({ ferme: b }) },
    {
      lundi: { ouverture: t(10), fermeture: t(18) },
      mardi: { ouverture: t(10), fermeture: t(18) },
      dimanche: { ferme: true },
    },
  ),
  c(
    'Contactos:\n- Marta Gil, Sevilla, 600 111 222\n- Iván Soto, Bilbao, 600 333 444',
    { contactos: list(o({ nombre: s, ciudad: s, telefono: s })) },
    {
      contactos: [
        { nombre: 'Marta Gil', ciudad: 'Sevilla', telefono: any('600 111 222', '600111222') },
        { nombre: 'Iván Soto', ciudad: 'Bilbao', telefono: any('600 333 444', '600333444') },
      ],
    },
  ),

  // ---------------------------------------------------------------- mails
  c(
    'Subject: Invoice 8812\n\nDear Ms Cole,\n\nplease find below the invoice for your order: 2 evening gowns at 320 EUR each and 1 clutch bag at 60 EUR. The total is 700 EUR, due on 2025-07-15.\n\nKind regards,\nNadia Voss\nAtelier Voss',
    {
      invoice: o({
        number: s,
        sender: o({ name: s, company: s }),
        lines: list(o({ item: s, quantity: i, unit_price: n })),
        total: n,
        due_date: date,
      }),
    },
    {
      invoice: {
        number: '8812',
        sender: { name: 'Nadia Voss', company: 'Atelier Voss' },
        lines: [
          { item: any('evening gowns', 'evening gown'), quantity: 2, unit_price: 320 },
          { item: any('clutch bag', 'clutch'), quantity: 1, unit_price: 60 },
        ],
        total: 700,
        due_date: '2025-07-15',
      },
    },
  ),
  c(
    'Subject: My order\n\nHello,\n\nI would like to order 2 black turtlenecks in size M and 1 camel coat in size L. Please send them to 5 Elm Street, Dublin.\n\nThanks,\nSean Byrne',
    {
      order: o({
        customer: s,
        items: list(o({ garment: s, color: s, size: one('S', 'M', 'L', 'XL'), quantity: i })),
        delivery: o({ street: s, city: s }),
      }),
    },
    {
      order: {
        customer: 'Sean Byrne',
        items: [
          { garment: any('turtlenecks', 'turtleneck', 'black turtlenecks'), color: 'black', size: 'M', quantity: 2 },
          { garment: any('coat', 'camel coat'), color: 'camel', size: 'L', quantity: 1 },
        ],
        delivery: { street: '5 Elm Street', city: 'Dublin' },
      },
    },
  ),
  c(
    'Subject: My order\n\nHello,\n\nI would like to order 2 black turtlenecks and 1 camel coat. Please hurry.\n\nThanks,\nSean Byrne',
    { order: o({ customer: s, delivery: o({ street: s, city: s, postcode: s }) }) },
    REFUSE,
  ),
  c(
    'Hi team,\n\nour new supplier contacts: for fabrics write to Olga Petrova (olga@fabrico.example), for buttons write to Ken Sato (ken@buttonly.example).\n\nBest,\nIris',
    { contacts: list(o({ name: s, email: s, topic: s })), sender: s },
    {
      contacts: [
        { name: 'Olga Petrova', email: 'olga@fabrico.example', topic: any('fabrics', 'fabric') },
        { name: 'Ken Sato', email: 'ken@buttonly.example', topic: any('buttons', 'button') },
      ],
      sender: 'Iris',
    },
  ),
  c(
    'From: bookings@railway.example\nTo: Karen Holt\nSubject: Your trip\n\nDear Karen Holt,\n\nyour trip is confirmed under booking code XK72P.\nLeg 1: London to Brussels, departs 08:15, seat 21A.\nLeg 2: Brussels to Cologne, departs 12:25, seat 44C.\n\nHave a good journey!',
    { booking: o({ code: s, passenger: s, legs: list(o({ from: s, to: s, departs: s, seat: s })) }) },
    {
      booking: {
        code: 'XK72P',
        passenger: 'Karen Holt',
        legs: [
          { from: 'London', to: 'Brussels', departs: t(8, '15'), seat: '21A' },
          { from: 'Brussels', to: 'Cologne', departs: t(12, '25'), seat: '44C' },
        ],
      },
    },
  ),
  c(
    'From: bookings@railway.example\nSubject: Your trip\n\nDear Karen Holt,\n\nyour trip from London to Cologne is confirmed. Your seats will be sent to you on the day before departure.\n\nHave a good journey!',
    { booking: o({ passenger: s, trip: o({ from: s, to: s, seat: s, departs: s }) }) },
    REFUSE,
  ),
  c(
    'Hello Marc,\n\nhere are the two offers we got for the curtains. Weber asks 640 euros and delivers in 10 days; Lind asks 590 euros and delivers in 21 days.\n\nGreetings,\nJulia',
    { offers: list(o({ supplier: s, price: n, delivery_days: i })), verdict: o({ cheapest: s, fastest: s }) },
    {
      offers: [
        { supplier: 'Weber', price: 640, delivery_days: 10 },
        { supplier: 'Lind', price: 590, delivery_days: 21 },
      ],
      verdict: { cheapest: 'Lind', fastest: 'Weber' },
    },
  ),
  c(
    'Dear parents,\n\nthe results of the spelling test in class 3A: Noah got 18 points, Emma 20 points and Liam 13 points.\n\nYours,\nMrs Dale',
    { test: o({ subject: s, class: s, results: list(o({ pupil: s, points: i })), average: n, best: s }) },
    {
      test: {
        subject: any('spelling', 'spelling test'),
        class: any('3A', 'class 3A'),
        results: [
          { pupil: 'Noah', points: 18 },
          { pupil: 'Emma', points: 20 },
          { pupil: 'Liam', points: 13 },
        ],
        average: 17,
        best: 'Emma',
      },
    },
  ),
  c(
    'Hi,\n\nI received order 4417 today. The white sneakers are fine, but the brown belt is broken. Please refund the belt.\n\nRegards,\nDana Fox\ndana.fox@mail.example',
    {
      customer: o({ name: s, email: s }),
      order: o({ number: s, items: list(o({ item: s, color: s, damaged: b })) }),
      request: one('refund', 'exchange', 'repair'),
    },
    {
      customer: { name: 'Dana Fox', email: 'dana.fox@mail.example' },
      order: {
        number: '4417',
        items: [
          { item: any('sneakers', 'white sneakers'), color: 'white', damaged: false },
          { item: any('belt', 'brown belt'), color: 'brown', damaged: true },
        ],
      },
      request: 'refund',
    },
  ),
  c(
    'Hi,\n\nI received my order today, but the brown belt is broken. Please refund it.\n\nRegards,\nDana Fox',
    { customer: o({ name: s }), order: o({ number: s, item: s }), bank: o({ iban: s }) },
    REFUSE,
  ),
  c(
    'Dear customers,\n\nfrom May our boutique in Bath has new hours: Tuesday to Friday from 10:00 to 18:00, Saturday from 09:30 to 17:00. We are closed on Sunday and Monday.\n\nThe Bath team',
    {
      store: o({
        city: s,
        tuesday: o({ opens: s, closes: s }),
        saturday: o({ opens: s, closes: s }),
        monday: o({ closed: b }),
      }),
    },
    {
      store: {
        city: 'Bath',
        tuesday: { opens: t(10), closes: t(18) },
        saturday: { opens: t(9, '30'), closes: t(17) },
        monday: { closed: true },
      },
    },
  ),
  c(
    'Hello Ms Reed,\n\nmy measurements for the suit: chest 102 cm, waist 88 cm, inseam 82 cm. I would like it in navy wool with a white lining, ready by 2025-08-20.\n\nBest wishes,\nOmar Haddad',
    {
      client: o({ name: s, measurements: o({ chest_cm: n, waist_cm: n, inseam_cm: n }) }),
      suit: o({ color: s, fabric: s, lining_color: s, deadline: date }),
    },
    {
      client: { name: 'Omar Haddad', measurements: { chest_cm: 102, waist_cm: 88, inseam_cm: 82 } },
      suit: { color: any('navy', 'navy blue'), fabric: 'wool', lining_color: 'white', deadline: '2025-08-20' },
    },
  ),
  c(
    'Hello Ms Reed,\n\nI would like a suit in navy wool, ready by 2025-08-20. You took my measurements last year.\n\nBest wishes,\nOmar Haddad',
    { client: o({ name: s, measurements: o({ chest_cm: n, waist_cm: n }) }), suit: o({ color: s, fabric: s }) },
    REFUSE,
  ),
  c(
    'Subject: Team offsite\n\nHi all,\n\nthe offsite is on 2025-10-09 at Lakeview Hotel in Zurich. Speakers: Hana on pricing, Viktor on sourcing.\n\nCheers,\nBea',
    { event: o({ date, venue: o({ name: s, city: s }), speakers: list(o({ name: s, topic: s })), organizer: s }) },
    {
      event: {
        date: '2025-10-09',
        venue: { name: 'Lakeview Hotel', city: 'Zurich' },
        speakers: [
          { name: 'Hana', topic: 'pricing' },
          { name: 'Viktor', topic: 'sourcing' },
        ],
        organizer: 'Bea',
      },
    },
  ),
  c(
    'Hi Rob,\n\nto do before Friday: Kim writes the press release, Lars books the models, and Ines orders the flowers.\n\nThanks,\nAmy',
    { tasks: list(o({ assignee: s, task: s })), deadline: s, mail: o({ from: s, to: s }) },
    {
      tasks: [
        { assignee: 'Kim', task: any('writes the press release', 'write the press release', 'press release') },
        { assignee: 'Lars', task: any('books the models', 'book the models', 'book models') },
        { assignee: 'Ines', task: any('orders the flowers', 'order the flowers', 'order flowers') },
      ],
      deadline: any('Friday', 'before Friday'),
      mail: { from: 'Amy', to: 'Rob' },
    },
  ),
  c(
    'Dear Mr Stone,\n\nyour subscription has been renewed. Plan: Premium, 12 USD per month, billed yearly at 144 USD. The next payment is on 2026-02-01.\n\nStreamly Support',
    {
      subscription: o({ plan: s, price: o({ monthly: n, yearly: n, currency: s }), next_payment: date }),
      customer: o({ last_name: s }),
    },
    {
      subscription: { plan: 'Premium', price: { monthly: 12, yearly: 144, currency: USD }, next_payment: '2026-02-01' },
      customer: { last_name: 'Stone' },
    },
  ),
  c(
    'Hello,\n\nwe need a room for 2 adults and 1 child from 2025-12-20 to 2025-12-27, with breakfast and with a cot.\n\nRegards,\nHelen Marsh, +44 7700 900123',
    {
      booking: o({
        guests: o({ adults: i, children: i }),
        stay: o({ check_in: date, check_out: date, nights: i }),
        breakfast: b,
      }),
      contact: o({ name: s, phone: s }),
    },
    {
      booking: {
        guests: { adults: 2, children: 1 },
        stay: { check_in: '2025-12-20', check_out: '2025-12-27', nights: 7 },
        breakfast: true,
      },
      contact: { name: 'Helen Marsh', phone: any('+44 7700 900123', '+447700900123') },
    },
  ),
  c(
    'Sehr geehrte Frau Klein,\n\nunser Angebot: 20 Schürzen zu je 12 Euro und 10 Kochmützen zu je 8 Euro, zusammen 320 Euro netto. Das Angebot gilt bis 30.09.2025.\n\nMit freundlichen Grüßen\nPeter Brandt',
    {
      angebot: o({ positionen: list(o({ artikel: s, menge: i, einzelpreis: n })), summe: n, gueltig_bis: date }),
      absender: s,
    },
    {
      angebot: {
        positionen: [
          { artikel: any('Schürzen', 'Schürze'), menge: 20, einzelpreis: 12 },
          { artikel: any('Kochmützen', 'Kochmütze'), menge: 10, einzelpreis: 8 },
        ],
        summe: 320,
        gueltig_bis: '2025-09-30',
      },
      absender: 'Peter Brandt',
    },
  ),
  c(
    'Hallo Frau Sommer,\n\ndie Reise geht mit dem Zug von Köln nach Basel und dann mit dem Bus von Basel nach Colmar.\n\nViele Grüße\nTim Krause',
    { reise: o({ etappen: list(o({ von: s, nach: s, verkehrsmittel: one('Zug', 'Bus', 'Flug', 'Schiff') })) }) },
    {
      reise: {
        etappen: [
          { von: 'Köln', nach: 'Basel', verkehrsmittel: 'Zug' },
          { von: 'Basel', nach: 'Colmar', verkehrsmittel: 'Bus' },
        ],
      },
    },
  ),
  c(
    'Hej Karin,\n\nvi behöver 3 blå skjortor i storlek M och 2 svarta byxor i storlek L till festen den 12 juni 2025.\n\nHälsningar,\nErik Dahl',
    { order: o({ customer: s, date, items: list(o({ garment: s, color: s, size: s, quantity: i })) }) },
    {
      order: {
        customer: 'Erik Dahl',
        date: '2025-06-12',
        items: [
          { garment: any('skjortor', 'skjorta', 'shirt', 'shirts'), color: any('blå', 'blue'), size: 'M', quantity: 3 },
          {
            garment: any('byxor', 'trousers', 'pants'),
            color: any('svarta', 'svart', 'black'),
            size: 'L',
            quantity: 2,
          },
        ],
      },
    },
  ),
  c(
    'Bonjour Madame Petit,\n\nvotre facture 66 : 2 robes à 75 euros et 1 chapeau à 30 euros, soit un total de 180 euros.\n\nCordialement,\nJulien Moreau',
    {
      facture: o({ numero: s, lignes: list(o({ article: s, quantite: i, prix_unitaire: n })), total: n }),
      expediteur: s,
    },
    {
      facture: {
        numero: '66',
        lignes: [
          { article: any('robes', 'robe'), quantite: 2, prix_unitaire: 75 },
          { article: 'chapeau', quantite: 1, prix_unitaire: 30 },
        ],
        total: 180,
      },
      expediteur: 'Julien Moreau',
    },
  ),
  c(
    'Hola Carmen,\n\nquiero devolver los zapatos rojos que compré en su tienda, porque me quedan pequeños.\n\nSaludos,\nDiego Ramos',
    { cliente: o({ nombre: s, correo: s }), devolucion: o({ articulo: s, numero_de_pedido: s }) },
    REFUSE,
  ),
  c(
    'Hi Zoe,\n\nI compared the two sewing machines for you. The Stella has 23 stitches and costs $249; the Mondo has 60 stitches and costs $329.\n\nMax',
    {
      stella: o({ stitches: i, price: n }),
      mondo: o({ stitches: i, price: n }),
      cheaper: one('stella', 'mondo'),
      price_difference: n,
    },
    {
      stella: { stitches: 23, price: 249 },
      mondo: { stitches: 60, price: 329 },
      cheaper: 'stella',
      price_difference: 80,
    },
  ),
];
