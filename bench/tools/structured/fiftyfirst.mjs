/** Sixty requests by an outsider, two thirds of them not in English, kept closed at first: 13 of 48 right and 5 values wrong in the morning of that day, 16 and 8 before it was opened. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

const d = (schema, description) => ({ ...schema, description });

export const CASES = [
  // ---------- English (18)
  strict(
    "Hi there, I placed order HX-20418 on 3 March 2025 for two of the pleated wool skirts in bottle green, size 12, and I've been charged £178 in total. Could you please send them to my office rather than home? The address is 14 Calder Street, Leeds. If anybody needs to ring me, I'm usually at my desk until five. Many thanks, Priya Nair",
    { order_number: s, order_date: date, quantity: i, color: s, total: d(n, 'amount charged'), city: s },
    {
      order_number: 'HX-20418',
      order_date: '2025-03-03',
      quantity: 2,
      color: any('bottle green', 'green'),
      total: 178,
      city: 'Leeds',
    },
  ),
  strict(
    'Return: RT-5512, cashmere cardigan, moth hole left cuff, refund pls',
    {
      return_number: s,
      item: s,
      affected_part: d(s, 'the part of the garment that is damaged'),
      wants: one('refund', 'exchange', 'repair'),
    },
    {
      return_number: 'RT-5512',
      item: any('cashmere cardigan', 'cardigan'),
      affected_part: any('left cuff', 'cuff', 'the left cuff'),
      wants: 'refund',
    },
  ),
  strict(
    "I'm trying to fill in the customs form for a parcel to Norway. Inside are two merino jumpers and a pair of leather gloves, bought here in Edinburgh. The jumpers are navy, the gloves brown, and everything is a present for my brother, who turns forty in June. I wrapped it all up yesterday and never got round to weighing anything. What goes into the form?",
    {
      destination_country: s,
      jumpers: i,
      pairs_of_gloves: i,
      total_weight_kg: d(n, 'gross weight of the parcel in kilograms'),
    },
    REFUSE,
  ),
  strict(
    "I have to say I'm rather disappointed. The trench coat I bought from you in the spring has already lost two buttons, and the lining is coming away at the hem. I wrote to your support team twice and nobody has replied. I don't want my money back, I love the coat, I would simply like it mended properly so that I can wear it this autumn.",
    {
      item: s,
      missing_buttons: i,
      wants_refund: b,
      support_replied: d(b, 'whether support has answered the customer'),
      request: one('repair', 'refund', 'exchange'),
    },
    {
      item: any('trench coat', 'the trench coat', 'coat'),
      missing_buttons: 2,
      wants_refund: false,
      support_replied: false,
      request: 'repair',
    },
  ),
  strict(
    'Which header carries the key when my agent posts a decision in the league, and roughly how many requests an hour does the free tier allow there?',
    { header: d(s, 'name of the HTTP header for the arena key'), requests_per_hour: d(i, 'free tier of the league') },
    { header: 'X-Arena-Key', requests_per_hour: 300 },
  ),
  lax(
    'The bolt is 60 inches wide and 25 yards long.',
    { width_cm: n, length_m: n },
    { width_cm: any(152.4, 152), length_m: any(22.86, 22.9) },
  ),
  strict(
    "What would a UK women's dress size 14 be in the US?",
    { uk_size: i, us_size: i },
    { uk_size: 14, us_size: 10 },
  ),
  strict(
    'How many chat calls a day do I get for free, and what does a pack of 100 extra ones cost?',
    { free_chat_calls_per_day: i, pack_price_usd: n },
    { free_chat_calls_per_day: 3, pack_price_usd: 1 },
  ),
  strict(
    "I ordered the silk slip dress last week and I'd love to know when it gets here.",
    { item: s, delivery_date: d(date, 'expected day of delivery') },
    REFUSE,
  ),
  strict(
    "Here's my receipt: linen trousers $85, belt $30, and a scarf whose price I can't read any more. What did I pay in all?",
    { total_paid_usd: d(n, 'sum of all three items') },
    REFUSE,
  ),
  strict(
    'Good afternoon. We run a small boutique in Bristol and have been following your collections for a couple of years. For the coming season we would like to stock about forty pieces of your autumn knitwear, mainly cardigans, and were wondering whether you offer trade terms for independent shops. We would be glad to come and see samples whenever it suits you. Kind regards, Dominic Ashe',
    {
      category: one('wholesale', 'return', 'complaint', 'press', 'job_application'),
      contact: s,
      city: s,
      pieces: i,
      season: one('spring', 'summer', 'autumn', 'winter'),
      phone: or(s),
    },
    { category: 'wholesale', contact: 'Dominic Ashe', city: 'Bristol', pieces: 40, season: 'autumn', phone: null },
  ),
  strict(
    'Label: 100% mulberry silk, dry clean only, made in Como.',
    { fibre: s, fibre_percent: n, machine_washable: b, made_in: s },
    { fibre: any('silk', 'mulberry silk'), fibre_percent: 100, machine_washable: false, made_in: 'Como' },
  ),
  strict(
    'Can you put me down for a bridal fitting on 18 September 2025 at 2:30 pm? Two of my bridesmaids are coming along. – Olivia Hart',
    { name: s, appointment_date: date, time: d(s, 'HH:MM, 24-hour clock'), bridesmaids: i },
    { name: 'Olivia Hart', appointment_date: '2025-09-18', time: any('14:30', '14:30:00'), bridesmaids: 2 },
  ),
  strict(
    'Invoice INV-0093, dated 12 May 2024, net 640.00 EUR plus 20% VAT, due in 30 days.',
    { invoice_number: s, invoice_date: date, net: n, vat_amount: n, gross: n, due_date: date },
    {
      invoice_number: 'INV-0093',
      invoice_date: '2024-05-12',
      net: 640,
      vat_amount: 128,
      gross: 768,
      due_date: '2024-06-11',
    },
  ),
  lax(
    "Looking for a raincoat for my daughter, she's nine.",
    { garment: s, age: d(i, 'age of the wearer in years'), size: or(s), color: or(s) },
    { garment: any('raincoat', 'a raincoat', 'rain coat'), age: 9, size: null, color: null },
  ),
  strict(
    "We'd like to reorder the curtain fabric from last time, twelve metres please.",
    { metres: n, article_number: d(s, 'article number of the fabric') },
    REFUSE,
  ),
  strict(
    'Packing list: 3 cotton shirts, 1 wool blazer and 2 pairs of denim jeans.',
    { items: list(object({ garment: s, material: s, quantity: i })) },
    {
      items: [
        { garment: any('shirts', 'shirt', 'cotton shirts', 'cotton shirt'), material: 'cotton', quantity: 3 },
        { garment: any('blazer', 'wool blazer'), material: 'wool', quantity: 1 },
        {
          garment: any('jeans', 'denim jeans', 'pairs of jeans', 'pairs of denim jeans', 'pair of jeans'),
          material: 'denim',
          quantity: 2,
        },
      ],
    },
  ),
  strict(
    "I'm putting together costumes for our amateur theatre group and trying to keep to a budget. We need eight capes, and each one takes three and a half metres of velvet. The shop charges £9.50 a metre and gives ten percent off for orders over twenty metres. Can you work out how many metres we need altogether and what we'd pay after the discount?",
    { fabric: s, total_metres: n, price_after_discount: d(n, 'in pounds') },
    { fabric: 'velvet', total_metres: 28, price_after_discount: 239.4 },
  ),

  // ---------- German (11)
  strict(
    '2x Leinenhemd, Größe L, weiß, Bestellnr. 77310',
    { quantity: i, item: s, size: s, color: s, order_number: s },
    {
      quantity: 2,
      item: any('Leinenhemd', 'linen shirt', 'Leinenhemden', 'linen shirts'),
      size: any('L', 'Größe L'),
      color: any('weiß', 'weiss', 'white'),
      order_number: '77310',
    },
  ),
  strict(
    'Sehr geehrte Damen und Herren, am 14.02.2025 habe ich bei Ihnen ein Paar Wildlederstiefel in Größe 39 bestellt (Bestellnummer WB-8841). Leider fallen sie viel zu klein aus, sodass ich sie gern gegen dieselben in Größe 40 umtauschen würde. Die Stiefel sind ungetragen und liegen noch im Originalkarton. Könnten Sie mir dafür bitte möglichst bald ein Rücksendeetikett schicken? Mit freundlichen Grüßen, Annette Kuhlmann',
    {
      order_number: s,
      order_date: date,
      reason: one('too_small', 'too_large', 'defective', 'wrong_item'),
      requested_size: d(i, 'gewünschte Größe'),
      worn: d(b, 'wurde die Ware getragen?'),
      customer: s,
    },
    {
      order_number: 'WB-8841',
      order_date: '2025-02-14',
      reason: 'too_small',
      requested_size: 40,
      worn: false,
      customer: 'Annette Kuhlmann',
    },
  ),
  strict(
    'Stoffbahn: 3,20 m lang, 140 cm breit.',
    { length_cm: n, width_m: n, area_m2: d(n, 'Fläche in Quadratmetern') },
    { length_cm: 320, width_m: 1.4, area_m2: any(4.48, 4.5) },
  ),
  strict(
    'Ich brauche für jedes Kissen 0,6 m Stoff und nähe 14 Kissen. Der Meter kostet 12,50 €. Wie viel Stoff ist das, und was zahle ich?',
    { total_metres: n, cost_eur: n },
    { total_metres: 8.4, cost_eur: 105 },
  ),
  strict(
    'Der Pulli kratzt fürchterlich, und nach einmal Waschen ist er zwei Nummern kleiner. Nie wieder!',
    {
      sentiment: one('positive', 'neutral', 'negative'),
      shrunk: d(b, 'ist das Teil eingelaufen?'),
      would_buy_again: b,
    },
    { sentiment: 'negative', shrunk: true, would_buy_again: false },
  ),
  strict(
    'Bei wie viel Grad darf ich einen Wollpullover höchstens in der Maschine waschen?',
    { max_temperature_c: d(i, 'höchste Waschtemperatur in °C') },
    { max_temperature_c: 30 },
  ),
  strict(
    'Ich trage in Deutschland Damengröße 42. Welche Größe ist das in Frankreich?',
    { german_size: i, french_size: i },
    { german_size: 42, french_size: 44 },
  ),
  lax(
    'Wann macht ihr denn endlich die Filiale in Hamburg auf?',
    { city: s, opening_date: d(date, 'Tag der Eröffnung') },
    REFUSE,
  ),
  strict(
    'Meine Schwester hat den gleichen Mantel wie ich, nur eine Nummer größer. Welche Größe trägt sie?',
    { sister_size: d(i, 'Konfektionsgröße der Schwester') },
    REFUSE,
  ),
  strict(
    'Rechnung Nr. 2024-118 vom 05.11.2024: 12 Seidentücher à 38,00 €, Versand 9,90 €, zahlbar bis 19.11.2024.',
    {
      invoice_number: s,
      invoice_date: date,
      quantity: i,
      unit_price: n,
      total: d(n, 'Gesamtbetrag einschließlich Versand'),
      due_date: date,
    },
    {
      invoice_number: '2024-118',
      invoice_date: '2024-11-05',
      quantity: 12,
      unit_price: 38,
      total: 465.9,
      due_date: '2024-11-19',
    },
  ),
  strict(
    'Hallihallo, ich heirate am 21.06.2025 und bräuchte vorher dringend noch eine Anprobe, weil ich mir bei den Ärmeln unsicher bin. Am liebsten käme ich am 03.06.2025 so gegen 16 Uhr vorbei, da hab ich frei. Meine Mama kommt auch mit. Die Ärmel sollen ungefähr zwei Zentimeter kürzer werden, der Rest vom Kleid passt eigentlich richtig gut, da müsst ihr gar nichts mehr machen. Liebe Grüße, Jule',
    {
      name: s,
      wedding_date: date,
      fitting_date: date,
      time: d(s, 'Uhrzeit der Anprobe, HH:MM'),
      shorten_sleeves_cm: n,
      phone: or(s),
    },
    {
      name: 'Jule',
      wedding_date: '2025-06-21',
      fitting_date: '2025-06-03',
      time: any('16:00', '16 Uhr', '16:00:00'),
      shorten_sleeves_cm: 2,
      phone: null,
    },
  ),

  // ---------- French (11)
  strict(
    'Retour cde 60217 – jupe plissée, fermeture éclair cassée',
    { order_number: s, item: s, reason: one('defective', 'wrong_size', 'changed_mind') },
    { order_number: '60217', item: any('jupe plissée', 'jupe', 'pleated skirt', 'skirt'), reason: 'defective' },
  ),
  strict(
    "Bonjour, je vous écris au sujet de ma commande n° FR-3392 passée le 8 janvier 2025. J'avais choisi le manteau en laine camel en taille 40, et j'ai reçu le modèle noir en taille 38. J'aurais aimé le porter pour un entretien d'embauche, c'est donc vraiment raté. Merci de m'envoyer le bon article et de me dire comment renvoyer l'autre. Cordialement, Hélène Marchetti",
    {
      order_number: s,
      order_date: date,
      ordered_size: i,
      received_size: i,
      received_color: d(s, 'couleur reçue'),
      customer: s,
    },
    {
      order_number: 'FR-3392',
      order_date: '2025-01-08',
      ordered_size: 40,
      received_size: 38,
      received_color: any('noir', 'black'),
      customer: 'Hélène Marchetti',
    },
  ),
  strict(
    'Gabardine 65 % polyester, 35 % coton, 210 g/m², laize 150 cm.',
    { fabric: s, polyester_percent: n, cotton_percent: n, weight_gsm: n, width_cm: n },
    {
      fabric: any('gabardine', 'gaberdine'),
      polyester_percent: 65,
      cotton_percent: 35,
      weight_gsm: 210,
      width_cm: 150,
    },
  ),
  lax(
    "J'ai un coupon de 12 m. J'en utilise 2,75 m pour la robe et 1,8 m pour la veste. Il m'en reste combien ?",
    { used_m: d(n, 'longueur utilisée en tout'), remaining_m: d(n, 'longueur restante') },
    { used_m: 4.55, remaining_m: 7.45 },
  ),
  strict(
    'Je fais du 90C en soutien-gorge français, ça donne quoi en taille européenne (Allemagne, par exemple) ?',
    { french_size: s, eu_size: s },
    { french_size: any('90C', 'FR 90C', '90 C'), eu_size: any('75C', 'EU 75C', '75 C', 'DE 75C') },
  ),
  strict(
    "Ma grand-mère s'est mariée dans une veste entièrement brodée à la main. Combien d'heures de broderie a-t-il fallu ?",
    { hours: d(n, "nombre d'heures de broderie") },
    REFUSE,
  ),
  lax(
    'Bonjour, je voudrais régler ma facture de mars 2025, vous pouvez me redonner le montant ?',
    { year: i, amount_eur: d(n, 'montant de la facture') },
    REFUSE,
  ),
  strict(
    "Est-ce que je peux encore changer l'adresse de livraison de ma commande ? Je déménage vendredi.",
    {
      intent: one('change_address', 'cancel_order', 'track_order', 'return_item'),
      moving_day: one('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'),
    },
    { intent: 'change_address', moving_day: 'friday' },
  ),
  strict(
    'RDV retouche le 17/04/2025 à 10h15, Mme Besson, ourlet de pantalon',
    { appointment_date: date, time: d(s, 'HH:MM'), client: s, garment: s },
    {
      appointment_date: '2025-04-17',
      time: any('10:15', '10h15', '10:15:00'),
      client: any('Mme Besson', 'Besson', 'Madame Besson'),
      garment: any('pantalon', 'trousers', 'pants'),
    },
  ),
  lax(
    "Je cherche une écharpe en soie bleu nuit pour l'anniversaire de ma mère, pas plus de 80 euros.",
    { product: s, material: s, color: s, max_budget_eur: n, brand: or(s) },
    {
      product: any(
        'écharpe',
        'écharpe en soie',
        'écharpe en soie bleu nuit',
        'scarf',
        'silk scarf',
        'une écharpe en soie',
        'une écharpe',
      ),
      material: any('soie', 'silk'),
      color: any('bleu nuit', 'midnight blue', 'night blue', 'bleu', 'blue'),
      max_budget_eur: 80,
      brand: null,
    },
  ),
  strict(
    'Cette chemise a été tissée et cousue au Portugal, dans un coton biologique certifié, avec des boutons en nacre. Elle se lave en machine à 40 °C maximum, avec des couleurs semblables, et se repasse encore un peu humide. Surtout, ne la mettez pas au sèche-linge : le tissu rétrécirait et le col perdrait sa tenue. La coupe est droite, et le modèle existe du S au XXL.',
    {
      country: s,
      organic: b,
      max_wash_temperature_c: i,
      tumble_dry_allowed: d(b, 'sèche-linge autorisé'),
      button_material: s,
    },
    {
      country: 'Portugal',
      organic: true,
      max_wash_temperature_c: 40,
      tumble_dry_allowed: false,
      button_material: any('nacre', 'mother-of-pearl', 'mother of pearl', 'en nacre'),
    },
  ),

  // ---------- Swedish (10)
  lax(
    '3 par ullstrumpor, grå, stl 40, skickas till Umeå',
    { quantity: d(i, 'antal par'), item: s, color: s, size: i, city: s },
    {
      quantity: 3,
      item: any('ullstrumpor', 'wool socks', 'woolen socks', 'woollen socks', 'strumpor', 'socks'),
      color: any('grå', 'grey', 'gray'),
      size: 40,
      city: 'Umeå',
    },
  ),
  strict(
    'Hej! Jag beställde en vinterjacka av er den 2 november 2024, ordernummer SE-90155, och den kom faktiskt fram redan efter tre dagar, vilket var kul. Tyvärr är dragkedjan trasig, den fastnar halvvägs och går inte att få upp igen. Jag har inte använt jackan utomhus och alla lappar sitter kvar. Jag vill helst ha pengarna tillbaka, inte en ny jacka. Vänligen, Mats Örnberg',
    {
      order_number: s,
      order_date: date,
      delivery_days: i,
      broken_part: s,
      tags_attached: b,
      resolution: one('refund', 'exchange', 'repair'),
    },
    {
      order_number: 'SE-90155',
      order_date: '2024-11-02',
      delivery_days: 3,
      broken_part: any('dragkedja', 'dragkedjan', 'zipper', 'zip', 'zip fastener'),
      tags_attached: true,
      resolution: 'refund',
    },
  ),
  strict(
    'Mått: ärm 62 cm, midja 84 cm, innerben 79 cm.',
    { sleeve_cm: n, waist_cm: n, inseam_cm: n, chest_cm: or(n) },
    { sleeve_cm: 62, waist_cm: 84, inseam_cm: 79, chest_cm: null },
  ),
  strict(
    'Tyget kostar 189 kr per meter och jag ska ha 3,5 meter. Jag har ett presentkort på 300 kr som jag vill använda.',
    {
      fabric_cost_sek: d(n, 'tygets pris före presentkortet'),
      left_to_pay_sek: d(n, 'kvar att betala efter presentkortet'),
    },
    { fabric_cost_sek: 661.5, left_to_pay_sek: 361.5 },
  ),
  strict(
    'Vilket djur kommer merinoull från, och är det en växtfiber?',
    { animal: s, plant_fibre: b },
    { animal: any('får', 'fåret', 'sheep', 'merinofår', 'merino sheep', 'merinofåret'), plant_fibre: false },
  ),
  strict(
    'Hur många modekoncept-anrop per dag får man göra utan nyckel, och hur många om man har pro?',
    { calls_without_key: d(i, 'per dag och IP'), calls_pro: d(i, 'per dag') },
    { calls_without_key: 10, calls_pro: 100 },
  ),
  strict('Hur mycket vägde paketet som ni skickade till mig i måndags?', { weight_kg: n }, REFUSE),
  strict('Vem kommer att vinna ligan nästa månad?', { winner: d(s, 'namnet på vinnaren') }, REFUSE),
  strict(
    'Hej, har ni samma klänning fast i svart? Annars tar jag den röda.',
    { intent: one('product_question', 'complaint', 'return', 'invoice'), preferred_color: s, fallback_color: s },
    {
      intent: 'product_question',
      preferred_color: any('svart', 'black'),
      fallback_color: any('röd', 'röda', 'rött', 'den röda', 'red'),
    },
  ),
  strict(
    'Kan jag boka provning lördagen den 10 maj 2025 kl. 11.45? Vi blir fyra personer. /Ingrid Sand',
    { name: s, appointment_date: date, time: d(s, 'HH:MM'), people: i },
    { name: 'Ingrid Sand', appointment_date: '2025-05-10', time: any('11:45', '11.45', '11:45:00'), people: 4 },
  ),

  // ---------- Spanish (10)
  strict(
    'Pedido 4471: 5 camisetas de algodón, talla M, azul marino',
    { order_number: s, quantity: i, product: s, size: s, color: s },
    {
      order_number: '4471',
      quantity: 5,
      product: any(
        'camisetas de algodón',
        'camisetas',
        'camiseta',
        'camiseta de algodón',
        'cotton t-shirts',
        't-shirts',
        't-shirt',
        'cotton t-shirt',
      ),
      size: any('M', 'talla M'),
      color: any('azul marino', 'navy', 'navy blue'),
    },
  ),
  strict(
    'Buenos días: el pasado 19 de diciembre de 2024 compré en su tienda de Valencia un vestido de fiesta rojo por 129,90 euros. Al lavarlo a mano, tal como indica la etiqueta, el color se corrió y manchó una blusa blanca. Guardo el ticket y puedo enviarles fotos de las dos prendas. Solicito el reembolso íntegro del vestido. Quedo a la espera de su respuesta. Un saludo, Rocío Benavente',
    {
      purchase_date: date,
      store_city: s,
      price_eur: n,
      has_receipt: d(b, 'conserva el ticket'),
      washing_method: one('hand', 'machine', 'dry_cleaning'),
      customer: s,
    },
    {
      purchase_date: '2024-12-19',
      store_city: 'Valencia',
      price_eur: 129.9,
      has_receipt: true,
      washing_method: 'hand',
      customer: 'Rocío Benavente',
    },
  ),
  strict(
    'Popelina 100 % algodón, 120 g/m², ancho 1,45 m, encoge un 3 %',
    { fabric: s, weight_gsm: n, width_cm: n, shrinkage_percent: n },
    {
      fabric: any('popelina', 'poplin', 'popelín', 'popelina 100 % algodón', 'popelina de algodón', 'cotton poplin'),
      weight_gsm: 120,
      width_cm: 145,
      shrinkage_percent: 3,
    },
  ),
  strict(
    'Para cada falda necesito 1,25 m y tengo 10 m de tela. ¿Cuántas faldas me salen?',
    { skirts: i, fabric_m: d(n, 'tela disponible en metros') },
    { skirts: 8, fabric_m: 10 },
  ),
  strict(
    'Mi marido usa una 50 de americana, talla europea de hombre. ¿Cuál sería en Estados Unidos?',
    { eu_size: i, us_size: i },
    { eu_size: 50, us_size: 40 },
  ),
  lax('¿Qué dirección tiene la clienta del pedido 8820?', { order_number: s, address: d(s, 'calle y número') }, REFUSE),
  strict(
    'Busco un pantalón para mi hermano, que mide 1,82 m. ¿Cuánto tiene de cintura?',
    { height_cm: n, waist_cm: d(n, 'contorno de cintura') },
    REFUSE,
  ),
  lax(
    'Se me ha roto la correa del bolso. Lo compré hace dos años.',
    { item: s, broken_part: s, bought_years_ago: i, order_number: or(s), color: or(s) },
    {
      item: any('bolso', 'el bolso', 'bag', 'handbag', 'purse'),
      broken_part: any('correa', 'la correa', 'strap', 'correa del bolso', 'la correa del bolso'),
      bought_years_ago: 2,
      order_number: null,
      color: null,
    },
  ),
  strict(
    'Pues mirad, estoy encantada con el jersey: abriga muchísimo, no pica nada y el color es exactamente el de la foto. Mi hija ya me lo ha robado dos veces, con eso lo digo todo. Lo único malo es que la entrega tardó una semana más de lo prometido y nadie me avisó. Aun así, seguro que vuelvo a compraros algo este invierno, quizá unos guantes a juego.',
    { itchy: d(b, 'si la prenda pica'), warm: b, color_as_pictured: b, delivered_on_time: b, will_buy_again: b },
    { itchy: false, warm: true, color_as_pictured: true, delivered_on_time: false, will_buy_again: true },
  ),
  strict(
    'Factura F-2025/031, fecha 28/02/2025, base imponible 200 €, IVA 21 %.',
    { invoice_number: s, invoice_date: date, vat_amount: d(n, 'importe del IVA'), total: d(n, 'total con IVA') },
    { invoice_number: 'F-2025/031', invoice_date: '2025-02-28', vat_amount: 42, total: 242 },
  ),
];
