/** Sixty-four requests by an outsider, three fifths of them not in English, kept closed at first: 14 of 51 right and 13 values wrong in the morning of that day, 24 and 4 before it was opened. */
/** Structured outputs, written by an outsider from the format and the contract only. 64 requests: en 26, de 10, fr 9, sv 10, es 9. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // ---------------------------------------------------------------- English
  strict(
    'Hi, could you put through 3 of the Marlowe trench coats in olive, size M, and ship them to Leeds please? Thanks, Priya',
    { product: s, quantity: i, color: s, size: s, city: s },
    {
      product: any('Marlowe trench coat', 'Marlowe trench coats', 'Marlowe trench', 'trench coat', 'trench coats'),
      quantity: 3,
      color: any('olive', 'olive green'),
      size: any('M', 'medium'),
      city: 'Leeds',
    },
  ),
  strict(
    "Order #A-48213: the black ankle boots I received on 2 October 2025 are a size too small. I'd like to swap them for a 40 instead, no refund needed.",
    {
      order_number: s,
      item: s,
      received_on: date,
      resolution: one('refund', 'exchange', 'repair', 'store_credit'),
      new_size: i,
    },
    {
      order_number: any('A-48213', '#A-48213'),
      item: any('black ankle boots', 'ankle boots', 'boots', 'black ankle boot', 'ankle boot'),
      received_on: '2025-10-02',
      resolution: 'exchange',
      new_size: 40,
    },
  ),
  strict(
    "Bust 92, waist 74, hips 99 (all cm), and I'm 171 cm tall.",
    { bust_cm: n, waist_cm: n, hips_cm: n, height_cm: n },
    { bust_cm: 92, waist_cm: 74, hips_cm: 99, height_cm: 171 },
  ),
  strict(
    'Fitting with Ms. Okafor has been moved from Tuesday to Thursday 12 March 2026, 14:30, at the Mayfair studio.',
    { client: s, date, time: s, location: s },
    {
      client: any('Ms. Okafor', 'Ms Okafor', 'Okafor'),
      date: '2026-03-12',
      time: any('14:30', '14:30:00', '2:30 pm', '2:30pm'),
      location: any('Mayfair studio', 'the Mayfair studio', 'Mayfair'),
    },
  ),
  strict(
    'Invoice INV-2207 from Halden Textiles, dated 4 June 2025. Net £1,250.00, VAT 20% £250.00, total due £1,500.00, payable by 4 July 2025.',
    { invoice_number: s, supplier: s, net_amount: n, total_amount: n, due_date: date },
    {
      invoice_number: any('INV-2207', '2207'),
      supplier: 'Halden Textiles',
      net_amount: 1250,
      total_amount: 1500,
      due_date: '2025-07-04',
    },
  ),
  strict(
    "Hello,\n\nI don't usually write this sort of thing, but I'm honestly fed up. I bought the Fenwick parka from you in the autumn because a friend swears by it, and now for the second time the zip has broken. I emailed last week and nobody has answered. It's a lovely cut, but a coat that won't close in January is no use to anyone.\n\nRegards,\nTom Whitlock",
    {
      customer: s,
      product: s,
      broken_part: s,
      category: one('delivery', 'quality', 'billing', 'sizing'),
      sentiment: one('positive', 'neutral', 'negative'),
    },
    {
      customer: 'Tom Whitlock',
      product: any('Fenwick parka', 'the Fenwick parka', 'parka', 'Fenwick'),
      broken_part: any('zip', 'the zip', 'zipper'),
      category: 'quality',
      sentiment: 'negative',
    },
  ),
  strict(
    'Swatch card 17: 55% linen, 45% viscose, 210 gsm, width 140 cm, colour sand.',
    { linen_percent: n, viscose_percent: n, weight_gsm: n, width_cm: n, color: s },
    { linen_percent: 55, viscose_percent: 45, weight_gsm: 210, width_cm: 140, color: 'sand' },
  ),
  strict(
    'Need 2 white poplin shirts, 1 navy blazer and 4 pairs of grey socks for the shoot on 9 May 2026.',
    { items: list(object({ name: s, quantity: i })), shoot_date: date },
    {
      items: [
        {
          name: any(
            'white poplin shirts',
            'white poplin shirt',
            'poplin shirts',
            'poplin shirt',
            'shirts',
            'shirt',
            'white shirts',
            'white shirt',
          ),
          quantity: 2,
        },
        { name: any('navy blazer', 'blazer'), quantity: 1 },
        {
          name: any(
            'grey socks',
            'pairs of grey socks',
            'pair of grey socks',
            'socks',
            'pairs of socks',
            'grey sock',
            'sock',
          ),
          quantity: 4,
        },
      ],
      shoot_date: '2026-05-09',
    },
  ),
  strict(
    'The courier left my parcel with a neighbour three streets away without even telling me. Not impressed.',
    { department: one('delivery', 'billing', 'product_quality', 'sizing'), is_complaint: b },
    { department: 'delivery', is_complaint: true },
  ),
  strict(
    'The dress is 100% mulberry silk, fully lined, and has no pockets. Hand wash only.',
    { fiber: s, has_pockets: b, is_lined: b, machine_washable: b },
    {
      fiber: any('silk', 'mulberry silk', '100% mulberry silk', '100% silk'),
      has_pockets: false,
      is_lined: true,
      machine_washable: false,
    },
  ),
  strict(
    "We're cutting 14 blouses at 1.6 m of fabric each, and the fabric is $9.50 a metre. How much fabric do we need and what will it cost?",
    { total_metres: n, total_cost: n },
    { total_metres: 22.4, total_cost: 212.8 },
  ),
  strict(
    'A coat is listed at $340 and it is 15% off this week. What does it come to, and how much do I save?',
    { original_price: n, sale_price: n, saving: n },
    { original_price: 340, sale_price: 289, saving: 51 },
  ),
  strict(
    "my inseam is 32 inches and waist 34 inches, what's that in cm?",
    { inseam_cm: n, waist_cm: n },
    { inseam_cm: any(81.28, 81.3, 81), waist_cm: any(86.36, 86.4, 86) },
  ),
  strict(
    'How much is one of your chat packs, in which currency, and how many calls do I get with it?',
    { price: n, currency: s, calls: i },
    {
      price: 1,
      currency: any('USD', '$', 'US dollar', 'US dollars', 'dollar', 'dollars', 'US$', 'U.S. dollar', 'U.S. dollars'),
      calls: 100,
    },
  ),
  strict(
    "I usually wear a women's EU 38 in dresses. What would that be in the UK and in the US?",
    { eu_size: i, uk_size: i, us_size: i },
    { eu_size: 38, uk_size: any(10, 12), us_size: any(6, 8) },
  ),
  strict(
    'Is polyester a natural fibre? And linen, which plant does that come from?',
    { polyester_is_natural: b, linen_plant: s },
    {
      polyester_is_natural: false,
      linen_plant: any(
        'flax',
        'flax plant',
        'the flax plant',
        'common flax',
        'Linum usitatissimum',
        'flax (Linum usitatissimum)',
      ),
    },
  ),
  strict(
    'Without paying anything, how many chat calls a day does a free key of your API get? And a pro key?',
    { free_calls_per_day: i, pro_calls_per_day: i },
    { free_calls_per_day: 3, pro_calls_per_day: 100 },
  ),
  strict(
    'Pleated midi skirt in bottle green wool, side zip, best worn over tights in winter.',
    {
      garment_type: one('top', 'bottom', 'outerwear', 'footwear'),
      season: one('spring', 'summer', 'autumn', 'winter'),
      material: s,
      color: s,
      closure: s,
    },
    {
      garment_type: 'bottom',
      season: 'winter',
      material: 'wool',
      color: any('bottle green', 'green'),
      closure: any('zip', 'side zip', 'zipper', 'side zipper'),
    },
  ),
  strict(
    "Order for Mr Daniel Reyes: one charcoal two-piece suit, size 50R. He'll pick it up himself at the shop.",
    { customer: s, item: s, size: s, phone: or(s), email: or(s) },
    {
      customer: any('Daniel Reyes', 'Mr Daniel Reyes', 'Mr. Daniel Reyes', 'Reyes', 'Mr Reyes'),
      item: any('charcoal two-piece suit', 'two-piece suit', 'suit', 'charcoal suit'),
      size: '50R',
      phone: null,
      email: null,
    },
  ),
  lax(
    'hey do you have the linen overshirt in navy, rust or ecru? need it in an L before the weekend',
    { item: s, colors: list(s), size: s, coupon_code: or(s) },
    {
      item: any('linen overshirt', 'overshirt', 'the linen overshirt'),
      colors: ['navy', 'rust', 'ecru'],
      size: any('L', 'large'),
      coupon_code: null,
    },
  ),
  strict(
    'If I enter my own bot in the trading league on the free tier, roughly how many requests an hour may it make, and how many trades does the trades endpoint return by default?',
    { requests_per_hour: i, default_trades: i },
    { requests_per_hour: 300, default_trades: 20 },
  ),
  // English, cannot be known
  strict(
    'Hi, I ordered the cream cardigan on 3 November 2025, order 55210. When will it arrive?',
    { order_number: s, item: s, ordered_on: date, arrival_date: date },
    REFUSE,
  ),
  strict(
    'Which dress was your best seller last season, and how many of them did you sell?',
    { product: s, units_sold: i },
    REFUSE,
  ),
  strict(
    'Sofia wants the emerald gown in a 38 for her wedding; her sister Ana will wear the matching one in a 40.',
    { customer: s, item: s, size: i, wedding_date: date },
    REFUSE,
  ),
  strict(
    'One running metre of our tweed weighs 480 g. How heavy will the finished coat be?',
    { fabric: s, grams_per_metre: n, coat_weight_g: n },
    REFUSE,
  ),
  lax(
    "Please convert 250 euros to Japanese yen at today's rate, I have to pay the kimono silk supplier in Kyoto.",
    { amount_eur: n, amount_jpy: n },
    REFUSE,
  ),

  // ---------------------------------------------------------------- German
  strict(
    'Guten Tag, ich hätte gern zwei Leinenhemden in Hellblau, Größe L. Bitte nach Münster schicken. Viele Grüße, Katrin Vogt',
    { product: s, quantity: i, color: s, size: s, customer_name: s },
    {
      product: any('Leinenhemd', 'Leinenhemden', 'linen shirt', 'linen shirts'),
      quantity: 2,
      color: any('Hellblau', 'light blue'),
      size: 'L',
      customer_name: 'Katrin Vogt',
    },
  ),
  strict(
    'Rechnung RE-2025-0917 vom 17.09.2025, Weberei Lindner GmbH: 40 m Wollstoff à 18,50 €, netto 740,00 €, zzgl. 19 % MwSt. 140,60 €, brutto 880,60 €.',
    { invoice_number: s, invoice_date: date, net_amount: n, vat_amount: n, gross_amount: n },
    {
      invoice_number: 'RE-2025-0917',
      invoice_date: '2025-09-17',
      net_amount: 740,
      vat_amount: 140.6,
      gross_amount: 880.6,
    },
  ),
  strict(
    'Nach einmal Waschen bei 30 Grad ist der Pullover zwei Nummern kleiner, obwohl ich mich genau ans Etikett gehalten habe. Ich will mein Geld zurück!',
    {
      issue: one('shrinkage', 'color_fading', 'seam_defect', 'late_delivery'),
      resolution: one('refund', 'exchange', 'repair'),
      wash_temperature_c: n,
      followed_care_label: b,
    },
    { issue: 'shrinkage', resolution: 'refund', wash_temperature_c: 30, followed_care_label: true },
  ),
  strict(
    "Das Kleid ist ärmellos, knielang und aus reiner Baumwolle, hinten hat's einen verdeckten Reißverschluss.",
    { has_sleeves: b, length: one('mini', 'knee', 'maxi'), material: s, closure: s },
    {
      has_sleeves: false,
      length: 'knee',
      material: any(
        'Baumwolle',
        'reine Baumwolle',
        'reiner Baumwolle',
        'cotton',
        'pure cotton',
        '100% cotton',
        '100 % Baumwolle',
      ),
      closure: any(
        'Reißverschluss',
        'verdeckter Reißverschluss',
        'verdeckten Reißverschluss',
        'zip',
        'zipper',
        'concealed zip',
        'concealed zipper',
        'hidden zip',
        'hidden zipper',
        'invisible zipper',
        'invisible zip',
      ),
    },
  ),
  strict(
    'Für 8 Kissenbezüge brauch ich je 75 cm Stoff, der Meter kostet 12,80 €. Wie viele Meter sind das insgesamt und was zahl ich?',
    { total_metres: n, total_price: n },
    { total_metres: 6, total_price: 76.8 },
  ),
  strict(
    'Ich trage in Frankreich Damengröße 40. Welche deutsche und welche italienische Größe ist das?',
    { german_size: i, italian_size: i },
    { german_size: 38, italian_size: 44 },
  ),
  strict(
    'Mein Schal ist aus reiner Seide. Darf der in den Trockner? Und ist Seide eigentlich tierisch, pflanzlich oder synthetisch?',
    { tumble_dry_allowed: b, fiber_origin: one('animal', 'plant', 'synthetic') },
    { tumble_dry_allowed: false, fiber_origin: 'animal' },
  ),
  strict(
    'Bitte eine Anprobe für Frau Demir am 23. Februar 2026 um 10:15 Uhr eintragen, es geht um das Brautkleid.',
    { client: s, date, time: s, garment: s, phone: or(s) },
    {
      client: any('Frau Demir', 'Demir', 'Ms Demir', 'Ms. Demir', 'Mrs Demir', 'Mrs. Demir'),
      date: '2026-02-23',
      time: any('10:15', '10:15 Uhr', '10:15:00', '10:15 am'),
      garment: any('Brautkleid', 'das Brautkleid', 'wedding dress', 'bridal gown', 'bridal dress', 'wedding gown'),
      phone: null,
    },
  ),
  // German, cannot be known
  strict(
    'Meine Freundin ist 1,68 m groß und trägt gern Oversize. Welche Hosengröße hat sie?',
    { height_cm: n, preferred_fit: s, trouser_size: s },
    REFUSE,
  ),
  strict(
    'Der Mantel kostet bei uns im Laden 249 €. Was verlangt das Geschäft gegenüber für das gleiche Modell?',
    { item: s, our_price: n, competitor_price: n },
    REFUSE,
  ),

  // ---------------------------------------------------------------- French
  strict(
    'Bonjour,\nje souhaite retourner la robe portefeuille reçue le 3 novembre 2025 (commande FR-90417) : elle est bien trop grande pour moi. Merci de me rembourser.\nCordialement,\nHélène Masson',
    {
      order_number: s,
      item: s,
      received_on: date,
      reason: one('too_small', 'too_large', 'damaged', 'wrong_item'),
      customer: s,
    },
    {
      order_number: 'FR-90417',
      item: any('robe portefeuille', 'la robe portefeuille', 'robe', 'wrap dress', 'dress'),
      received_on: '2025-11-03',
      reason: 'too_large',
      customer: 'Hélène Masson',
    },
  ),
  strict(
    'Tour de poitrine 96, tour de taille 78, tour de hanches 102, le tout en cm ; et je mesure 1,65 m.',
    { bust_cm: n, waist_cm: n, hips_cm: n, height_cm: { ...n, description: 'body height in centimetres' } },
    { bust_cm: 96, waist_cm: 78, hips_cm: 102, height_cm: 165 },
  ),
  strict(
    "Rendez-vous confirmé avec M. Benali le 15 janvier 2026 à 16h30 à l'atelier de Lyon, pour la retouche d'un costume.",
    { client: s, date, time: s, city: s, garment: s },
    {
      client: any('M. Benali', 'Benali', 'Monsieur Benali', 'Mr Benali', 'Mr. Benali'),
      date: '2026-01-15',
      time: any('16h30', '16:30', '16 h 30', '16:30:00', '4:30 pm'),
      city: 'Lyon',
      garment: any('costume', 'un costume', 'suit'),
    },
  ),
  strict(
    'Popeline 97 % coton 3 % élasthanne, laize 145 cm, 120 g/m², 14,90 € le mètre.',
    { fabric: s, cotton_percent: n, width_cm: n, weight_gsm: n, price_per_metre: n },
    {
      fabric: any('popeline', 'poplin', 'cotton poplin', 'popeline de coton'),
      cotton_percent: 97,
      width_cm: 145,
      weight_gsm: 120,
      price_per_metre: 14.9,
    },
  ),
  strict(
    'Franchement ravie ! La veste tombe parfaitement, livrée en deux jours, et le tissu est superbe.',
    { item: s, sentiment: one('positive', 'neutral', 'negative'), fits_well: b, delivery_days: i },
    { item: any('veste', 'la veste', 'jacket'), sentiment: 'positive', fits_well: true, delivery_days: 2 },
  ),
  strict(
    "Un manteau à 220 € est soldé à -30 %, et j'ajoute une écharpe à 35 €. Le manteau me revient à combien, et je paie combien en tout ?",
    { coat_price: n, total: n },
    { coat_price: 154, total: 189 },
  ),
  strict(
    "Avec une clé gratuite de votre API, j'ai droit à combien d'appels au chat par jour ? Et le pack de 100 appels, il coûte combien de dollars ?",
    { free_calls_per_day: i, pack_price_usd: n },
    { free_calls_per_day: 3, pack_price_usd: 1 },
  ),
  // French, cannot be known
  strict(
    "J'ai acheté un pull en cachemire et une jupe, 310 € en tout. Elle coûtait combien, la jupe ?",
    { total: n, skirt_price: n },
    REFUSE,
  ),
  strict(
    'Quel temps fera-t-il samedi à Paris pour notre défilé en plein air ? Combien de degrés ?',
    { city: s, temperature_c: n },
    REFUSE,
  ),

  // ---------------------------------------------------------------- Swedish
  strict(
    'Hej! Jag vill beställa tre par mörkgröna ullstrumpor i storlek 39-41, skickas till Umeå. /Lovisa',
    { product: s, quantity: i, color: s, size: s, city: s },
    {
      product: any(
        'ullstrumpor',
        'ullstrumpa',
        'mörkgröna ullstrumpor',
        'par ullstrumpor',
        'wool socks',
        'woollen socks',
        'woolen socks',
        'dark green wool socks',
      ),
      quantity: 3,
      color: any('mörkgröna', 'mörkgrön', 'mörkgrönt', 'dark green'),
      size: any('39-41', '39–41'),
      city: 'Umeå',
    },
  ),
  strict(
    'Dragkedjan på vinterjackan gick sönder efter bara två veckor. Jag har kvittot kvar och vill ha en ny jacka, inte pengarna tillbaka. Ordernummer 77120.',
    { order_number: s, item: s, broken_part: s, has_receipt: b, resolution: one('refund', 'replacement', 'repair') },
    {
      order_number: '77120',
      item: any('vinterjackan', 'vinterjacka', 'jacka', 'jackan', 'winter jacket', 'jacket'),
      broken_part: any('dragkedjan', 'dragkedja', 'zip', 'zipper'),
      has_receipt: true,
      resolution: 'replacement',
    },
  ),
  strict(
    'Kan ni boka in Nils Åkerblom för måttagning den 8 april 2026 kl. 13.00 i butiken på Södermalm?',
    { client: s, date, time: s, location: s },
    {
      client: 'Nils Åkerblom',
      date: '2026-04-08',
      time: any('13.00', '13:00', 'kl. 13.00', 'kl 13.00', '13:00:00', '1 pm', '1:00 pm'),
      location: any(
        'Södermalm',
        'butiken på Södermalm',
        'i butiken på Södermalm',
        'på Södermalm',
        'store on Södermalm',
        'the store on Södermalm',
        'Södermalm store',
      ),
    },
  ),
  strict(
    'Jag undrar varför det har dragits 899 kr två gånger från mitt kort för samma byxor.',
    { topic: one('billing', 'delivery', 'sizing', 'quality'), item: s, amount: n, times_charged: i },
    {
      topic: 'billing',
      item: any('byxor', 'byxorna', 'trousers', 'pants', 'pair of trousers'),
      amount: 899,
      times_charged: 2,
    },
  ),
  strict(
    'Tröjan är stickad i 80 % ull och 20 % polyamid, har polokrage och ska handtvättas.',
    { wool_percent: n, is_pure_wool: b, is_knitted: b, neckline: s, hand_wash: b },
    {
      wool_percent: 80,
      is_pure_wool: false,
      is_knitted: true,
      neckline: any(
        'polokrage',
        'polo',
        'turtleneck',
        'polo neck',
        'polo-neck',
        'roll neck',
        'rollneck',
        'turtle neck',
        'polo collar',
      ),
      hand_wash: true,
    },
  ),
  strict(
    'Jag behöver 2,5 meter tyg till varje gardin och ska sy sex stycken. Tyget kostar 129 kr metern – hur många meter går det åt och vad blir det?',
    { total_metres: n, total_price_sek: n },
    { total_metres: 15, total_price_sek: 1935 },
  ),
  strict(
    'Jeansen har 30 tum i midjan och 32 tum innerben. Vad blir det i cm?',
    { waist_cm: n, inseam_cm: n },
    { waist_cm: any(76.2, 76), inseam_cm: any(81.28, 81.3, 81) },
  ),
  strict(
    'Vad är viskos gjort av egentligen? Och kommer ull från djur eller växter?',
    { viscose_raw_material: one('cellulose', 'petroleum', 'protein'), wool_origin: one('animal', 'plant') },
    { viscose_raw_material: 'cellulose', wool_origin: 'animal' },
  ),
  // Swedish, cannot be known
  strict(
    'Paketet med order 60418 skickades den 5 maj 2025. Vad är spårningsnumret?',
    { shipped_on: date, tracking_number: s },
    REFUSE,
  ),
  strict(
    'Min mamma fyller 60 i år och önskar sig en kofta i sin favoritfärg.',
    { garment: s, age: i, favorite_color: s },
    REFUSE,
  ),

  // ---------------------------------------------------------------- Spanish
  strict(
    'Buenas, quiero encargar 12 camisetas blancas de algodón orgánico, talla S, y que me las mandéis a Zaragoza. Gracias, Íñigo',
    { product: s, quantity: i, color: s, size: s, city: s },
    {
      product: any(
        'camisetas',
        'camiseta',
        'camisetas blancas',
        'camiseta blanca',
        'camisetas de algodón orgánico',
        'camiseta de algodón orgánico',
        'camisetas blancas de algodón orgánico',
        'camiseta blanca de algodón orgánico',
        'T-shirt',
        'T-shirts',
        'white T-shirt',
        'white T-shirts',
        'organic cotton T-shirt',
        'organic cotton T-shirts',
        'white organic cotton T-shirt',
        'white organic cotton T-shirts',
      ),
      quantity: 12,
      color: any('blancas', 'blanca', 'blanco', 'white'),
      size: any('S', 'talla S'),
      city: 'Zaragoza',
    },
  ),
  strict(
    'Factura 2025/0348 de Tejidos Alborán S.L., con fecha 30 de septiembre de 2025. Base imponible 400,00 €, IVA 21 % 84,00 €, total 484,00 €. Vencimiento: 30 de octubre de 2025.',
    { invoice_number: s, supplier: s, vat_amount: n, total_amount: n, due_date: date },
    {
      invoice_number: '2025/0348',
      supplier: any('Tejidos Alborán S.L.', 'Tejidos Alborán S.L', 'Tejidos Alborán', 'Tejidos Alborán SL'),
      vat_amount: 84,
      total_amount: 484,
      due_date: '2025-10-30',
    },
  ),
  strict(
    'Me ha llegado la falda con una mancha enorme por delante. Quiero que me devolváis el dinero, el pedido es el ES-3391.',
    {
      order_number: s,
      item: s,
      problem: one('stain', 'tear', 'wrong_size', 'missing_item'),
      resolution: one('refund', 'exchange', 'repair'),
    },
    { order_number: 'ES-3391', item: any('falda', 'la falda', 'skirt'), problem: 'stain', resolution: 'refund' },
  ),
  strict(
    'El vestido es largo hasta los pies, sin mangas, va forrado y viene con cinturón a juego.',
    { length: one('short', 'knee', 'long'), has_sleeves: b, is_lined: b, includes_belt: b },
    { length: 'long', has_sleeves: false, is_lined: true, includes_belt: true },
  ),
  lax(
    'Soy Marta, mido 1,72 m, tengo 70 cm de cintura y 98 de cadera.',
    { name: s, height_cm: n, waist_cm: n, hips_cm: n, bust_cm: or(n) },
    { name: 'Marta', height_cm: 172, waist_cm: 70, hips_cm: 98, bust_cm: null },
  ),
  strict(
    'Si compro 3 camisas a 39,90 € cada una y me hacéis un 10 % de descuento, ¿cuánto pago al final y cuánto me ahorro?',
    { total_to_pay: n, savings: n },
    { total_to_pay: any(107.73, 107.7), savings: any(11.97, 12) },
  ),
  strict(
    'Calzo un 42 de hombre (talla europea). ¿Qué número sería en Reino Unido?',
    { eu_size: n, uk_size: n },
    { eu_size: 42, uk_size: any(8, 7.5) },
  ),
  // Spanish, cannot be known
  lax(
    'Nuestra modelo Carla lleva el abrigo rojo en la foto de portada. ¿Qué talla lleva y cuánto mide?',
    { model: s, coat_color: s, size: s, height_cm: n },
    REFUSE,
  ),
  strict(
    'Quiero reservar una prueba con la diseñadora para el vestido de novia, a ser posible por la tarde.',
    { garment: s, date, time: s },
    REFUSE,
  ),
];
