import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // ---- extraction ----
  strict(
    'Hi Petra,\n\nthanks for the order. The 140 m of navy gabardine leave our mill on 12 March 2026, pro forma PF-20931 is attached. Price stays at 8.40 EUR per metre.\n\nRegards,\nTom Ashby\nHalden Mills',
    { proformaNo: s, metres: n, pricePerMetre: n, shipDate: date, senderName: s, supplier: s },
    {
      proformaNo: 'PF-20931',
      metres: 140,
      pricePerMetre: 8.4,
      shipDate: '2026-03-12',
      senderName: any('Tom Ashby', 'Tom'),
      supplier: 'Halden Mills',
    },
  ),
  strict(
    'TICKET 5518\nMr Osei\n3 shirts, starch, on hanger\n1 duvet cover\n2 trousers, press only\nReady: Thu after 4 pm',
    { ticket_number: s, customer: s, items: list(object({ garment: s, qty: i })) },
    {
      ticket_number: '5518',
      customer: any('Mr Osei', 'Osei'),
      items: [
        { garment: any('shirts', 'shirt'), qty: 3 },
        { garment: any('duvet cover', 'duvet covers'), qty: 1 },
        { garment: any('trousers', 'trouser'), qty: 2 },
      ],
    },
  ),
  strict(
    [
      { role: 'system', content: 'You turn the chat log of a costume hire shop into a booking.' },
      {
        role: 'user',
        content:
          '[10:02] lena: we need 8 pirate coats for the school play\n[10:03] shop: sure, when do you pick up?\n[10:05] lena: Friday 6 November 2026, back on the Monday after\n[10:06] shop: ok, deposit is 120 pounds',
      },
    ],
    { costume: s, quantity: i, pickup_date: date, return_date: date, deposit: n },
    {
      costume: any('pirate coats', 'pirate coat', 'pirate'),
      quantity: 8,
      pickup_date: '2026-11-06',
      return_date: '2026-11-09',
      deposit: 120,
    },
  ),
  strict(
    '| sku | colour | on hand | reserved |\n|---|---|---|---|\n| TW-10 | charcoal | 36 | 4 |\n| TW-11 | moss | 9 | 8 |\n| TW-12 | rust | 21 | 0 |\n\nGive me all SKUs, what is reserved of moss and what we have on hand of rust.',
    { skus: list(s), mossReserved: i, rustOnHand: i },
    { skus: ['TW-10', 'TW-11', 'TW-12'], mossReserved: 8, rustOnHand: 21 },
  ),
  strict(
    'Fitting Mrs Lindqvist: chest 98, waist 81, hip 104, sleeve 61.5 (all cm). Wants horn buttons, no vent.',
    { measurements: object({ chestCm: n, waistCm: n, hipCm: n, sleeveCm: n }), buttons: s },
    { measurements: { chestCm: 98, waistCm: 81, hipCm: 104, sleeveCm: 61.5 }, buttons: any('horn', 'horn buttons') },
  ),
  strict(
    'Waybill: 77-4410-B\nCarrier: Nordfreight\n14 cartons, 212 kg gross\nDeliver to dock 3 before 09:30',
    { waybill: s, carrier: s, cartons: i, gross_weight_kg: n, dock: i, latest_time: { ...s, description: 'HH:MM' } },
    { waybill: '77-4410-B', carrier: 'Nordfreight', cartons: 14, gross_weight_kg: 212, dock: 3, latest_time: '09:30' },
  ),
  strict(
    "Please put aside the blue linen shirt I saw in the window. I'll pay when I pick it up. Jonas",
    { order_number: s, collarSize: n },
    REFUSE,
  ),
  lax(
    'Alterations slip. Customer: Bea Ford. Take in the jacket at the sides, shorten sleeves by 2 cm. Phone not given.',
    { customer: s, sleeveShortenCm: n, phone: or(s) },
    { customer: 'Bea Ford', sleeveShortenCm: 2, phone: null },
  ),
  strict(
    'Hej! Jag heter Karin Holm och vill boka tid för provning av en brudklänning lördagen den 14 mars 2026 kl. 11.30. Ni når mig på 070-555 12 34.',
    { name: s, appointmentDate: date, time: s, phone: s, garment: s },
    {
      name: 'Karin Holm',
      appointmentDate: '2026-03-14',
      time: any('11.30', '11:30', 'kl. 11.30'),
      phone: any('070-555 12 34', '070-5551234', '0705551234'),
      garment: any('brudklänning', 'en brudklänning'),
    },
  ),
  strict(
    'Följesedel 8841\n25 rullar bomullssatäng, vit\n10 rullar fodertyg, svart\nTotalvikt: 640 kg',
    { delivery_note: s, lines: list(object({ fabric: s, rolls: i, colour: s })), total_weight_kg: n },
    {
      delivery_note: '8841',
      lines: [
        { fabric: 'bomullssatäng', rolls: 25, colour: any('vit', 'Vit') },
        { fabric: 'fodertyg', rolls: 10, colour: any('svart', 'Svart') },
      ],
      total_weight_kg: 640,
    },
  ),
  strict(
    'Hej, byxorna jag köpte hos er har gått upp i sömmen. Vad gör jag nu? /Mats',
    { purchaseDate: date, receiptNo: s },
    REFUSE,
  ),
  strict(
    'Rechnung Nr. 2026-0417\n\nReinigung Abendkleid   24,90 €\nImprägnierung Mantel   18,00 €\n-----------------------------\nSumme                  42,90 €\n\nZahlbar bis 30.04.2026',
    { invoiceNumber: s, total: n, due_date: date, positions: list(object({ service: s, amount: n })) },
    {
      invoiceNumber: '2026-0417',
      total: 42.9,
      due_date: '2026-04-30',
      positions: [
        { service: 'Reinigung Abendkleid', amount: 24.9 },
        { service: 'Imprägnierung Mantel', amount: 18 },
      ],
    },
  ),
  strict(
    'Notiz: Frau Brandt, Hose um 4 cm kürzen, Abholung Dienstag, 12. Mai 2026. Preis 15 Euro, schon bezahlt.',
    { customer: s, shortenByCm: n, pickup_date: date, price: n, alreadyPaid: b },
    { customer: any('Frau Brandt', 'Brandt'), shortenByCm: 4, pickup_date: '2026-05-12', price: 15, alreadyPaid: true },
  ),
  strict(
    'Kunde: Ich suche ein Dirndl in Größe 38, höchstens 150 Euro.\nBeraterin: In Grün oder in Blau?\nKunde: Grün, bitte.',
    { product: s, size: i, maxPrice: n, colour: s },
    { product: any('Dirndl', 'ein Dirndl'), size: 38, maxPrice: 150, colour: any('Grün', 'grün') },
  ),
  strict(
    'Bonjour,\nje souhaite retourner la commande FR-60218 : la jupe plissée en taille 40 est trop serrée. Je voudrais être remboursée.\nMerci,\nÉlodie Marchand',
    { orderId: s, item: s, size: s, customerName: s },
    {
      orderId: 'FR-60218',
      item: any('jupe plissée', 'la jupe plissée', 'jupe'),
      size: any('40', 'taille 40'),
      customerName: 'Élodie Marchand',
    },
  ),
  strict(
    'Tissu : lin lavé\nLaize : 145 cm\nPoids : 190 g/m²\nColoris : ocre, sauge, écru\nPrix : 17,50 € le mètre',
    { fabric: s, widthCm: n, weight_gsm: n, colours: list(s), price_per_metre: n },
    {
      fabric: any('lin lavé', 'Lin lavé'),
      widthCm: 145,
      weight_gsm: 190,
      colours: ['ocre', 'sauge', 'écru'],
      price_per_metre: 17.5,
    },
  ),
  lax(
    'Location : 2 costumes de mousquetaire, du 3 au 5 juillet 2026. Le montant de la caution sera précisé plus tard.',
    { startDate: date, endDate: date, quantity: i, deposit_eur: or(n) },
    { startDate: '2026-07-03', endDate: '2026-07-05', quantity: 2, deposit_eur: null },
  ),
  strict(
    'Albarán 3305. Proveedor: Hilaturas Rosell. 48 conos de hilo negro y 12 conos de hilo blanco. Entregado el 9 de febrero de 2026.',
    { albaran: s, supplier: s, blackCones: i, whiteCones: i, delivered_on: date },
    { albaran: '3305', supplier: 'Hilaturas Rosell', blackCones: 48, whiteCones: 12, delivered_on: '2026-02-09' },
  ),
  strict(
    'Hola, soy Inés Vidal. Mi pedido ES-7742 llegó ayer pero falta el cinturón. ¿Me lo pueden mandar a la calle Olmo 15, Sevilla?',
    { customer_name: s, order_ref: s, missingItem: s, city: s },
    { customer_name: 'Inés Vidal', order_ref: 'ES-7742', missingItem: any('cinturón', 'el cinturón'), city: 'Sevilla' },
  ),
  strict(
    'Buenas, necesito que me arreglen la cremallera de una chaqueta. Gracias, Pablo',
    { agreedPrice: n, readyDate: date },
    REFUSE,
  ),

  // ---- classification ----
  strict(
    'The zip on my parka broke after two days, I want my money back.',
    {
      desired_outcome: one('refund', 'exchange', 'repair', 'store_credit'),
      defectReported: b,
      faulty_component: one('zipper', 'button', 'seam', 'lining'),
    },
    { desired_outcome: 'refund', defectReported: true, faulty_component: 'zipper' },
  ),
  strict(
    "Could you hold the grey coat for me till Saturday? I'll come by and try it on.",
    { intent: one('reserve_item', 'place_order', 'return_item', 'ask_price'), willVisitStore: b },
    { intent: 'reserve_item', willVisitStore: true },
  ),
  strict(
    'CARE LABEL: Hand wash cold only. Do not tumble dry. Cool iron. Do not bleach.',
    {
      machineWashable: b,
      tumble_dry: one('allowed', 'forbidden', 'low_heat_only'),
      iron_level: one('none', 'low', 'medium', 'high'),
      bleachOk: b,
    },
    { machineWashable: false, tumble_dry: 'forbidden', iron_level: 'low', bleachOk: false },
  ),
  strict(
    'Shift log: line 4 stopped at 13:20, needle bar snapped on the overlock. No spare on site, waiting for the technician. Nobody hurt.',
    {
      stoppage_cause: one('machine_breakdown', 'material_shortage', 'operator_absent', 'power_cut'),
      spare_part_available: b,
      injury_reported: b,
      line: i,
    },
    { stoppage_cause: 'machine_breakdown', spare_part_available: false, injury_reported: false, line: 4 },
  ),
  strict(
    "We'd take 300 pieces if you can go below 11 dollars. Otherwise we'll stay with our present supplier.",
    {
      dealStage: { ...one('negotiation', 'confirmed', 'paid', 'shipped'), description: 'where the deal stands' },
      conditionalOffer: b,
      pieces: i,
    },
    { dealStage: 'negotiation', conditionalOffer: true, pieces: 300 },
  ),
  strict(
    'Review ★★★☆☆: Lovely colour, but it runs two sizes small and I had to give it to my sister.',
    { fit_verdict: one('runs_small', 'true_to_size', 'runs_large'), likes_colour: b, stars: i, keptItem: b },
    { fit_verdict: 'runs_small', likes_colour: true, stars: 3, keptItem: false },
  ),
  strict(
    'Driver tried at 14:10, nobody opened, left a card, second attempt tomorrow.',
    { deliveryStatus: one('DELIVERED', 'ATTEMPTED', 'LOST', 'NOT_SHIPPED'), cardLeft: b, retryPlanned: b },
    { deliveryStatus: 'ATTEMPTED', cardLeft: true, retryPlanned: true },
  ),
  strict(
    'Two white shirts and a tie, please. I pay by card.',
    { membership_tier: one('bronze', 'silver', 'gold') },
    REFUSE,
  ),
  strict(
    'Tröjan krympte i första tvätten trots att jag följde tvättrådet. Jag är riktigt besviken och vill ha en ny.',
    {
      complaintType: one('shrinkage', 'colour_bleed', 'pilling', 'tear'),
      followedCareLabel: b,
      remedyWanted: one('replacement', 'refund', 'apology_only'),
      mood: one('pleased', 'neutral', 'upset'),
    },
    { complaintType: 'shrinkage', followedCareLabel: true, remedyWanted: 'replacement', mood: 'upset' },
  ),
  strict(
    'Vi kan tyvärr inte leverera fodret denna vecka, tullen håller kvar lasten. Nytt besked på måndag.',
    { delayReason: one('customs', 'weather', 'strike', 'out_of_stock'), on_schedule: b },
    { delayReason: 'customs', on_schedule: false },
  ),
  strict(
    'Kan ni lägga upp gardinerna 10 cm? Ingen brådska, jag är bortrest till slutet av månaden.',
    { serviceKind: one('hemming', 'taking_in', 'patching', 'zip_replacement'), isUrgent: b, lengthCm: n },
    { serviceKind: 'hemming', isUrgent: false, lengthCm: 10 },
  ),
  strict(
    'Bitte nur chemisch reinigen, nicht in die Maschine! Der Rotweinfleck ist am linken Ärmel.',
    {
      treatment: one('dry_clean', 'machine_wash', 'hand_wash'),
      stainType: one('red_wine', 'grease', 'ink', 'grass'),
      stainLocation: one('collar', 'sleeve', 'hem', 'back'),
    },
    { treatment: 'dry_clean', stainType: 'red_wine', stainLocation: 'sleeve' },
  ),
  strict(
    'Ich storniere hiermit meine Bestellung von gestern, bitte das Geld zurück auf die Kreditkarte.',
    {
      action: one('cancel_order', 'change_address', 'track_order'),
      refundChannel: one('credit_card', 'bank_transfer', 'voucher'),
    },
    { action: 'cancel_order', refundChannel: 'credit_card' },
  ),
  strict(
    'Guten Tag, ich hätte gern zwei Meter Samt in Dunkelrot.',
    { paymentMethod: one('cash', 'card', 'invoice'), hasCustomerAccount: b },
    REFUSE,
  ),
  strict(
    'Le costume de vampire est revenu avec une manche déchirée et sans la cape. On garde la caution.',
    {
      return_condition: one('intact', 'damaged', 'not_returned'),
      accessory_missing: b,
      deposit_decision: one('released', 'withheld'),
    },
    { return_condition: 'damaged', accessory_missing: true, deposit_decision: 'withheld' },
  ),
  strict(
    'Bonjour, vous ouvrez à quelle heure le samedi ? Et y a-t-il un parking ?',
    { mainTopic: one('opening_hours', 'stock_check', 'complaint', 'job_application'), asksAboutParking: b },
    { mainTopic: 'opening_hours', asksAboutParking: true },
  ),
  strict(
    "Merci mille fois, la robe tombe parfaitement, j'ai reçu plein de compliments !",
    {
      sentiment: one('positive', 'neutral', 'negative'),
      needs_reply_from_manager: { ...b, description: 'true when the customer complains' },
      garmentType: one('dress', 'skirt', 'coat', 'trousers'),
    },
    { sentiment: 'positive', needs_reply_from_manager: false, garmentType: 'dress' },
  ),
  strict(
    'Se nos ha acabado la tela vaquera, así que paramos el corte hasta el jueves.',
    { bottleneck: one('raw_material', 'labour', 'machinery', 'quality_hold'), cutting_paused: b },
    { bottleneck: 'raw_material', cutting_paused: true },
  ),
  strict(
    'Quiero cambiar el vestido por una talla más grande, está sin usar y con la etiqueta puesta.',
    {
      requestType: one('size_swap', 'refund_request', 'price_match'),
      direction: one('size_up', 'size_down'),
      tagsAttached: b,
      wornByCustomer: b,
    },
    { requestType: 'size_swap', direction: 'size_up', tagsAttached: true, wornByCustomer: false },
  ),
  strict(
    'Me llevo los calcetines de lana y la bufanda.',
    { isFirstPurchase: b, age_band: one('under_30', '30_to_50', 'over_50') },
    REFUSE,
  ),

  // ---- questions ----
  strict(
    'We cut 24 aprons and each needs 0.85 m of canvas at 6 pounds a metre. How much canvas is that and what does it cost?',
    { metresNeeded: n, fabricCost: n },
    { metresNeeded: 20.4, fabricCost: 122.4 },
  ),
  strict("What's 36 inches in centimetres?", { cm: n }, { cm: any(91.44, 91.4) }),
  strict(
    'How many chat calls per day do I get with a free key of your API, and what does a chat pack cost in dollars?',
    { freeChatCallsPerDay: i, chatPackPriceUsd: n },
    { freeChatCallsPerDay: 3, chatPackPriceUsd: 1 },
  ),
  strict(
    'Can I put a wool jumper in a hot tumble dryer?',
    { safe: b, main_risk: one('shrinking', 'rusting', 'none') },
    { safe: false, main_risk: 'shrinking' },
  ),
  strict(
    'Which of these comes from a plant: silk, linen or wool?',
    { plantFibre: one('silk', 'linen', 'wool') },
    { plantFibre: 'linen' },
  ),
  strict(
    'There are 12 crates of shirts in the back room. How many shirts is that in all?',
    { total_shirts: i },
    REFUSE,
  ),
  strict('Will linen be cheaper next summer than it is now?', { cheaperNextSummer: b, expectedPrice: n }, REFUSE),
  strict(
    'Rental was picked up on 28 February 2026 and is due back 10 days later. When is it due, and what is the late fee for 3 days at 4.50 a day?',
    { dueDate: date, late_fee: n },
    { dueDate: '2026-03-10', late_fee: 13.5 },
  ),
  strict(
    'Jag köper tre par strumpor för 49 kronor paret och en skjorta för 399 kronor. Vad blir det tillsammans?',
    { total_sek: n },
    { total_sek: 546 },
  ),
  strict('Hur många yard är 50 meter tyg?', { yards: n }, { yards: any(54.68, 54.7, 54.681, 54.6807, 54.680665) }),
  strict('När fyller min kollega Sanna på lagret år?', { birthday: date }, REFUSE),
  strict('Bei höchstens wie viel Grad wäscht man Seide?', { maxTempC: i }, { maxTempC: 30 }),
  strict(
    'Ein Ballen hat 60 m. Wir haben 7 Ballen bekommen und davon schon 95 m verbraucht. Wie viel Meter bleiben übrig?',
    { remainingMetres: n },
    { remainingMetres: 325 },
  ),
  strict(
    'Wir nähen 15 Blusen. Wie viele Knöpfe brauchen wir genau nach dem Schnitt von Frau Keller?',
    { buttonCount: i },
    REFUSE,
  ),
  strict(
    'Une facture de 240 € HT avec une TVA de 20 % : quel est le montant de la TVA et le total TTC ?',
    { vatAmount: n, totalInclVat: n },
    { vatAmount: 48, totalInclVat: 288 },
  ),
  strict('Combien de minutes ma voisine a-t-elle attendu hier chez le teinturier ?', { waiting_minutes: i }, REFUSE),
  strict('Quel sera le prix du mètre de soie dans cinq ans ?', { silk_price_in_5_years: n }, REFUSE),
  strict(
    'Dejo un abrigo en la tintorería el 29 de abril de 2026 y tarda 3 días. ¿Qué día está listo?',
    { ready_on: date },
    { ready_on: '2026-05-02' },
  ),
  strict('¿Se puede usar lejía con la lana?', { bleachAllowed: b }, { bleachAllowed: false }),
  strict('Ayer vendimos unas cuantas camisas y hoy 14. ¿Cuántas hemos vendido en total?', { total_sold: i }, REFUSE),
];
