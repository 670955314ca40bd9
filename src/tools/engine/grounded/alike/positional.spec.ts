import { b, day, filled, i, list, n, one, type Planted, s } from '../filled.fixture.js';

const maybe = (schema: { type: string }): unknown => ({ ...schema, type: [schema.type, 'null'] });
const LEVEL = one('beginner', 'intermediate', 'advanced');

/** Lines of the same shape, whose fields stand at the same places; null where one of them lacks something, or may be two things. */
const PLANTED: readonly Planted[] = [
  [
    '4 x wool blanket, grey\n2 x felt slippers, stone\n1 x silk robe, black',
    { lines: list({ quantity: i, product: s, colour: s }) },
    {
      lines: [
        { quantity: 4, product: 'wool blanket', colour: 'grey' },
        { quantity: 2, product: 'felt slippers', colour: 'stone' },
        { quantity: 1, product: 'silk robe', colour: 'black' },
      ],
    },
  ],
  [
    '4 x wool blanket, grey\n2 x felt slippers, gift-wrapped',
    { lines: list({ quantity: i, product: s, colour: s }) },
    null,
  ],
  [
    'Tvättade mattor:\n2 x ullmatta, röd\n1 x trasmatta, natur\n3 x linneduk, vit',
    { rader: list({ antal: i, vara: s, färg: s }) },
    {
      rader: [
        { antal: 2, vara: 'ullmatta', färg: 'röd' },
        { antal: 1, vara: 'trasmatta', färg: 'natur' },
        { antal: 3, vara: 'linneduk', färg: 'vit' },
      ],
    },
  ],
  [
    'Linen twill – 145 cm wide – €24.00/m\nJersey – 160 cm wide – €13.50/m',
    { fabrics: list({ name: s, width_cm: n, price_per_metre: n }) },
    {
      fabrics: [
        { name: 'Linen twill', width_cm: 145, price_per_metre: 24 },
        { name: 'Jersey', width_cm: 160, price_per_metre: 13.5 },
      ],
    },
  ],
  [
    'Stoffe:\nLeinen | 140 cm | 18,50 €/m\nLoden | 150 cm | 32,00 €/m',
    { stoffe: list({ name: s, breite_cm: n, preis_pro_meter: n }) },
    {
      stoffe: [
        { name: 'Leinen', breite_cm: 140, preis_pro_meter: 18.5 },
        { name: 'Loden', breite_cm: 150, preis_pro_meter: 32 },
      ],
    },
  ],
  [
    'Dinner guests:\n- Mara Quist, vegan\n- Joel Tarn, no requirements\n- Ines Pohl, gluten-free',
    { guests: list({ name: s, diet: one('none', 'vegan', 'vegetarian', 'gluten_free') }) },
    {
      guests: [
        { name: 'Mara Quist', diet: 'vegan' },
        { name: 'Joel Tarn', diet: 'none' },
        { name: 'Ines Pohl', diet: 'gluten_free' },
      ],
    },
  ],
  [
    'Dinner guests:\n- Mara Quist, vegan\n- Joel Tarn, no fish\n- Ines Pohl, vegan',
    { guests: list({ name: s, diet: one('none', 'vegan', 'vegetarian') }) },
    null,
  ],
  [
    'Mia Horn, 16, beginner\nPaul Ortega, 44, advanced',
    { riders: list({ name: s, age: i, level: LEVEL, is_minor: b }) },
    {
      riders: [
        { name: 'Mia Horn', age: 16, level: 'beginner', is_minor: true },
        { name: 'Paul Ortega', age: 44, level: 'advanced', is_minor: false },
      ],
    },
  ],
  ['Mia Horn, 16, beginner\nPaul Ortega, advanced', { riders: list({ name: s, age: i, level: LEVEL }) }, null],
  [
    'Sonja: 7:30-15:30, bar\nAmir: 15:00-23:00, kitchen',
    { shifts: list({ employee: s, start: s, end: s, hours: n, area: one('bar', 'kitchen', 'floor') }) },
    {
      shifts: [
        { employee: 'Sonja', start: '07:30', end: '15:30', hours: 8, area: 'bar' },
        { employee: 'Amir', start: '15:00', end: '23:00', hours: 8, area: 'kitchen' },
      ],
    },
  ],
  [
    'Dienstplan\nJana – 22:00-06:00 – Lager\nTim – 06:00-14:00 – Kasse',
    { schichten: list({ name: s, beginn: s, ende: s, stunden: n, bereich: one('Lager', 'Kasse') }) },
    {
      schichten: [
        { name: 'Jana', beginn: '22:00', ende: '06:00', stunden: 8, bereich: 'Lager' },
        { name: 'Tim', beginn: '06:00', ende: '14:00', stunden: 8, bereich: 'Kasse' },
      ],
    },
  ],
  [
    '4 × hooks, brass, 0.75 each\n2 × ribbon, 20 m, 6.10 each',
    { lines: list({ quantity: i, item: s, unit_price: n, line_total: n }) },
    {
      lines: [
        { quantity: 4, item: 'hooks, brass', unit_price: 0.75, line_total: 3 },
        { quantity: 2, item: 'ribbon, 20 m', unit_price: 6.1, line_total: 12.2 },
      ],
    },
  ],
  [
    '4 × hooks, brass, 0.75 each\n2 × ribbon, 20 m, price to follow',
    { lines: list({ quantity: i, item: s, unit_price: n, line_total: n }) },
    null,
  ],
  [
    '2 st linneskjorta, 450 kr styck\n3 st halsduk, 199 kr styck',
    { rader: list({ antal: i, artikel: s, styckpris: n, summa: n }) },
    {
      rader: [
        { antal: 2, artikel: 'linneskjorta', styckpris: 450, summa: 900 },
        { antal: 3, artikel: 'halsduk', styckpris: 199, summa: 597 },
      ],
    },
  ],
  [
    'Loom 1 – Henrik – broken heddle – repaired\nLoom 2 – Yasmin – loose pedal – waiting for parts',
    { repairs: list({ owner: s, problem: s, status: one('repaired', 'waiting_for_parts') }) },
    {
      repairs: [
        { owner: 'Henrik', problem: 'broken heddle', status: 'repaired' },
        { owner: 'Yasmin', problem: 'loose pedal', status: 'waiting_for_parts' },
      ],
    },
  ],
  [
    '1. Blue skirt, take in – 20 euros – paid\n2. Wool coat, new lining – 60 euros – not paid',
    { jobs: list({ garment: s, price: n, paid: b }) },
    {
      jobs: [
        { garment: 'Blue skirt', price: 20, paid: true },
        { garment: 'Wool coat', price: 60, paid: false },
      ],
    },
  ],
  [
    'Pièces (pouces)\nNappe A : 40 de large, 60 de long\nNappe B : 50 de large, 80 de long',
    { pieces: list({ nom: s, width_cm: n, length_cm: n }) },
    {
      pieces: [
        { nom: 'A', width_cm: 101.6, length_cm: 152.4 },
        { nom: 'B', width_cm: 127, length_cm: 203.2 },
      ],
    },
  ],
  [
    'Panels to cut (inches)\nPanel A: 10 wide, 20 long\nPanel B: 30 wide, 50 long',
    { panels: list({ name: s, width_cm: n, length_cm: n }) },
    {
      panels: [
        { name: 'A', width_cm: 25.4, length_cm: 50.8 },
        { name: 'B', width_cm: 76.2, length_cm: 127 },
      ],
    },
  ],
  [
    'Panels to cut (inches; the last in mm)\nPanel A: 10 wide, 20 long\nPanel B: 30 wide, 50 long',
    { panels: list({ name: s, width_cm: n, length_cm: n }) },
    null,
  ],
  [
    'Elena Ruiz, 41 años, pagado\nMarco Díaz, 29 años, no pagado',
    { alumnos: list({ nombre: s, edad: i, pagado: b }) },
    {
      alumnos: [
        { nombre: 'Elena Ruiz', edad: 41, pagado: true },
        { nombre: 'Marco Díaz', edad: 29, pagado: false },
      ],
    },
  ],
  [
    'Chambre simple : 70 €, petit-déjeuner compris\nChambre double : 95 €, petit-déjeuner non compris',
    { chambres: list({ type: s, prix: n, petit_dejeuner_compris: b }) },
    {
      chambres: [
        { type: 'simple', prix: 70, petit_dejeuner_compris: true },
        { type: 'double', prix: 95, petit_dejeuner_compris: false },
      ],
    },
  ],
  [
    'Oskar Lind\toskar@lind.example\t2026-04-02\nTove Falk\ttove@falk.example\t2026-04-09',
    { members: list({ name: s, email: s, joined: day }) },
    {
      members: [
        { name: 'Oskar Lind', email: 'oskar@lind.example', joined: '2026-04-02' },
        { name: 'Tove Falk', email: 'tove@falk.example', joined: '2026-04-09' },
      ],
    },
  ],
  [
    'Parcel A (Lyon) – 3.2 kg – fragile\nParcel B (Nantes) – 1.4 kg – not fragile',
    { parcels: list({ city: s, weight_kg: n, fragile: b }) },
    {
      parcels: [
        { city: 'Lyon', weight_kg: 3.2, fragile: true },
        { city: 'Nantes', weight_kg: 1.4, fragile: false },
      ],
    },
  ],
  [
    'Yoga, Monday, 18:00, Anna\nPilates, Tuesday, 19:30, Bea',
    { classes: list({ course: s, weekday: s, time: s, teacher: s, room: maybe(s) }) },
    {
      classes: [
        { course: 'Yoga', weekday: 'Monday', time: '18:00', teacher: 'Anna', room: null },
        { course: 'Pilates', weekday: 'Tuesday', time: '19:30', teacher: 'Bea', room: null },
      ],
    },
  ],
  [
    'Yoga, Monday, 18:00, Anna\nPilates, Tuesday, 19:30',
    { classes: list({ course: s, weekday: s, time: s, teacher: s }) },
    null,
  ],
  [
    'Name: Otto, size: L, colour: green\nName: Pia, size: S, colour: rust\nName: Ruben, size: M, colour: blue',
    { shirts: list({ name: s, size: one('S', 'M', 'L'), colour: s }) },
    {
      shirts: [
        { name: 'Otto', size: 'L', colour: 'green' },
        { name: 'Pia', size: 'S', colour: 'rust' },
        { name: 'Ruben', size: 'M', colour: 'blue' },
      ],
    },
  ],
  [
    'Room 3: Mr Alder, 2 nights, 80 EUR per night\nRoom 5: Ms Birch, 4 nights, 75 EUR per night',
    { stays: list({ guest: s, nights: i, rate_per_night: n, cost: n }) },
    {
      stays: [
        { guest: 'Mr Alder', nights: 2, rate_per_night: 80, cost: 160 },
        { guest: 'Ms Birch', nights: 4, rate_per_night: 75, cost: 300 },
      ],
    },
  ],
  [
    'Ketten (offen/bezahlt)\nAnna Roth – 12 Perlen – bezahlt\nBen Weiß – 9 Perlen – offen',
    { kunden: list({ name: s, perlen: i, status: one('bezahlt', 'offen') }) },
    {
      kunden: [
        { name: 'Anna Roth', perlen: 12, status: 'bezahlt' },
        { name: 'Ben Weiß', perlen: 9, status: 'offen' },
      ],
    },
  ],
  [
    'SKU-101 | Apron | 12 in stock\nSKU-102 | Towel | 0 in stock\nSKU-103 | Napkin | 40 in stock',
    { items: list({ sku: s, product: s, stock: i }) },
    {
      items: [
        { sku: 'SKU-101', product: 'Apron', stock: 12 },
        { sku: 'SKU-102', product: 'Towel', stock: 0 },
        { sku: 'SKU-103', product: 'Napkin', stock: 40 },
      ],
    },
  ],
  [
    '- oak table: sanding, 80 EUR, done\n- pine chair: new leg, 35 EUR, in progress',
    { jobs: list({ item: s, work: s, price_eur: n, status: one('done', 'in_progress', 'waiting') }) },
    {
      jobs: [
        { item: 'oak table', work: 'sanding', price_eur: 80, status: 'done' },
        { item: 'pine chair', work: 'new leg', price_eur: 35, status: 'in_progress' },
      ],
    },
  ],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
