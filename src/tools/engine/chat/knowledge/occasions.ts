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
        'As a wedding guest: read the invitation first. By day a midi dress or suit in colour, by night longer and darker; no white, and nothing that outshines the couple. In church cover the shoulders; on grass block heels.',
        'Som bröllopsgäst: läs inbjudan först. På dagen midiklänning eller kostym i färg, på kvällen längre och mörkare; inget vitt och inget som överglänser brudparet. I kyrkan täckta axlar; på gräs blockklack.',
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
        'Funeral: dark and plain, black, navy or charcoal; white tie for the closest in Swedish custom, otherwise a dark or black one. No shine, shoulders covered, quiet shoes.',
        'Begravning: mörkt och enkelt, svart, marin eller antracit; vit slips för de närmaste enligt svensk sed, annars mörk eller svart. Ingen glans, täckta axlar, tysta skor.',
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
        'Black tie: dinner jacket with silk lapels, pleated white shirt, black bow tie, patent or well-polished black shoes; or a floor-length (or elegant midi) dress. White tie: tailcoat with white waistcoat, floor-length gown.',
        'Smoking: smoking med sidenslag, vit veckskjorta, svart fluga, lack- eller välputsade svarta skor; eller hellång (eller elegant midi-) klänning. Högtidsdräkt: frack med vit väst, hellång balklänning.',
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
        'Cocktail: knee to midi length or a dark suit without a tie need; one thing that catches light, satin, velvet or an earring, and the rest calm.',
        'Cocktail: knälångt till midi eller mörk kostym; en sak som fångar ljuset, satin, sammet eller ett örhänge, och resten lugnt.',
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
        'Business casual: blazer or fine knit, trousers or skirt, shirt or blouse, leather shoes. Smart casual swaps one part for denim or clean sneakers. When unsure go one step dressier and take off the jacket.',
        'Business casual: kavaj eller finstickat, byxor eller kjol, skjorta eller blus, läderskor. Smart casual byter en del mot denim eller rena sneakers. Är du osäker: klä dig ett steg finare och ta av kavajen.',
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
        'Interview: one step above what the place wears daily. Navy or charcoal, a shirt that fits at the neck, clean shoes, pockets empty. Try sitting in it the day before.',
        'Intervju: ett steg över vad stället bär till vardags. Marin eller antracit, en skjorta som sitter i halsen, rena skor, tomma fickor. Provsitt kläderna dagen innan.',
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
        'Date: what you already feel yourself in, one notch better: a soft fabric near the face, good shoes, nothing new that pinches.',
        'Dejt: det du redan känner dig som dig själv i, ett snäpp finare: mjukt tyg nära ansiktet, bra skor, inget nytt som klämmer.',
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
        'Hiking: merino against the skin, fleece or light down in the middle, shell on top, no cotton. Undress before you sweat and put on before you freeze; spare socks in a dry bag.',
        'Vandring: merino närmast, fleece eller lätt dun i mitten, skal ytterst, ingen bomull. Ta av innan du svettas och på innan du fryser; extra strumpor i torr påse.',
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
        'Running: dress for ten degrees more than the thermometer says; thin wicking layer, a windproof one below 5 °C, gloves and cap below 0, reflective in the dark.',
        'Löpning: klä dig för tio grader varmare än termometern; tunt fukttransporterande lager, vindtätt under 5 °C, vantar och mössa under 0, reflex i mörker.',
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
        'Hot places: loose linen, seersucker or voile, pale colours, long sleeves rather than sunscreen alone, a brimmed hat; one smart linen shirt dresses everything up at night.',
        'Varma platser: löst linne, bäckebölja eller voile, ljusa färger, långa ärmar hellre än bara solkräm, hatt med brätte; en fin linneskjorta klär upp allt på kvällen.',
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
        'Travel: five tops, three bottoms, two layers and two pairs of shoes in three colours make over thirty outfits. Wear the heaviest, roll knits, fold tailoring round them; merino and crepe arrive uncreased.',
        'Resa: fem överdelar, tre underdelar, två lager och två par skor i tre färger ger över trettio kombinationer. Bär det tyngsta, rulla stickat, vik kavajer runt; merino och crêpe kommer fram utan skrynklor.',
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
        'Outdoor feast (festival, midsummer, garden party): cotton or linen that may be sat on, a knit and a rain shell within reach, shoes for grass; for Swedish student graduation white and light.',
        'Fest utomhus (festival, midsommar, trädgårdsfest): bomull eller linne som tål att sitta i gräset, kofta och regnskal inom räckhåll, skor för gräs; till studenten vitt och lätt.',
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
        'Everyday formula: one good pair of trousers or jeans, one knit or shirt with a little structure, one layer, clean shoes; two neutrals and one colour. Tell me the occasion, the weather or a piece you want to wear and I will be more exact.',
        'Vardagsformel: ett par bra byxor eller jeans, en stickad tröja eller skjorta med lite stadga, ett lager, rena skor; två neutrala och en färg. Säg tillfälle, väder eller ett plagg du vill bära så blir jag mer exakt.',
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
        'Rain: shell with taped seams or a waxed coat, trousers that dry fast (nylon or wool, not denim), rubber soles; ventilate at the collar.',
        'Regn: skal med tejpade sömmar eller vaxad rock, byxor som torkar fort (nylon eller ull, inte denim), gummisula; ventilera i halsen.',
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
        'Winter works in layers: merino next to the skin, wool or down in the middle, a windproof coat on top; hat, scarf and wool socks do more than a thicker coat. Cloth: wool, cashmere, flannel, tweed, corduroy.',
        'Vinter fungerar i lager: merino närmast, ull eller dun i mitten, vindtät kappa ytterst; mössa, halsduk och ullstrumpor gör mer än en tjockare kappa. Tyger: ull, kashmir, flanell, tweed, manchester.',
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
        'Summer: linen, seersucker, voile and poplin, cut loose, pale, with air at neck and sleeve; a thin wool or cotton knit for evening.',
        'Sommar: linne, bäckebölja, voile och poplin, löst, ljust, med luft vid hals och ärm; en tunn ull- eller bomullströja till kvällen.',
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
        'Autumn: a trench or waxed coat over fine wool, corduroy or denim below, leather shoes with rubber soles; burgundy, olive, rust and navy.',
        'Höst: trench eller vaxad rock över fin ull, manchester eller denim nertill, läderskor med gummisula; vinrött, oliv, rost och marin.',
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
        'Spring: cotton gabardine or a chore jacket over poplin or a light knit, bare ankles last of all; pale neutrals and one fresh colour.',
        'Vår: bomullsgabardin eller arbetsjacka över poplin eller lätt stickat, bara anklar allra sist; ljusa neutrala och en frisk färg.',
      ],
      why: [
        'The sun warms before the air does, so the layer should open.',
        'Solen värmer före luften, så lagret ska gå att öppna.',
      ],
    },
  },
];
