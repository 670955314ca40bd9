/** A hundred requests in German, French, Spanish and Swedish by an outsider: 17 of 78 right and 11 values wrong before any of them was read. A cloth is told with its colour or without. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

const GERMAN = [
  // extraction
  strict(
    'Guten Tag,\n\nhiermit bestelle ich drei Meter von Ihrem Leinen in Salbeigrün (Art.-Nr. LE-2207) und zwei Rollen Garn dazu, Art.-Nr. GA-118. Bitte liefern an:\n\nAnnelie Wohlfahrt\nTöpfergasse 9\n99084 Erfurt\n\nBesten Dank und freundliche Grüße',
    { recipient: s, postal_code: s, city: s, lines: list(object({ sku: s, qty: i })) },
    {
      recipient: 'Annelie Wohlfahrt',
      postal_code: '99084',
      city: 'Erfurt',
      lines: [
        { sku: 'LE-2207', qty: 3 },
        { sku: 'GA-118', qty: 2 },
      ],
    },
  ),
  strict(
    'Hallo Herr Dietz, die zweite Anprobe für den Gehrock würde ich gern auf Donnerstag, den 12. Februar 2026, um Viertel nach drei am Nachmittag legen. Der alte Termin am 5. Februar passt mir leider nicht mehr, da bin ich auf Dienstreise. Gruß, Konstantin Rüb',
    {
      clientName: s,
      garment: s,
      newDate: { ...date, description: 'the date the client wants now' },
      newTime: { ...s, description: 'HH:MM, 24 hours' },
    },
    {
      clientName: 'Konstantin Rüb',
      garment: any('Gehrock', 'der Gehrock', 'den Gehrock'),
      newDate: '2026-02-12',
      newTime: '15:15',
    },
  ),
  strict(
    'ÄNDERUNGSSCHNEIDEREI PFAU\nRechnung Nr. 2025-0918 vom 18.09.2025\n\n14 Knopflöcher à 2,50 € ......... 35,00 €\n1 Saum, von Hand .............. 22,00 €\nNetto ......................... 57,00 €\nzzgl. 19 % MwSt. .............. 10,83 €\nGesamtbetrag .................. 67,83 €\n\nZahlbar ohne Abzug bis 02.10.2025.',
    {
      invoiceNo: s,
      issued: date,
      due: date,
      netTotal: n,
      vat: { ...n, description: 'VAT amount in EUR' },
      grossTotal: n,
    },
    { invoiceNo: '2025-0918', issued: '2025-09-18', due: '2025-10-02', netTotal: 57, vat: 10.83, grossTotal: 67.83 },
  ),
  strict(
    'Also, schreib mal mit: Brustumfang achtundachtzig, Taille einundsiebzig, Hüfte vierundneunzig Komma fünf … nein, Moment, bei der Taille hab ich mich verlesen, das sind zweiundsiebzig.',
    { bust_cm: n, waist_cm: n, hip_cm: n },
    { bust_cm: 88, waist_cm: 72, hip_cm: 94.5 },
  ),
  lax(
    'Betreff: Reklamation zur Bestellung 40-77183\n\nSehr geehrte Damen und Herren,\nseit vielen Jahren kaufe ich bei Ihnen ein, früher noch im Laden in der Innenstadt, inzwischen über das Netz, und bisher hatte ich nie einen Grund zur Klage. Auch meine Frau und unsere beiden Söhne tragen Ihre Sachen gern. Umso mehr hat mich geärgert, was nun passiert ist: bei der Cordhose ist nach zweimaligem Tragen der Reißverschluss ausgerissen. Ich habe sie weder gewaschen noch sonst irgendwie strapaziert. Einen Ersatz möchte ich nicht, ich hätte gern die 79,90 Euro zurück. Am besten erreichen Sie mich unter j.brandl@postfach.example.\nJosef Brandl',
    { order_id: s, product: s, refund_amount: { ...n, description: 'in EUR' }, email: or(s), phone: or(s) },
    {
      order_id: '40-77183',
      product: any('Cordhose', 'die Cordhose', 'der Cordhose'),
      refund_amount: 79.9,
      email: 'j.brandl@postfach.example',
      phone: null,
    },
  ),
  strict(
    'Moin! Schickt mir bitte noch mal den marineblauen Troyer, genau den wie beim letzten Mal, nur diesmal ins Büro: Hafenstraße 31, 24103 Kiel. Danke, Hauke',
    { product: s, size: { ...s, description: 'ordered size' }, street: s },
    REFUSE,
  ),
  strict(
    'Kurze Info an den Laden: die Ware ist heute früh raus, Spedition Möller, 6 Kartons auf einer Palette. Die Sendungsnummer reiche ich nach, sobald ich sie habe.',
    { carrier: s, cartons: i, tracking_number: s },
    REFUSE,
  ),
  strict(
    'Strickjacke »Fjella«: 70 % Schurwolle, 30 % Alpaka, mit Zopfmuster und fünf Hornknöpfen. Wiegt rund 620 g und wärmt auch dann noch, wenn der Wind von der Förde kommt. Erhältlich in Moos, Rost und Nachtblau. 189 Euro.',
    {
      name: s,
      composition: list(object({ fibre: s, percent: i })),
      button_count: i,
      weight_g: i,
      colours: list(s),
      price_eur: n,
    },
    {
      name: any('Fjella', 'Strickjacke Fjella', 'Strickjacke »Fjella«'),
      composition: [
        { fibre: 'Schurwolle', percent: 70 },
        { fibre: 'Alpaka', percent: 30 },
      ],
      button_count: 5,
      weight_g: 620,
      colours: ['Moos', 'Rost', 'Nachtblau'],
      price_eur: 189,
    },
  ),
  // classification
  strict(
    'Ich habe die Seidenbluse zweimal bezahlt! Einmal am Montag per Karte, und heute wurde derselbe Betrag noch einmal abgebucht. Bitte prüfen Sie das.',
    { topic: one('billing', 'delivery', 'fit', 'quality') },
    { topic: 'billing' },
  ),
  strict(
    'Na großartig. Nach der allerersten Wäsche passt der Pullover jetzt meinem Dackel. Herzlichen Dank auch.',
    {
      sentiment: one('positive', 'negative', 'neutral'),
      defect: one('shrinkage', 'pilling', 'colour_bleed', 'open_seam'),
    },
    { sentiment: 'negative', defect: 'shrinkage' },
  ),
  strict(
    'Könnten Sie den Lodenmantel vielleicht bis Freitag fertig haben? Wenn es erst nächste oder übernächste Woche klappt, ist das aber auch überhaupt kein Problem, ich brauche ihn ja erst im Oktober.',
    { is_urgent: b },
    { is_urgent: false },
  ),
  strict(
    'Bitte stornieren Sie den Auftrag 5521 NICHT – ich hatte mich vorhin nur verklickt. Die Lieferung soll ganz normal erfolgen.',
    { orderNo: s, wantsCancellation: b },
    { orderNo: '5521', wantsCancellation: false },
  ),
  strict(
    'Der Rock liegt fertig gebügelt auf der Stange, Frau Lemke kann ihn ab morgen abholen.',
    { is_ready: b, is_paid: { ...b, description: 'whether the customer has already paid' } },
    REFUSE,
  ),
  strict(
    'Notiz aus dem Atelier: bodenlang, ärmellos, der Rückenausschnitt reicht bis zur Taille, dazu eine kurze Schleppe aus Tüll. Die Braut möchte auf keinen Fall Spitze, dafür einen zarten Perlengürtel. Schleier kommt von der Großmutter. Erste Anprobe war gestern, da haben wir nur in Nessel gesteckt; sie war sehr aufgeregt, die Mutter noch viel mehr, und die Trauzeugin hat alles mit dem Telefon gefilmt. Oberteil vorn mit Stäbchen, Rock in A-Linie, Farbe Elfenbein, kein reines Weiß. Bitte beim Zuschnitt daran denken, dass sie die Schuhe mit dem flachen Absatz nimmt.',
    {
      category: one('wedding_dress', 'coat', 'trousers', 'shirt'),
      sleeves: one('sleeveless', 'short', 'long'),
      has_lace: b,
    },
    { category: 'wedding_dress', sleeves: 'sleeveless', has_lace: false },
  ),
  lax(
    'Verkaufe Daunenjacke, Größe M. War ein Fehlkauf, hing nur im Schrank, das Etikett ist noch dran. Nichtraucherhaushalt, keine Tiere.',
    { zustand: one('neu', 'getragen', 'beschädigt'), groesse: s },
    { zustand: 'neu', groesse: 'M' },
  ),
  strict(
    'Stimmen zum Leinenhemd:\nMarlies – traumhaft weich, sitzt wie angegossen.\nUwe – viel zu kurze Ärmel, kratzt, geht zurück.\nAyse – würde ich sofort wieder kaufen!',
    { reviews: list(object({ reviewer: s, is_positive: b })) },
    {
      reviews: [
        { reviewer: 'Marlies', is_positive: true },
        { reviewer: 'Uwe', is_positive: false },
        { reviewer: 'Ayse', is_positive: true },
      ],
    },
  ),
  // questions
  strict(
    'Für die Gardinen im Esszimmer brauche ich 4 Bahnen zu je 2,65 m. Der Stoff kostet 18,40 € pro laufenden Meter. Wie viel Meter sind das zusammen, und was kostet mich der Stoff?',
    { meters: n, total_eur: n },
    { meters: 10.6, total_eur: 195.04 },
  ),
  strict(
    'Ich trage in Deutschland Damengröße 40. Welche Größe muss ich in einer französischen Boutique verlangen?',
    { fr_size: i },
    { fr_size: 42 },
  ),
  strict(
    'Auf dem alten Schnittbogen steht »36 Zoll« für die Rocklänge. Wie viele Zentimeter sind das genau?',
    { length_cm: n },
    { length_cm: 91.44 },
  ),
  strict(
    'Mein Schurwollpullover hat im Etikett ein Quadrat mit Kreis darin, und das Ganze ist durchgestrichen. Darf er in den Wäschetrockner?',
    { tumble_dry_allowed: b },
    { tumble_dry_allowed: false },
  ),
  strict(
    'Wie viele Chat-Aufrufe am Tag habe ich bei euch mit einem kostenlosen Schlüssel, und wie viele Aufrufe stecken in dem Zusatzpaket für einen Dollar?',
    { freeCallsPerDay: i, packCalls: i },
    { freeCallsPerDay: 3, packCalls: 100 },
  ),
  strict(
    'Was wird ein Kilo Rohbaumwolle am kommenden Dienstag an der Börse kosten? Ich muss wissen, ob ich mit der Bestellung noch warten soll.',
    { price_per_kg: n },
    REFUSE,
  ),
  lax(
    'Wie viele Knöpfe hatte eigentlich der Mantel, den meine Großmutter 1954 auf ihrer Verlobung getragen hat?',
    { button_count: i },
    REFUSE,
  ),
  strict(
    'Ich steh gerade vor eurem Aktionsregal und will mir nicht erst an der Kasse ausrechnen lassen, ob das noch ins Budget passt, deshalb frag ich lieber hier: Zwei Hemden zu je 59 Euro, ab zwei Stück gibt es 15 % Rabatt auf die Ware, und dann kommen noch 4,95 Euro Versand drauf, die nicht rabattiert werden. Was zahle ich am Ende?',
    { goods_after_discount: n, total: n },
    { goods_after_discount: 100.3, total: 105.25 },
  ),
  strict(
    'Der Anzug wurde am 27. Februar 2026 abgegeben und soll genau zehn Kalendertage später fertig sein. An welchem Tag ist das?',
    { ready_on: date },
    { ready_on: '2026-03-09' },
  ),
];

const FRENCH = [
  // extraction
  strict(
    "Bonjour,\nje souhaite vous retourner une partie de la commande FR-30915 : la jupe plissée à 48 € ne tombe pas bien du tout sur moi. J'avais pourtant suivi votre guide, mesuré deux fois et même demandé l'avis de ma voisine, qui a été couturière pendant quarante ans ; selon elle, c'est la ceinture qui est montée trop bas, et les plis s'ouvrent dès que je marche. Rien de dramatique, cela arrive. Le foulard, lui, je le garde, il est ravissant. Pouvez-vous m'envoyer une étiquette ?\nCordialement,\nMaëlle Quéré",
    { orderNumber: s, returnedItem: s, itemPrice: n, keptItem: s, customerName: s },
    {
      orderNumber: 'FR-30915',
      returnedItem: any('jupe plissée', 'la jupe plissée'),
      itemPrice: 48,
      keptItem: any('foulard', 'le foulard'),
      customerName: 'Maëlle Quéré',
    },
  ),
  strict(
    'Fiche client – M. Fabrice Obadia. Tour de cou 39, carrure dos 45,5, tour de poitrine 102, longueur de manche 64. Essayage prévu le 3 novembre 2025 à 18 h 30.',
    {
      neck_cm: n,
      back_width_cm: { ...n, description: 'carrure dos' },
      chest_cm: n,
      sleeve_cm: n,
      fitting_date: date,
      fitting_time: { ...s, description: 'HH:MM' },
    },
    {
      neck_cm: 39,
      back_width_cm: 45.5,
      chest_cm: 102,
      sleeve_cm: 64,
      fitting_date: '2025-11-03',
      fitting_time: '18:30',
    },
  ),
  strict(
    "Devis n° D-2026-041\n\nVelours de soie, 12 m à 32,50 € : 390,00 €\nFaçon : 240,00 €\nTotal : 630,00 €\n\nUn acompte de 30 %, soit 189,00 €, est demandé à la commande ; le solde se règle à la livraison. Devis valable jusqu'au 28 février 2026.",
    { quote_no: s, fabric_total: n, labour: n, deposit: n, valid_until: date },
    { quote_no: 'D-2026-041', fabric_total: 390, labour: 240, deposit: 189, valid_until: '2026-02-28' },
  ),
  strict(
    "Peux-tu expédier les tabliers aujourd'hui ? 2 pour Nour à Lyon, 1 pour Gaspard à Nantes et 4 pour Solange à Dijon. Merciii",
    { shipments: list(object({ name: s, city: s, qty: i })) },
    {
      shipments: [
        { name: 'Nour', city: 'Lyon', qty: 2 },
        { name: 'Gaspard', city: 'Nantes', qty: 1 },
        { name: 'Solange', city: 'Dijon', qty: 4 },
      ],
    },
  ),
  strict(
    "Nous sommes le mardi 14 octobre 2025. Bonjour, c'est Aurélien Piquet, je passerai après-demain à l'atelier pour récupérer mon pantalon de flanelle, en fin de matinée je pense.",
    { customer: s, pickup_date: date, item: s },
    {
      customer: 'Aurélien Piquet',
      pickup_date: '2025-10-16',
      item: any('pantalon de flanelle', 'mon pantalon de flanelle', 'le pantalon de flanelle'),
    },
  ),
  strict(
    "Bonjour, inscrivez-moi à l'atelier de teinture végétale du 6 juin 2026, deux places, au nom de Clémence Astier. Je réglerai sur place. À bientôt !",
    { name: s, seats: i, workshop_date: date, email: { ...s, description: 'adresse e-mail de la participante' } },
    REFUSE,
  ),
  lax(
    "Marinière Ouessant, jersey de coton lourd 280 g/m², manches trois-quarts, encolure bateau. Tricotée à Quimper depuis 1938 dans le même atelier. Elle a vu passer des marins, des peintres et quelques générations d'écoliers ; elle ne craint ni le sel ni le temps.",
    { product_name: s, price_eur: n, gsm: i },
    REFUSE,
  ),
  strict(
    'Salut Karim, la tirelle du coton enduit réf. CE-88 est arrivée : laize 140 cm, 230 g/m². Le bain est un poil plus jaune que le précédent mais Françoise dit que ça passe. On part donc sur 350 mètres et pas 300 comme dit au téléphone, livraison semaine 12.',
    { fabric_ref: s, width_cm: i, gsm: i, meters_ordered: i, delivery_week: i },
    { fabric_ref: 'CE-88', width_cm: 140, gsm: 230, meters_ordered: 350, delivery_week: 12 },
  ),
  // classification
  strict(
    "Le colis annoncé pour vendredi n'est toujours pas là et le suivi n'a pas bougé depuis cinq jours. Où est ma robe ?",
    { service: one('livraison', 'retours', 'facturation', 'atelier') },
    { service: 'livraison' },
  ),
  strict(
    "Achetée pour le baptême de mon filleul, portée quatre fois depuis, dont une sous la pluie. Coupe superbe, tissu d'une douceur folle, j'ai eu des compliments toute la soirée ; en revanche une couture a lâché au bout d'une semaine et personne ne répond à mes messages. Dommage.",
    { sentiment: one('positive', 'negative', 'mixed'), has_defect: b },
    { sentiment: 'mixed', has_defect: true },
  ),
  strict(
    'Manteau droit en drap de laine, entièrement doublé de satin, deux poches passepoilées, col tailleur, sans capuche.',
    { is_lined: b, has_pockets: b, has_hood: b },
    { is_lined: true, has_pockets: true, has_hood: false },
  ),
  strict(
    "Non non, le remboursement ne m'intéresse pas : je veux exactement la même robe, mais en 42 au lieu du 40.",
    {
      request: { ...one('refund', 'exchange', 'repair', 'information'), description: 'what the customer asks for' },
      newSize: s,
    },
    { request: 'exchange', newSize: '42' },
  ),
  strict(
    "Bonjour, deux écharpes grises en laine s'il vous plaît, avec un emballage cadeau, c'est pour mes beaux-parents.",
    { gift_wrap: b, is_returning_customer: { ...b, description: 'has this customer ordered before?' } },
    REFUSE,
  ),
  strict(
    "Ma sœur se marie samedi et la fermeture éclair de ma robe vient de craquer, il me la faut absolument avant vendredi soir !! Dites-moi que c'est possible…",
    { is_urgent: b, job: one('zip_repair', 'hemming', 'dyeing', 'made_to_measure') },
    { is_urgent: true, job: 'zip_repair' },
  ),
  lax(
    "Un petit mot pour remercier Inès, à l'atelier : l'ourlet invisible porte bien son nom, on ne voit absolument rien. J'avais peur, je l'avoue : c'était la robe de ma mère, un crêpe des années soixante qui s'effiloche rien qu'à le regarder, et deux retoucheuses de mon quartier avaient refusé d'y toucher. Elle a pris le temps de m'expliquer chaque étape et m'a même rendu le petit morceau coupé. Je reviendrai avec les pantalons de mon mari.",
    { kind: one('praise', 'complaint', 'question'), employee: s },
    { kind: 'praise', employee: 'Inès' },
  ),
  strict(
    "La livraison de fil est arrivée à dix heures, tout est rangé dans l'armoire du fond.",
    { delivered: b, thread_material: one('cotton', 'polyester', 'silk') },
    REFUSE,
  ),
  // questions
  strict(
    'Je fais du 40 en taille femme française. Ça correspond à quoi en Italie, et en Allemagne ?',
    { it_size: i, de_size: i },
    { it_size: 44, de_size: 38 },
  ),
  strict(
    'Un fournisseur me propose un coupon de 5 yards. Combien cela fait-il en mètres, arrondi au centimètre ?',
    { length_m: { ...n, description: 'en mètres, deux décimales' } },
    { length_m: 4.57 },
  ),
  strict(
    "La façon d'une veste est facturée 96 € hors taxes, TVA à 20 %. Quel est le montant de la TVA et le prix toutes taxes comprises ?",
    { vat_amount: n, price_incl_vat: n },
    { vat_amount: 19.2, price_incl_vat: 115.2 },
  ),
  strict(
    "Sur l'étiquette de mon chemisier, il y a un baquet avec une main plongée dedans. Ça veut dire quoi ?",
    { meaning: one('hand_wash', 'machine_wash', 'do_not_wash', 'dry_clean') },
    { meaning: 'hand_wash' },
  ),
  strict(
    "J'intègre votre API de texte et d'images de mode. Je ne veux ni du jeton Bearer ni de la clé dans l'URL : dans quel autre en-tête HTTP puis-je envoyer la clé, et quel code de statut reçoit-on lorsque la limite du jour est dépassée ?",
    { header_name: s, status_code: i },
    { header_name: any('X-API-Key', 'X-API-Key header'), status_code: 429 },
  ),
  strict(
    'Combien de personnes porteront du jaune moutarde à la prochaine fête des voisins de ma rue ?',
    { people: i },
    REFUSE,
  ),
  strict(
    'Mme Lavergne a commandé une cape en loden et une paire de gants pour son petit-fils, livraison à Annecy. Quel âge a le petit-fils ?',
    { age: i },
    REFUSE,
  ),
  strict(
    "Nous préparons l'accrochage d'une exposition dans une chapelle et le régisseur veut savoir ce que ses câbles auront à porter ; chaque panneau sera suspendu séparément. Un panneau de toile mesure 2,4 m sur 1,5 m et pèse 210 g au mètre carré. Quelle surface cela fait-il, et combien pèse le panneau en grammes ?",
    { area_m2: n, weight_g: n },
    { area_m2: 3.6, weight_g: 756 },
  ),
  strict(
    'Mon échantillon donne 22 mailles pour 10 cm. Je veux un dos de 45 cm de large, sans compter les lisières. Combien de mailles dois-je monter ?',
    { stitches: i },
    { stitches: 99 },
  ),
];

const SPANISH = [
  // extraction
  strict(
    'Hola, soy Itziar Mendizábal. Quería encargaros 6 servilletas bordadas y un mantel de 180 x 250 cm (ancho por largo), todo en color crudo. ¿Me confirmáis?',
    { customer: s, napkins_qty: i, tablecloth_width_cm: i, tablecloth_length_cm: i, colour: s },
    {
      customer: 'Itziar Mendizábal',
      napkins_qty: 6,
      tablecloth_width_cm: 180,
      tablecloth_length_cm: 250,
      colour: any('crudo', 'color crudo'),
    },
  ),
  strict(
    'Buenos días: el pedido 88-4102 llegó el 9 de enero de 2026, bien embalado y antes incluso de lo previsto, cosa que agradezco porque era un regalo de Reyes que ya iba con retraso. Mi hija lo estrenó esa misma tarde y le queda como un guante. Pero al abrirlo vi que faltaba el cinturón. El vestido está perfecto, así que no quiero devolver nada, solo que me manden lo que falta. Mi teléfono es el 644 018 233. Un saludo, Ramiro Otero.',
    { orderId: s, arrivedOn: date, missingItem: s, phone: s, customerName: s },
    {
      orderId: '88-4102',
      arrivedOn: '2026-01-09',
      missingItem: any('cinturón', 'el cinturón'),
      phone: '644 018 233',
      customerName: 'Ramiro Otero',
    },
  ),
  strict(
    'Factura A/0077 · Fecha: 31/03/2026 · Concepto: confección de cortinas · Base imponible 240,00 € · IVA 21 % 50,40 € · Total 290,40 € · Vencimiento: 30/04/2026',
    {
      invoice_no: s,
      issue_date: date,
      due_date: date,
      tax_base: n,
      vat_rate: { ...n, description: 'percent' },
      total: n,
    },
    {
      invoice_no: 'A/0077',
      issue_date: '2026-03-31',
      due_date: '2026-04-30',
      tax_base: 240,
      vat_rate: 21,
      total: 290.4,
    },
  ),
  strict(
    'Reparto para mañana, porfa colgadlo en el tablón: Lucía, 4 dobladillos; Rubén, 7 ojales; Pili, planchar 12 camisas.',
    { tasks: list(object({ worker: s, qty: i })) },
    {
      tasks: [
        { worker: 'Lucía', qty: 4 },
        { worker: 'Rubén', qty: 7 },
        { worker: 'Pili', qty: 12 },
      ],
    },
  ),
  strict(
    'Buenas tardes, le aparto la chamarra de mezclilla talla mediana. Le dejo 350 pesos de anticipo y los otros 500 se los pago cuando la recoja, el sábado 7 de marzo de 2026. A nombre de Xóchitl Barragán, por favorcito.',
    {
      item: s,
      deposit: n,
      remaining: { ...n, description: 'still to be paid at pickup' },
      pickup_date: date,
      customer: s,
    },
    {
      item: any('chamarra de mezclilla', 'la chamarra de mezclilla'),
      deposit: 350,
      remaining: 500,
      pickup_date: '2026-03-07',
      customer: 'Xóchitl Barragán',
    },
  ),
  strict(
    'Quiero dos pares de alpargatas de esparto del 39, negras. Me las pueden mandar a casa, ya tienen mis datos de la otra vez. Gracias, Elvira.',
    { name: s, qty: i, size: s, shipping_address: s },
    REFUSE,
  ),
  strict(
    'Medidas de la clienta para la falda tubo: cintura 74, largo 62. El contorno de cadera lo tomaremos el jueves, que venía con abrigo y con prisa.',
    { waist_cm: n, hip_cm: n, length_cm: n },
    REFUSE,
  ),
  lax(
    'Vestido camisero Alba (ref. 7719-AL). Composición: 55 % lino, 45 % viscosa. Lavar a 30 °C, no usar secadora, planchar por el revés. Hay tallas de la 36 a la 46 y dos colores, arena y teja. Fabricado en Elche por un taller familiar que lleva tres generaciones cosiendo.',
    { ref: s, wash_temp_c: i, min_size: i, max_size: i, colours: list(s), discount_pct: or(n) },
    { ref: '7719-AL', wash_temp_c: 30, min_size: 36, max_size: 46, colours: ['arena', 'teja'], discount_pct: null },
  ),
  // classification
  strict(
    '¿Hacéis también arreglos de ropa de cuero? Tengo una cazadora con el forro deshecho y querría saber si merece la pena cambiarlo.',
    { intent: one('question', 'order', 'complaint', 'cancellation') },
    { intent: 'question' },
  ),
  strict(
    'Enhorabuena, de verdad. Encargué la chaqueta en octubre para la jubilación de mi padre, pagué por adelantado, como me pidieron, y me aseguraron que en una semana la tendría en casa. Un mes de espera, tres llamadas sin respuesta y al final me llega una manga más larga que la otra. Para enmarcarlo.',
    {
      sentiment: one('positive', 'neutral', 'negative'),
      is_sincere_praise: { ...b, description: 'true if the writer is sincerely praising the shop' },
    },
    { sentiment: 'negative', is_sincere_praise: false },
  ),
  strict(
    'La 38 me baila en la cintura y de los hombros se me cae, parezco un perchero.',
    { fit: one('too_small', 'too_big', 'true_to_size') },
    { fit: 'too_big' },
  ),
  strict(
    'Hola Merche, lo hemos hablado en casa con calma y al final no vamos a aceptar el presupuesto de las cortinas. Nos encantó la tela, pero este mes se nos va de presupuesto. Te agradecemos muchísimo el tiempo que nos dedicaste.',
    { quote_accepted: b, reason: one('price', 'quality', 'delivery_time', 'colour') },
    { quote_accepted: false, reason: 'price' },
  ),
  strict(
    'Confirmo la compra del abrigo, 210 euros. Pasaré a por él el lunes por la tarde.',
    { purchase_confirmed: b, payment_method: one('card', 'cash', 'transfer') },
    REFUSE,
  ),
  strict(
    'T-1: todavía no me ha llegado el paquete, y ya van diez días.\nT-2: me habéis cobrado dos euros de más en la factura.\nT-3: la cremallera venía rota de fábrica.',
    { tickets: list(object({ id: s, topic: one('delivery', 'billing', 'quality') })) },
    {
      tickets: [
        { id: 'T-1', topic: 'delivery' },
        { id: 'T-2', topic: 'billing' },
        { id: 'T-3', topic: 'quality' },
      ],
    },
  ),
  strict(
    'Jersey de punto inglés en lana merina, cuello vuelto alto, manga larga, puños acanalados.',
    {
      neckline: one('turtleneck', 'v_neck', 'crew', 'boat'),
      is_knitted: b,
      sleeve_length: one('none', 'short', 'long'),
    },
    { neckline: 'turtleneck', is_knitted: true, sleeve_length: 'long' },
  ),
  lax(
    'No hace falta que me contesten, solo quería avisarles de que la dirección de su web sale mal escrita en la etiqueta de los calcetines.',
    { needsReply: b },
    { needsReply: false },
  ),
  // questions
  strict(
    'Tengo un rollo de 50 m y cada camisa gasta 1,8 m. ¿Cuántas camisas enteras me salen y cuánta tela sobra?',
    { shirts: i, leftover_m: n },
    { shirts: 27, leftover_m: 1.4 },
  ),
  strict(
    'Una clienta inglesa usa la talla 14 del Reino Unido en vestidos. ¿Qué talla estadounidense le corresponde?',
    { us_size: i },
    { us_size: 10 },
  ),
  strict(
    'Llevo poco tiempo con el taller y mi gestor me insiste en que mire los números prenda a prenda, así que empiezo por la que más vendo. Una blusa me cuesta 24 € entre tela y mano de obra y la vendo a 60 €, sin contar impuestos. ¿Cuánto gano por blusa y qué porcentaje del precio de venta es?',
    { profit_eur: n, margin_pct: { ...n, description: 'percent of the selling price' } },
    { profit_eur: 36, margin_pct: 60 },
  ),
  strict(
    'Tengo una duda tonta: ¿de qué animal sale el mohair?',
    { animal: one('goat', 'sheep', 'rabbit', 'alpaca') },
    { animal: 'goat' },
  ),
  strict(
    'Estoy programando contra vuestro servicio de conceptos de moda. ¿Cuántos conceptos como máximo puedo pedir en una sola petición, y cuántos devuelve si no digo nada?',
    { max_count: i, default_count: i },
    { max_count: 20, default_count: 3 },
  ),
  strict('¿Qué color de bufanda elegirá mi suegra cuando venga mañana a la tienda?', { colour: s }, REFUSE),
  lax(
    'El cliente nos discute los gastos de envío y tenemos que contestarle hoy mismo. Enviamos ayer a Bilbao un abrigo de lana talla 44 y dos boinas, por mensajero, portes pagados. ¿Cuánto pesaba el paquete en gramos?',
    { parcel_weight_g: n },
    REFUSE,
  ),
  strict(
    'Un pantalón vaquero marcado 32 x 34 en pulgadas (cintura por entrepierna): ¿cuánto es cada medida en centímetros, sin redondear?',
    { waist_cm: n, inseam_cm: n },
    { waist_cm: 81.28, inseam_cm: 86.36 },
  ),
  strict(
    'La modista cobra por horas y le pagué 90 euros en total por el arreglo del chaqué. ¿Cuántas horas trabajó?',
    { hours: n },
    REFUSE,
  ),
];

const SWEDISH = [
  // extraction
  strict(
    'Hej! Jag vill beställa 3 par ullstrumpor i storlek 41-43. Skickas till Torsten Åkerlund, Kvarngatan 4B, 602 21 Norrköping. Tack på förhand!',
    { customer: s, street: s, zip: s, city: s, pairs: i, size: s },
    {
      customer: 'Torsten Åkerlund',
      street: 'Kvarngatan 4B',
      zip: '602 21',
      city: 'Norrköping',
      pairs: 3,
      size: any('41-43', '41–43'),
    },
  ),
  strict(
    'Hejsan, det är Signe Bäckman. Kan vi flytta avprovningen av folkdräkten från torsdagen till tisdagen den 17 mars 2026, halv fyra på eftermiddagen? Jag har tandläkartid annars, och efter bedövningen lär jag inte vara så rolig att ha att göra med. Förresten, livstycket kändes lite stramt över ryggen förra gången, och mamma tycker att förklädet ska vara två fingerbredder kortare än kjolen, inte tre. Vi kan väl titta på det då. Silvret tar jag med mig så att du ser var häktorna ska sitta.',
    { client: s, garment: s, appointment_date: date, appointment_time: { ...s, description: 'HH:MM, 24-hour clock' } },
    {
      client: 'Signe Bäckman',
      garment: any('folkdräkt', 'folkdräkten'),
      appointment_date: '2026-03-17',
      appointment_time: '15:30',
    },
  ),
  strict(
    'FAKTURA 10457\nFakturadatum: 2026-05-01\n\nÄndringsarbete, 3 tim à 480 kr: 1 440 kr\nMoms 25 %: 360 kr\nAtt betala: 1 800 kr\n\nBetalas senast 2026-05-31 till bankgiro 991-2346. Vid försenad betalning tillkommer dröjsmålsränta.',
    { invoiceNumber: s, hours: n, hourlyRate: n, vatAmount: n, amountDue: n, dueDate: date },
    { invoiceNumber: '10457', hours: 3, hourlyRate: 480, vatAmount: 360, amountDue: 1800, dueDate: '2026-05-31' },
  ),
  lax(
    'Säljer min kavaj i tweed, strl 52, köpt 2019 och knappt använd, inga fläckar, inga malhål. 450 kr eller bud. Hämtas i Umeå, eller så fraktar jag för 79 kr.',
    { item: s, size: s, price_sek: n, shipping_sek: n, pickup_city: s, brand: or(s) },
    {
      item: any('kavaj i tweed', 'kavaj', 'tweedkavaj', 'min kavaj i tweed'),
      size: '52',
      price_sek: 450,
      shipping_sek: 79,
      pickup_city: 'Umeå',
      brand: null,
    },
  ),
  strict(
    'mått på Lovisa: byst 96, midja 80, stuss 104 (mätte om, alltså inte 106 som jag sa först), ärmlängd 59,5',
    { bust: n, waist: n, hip: n, sleeve: n },
    { bust: 96, waist: 80, hip: 104, sleeve: 59.5 },
  ),
  strict(
    'Hej, jag heter Göran Wiklund och har inte fått mina hängslen än. Jag beställde dem den 2 februari 2026 på er sajt men hittar inte bekräftelsen någonstans. Kan ni kolla?',
    { name: s, ordered_on: date, order_number: s },
    REFUSE,
  ),
  strict(
    'Till färgeriet: vi skickar 14 kg ullgarn på pall i morgon bitti. Kulör meddelas senare, Birgitta har inte bestämt sig ännu. Färdigt senast den 20 april 2026, tack.',
    { weight_kg: n, deadline: date, colour: { ...s, description: 'colour to dye the yarn in' } },
    REFUSE,
  ),
  strict(
    'Lagersaldo i kväll: vit popelin 42 m, svart denim 17,5 m, rödrutig flanell 0 m.',
    { stock: list(object({ fabric: s, meters: n })) },
    {
      stock: [
        { fabric: any('vit popelin', 'popelin'), meters: 42 },
        { fabric: any('svart denim', 'denim'), meters: 17.5 },
        { fabric: any('rödrutig flanell', 'flanell'), meters: 0 },
      ],
    },
  ),
  // classification
  strict(
    'Returnerar klänningen. Färgen på bilden var djupgrön men det som kom är snarare turkost. Passformen är det inget fel på.',
    { returnReason: one('wrong_size', 'colour_differs', 'damaged', 'late_delivery') },
    { returnReason: 'colour_differs' },
  ),
  strict(
    'Bästa vantarna jag har ägt! Har haft dem i tre vintrar nu, i fjällen och på skotern, och de är fortfarande hela. Jag var tveksam först, för de kändes stela och luktade får när jag öppnade påsen, men efter några dagar hade de format sig efter händerna. Nu har de överlevt snöskottning, vedhuggning, en hund som trodde att de var leksaker och minst fyrtio vändor i torkskåpet. Mormor vill ha ett par också.',
    { sentiment: one('positive', 'neutral', 'negative'), mentions_durability: b },
    { sentiment: 'positive', mentions_durability: true },
  ),
  strict(
    'Frackskjortan måste vara klar i dag före klockan fyra, festen börjar klockan sex och jag har ingen annan. Snälla ring så fort ni ser det här!!',
    { priority: one('low', 'normal', 'high'), wants_call: b },
    { priority: 'high', wants_call: true },
  ),
  strict(
    'Jag vill gärna bli medlem i klubben, men skicka inga nyhetsbrev, jag får redan alldeles för många.',
    { join_club: b, newsletter_opt_in: b },
    { join_club: true, newsletter_opt_in: false },
  ),
  strict(
    'Kappan är inlämnad för lagning av fickan, hon hämtar den på torsdag.',
    { needs_repair: b, fabric: one('wool', 'cotton', 'leather') },
    REFUSE,
  ),
  strict(
    'Ni kan stänga ärendet, paketet låg hos grannen hela tiden. Ursäkta besväret och tack för snabbt svar!',
    { status: one('resolved', 'open', 'escalated') },
    { status: 'resolved' },
  ),
  strict(
    'Arbetsbyxa med knäfickor, tumstocksficka på höger ben, hängselknappar, reflexer vid vaderna och förstärkt gren. Tvättas i 60 grader. Ingen stretch i tyget.',
    { category: one('workwear', 'evening_wear', 'swimwear', 'underwear'), has_reflectors: b, is_stretch: b },
    { category: 'workwear', has_reflectors: true, is_stretch: false },
  ),
  lax(
    'A12: Blixtlåset gick sönder första dagen. A13: Hur tvättar man er ullfilt? A14: Åtta meter av den blommiga bomullen, tack.',
    { messages: list(object({ ref: s, kind: one('complaint', 'question', 'order') })) },
    {
      messages: [
        { ref: 'A12', kind: 'complaint' },
        { ref: 'A13', kind: 'question' },
        { ref: 'A14', kind: 'order' },
      ],
    },
  ),
  // questions
  strict(
    'Koftan kostar 899 kr och nu är det 25 procent rea på den. Vad blir priset, på öret?',
    { sale_price: n },
    { sale_price: 674.25 },
  ),
  strict(
    'Min man har storlek 50 i kostym här hemma. Vad ska han leta efter i en brittisk butik?',
    { uk_size: i },
    { uk_size: 40 },
  ),
  strict(
    'Mönstret säger att kjolen ska vara 28 tum lång. Hur många centimeter är det?',
    { length_cm: n },
    { length_cm: 71.12 },
  ),
  strict(
    'Vad är det för högsta temperatur på strykjärnet när skötselrådet visar ett järn med två prickar?',
    { max_temp_c: i },
    { max_temp_c: 150 },
  ),
  strict(
    'Jag tänker byta ut min nyckel till ert api via keys/rotate. Hur många timmar fungerar den gamla nyckeln parallellt med den nya?',
    { overlap_hours: n },
    { overlap_hours: 1 },
  ),
  strict('Vilken kjollängd kommer att vara populärast i Sundsvall om sju år, i centimeter?', { length_cm: n }, REFUSE),
  strict(
    'Jag sitter med bokslutet och försöker få ihop materialåtgången för i höstas, men följesedeln är borta. Vi sydde upp gardiner åt skolan i Arvika: grön bomullssatin, sex fönster, veckband upptill. Hur många meter tyg gick det åt?',
    { meters: n },
    REFUSE,
  ),
  strict(
    'En tröja tar 9 nystan. Varje nystan väger 50 g och har 85 m garn. Hur många meter blir det totalt och hur mycket väger allt garnet i gram?',
    { total_m: n, total_g: n },
    { total_m: 765, total_g: 450 },
  ),
  strict(
    'Sömmerskan la ner två och en halv timme på jackan, hon tar 420 kr i timmen, och så kostade blixtlåset 85 kr och fodret 190 kr. Vad blir arbetskostnaden, och vad blir summan?',
    { labour_sek: n, total_sek: n },
    { labour_sek: 1050, total_sek: 1325 },
  ),
];

export const CASES = [...GERMAN, ...FRENCH, ...SPANISH, ...SWEDISH];
