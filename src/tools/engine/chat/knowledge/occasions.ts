import { type Topic, words } from './topic.js';

/** What to wear, by occasion and season. */
export const OCCASIONS: readonly Topic[] = [
  {
    id: 'occasion/wedding',
    kind: 'occasion',
    name: ['wedding guest', 'bröllopsgäst'],
    terms: words(
      'wedding|weddings|bröllop|wedding guest|bröllopsgäst|bröllopet|bröllopsklänning|christening|dop|dopet|baptism|confirmation|konfirmation',
    ),
    facets: {
      wear: [
        'Read the invitation first, since it names the dress. By day a midi dress or a suit in colour is right, by night longer and darker; no white, and nothing that outshines the couple. Cover the shoulders in church, and wear block heels on grass.',
        'Läs bröllopsinbjudan först, den säger vilken klädsel som gäller. På dagen passar midiklänning eller kostym i färg, på kvällen längre och mörkare; inget vitt och inget som överglänser brudparet. Täck axlarna i kyrkan och ta blockklack på gräs.',
      ],
      why: [
        'White is left to the bride by custom since the 1840s.',
        'Vitt lämnas åt bruden av sedvana sedan 1840-talet.',
      ],
    },
  },
  {
    id: 'occasion/funeral',
    kind: 'occasion',
    name: ['funeral', 'begravning'],
    terms: words('funeral|begravning|memorial|begravningen|minnesstund'),
    facets: {
      wear: [
        'Dress dark and plainly for a funeral: black, navy or charcoal, matt cloth, covered shoulders and quiet shoes. In Sweden the closest relatives wear a white tie, others a dark one. If the family asks for light colours, follow them.',
        'Klä dig mörkt och enkelt på begravning: svart, marinblått eller antracit, matta tyger, täckta axlar och tysta skor. De närmaste bär vit slips i Sverige, övriga mörk. Önskar familjen ljusa kläder är det det som gäller.',
      ],
      why: [
        'Quiet clothes leave the attention to the one who is mourned.',
        'Tysta kläder låter uppmärksamheten vara hos den sörjda.',
      ],
    },
  },
  {
    id: 'occasion/black-tie',
    kind: 'occasion',
    name: ['black tie and evening', 'smoking och aftonklädsel'],
    terms: words(
      'black tie|black-tie|gala|white tie|frack|evening wear|aftonklädsel|smokingklädsel|högtidsdräkt|formal event|formal|formell|formellt|nobel|bal|ball|opera',
    ),
    facets: {
      wear: [
        'Black tie means a dinner jacket with silk lapels, a white shirt, a black bow tie and polished black shoes, or a floor-length dress (an elegant midi is forgiven). White tie is one step up: tailcoat with white waistcoat, and a long evening gown.',
        'Smoking betyder smoking med sidenslag, vit skjorta, svart fluga och blanka svarta skor, eller hellång klänning (en elegant midi är förlåten). Högtidsdräkt är ett steg upp: frack med vit väst, och hellång balklänning.',
      ],
    },
  },
  {
    id: 'occasion/cocktail',
    kind: 'occasion',
    name: ['cocktail and party', 'cocktail och fest'],
    terms: words(
      'cocktail|party|parties|fest|kalas|cocktail dress|cocktailparty|mingel|new year|nyår|birthday|födelsedag|night out|utekväll|club|christmas party|julfest',
    ),
    facets: {
      wear: [
        'For a party wear something between knee and midi, or a dark suit that needs no tie. Let one thing catch the light, satin, velvet or an earring, and keep the rest calm. Shoes you can stand in decide how long you stay.',
        'Till fest passar något mellan knä och midi, eller en mörk kostym som klarar sig utan slips. Låt en sak fånga ljuset, satäng, sammet eller ett örhänge, och håll resten lugnt. Skor du kan stå i avgör hur länge du stannar.',
      ],
    },
  },
  {
    id: 'occasion/business',
    kind: 'occasion',
    name: ['office', 'kontor'],
    terms: words(
      'business casual|smart casual|office|kontor|jobb|kontoret|work outfit|till jobbet|business|meeting|möte|workwear|affärsklädsel|vardagskostym|udda kavaj|for work',
    ),
    facets: {
      wear: [
        'Business casual is a blazer or fine knit, trousers or a skirt, a shirt or blouse and leather shoes. Smart casual swaps one of these for dark denim or clean sneakers. If you are unsure, go one step dressier and take off the jacket there.',
        'Business casual är kavaj eller finstickad tröja, byxor eller kjol, skjorta eller blus och läderskor. Smart casual byter en av delarna mot mörk denim eller rena sneakers. Är du osäker, klä dig ett steg finare och ta av kavajen på plats.',
      ],
    },
  },
  {
    id: 'occasion/interview',
    kind: 'occasion',
    name: ['job interview', 'anställningsintervju'],
    terms: words('interview|job interview|intervju|anställningsintervju|jobbintervju'),
    facets: {
      wear: [
        'Dress one step above what the place wears daily. Navy or charcoal, a shirt that fits at the neck, clean shoes and empty pockets are hard to go wrong with. Try sitting in it the day before.',
        'Klä dig ett steg finare än vad stället bär till vardags. Marinblått eller antracit, en skjorta som sitter i halsen, rena skor och tomma fickor går sällan fel. Provsitt kläderna dagen innan.',
      ],
      why: [
        'The clothes should be settled in a second, so that they listen to you.',
        'Kläderna ska vara avklarade på en sekund så att de lyssnar på dig.',
      ],
    },
  },
  {
    id: 'occasion/date',
    kind: 'occasion',
    name: ['date', 'dejt'],
    terms: words('date|dejt|date night|first date|romantic dinner|middag|dinner|restaurant|restaurang|theatre|teater'),
    facets: {
      wear: [
        'Wear what you already feel like yourself in, one notch better: a soft cloth near the face, good shoes, and nothing new that pinches.',
        'Ta det du redan känner dig som dig själv i, ett snäpp finare: mjukt tyg nära ansiktet, bra skor och inget nytt som klämmer.',
      ],
    },
  },
  {
    id: 'occasion/hiking',
    kind: 'occasion',
    name: ['hiking and outdoors', 'vandring och friluftsliv'],
    terms: words(
      'hiking|hike|vandring|vandra|outdoors|outdoor|friluftsliv|camping|fjäll|fjällen|mountain|mountains|trekking|skiing|ski|skidåkning|skidor|cycling|cykla|svampplockning',
    ),
    facets: {
      wear: [
        'Wear merino next to the skin, fleece or light down in the middle and a shell on top; leave cotton at home. Undress before you sweat, put on before you freeze, and keep spare socks in a dry bag.',
        'Ha merino närmast, fleece eller lätt dun i mitten och skal ytterst; lämna bomullen hemma. Ta av innan du svettas, på innan du fryser, och ha extra strumpor i en torr påse.',
      ],
      why: [
        'Cotton keeps water and cools up to 25 times faster than dry air; wool stays warm when damp.',
        'Bomull håller vatten, och vatten leder bort värme ungefär 25 gånger snabbare än luft; ull värmer även fuktig.',
      ],
    },
  },
  {
    id: 'occasion/running',
    kind: 'occasion',
    name: ['running and gym', 'löpning och gym'],
    terms: words('running|run|jogging|löpning|springa|löpa|gym|workout|träna|träning|yoga|fitness|jogga'),
    facets: {
      wear: [
        'Dress for ten degrees more than the thermometer says. A thin layer that wicks is enough; add a windproof one below 5 °C, gloves and a cap below zero, and something reflective in the dark.',
        'Klä dig för tio grader varmare än termometern visar. Ett tunt lager som leder bort fukt räcker; lägg till vindtätt under 5 °C, vantar och mössa under noll, och reflexer i mörker.',
      ],
    },
  },
  {
    id: 'occasion/beach',
    kind: 'occasion',
    name: ['beach and holiday', 'strand och semester'],
    terms: words(
      'beach|strand|holiday|vacation|semester|pool|sea|resort|hot weather|hetta|heatwave|värmebölja|heat|tropical|solsemester|solresa',
    ),
    facets: {
      wear: [
        'For hot places take loose linen, seersucker or voile in pale colours, long airy sleeves for the sun and a hat with a brim. One good linen shirt dresses everything up at night.',
        'Till varma platser: löst linne, bäckebölja eller voile i ljusa färger, långa luftiga ärmar mot solen och hatt med brätte. En fin linneskjorta klär upp allt på kvällen.',
      ],
    },
  },
  {
    id: 'occasion/travel',
    kind: 'occasion',
    name: ['travel', 'resa'],
    terms: words(
      'travel|travelling|traveling|flight|flyg|resa|pack|packing|packa|suitcase|resväska|capsule wardrobe|capsule|kapselgarderob|basgarderob|basics|wardrobe essentials|weekend trip',
    ),
    facets: {
      wear: [
        'Five tops, three bottoms, two layers and two pairs of shoes in three colours make over thirty outfits. Wear the heaviest on the way, roll knits and fold tailoring round them. Merino and crêpe arrive uncreased.',
        'Fem överdelar, tre underdelar, två lager och två par skor i tre färger ger över trettio kombinationer. Bär det tyngsta på resan, rulla stickat och vik kavajer runt det. Merino och kräpp kommer fram utan skrynklor.',
      ],
    },
  },
  {
    id: 'occasion/festival',
    kind: 'occasion',
    name: ['concert and festival', 'konsert och festival'],
    terms: words(
      'festival|concert|konsert|gig|midsummer|midsommar|graduation|student|studenten|examen|picnic|picknick|garden party|trädgårdsfest|kräftskiva|crayfish',
    ),
    facets: {
      wear: [
        'For a feast outdoors choose cotton or linen that may be sat on, shoes for grass, and keep a knit and a rain shell within reach. At midsummer light and flowery is never wrong.',
        'Till fest utomhus: bomull eller linne som tål att sitta i gräset, skor för gräs, och kofta och regnskal inom räckhåll. På midsommar är ljust och blommigt aldrig fel.',
      ],
    },
  },
  {
    id: 'occasion/everyday',
    kind: 'occasion',
    name: ['everyday', 'vardag'],
    terms: words(
      'everyday|vardag|casual|everyday outfit|till vardags|weekend|helg|school|skola|university|outfit|outfits|what should i wear|vad ska jag ha på mig|wear today',
    ),
    facets: {
      wear: [
        'A sound everyday formula is one good pair of trousers or jeans, one knit or shirt with a little structure, one layer and clean shoes, in two neutrals and one colour. Tell me the weather, the occasion or a piece you want to wear and I will be more exact.',
        'En bra vardagsformel är ett par bra byxor eller jeans, en tröja eller skjorta med lite stadga, ett lager och rena skor, i två neutrala färger och en stark. Säg vädret, tillfället eller ett plagg du vill bära så blir jag mer exakt.',
      ],
    },
  },
  {
    id: 'occasion/rain',
    kind: 'occasion',
    name: ['rain', 'regn'],
    terms: words('rain|rainy|regn|regnar|regnigt|wet weather|storm|blåst|windy|wind|blåsigt|slask'),
    facets: {
      wear: [
        'In rain wear a shell with taped seams or a waxed coat, trousers of nylon or wool rather than denim, which dries slowly, and rubber soles. Open it at the collar now and then so that you do not get wet from inside.',
        'I regn: ett skal med tejpade sömmar eller vaxad rock, byxor i nylon eller ull hellre än denim, som torkar långsamt, och gummisula. Öppna i halsen då och då så att du inte blir blöt inifrån.',
      ],
    },
  },
  {
    id: 'season/winter',
    kind: 'season',
    name: ['winter', 'vinter'],
    terms: words(
      'winter|vinter|vintern|cold|kallt|kyla|snow|snö|freezing|minus|frost|cold weather|minusgrader|vinterkläder|winters|december|january|februari|february|januari',
    ),
    facets: {
      wear: [
        'Winter goes by layers: thin merino next to the skin, wool or down in the middle, and a windproof coat on top. Hat, scarf and wool socks do more than a thicker coat. Good cloths are wool, cashmere, flannel, tweed and corduroy.',
        'Vintern klarar man med lager: tunn merino närmast, ull eller dun i mitten och en vindtät kappa ytterst. Mössa, halsduk och ullstrumpor gör mer än en tjockare kappa. Bra tyger är ull, kashmir, flanell, tweed och manchester.',
      ],
      why: [
        'Still air insulates, not the fibre itself, so three thin layers beat one thick.',
        'Stillastående luft isolerar, inte fibern, så tre tunna lager slår ett tjockt.',
      ],
    },
  },
  {
    id: 'season/summer',
    kind: 'season',
    name: ['summer', 'sommar'],
    terms: words(
      'summer|sommar|sommaren|sommarkläder|hot|varmt|warm weather|july|juli|august|augusti|june|juni|heta|het|summers|sommarplagg',
    ),
    facets: {
      wear: [
        'For summer take linen, seersucker, voile and poplin, cut loose and pale, with air at neck and sleeve. Keep a thin wool or cotton knit for the evening.',
        'På sommaren: linne, bäckebölja, voile och poplin, löst och ljust, med luft vid hals och ärm. Ha en tunn tröja av ull eller bomull till kvällen.',
      ],
      why: [
        'Loose cloth cools because air carries the sweat’s vapour away; pale cloth takes up less sun.',
        'Löst tyg svalkar för att luften för bort svettens ånga; ljust tyg tar upp mindre sol.',
      ],
    },
  },
  {
    id: 'season/autumn',
    kind: 'season',
    name: ['autumn', 'höst'],
    terms: words('autumn|fall season|höst|hösten|october|oktober|november|september|höstkläder|in the fall|for fall'),
    facets: {
      wear: [
        'In autumn a trench or waxed coat over fine wool does it, with corduroy or denim below and leather shoes with rubber soles. Burgundy, olive, rust and navy are its colours.',
        'På hösten räcker trench eller vaxad rock över fin ull, med manchester eller denim nertill och läderskor med gummisula. Vinrött, oliv, rost och marinblått är dess färger.',
      ],
      why: [
        'The day may span ten degrees, so what counts is the layer you can take off.',
        'Dagen kan spänna över tio grader, så det viktiga är lagret du kan ta av.',
      ],
    },
  },
  {
    id: 'season/spring',
    kind: 'season',
    name: ['spring', 'vår'],
    terms: words('spring|våren|vårkläder|vår säsong|april|may weather|mars|i vår|vårjacka|springtime'),
    facets: {
      wear: [
        'In spring wear a gabardine coat or chore jacket over poplin or a light knit; bare ankles come last of all. Pale neutrals and one fresh colour suit the light.',
        'På våren: gabardinrock eller arbetsjacka över poplin eller en lätt tröja; bara anklar kommer allra sist. Ljusa neutrala och en frisk färg passar ljuset.',
      ],
      why: [
        'The sun warms before the air does, so the layer should open.',
        'Solen värmer före luften, så lagret ska gå att öppna.',
      ],
    },
  },
];
