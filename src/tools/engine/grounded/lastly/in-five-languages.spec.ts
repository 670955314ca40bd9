import { b, i, list, n, one, s, filled, type Planted } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  [
    'El vestido costaba 80 € y ahora está rebajado un 25 %.',
    { original_price: n, discount_percent: n, final_price: n },
    { original_price: 80, discount_percent: 25, final_price: 60 },
  ],
  [
    'Klänningen kostade 900 kr och är nu nedsatt med 30 %.',
    { original_price: n, discount_percent: n, final_price: n },
    { original_price: 900, discount_percent: 30, final_price: 630 },
  ],
  [
    'Das Kleid kostete 120 € und ist jetzt um 25 % reduziert.',
    { original_price: n, discount_percent: n, final_price: n },
    { original_price: 120, discount_percent: 25, final_price: 90 },
  ],
  [
    'La robe coûtait 80 € et elle est soldée à -25 %.',
    { original_price: n, discount_percent: n, final_price: n },
    { original_price: 80, discount_percent: 25, final_price: 60 },
  ],
  [
    'The dress was €80 and is now reduced by 25 %.',
    { original_price: n, discount_percent: n, final_price: n },
    { original_price: 80, discount_percent: 25, final_price: 60 },
  ],
  ['Ahora cuesta 60 € con un 25 % de descuento.', { original_price: n }, null],
  [
    'Il me faut 2,40 m de tissu par manteau et je dois en coudre 15. Le tissu coûte 22 € le mètre.',
    { fabric_m: n, cost_eur: n },
    { fabric_m: 36, cost_eur: 792 },
  ],
  [
    'Pro Mantel brauche ich 2,5 m Stoff und nähe 8 Mäntel. Der Stoff kostet 18 € pro Meter.',
    { fabric_m: n, cost_eur: n },
    { fabric_m: 20, cost_eur: 360 },
  ],
  [
    'Det går åt 1,5 m tyg per kjol och vi ska sy 12 kjolar. Tyget kostar 90 kr metern.',
    { fabric_m: n, cost_sek: n },
    { fabric_m: 18, cost_sek: 1620 },
  ],
  [
    'Cada falda lleva 1,5 m de tela y tengo que coser 20. La tela cuesta 8 € el metro.',
    { fabric_m: n, cost_eur: n },
    { fabric_m: 30, cost_eur: 240 },
  ],
  [
    'I need 2.40 m of fabric per coat and have to sew 15. The fabric costs €22 a metre.',
    { fabric_m: n, cost_eur: n },
    { fabric_m: 36, cost_eur: 792 },
  ],
  ['Il me faut 2,40 m de tissu par manteau.', { total_fabric_m: n }, null],
  [
    'Composition : 70 % coton, 27 % polyester, 3 % élasthanne. Poids 210 g/m², laize 145 cm.',
    { composition: list({ fiber: s, percent: n }), gsm: n, width_cm: n },
    {
      composition: [
        { fiber: 'coton', percent: 70 },
        { fiber: 'polyester', percent: 27 },
        { fiber: 'élasthanne', percent: 3 },
      ],
      gsm: 210,
      width_cm: 145,
    },
  ],
  [
    'Materialsammansättning: 80 % ull, 20 % polyamid.',
    { composition: list({ fiber: s, percent: n }) },
    {
      composition: [
        { fiber: 'ull', percent: 80 },
        { fiber: 'polyamid', percent: 20 },
      ],
    },
  ],
  [
    'Material: 95 % Baumwolle, 5 % Elasthan.',
    { composition: list({ fibre: s, percent: n }) },
    {
      composition: [
        { fibre: 'Baumwolle', percent: 95 },
        { fibre: 'Elasthan', percent: 5 },
      ],
    },
  ],
  [
    'Composición: 60 % lino y 40 % viscosa.',
    { materials: list({ material: s, percentage: n }) },
    {
      materials: [
        { material: 'lino', percentage: 60 },
        { material: 'viscosa', percentage: 40 },
      ],
    },
  ],
  [
    'Le lin, la laine et le nylon : de quelle origine est chaque fibre ?',
    {
      linen: one('plant', 'animal', 'synthetic'),
      wool: one('plant', 'animal', 'synthetic'),
      nylon: one('plant', 'animal', 'synthetic'),
    },
    { linen: 'plant', wool: 'animal', nylon: 'synthetic' },
  ],
  [
    'Linen, wool and nylon: of what origin is each fibre?',
    {
      linen: one('plant', 'animal', 'synthetic'),
      wool: one('plant', 'animal', 'synthetic'),
      nylon: one('plant', 'animal', 'synthetic'),
    },
    { linen: 'plant', wool: 'animal', nylon: 'synthetic' },
  ],
  [
    'Sind Seide und Baumwolle pflanzlich oder tierisch?',
    { silk: one('plant', 'animal', 'synthetic'), cotton: one('plant', 'animal', 'synthetic') },
    { silk: 'animal', cotton: 'plant' },
  ],
  ['Är polyester en naturfiber?', { natural_fibre: b }, { natural_fibre: false }],
  ['¿Es el algodón una fibra natural?', { natural: b }, { natural: true }],
  ['La viscose est-elle une fibre naturelle ?', { natural: b }, null],
  [
    'Maße vom Kunden: Brust 104, Taille 92, Hüfte 106, Schrittlänge 82,5 – alles in cm.',
    { chest_cm: n, waist_cm: n, hip_cm: n, inseam_cm: n },
    { chest_cm: 104, waist_cm: 92, hip_cm: 106, inseam_cm: 82.5 },
  ],
  [
    'Poitrine 92, taille 70, hanches 98, entrejambe 78, en cm.',
    { bust_cm: n, waist_cm: n, hip_cm: n, inseam_cm: n },
    { bust_cm: 92, waist_cm: 70, hip_cm: 98, inseam_cm: 78 },
  ],
  ['Je fais une taille 40, poitrine 92.', { waist_cm: n }, null],
  [
    'Die Stiefeletten sind mir leider zu groß, ich habe 39 bestellt und bräuchte 38. Können Sie sie umtauschen?',
    { item: s, ordered_size: i, wanted_size: i },
    { item: 'Stiefeletten', ordered_size: 39, wanted_size: 38 },
  ],
  [
    'Les bottines sont trop petites, j’ai commandé du 38 et il me faudrait du 39.',
    { item: s, ordered_size: i, needed_size: i },
    { item: 'bottines', ordered_size: 38, needed_size: 39 },
  ],
  [
    'Skorna är för små, jag köpte 41 men behöver 42.',
    { item: s, bought_size: i, needed_size: i },
    { item: 'Skorna', bought_size: 41, needed_size: 42 },
  ],
  [
    'Las botas me quedan grandes, pedí un 40 y necesito un 39.',
    { item: s, ordered_size: i, wanted_size: i },
    { item: 'botas', ordered_size: 40, wanted_size: 39 },
  ],
  [
    'The ankle boots are too big, I ordered a 39 and need a 38.',
    { item: s, ordered_size: i, wanted_size: i },
    { item: 'ankle boots', ordered_size: 39, wanted_size: 38 },
  ],
  [
    'Ich hätte gern drei Seidentücher in Bordeaux, bitte an die Filiale Hamburg liefern.',
    { store_city: s, color: s },
    { store_city: 'Hamburg', color: 'Bordeaux' },
  ],
  ['Bitte in die Filiale in Köln liefern.', { store_city: s }, { store_city: 'Köln' }],
  ['Skicka dem till butiken i Lund.', { store_city: s }, { store_city: 'Lund' }],
  ['Livrez-les à la boutique de Lille.', { store_city: s }, { store_city: 'Lille' }],
  ['Envíenlos a la tienda de Bilbao.', { shop_city: s }, { shop_city: 'Bilbao' }],
  [
    'Rappelez M. Garnier au 04 78 55 21 90, au sujet de ses boutons de manchette. Il n’a pas laissé d’adresse e-mail.',
    { name: s, phone: s, subject: s, email: { type: ['string', 'null'] } },
    { name: 'Garnier', phone: '04 78 55 21 90', subject: 'boutons de manchette', email: null },
  ],
  [
    'Ring Karin Wallin på 070-123 45 67 angående hennes kappa.',
    { name: s, phone: s, subject: s },
    { name: 'Karin Wallin', phone: '070-123 45 67', subject: 'kappa' },
  ],
  [
    'El bolso del pedido 71905 llegó con la cremallera rota.',
    { item: s, defective_part: s },
    { item: 'bolso', defective_part: 'cremallera' },
  ],
  [
    'Die Tasche kam mit einem kaputten Reißverschluss an.',
    { item: s, defective_part: s },
    { item: 'Tasche', defective_part: 'Reißverschluss' },
  ],
  ['Väskan kom med trasig dragkedja.', { item: s, defective_part: s }, { item: 'Väskan', defective_part: 'dragkedja' }],
  [
    'Le sac est arrivé avec la fermeture cassée.',
    { item: s, defective_part: s },
    { item: 'sac', defective_part: 'fermeture' },
  ],
  [
    'Neues Muster: Seidensamt, 280 g/m², Breite 140 cm.',
    { fabric: s, gsm: n, width_cm: n },
    { fabric: 'Seidensamt', gsm: 280, width_cm: 140 },
  ],
  [
    'Nouvel échantillon : velours de soie, 280 g/m², laize 140 cm.',
    { fabric: s, gsm: n, width_cm: n },
    { fabric: 'velours de soie', gsm: 280, width_cm: 140 },
  ],
  [
    'Retouches : raccourcir les manches de 1,5 cm et élargir la taille de 2 cm. C’est pour Mme Colin.',
    { client: s, alterations: list({ area: s, action: one('shorten', 'lengthen', 'take_in', 'let_out'), cm: n }) },
    {
      client: 'Mme Colin',
      alterations: [
        { area: 'manches', action: 'shorten', cm: 1.5 },
        { area: 'taille', action: 'let_out', cm: 2 },
      ],
    },
  ],
  [
    'Nachbestellung Boutique Lindner: 12 Röcke in Größe 38, 8 Röcke in Größe 40, 5 Gürtel in Einheitsgröße. Einen Liefertermin haben wir noch nicht.',
    {
      buyer: s,
      items: list({ product: s, size: s, quantity: i }),
      delivery_date: { type: ['string', 'null'], format: 'date' },
    },
    {
      buyer: 'Boutique Lindner',
      items: [
        { product: 'Röcke', size: '38', quantity: 12 },
        { product: 'Röcke', size: '40', quantity: 8 },
        { product: 'Gürtel', size: 'Einheitsgröße', quantity: 5 },
      ],
      delivery_date: null,
    },
  ],
  [
    'Vi behöver 12 kjolar i storlek 38, 8 kjolar i storlek 40 och 5 skärp i storlek M.',
    { items: list({ product: s, size: s, quantity: i }) },
    {
      items: [
        { product: 'kjolar', size: '38', quantity: 12 },
        { product: 'kjolar', size: '40', quantity: 8 },
        { product: 'skärp', size: 'M', quantity: 5 },
      ],
    },
  ],
  [
    '12 jupes en taille 38, 8 jupes en taille 40.',
    { items: list({ product: s, size: s, quantity: i }) },
    {
      items: [
        { product: 'jupes', size: '38', quantity: 12 },
        { product: 'jupes', size: '40', quantity: 8 },
      ],
    },
  ],
  [
    '12 faldas en la talla 38 y 8 camisas en la talla L.',
    { items: list({ product: s, size: s, quantity: i }) },
    {
      items: [
        { product: 'faldas', size: '38', quantity: 12 },
        { product: 'camisas', size: 'L', quantity: 8 },
      ],
    },
  ],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
