import { type Topic, words } from './topic.js';

/** What to know of a piece: fit, care, cloth needed, size. */
export const GARMENTS: readonly Topic[] = [
  {
    id: 'garment/shirt',
    kind: 'garment',
    name: ['shirt', 'skjorta'],
    terms: words('shirt|skjorta|skjortor|button-up|button-down|dress shirt|blouse|blus'),
    facets: {
      wear: [
        'A shirt fits when the shoulder seam ends at the shoulder bone, two fingers go into the collar and the cuff stops at the wrist bone. Tuck it in with tailored trousers, leave it out when the hem is straight.',
        'En skjorta sitter när axelsömmen slutar vid axelbenet, två fingrar går in i kragen och manschetten slutar vid handledens ben. Stoppa in den i kostymbyxor, låt den hänga ute när fållen är rak.',
      ],
      care: [
        'Wash shirts at 40 °C with the buttons open, hang them wet, iron collar, yoke, cuffs, sleeves, body, in that order.',
        'Tvätta skjortor i 40 °C med knapparna öppna, häng dem våta, stryk krage, ok, manschetter, ärmar, liv, i den ordningen.',
      ],
      amount: [
        'A man’s long-sleeved shirt takes about 1.7–2 m of cloth 140–150 cm wide, plus 0.5 m interfacing and 10–11 buttons.',
        'En långärmad herrskjorta tar cirka 1,7–2 m tyg på 140–150 cm bredd, plus 0,5 m mellanlägg och 10–11 knappar.',
      ],
      size: [
        'Shirts go by neck and chest: neck 38 cm is S–M, 40 cm M–L, 42 cm L. Add 8–12 cm to the chest for a regular fit.',
        'Skjortor går efter hals och bröst: hals 38 cm är S–M, 40 cm M–L, 42 cm L. Lägg till 8–12 cm på bröstvidden för normal passform.',
      ],
      sew: [
        'Order of work: yoke and shoulders, collar, sleeves set in flat, side and sleeve seam in one, cuffs, placket, hem, buttonholes.',
        'Arbetsordning: ok och axlar, krage, ärmar isydda plant, sid- och ärmsöm i ett, manschetter, knappslå, fåll, knapphål.',
      ],
      match: [
        'A white or light-blue shirt goes with everything; with a patterned jacket keep the shirt plain, with a plain jacket a fine stripe is lively.',
        'En vit eller ljusblå skjorta går till allt; till mönstrad kavaj hålls skjortan enfärgad, till enfärgad kavaj piggar en fin rand upp.',
      ],
    },
  },
  {
    id: 'garment/t-shirt',
    kind: 'garment',
    name: ['T-shirt', 'T-shirt'],
    terms: words('t-shirt|tshirt|tee|t shirt|t-tröja|tröja med kort ärm|tank top|linne top|topp'),
    facets: {
      wear: [
        'A T-shirt sits right when the sleeve ends mid-upper-arm and the shoulder seam on the bone; 180–220 g/m² is opaque in white.',
        'En T-shirt sitter rätt när ärmen slutar mitt på överarmen och axelsömmen på benet; 180–220 g/m² är ogenomskinligt i vitt.',
      ],
      care: [
        'Wash T-shirts inside out at 40 °C, and dry them flat or hung by the hem so that the shoulders do not peak.',
        'Tvätta T-shirts ut och in i 40 °C, och torka plant eller hängda i fållen så att axlarna inte får pucklar.',
      ],
      amount: [
        'About 1 m of jersey 150 cm wide plus 15 cm of ribbing.',
        'Cirka 1 m trikå på 150 cm bredd plus 15 cm mudd.',
      ],
      sew: [
        'Shoulders with a stabilising tape, neckband cut to 85 % of the neck opening, sleeves in flat, sides, twin-needle hem.',
        'Axlar med stödband, halsmudd klippt till 85 % av ringningen, ärmar i plant, sidor, fåll med tvillingnål.',
      ],
    },
  },
  {
    id: 'garment/sweater',
    kind: 'garment',
    name: ['sweater', 'stickad tröja'],
    terms: words(
      'sweater|jumper|pullover|tröja|stickad tröja|cardigan|kofta|koftor|knitwear|stickat|jumpers|sweatter|knitted sweater',
    ),
    facets: {
      wear: [
        'Fine gauge under a jacket, chunky instead of one. A crew neck shows a T-shirt, a V shows a collar.',
        'Finstickat under kavaj, grovstickat i stället för kavaj. Rund hals visar en T-shirt, V-ringning visar en krage.',
      ],
      care: [
        'Fold sweaters, never hang them. Air after wear; wash by hand or on a wool programme at 30 °C, roll in a towel, dry flat.',
        'Vik tröjor, häng dem aldrig. Vädra efter användning; tvätta för hand eller på ullprogram i 30 °C, rulla i handduk, plantorka.',
      ],
      why: [
        'Hanging stretches a knit because the loops carry the wet weight; flat drying lets them spring back.',
        'Hängning drar ut stickat för att maskorna bär den våta tyngden; plantorkning låter dem fjädra tillbaka.',
      ],
    },
  },
  {
    id: 'garment/hoodie',
    kind: 'garment',
    name: ['hoodie', 'huvtröja'],
    terms: words('hoodie|huvtröja|hoody|sweatshirt|college|munkjacka|luvtröja'),
    facets: {
      wear: [
        'Under an overcoat or leather jacket a plain hoodie looks intended; keep the cord ends inside.',
        'Under rock eller skinnjacka ser en enfärgad huvtröja avsiktlig ut; stoppa in snörändarna.',
      ],
      care: [
        'Wash it inside out at 40 °C with the zip closed and dry it flat; the tumble dryer shortens it.',
        'Tvätta den ut och in i 40 °C med stängd dragkedja och torka plant; torktumlaren kortar den.',
      ],
      amount: [
        'About 1.8 m of French terry 150 cm wide and 0.5 m ribbing.',
        'Cirka 1,8 m joggingtyg på 150 cm bredd och 0,5 m mudd.',
      ],
    },
  },
  {
    id: 'garment/blazer',
    kind: 'garment',
    name: ['blazer or suit jacket', 'kavaj'],
    terms: words('blazer|kavaj|suit jacket|sport coat|suit|kostym|kostymer|tuxedo|smoking|kavajen|dress suit'),
    facets: {
      what: [
        'A suit jacket is one half of a pair, in fine worsted with plain buttons; a blazer stands alone, in sturdier cloth, often with patch pockets and contrasting buttons. The jacket of a suit looks orphaned over jeans, a blazer does not.',
        'En kostymkavaj är ena halvan av ett par, i fin kamgarnsull med diskreta knappar; en blazer står för sig själv, i kraftigare tyg, ofta med påsydda fickor och avvikande knappar. Kostymens kavaj ser övergiven ut till jeans, det gör inte blazern.',
      ],
      wear: [
        'The shoulder must fit, everything else can be altered. The sleeve ends at the wrist bone and lets 1–1.5 cm of shirt be seen; of two buttons close the upper, of three the middle, never the lowest.',
        'Axeln måste sitta, allt annat kan ändras. Ärmen slutar vid handledens ben och visar 1–1,5 cm skjorta; av två knappar knäpps den övre, av tre den mellersta, aldrig den nedersta.',
      ],
      care: [
        'Brush, steam and air a jacket between wearings, and have it dry-cleaned once or twice a year. Hang it on a shaped hanger 4–5 cm wide.',
        'Borsta, ånga och vädra kavajen mellan gångerna, och kemtvätta den en eller två gånger om året. Häng den på en formad galge, 4–5 cm bred.',
      ],
      size: [
        'Suits go by chest: EU size = half of the chest in cm (chest 100 cm → 50); UK/US = EU minus 10. C is regular, D short (chest 100 → 25), 150s long.',
        'Kostymer går efter bröstvidd: EU-storlek = halva bröstvidden i cm (bröst 100 cm → 50); UK/US = EU minus 10. C är normal längd, D kort, 150-serien lång.',
      ],
      match: [
        'Navy with grey trousers, grey with navy, brown tweed with denim or olive. The two cloths should differ clearly in colour or texture.',
        'Marin till grå byxor, grå till marin, brun tweed till denim eller oliv. De två tygerna ska skilja sig tydligt i färg eller struktur.',
      ],
    },
  },
  {
    id: 'garment/coat',
    kind: 'garment',
    name: ['coat', 'kappa eller rock'],
    terms: words('coat|kappa|kappor|overcoat|rock|ytterrock|winter coat|vinterkappa|vinterrock|topcoat|duffel|duffle'),
    facets: {
      wear: [
        'A coat must close over your thickest jacket; sleeve over the wrist bone, hem at the knee for warmth. 600 g/m² of wool is winter, 400 a spring coat.',
        'En kappa ska gå att knäppa över din tjockaste kavaj; ärm över handledens ben, fåll vid knät för värme. 600 g/m² ull är vinter, 400 vår.',
      ],
      care: [
        'Brush after wear, spot-clean, dry-clean at the end of the season before moths find the food stains.',
        'Borsta efter användning, fläckrengör, kemtvätta i slutet av säsongen innan malen hittar matfläckarna.',
      ],
      amount: [
        '2.5–3 m of coating 150 cm wide, as much lining, and 1 m canvas or interfacing.',
        '2,5–3 m kapptyg på 150 cm bredd, lika mycket foder och 1 m mellanlägg.',
      ],
    },
  },
  {
    id: 'garment/trench',
    kind: 'garment',
    name: ['trench coat or raincoat', 'trenchcoat eller regnrock'],
    terms: words(
      'trench|trench coat|trenchcoat|raincoat|rain jacket|regnjacka|regnrock|regnkappa|parka|parkas|shell jacket|skaljacka',
    ),
    facets: {
      wear: [
        'Belt knotted, not buckled, shoulders wide enough for a sweater; hem just over the knee.',
        'Skärpet knutet, inte spänt, axlar med plats för en tröja; fåll strax över knät.',
      ],
      care: [
        'Gabardine: gentle wash at 30 °C, dry hanging, then iron or tumble briefly to wake the water repellent.',
        'Gabardin: skontvätt i 30 °C, dropptorka, stryk eller torktumla sedan kort för att väcka impregneringen.',
      ],
    },
  },
  {
    id: 'garment/dress',
    kind: 'garment',
    name: ['dress', 'klänning'],
    terms: words(
      'dress|klänning|klänningar|dresses|gown|wrap dress|omlottklänning|shirt dress|maxi dress|midi dress|långklänning',
    ),
    facets: {
      wear: [
        'Find the waist first: wrap and fit-and-flare mark it, shift and A-line pass it by, empire lifts it. The hem looks longest at the slimmest part of the leg.',
        'Hitta midjan först: omlott och utställd kjol markerar den, rak och A-linjeformad går förbi, empire lyfter den. Fållen är vackrast vid benets smalaste del.',
      ],
      amount: [
        'A knee-length dress with sleeves takes 2.2–2.8 m at 140–150 cm; a full or maxi skirt 3.5–4.5 m.',
        'En knälång klänning med ärm tar 2,2–2,8 m på 140–150 cm bredd; vid eller hellång kjol 3,5–4,5 m.',
      ],
      care: [
        'Follow the weakest part: lining, pleats or beads decide, not the outer cloth.',
        'Följ den svagaste delen: foder, plissering eller pärlor bestämmer, inte yttertyget.',
      ],
      size: [
        'For a fitted dress choose by the fullest measure (bust or hip) and take in the rest; woven cloth without stretch needs 4–6 cm ease at the bust.',
        'För en figursydd klänning: välj efter största måttet (byst eller höft) och ta in resten; vävt tyg utan stretch behöver 4–6 cm rörelsevidd över bysten.',
      ],
      sew: [
        'Bodice darts, shoulders, neck facing, then skirt to bodice at the waist, zip, side seams, hem last after a night on the hanger.',
        'Livets insnitt, axlar, halsinfodring, sedan kjol mot liv i midjan, dragkedja, sidsömmar, fåll sist efter en natt på galge.',
      ],
    },
  },
  {
    id: 'garment/scarf',
    kind: 'garment',
    name: ['scarf, hat and gloves', 'halsduk, mössa och handskar'],
    terms: words('scarf|halsduk|sjal|mössa|hat|beanie|cap|hatt|gloves|handskar|vantar|shawl|keps'),
    facets: {
      wear: [
        'Two metres by 35 cm wraps twice. Repeat one colour of the outfit, not all of them.',
        'Två meter gånger 35 cm går två varv. Upprepa en färg ur klädseln, inte alla.',
      ],
      care: [
        'Knitted wool as a sweater; silk scarves by hand in cool water, pressed damp from the back.',
        'Stickad ull som en tröja; sidensjalar för hand i svalt vatten, pressade fuktiga från avigan.',
      ],
    },
  },
  {
    id: 'garment/tie',
    kind: 'garment',
    name: ['tie', 'slips'],
    terms: words('necktie|slips|bow tie|fluga|slipsen|slipsknut|windsor knot|four-in-hand|tie a tie|silk tie'),
    facets: {
      wear: [
        'The tip reaches the belt buckle; the knot should fill the collar: four-in-hand for narrow, half Windsor for spread.',
        'Spetsen når skärpspännet; knuten ska fylla kragen: enkel knut för smal krage, halv windsor för bred.',
      ],
      care: [
        'Untie it the way it was tied, roll it overnight, steam, never iron or wash: the interlining twists.',
        'Knyt upp den i omvänd ordning, rulla den över natten, ånga, stryk och tvätta aldrig: inlägget vrider sig.',
      ],
      match: [
        'A tie should be darker than the shirt and share one colour with the jacket.',
        'Slipsen ska vara mörkare än skjortan och dela en färg med kavajen.',
      ],
    },
  },
  {
    id: 'garment/pyjamas',
    kind: 'garment',
    name: ['nightwear', 'nattkläder'],
    terms: words('pyjamas|pajamas|pyjamas set|nattlinne|nightgown|sleepwear|robe|morgonrock|badrock|bathrobe'),
    facets: {
      wear: [
        'Loose cotton or linen for warm sleepers, flannel or wool for cold ones; seams flat, elastic wide.',
        'Lös bomull eller linne för varma sovare, flanell eller ull för frusna; platta sömmar, bred resår.',
      ],
      care: ['Wash cotton nightwear weekly at 60 °C.', 'Tvätta nattkläder i bomull varje vecka i 60 °C.'],
    },
  },
  {
    id: 'garment/shoes',
    kind: 'garment',
    name: ['shoes', 'skor'],
    terms: words('shoes|shoe|skor|sko|boots|stövlar|kängor|sneakers|trainers|heels|loafers|klackskor'),
    facets: {
      match: [
        'Brown with navy, grey and green; black with grey, black and evening; white sneakers with anything but formal cloth. Belt near the shoe’s colour.',
        'Brunt till marin, grått och grönt; svart till grått, svart och kväll; vita sneakers till allt utom högtid. Skärp nära skons färg.',
      ],
      care: [
        'Shoe trees, a day of rest between wearings, brush, cream monthly; dry wet shoes slowly with newspaper, away from heat.',
        'Skoblock, en dags vila mellan användningarna, borsta, kräm varje månad; torka våta skor långsamt med tidningspapper, långt från värme.',
      ],
      wear: [
        'Shoes should feel right at once; try them in the afternoon, when feet are largest, with the socks you will wear. Leave a thumb’s breadth in front of the toes.',
        'Skor ska kännas rätt genast; prova dem på eftermiddagen, när foten är som störst, med de strumpor du ska ha. Lämna en tumbredd framför tårna.',
      ],
    },
  },
  {
    id: 'garment/jacket',
    kind: 'garment',
    name: ['jacket', 'jacka'],
    terms: words(
      'jacket|jackets|jacka|jackor|bomber|bomber jacket|denim jacket|jeansjacka|leather jacket|skinnjacka|biker jacket',
    ),
    facets: {
      wear: [
        'A short jacket ends where the legs begin and makes them longer; the shoulder seam sits on the bone, the cuff at the wrist, and it must close over a sweater. Denim over tailored trousers, leather over something soft.',
        'En kort jacka slutar där benen börjar och gör dem längre; axelsömmen ligger på axelbenet, ärmslutet vid handleden, och den ska gå att stänga över en tröja. Denim till kostymbyxor, skinn till något mjukt.',
      ],
      care: [
        'Close zips, turn it inside out and follow the shell: denim 30 °C, nylon 30 °C gentle, leather wiped only. Hang it on a broad hanger.',
        'Stäng dragkedjor, vänd ut och in och följ yttertyget: denim 30 °C, nylon 30 °C skonsamt, skinn torkas bara av. Häng på bred galge.',
      ],
      amount: [
        'A waist-length jacket takes 1.8–2.2 m at 140–150 cm, plus lining of the same length.',
        'En midjekort jacka tar 1,8–2,2 m på 140–150 cm bredd, plus lika mycket foder.',
      ],
    },
  },
];
