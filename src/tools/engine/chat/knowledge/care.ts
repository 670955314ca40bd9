import { type Topic, words } from './topic.js';

/** Washing, drying, storing. */
export const CARE: readonly Topic[] = [
  {
    id: 'care/symbols',
    kind: 'care',
    name: ['care symbols', 'tvättsymboler'],
    terms: words(
      'tvättlapp|tvättlappen|triangel|triangeln|triangle|care symbol|care symbols|care label|laundry symbols|tvättsymbol|tvättsymboler|tvättråd|washing symbols|triangle symbol|circle with p|etikett',
    ),
    facets: {
      what: [
        'Care symbols (ISO 3758): tub = washing with the hottest °C, one bar gentle, two very gentle, a hand by hand; triangle = bleach; square = drying, circle in it tumbling; iron with dots 110, 150, 200 °C; circle = professional cleaning. A cross forbids.',
        'Tvättsymboler (ISO 3758): balja = tvätt med högsta °C, ett streck skonsam, två mycket skonsam, hand för hand; triangel = blekning; kvadrat = torkning, cirkel i den torktumling; strykjärn med prickar 110, 150, 200 °C; cirkel = kemtvätt. Kryss förbjuder.',
      ],
    },
  },
  {
    id: 'care/washing',
    kind: 'care',
    name: ['washing', 'tvätt'],
    terms: words(
      'laundry|washing machine|detergent|tvättmedel|tvättmaskin|first wash|sort laundry|sortera tvätt|softener|sköljmedel|wash whites|vittvätt|handtvätt|hand wash',
    ),
    facets: {
      care: [
        'Sort by colour and by the weakest fibre, turn inside out, close zips, fill the drum loosely, dose for your water hardness, 30–40 °C for most things, 60 °C for bedding, towels and underwear.',
        'Sortera efter färg och svagaste fiber, vänd ut och in, stäng dragkedjor, fyll trumman löst, dosera efter vattenhårdhet, 30–40 °C för det mesta, 60 °C för sängkläder, handdukar och underkläder.',
      ],
      why: [
        'Softener coats fibres with fat: towels absorb less, sports clothes wick less, and flame resistance suffers.',
        'Sköljmedel lägger fett på fibern: handdukar suger sämre, träningskläder transporterar sämre och brandskydd försvagas.',
      ],
    },
  },
  {
    id: 'care/ironing',
    kind: 'care',
    name: ['ironing', 'strykning'],
    terms: words(
      'ironing|iron|stryka|strykning|strykjärn|steam|steaming|ånga|steamer|wrinkles|skrynklor|wrinkled|skrynklig|press clothes',
    ),
    facets: {
      care: [
        'Iron damp, from coolest cloth to hottest: one dot 110 °C (silk, wool, synthetics), two 150 °C (viscose, blends), three 200 °C (cotton, linen). Dark and delicate things from the back; press wool by lifting, not sliding, through a damp cloth.',
        'Stryk fuktigt, från svalast till hetast: en prick 110 °C (siden, ull, syntet), två 150 °C (viskos, blandningar), tre 200 °C (bomull, linne). Mörkt och ömtåligt från avigan; pressa ull genom att lyfta, inte glida, genom fuktig duk.',
      ],
      why: [
        'Moisture softens the bonds between fibre molecules, heat lets them move, and cooling sets them again.',
        'Fukt mjukar upp bindningarna mellan fibermolekylerna, värme låter dem röra sig, och avsvalning fixerar dem igen.',
      ],
    },
  },
  {
    id: 'care/drying',
    kind: 'care',
    name: ['drying', 'torkning'],
    terms: words(
      'drying|tumble dry|dryer|torka kläder|torktumla|torktumlare|air dry|lufttorka|dropptorka|plantorka|line dry|torkställning',
    ),
    facets: {
      care: [
        'Knits flat, shirts on hangers, trousers by the hem, dark things in shade. A tumble dryer costs shrinkage and elastic; if you use it, low heat and out while slightly damp.',
        'Stickat plant, skjortor på galge, byxor i fållen, mörkt i skugga. Torktumlaren kostar krympning och resår; använd i så fall låg värme och ta ut lätt fuktigt.',
      ],
    },
  },
  {
    id: 'care/moths',
    kind: 'care',
    name: ['moths and storage', 'mal och förvaring'],
    terms: words(
      'moth|moths|mal|malar|storage|store clothes|förvara|förvaring|store winter clothes|malhål|vinterförvaring|closet|garderob|store wool',
    ),
    facets: {
      care: [
        'Wash or clean before storing: moths eat soiled wool. Airtight bags, cedar only deters; a found infestation goes 3 days into the freezer at −18 °C, out a day, and in again.',
        'Tvätta före förvaring: malen äter smutsig ull. Lufttäta påsar, ceder bara avskräcker; vid angrepp 3 dygn i frysen i −18 °C, ute ett dygn, och in igen.',
      ],
      why: [
        'It is the larva that eats, and it wants keratin with skin oil and food on it.',
        'Det är larven som äter, och den vill ha keratin med hudfett och mat på.',
      ],
    },
  },
  {
    id: 'care/shrunk',
    kind: 'care',
    name: ['shrunk clothes', 'krympta kläder'],
    terms: words(
      'shrunk|shrank|shrink|shrinks|shrinking|krympt|krympa|krymper|krympte|felted|tovad|tovat|unshrink|shrinkage',
    ),
    facets: {
      care: [
        'A shrunk sweater: 15 minutes in lukewarm water with a spoon of hair conditioner, press out, stretch on a towel to the measured size, dry flat. Felted wool does not come back; it makes good mittens.',
        'En krympt tröja: 15 minuter i ljummet vatten med en sked balsam, krama ur, sträck på handduk till rätt mått, plantorka. Tovad ull går inte tillbaka; den blir fina vantar.',
      ],
      why: [
        'Cotton shrinks because stretched yarns relax (about 5 %), wool because its scales lock, viscose because the wet fibre swells (up to 8 %).',
        'Bomull krymper för att sträckt garn slappnar av (cirka 5 %), ull för att fjällen hakar i, viskos för att den våta fibern sväller (upp till 8 %).',
      ],
    },
  },
  {
    id: 'care/pilling',
    kind: 'care',
    name: ['pilling', 'noppor'],
    terms: words('pilling|pills|noppor|noppra|nopprig|bobbles|noppa|fuzz|fabric shaver|noppborttagare'),
    facets: {
      care: [
        'Take pills off with a fabric shaver or comb held flat, wash inside out on gentle, and let knits rest a day between wearings.',
        'Ta bort noppor med noppborttagare eller kam hållen plant, tvätta ut och in på skonprogram och låt stickat vila en dag mellan användningarna.',
      ],
      why: [
        'Short fibre ends work out by rubbing and knot together; strong fibres such as polyester hold the knots on.',
        'Korta fiberändar arbetar sig ut vid nötning och knyter ihop sig; starka fibrer som polyester håller kvar nopporna.',
      ],
    },
  },
  {
    id: 'care/bleeding',
    kind: 'care',
    name: ['colours running', 'färg som fäller'],
    terms: words(
      'bleed|bleeding|colour run|color run|colours run|färgar av|fäller färg|dyed pink|färgat av sig|running colours|turned pink|whites grey|gråna|gulnat|yellowed|whiten',
    ),
    facets: {
      care: [
        'Do not dry it: wash again at once with oxygen bleach or a colour-run remover at 40–60 °C. Dark new things alone for the first two washes. Whites gone grey: 60 °C, full dose, oxygen bleach.',
        'Torka inte: tvätta om direkt med syrebaserat blekmedel eller avfärgning i 40–60 °C. Nya mörka plagg ensamma de två första gångerna. Grånat vitt: 60 °C, full dos, syrebaserat blekmedel.',
      ],
      why: [
        'Dye that was never bound comes off in the first washes; drying heat binds it where it landed.',
        'Färg som aldrig bundits lossnar i de första tvättarna; torkvärmen binder den där den hamnat.',
      ],
    },
  },
  {
    id: 'care/waterproof',
    kind: 'care',
    name: ['waterproofing', 'impregnering'],
    terms: words(
      'waterproofing|waterproof|impregnera|impregnering|dwr|water repellent|rewax|vaxa om|reproof|vattentät',
    ),
    facets: {
      care: [
        'Wash with a soap-free cleaner, spray on a fluorocarbon-free repellent while damp, tumble low for 20 minutes. Leather and suede: spray dry, twice, 20 cm away.',
        'Tvätta med tvålfritt medel, spraya fluorkarbonfri impregnering på fuktigt plagg, torktumla lågt 20 minuter. Läder och mocka: spraya torrt, två gånger, på 20 cm avstånd.',
      ],
    },
  },
  {
    id: 'care/allergy',
    kind: 'care',
    name: ['sensitive skin', 'känslig hud'],
    terms: words(
      'itch|itchy|sensitive skin|känslig hud|allergy|allergic|allergi|eczema|eksem|kliar|klia|stickig|scratchy',
    ),
    facets: {
      wear: [
        'Next to sensitive skin: washed cotton, silk, lyocell or viscose, flat seams, labels cut out, everything washed twice before wear without perfume. For an allergy ask a doctor; I only know cloth.',
        'Närmast känslig hud: tvättad bomull, siden, lyocell eller viskos, platta sömmar, bortklippta etiketter, allt tvättat två gånger utan parfym. Vid allergi, fråga en läkare; jag kan bara tyg.',
      ],
      why: [
        'Fibres thicker than about 21 microns prick nerve ends; that is felt as itching and is not an allergy to wool.',
        'Fibrer tjockare än ungefär 21 mikrometer sticker nervändar; det känns som klåda och är inte ullallergi.',
      ],
    },
  },
  {
    id: 'care/sustainable',
    kind: 'care',
    name: ['sustainable clothing', 'hållbara kläder'],
    terms: words(
      'sustainable|sustainability|eco-friendly|hållbar|hållbara|hållbarhet|environment|miljö|miljövänlig|second hand|secondhand|recycle|återvinna|ethical|microplastic|mikroplast|greenest fabric',
    ),
    facets: {
      wear: [
        'The greenest garment is the one worn longest: buy used, choose linen, hemp, lyocell or recycled wool over virgin synthetics, wash cooler and less, mend early.',
        'Det grönaste plagget är det som används längst: köp begagnat, välj linne, hampa, lyocell eller återvunnen ull före ny syntet, tvätta svalare och mindre, laga tidigt.',
      ],
      why: [
        'Most of the footprint is in making it, so doubling the wearings nearly halves the effect per wear.',
        'Det mesta av avtrycket ligger i tillverkningen, så dubbelt så många användningar nästan halverar effekten per gång.',
      ],
    },
  },
  {
    id: 'care/stuck-zip',
    kind: 'care',
    name: ['a stuck zip', 'dragkedja som fastnat'],
    terms: words(
      'stuck zip|zip is stuck|zipper is stuck|zip stuck|zipper stuck|stuck zipper|dragkedjan har fastnat|dragkedjan fastnat|dragkedja som fastnat|kärvar|broken zip|zipper wont close|dragkedjan går inte',
    ),
    facets: {
      care: [
        'A stuck zip: free caught cloth sideways, rub the teeth with a soft pencil, candle or soap, and work the slider in short strokes. If the teeth part behind the slider it has worn wide: squeeze its two sides gently with pliers, first one, then the other.',
        'Fastnad dragkedja: lossa tyget i sidled, gnid tänderna med blyertspenna, stearin eller tvål och arbeta löparen med korta drag. Öppnar sig tänderna bakom löparen har den vidgats: kläm försiktigt ihop dess sidor med tång, först den ena, sedan den andra.',
      ],
    },
  },
];
