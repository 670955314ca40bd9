import { type Topic, words } from './topic.js';

/** Skirts, trousers and what is worn underneath. */
export const GARMENTS_LOWER: readonly Topic[] = [
  {
    id: 'garment/skirt',
    kind: 'garment',
    name: ['skirt', 'kjol'],
    terms: words(
      'skirt|kjol|kjolar|pencil skirt|pennkjol|a-line skirt|pleated skirt|plisserad kjol|wrap skirt|omlottkjol|mini skirt|minikjol',
    ),
    facets: {
      wear: [
        'Pencil with something loose above, full with something close. Tights in the colour of the shoe lengthen the leg.',
        'Pennkjol med något löst ovanför, vid kjol med något smalt. Strumpbyxor i skons färg förlänger benet.',
      ],
      amount: [
        'A straight skirt takes its length plus 25 cm at 140 cm width (about 0.9 m), a pleated one three times the hip measure in width.',
        'En rak kjol tar sin längd plus 25 cm på 140 cm bredd (cirka 0,9 m), en plisserad tre gånger höftmåttet i bredd.',
      ],
      sew: [
        'Darts or pleats, side seams, zip, waistband interfaced, hang overnight, hem.',
        'Insnitt eller veck, sidsömmar, dragkedja, förstärkt linning, häng över natten, fålla.',
      ],
    },
  },
  {
    id: 'garment/circle-skirt',
    kind: 'garment',
    name: ['circle skirt', 'cirkelkjol'],
    terms: words('circle skirt|cirkelkjol|klockkjol|full circle skirt|half circle skirt|helcirkelkjol|skater skirt'),
    facets: {
      amount: [
        'The waist radius is the waist divided by 2π (72 cm → 11.5 cm) for a full circle, by π for a half. Width needed: twice radius plus length; a 60 cm long full circle takes about 3 m at 150 cm, cut in two halves.',
        'Midjeradien är midjan delad med 2π (72 cm → 11,5 cm) för helcirkel, med π för halvcirkel. Bredden blir två gånger radie plus längd; en 60 cm lång helcirkel tar cirka 3 m på 150 cm bredd, klippt i två halvor.',
      ],
      sew: [
        'Cut the circle, stay-stitch the waist, hang it two days since the bias drops, level the hem from the floor, then a narrow hem or bias tape.',
        'Klipp cirkeln, stödsy midjan, häng den två dagar eftersom snedden sjunker, jämna fållen från golvet, sedan smal fåll eller snedband.',
      ],
      why: [
        'The hem is uneven after hanging because the parts cut on the bias stretch under their own weight.',
        'Fållen blir ojämn efter hängning för att de delar som ligger på snedden töjs av sin egen tyngd.',
      ],
      wear: [
        'It needs a close top and a marked waist; a 3 cm band is enough.',
        'Den vill ha en smal överdel och markerad midja; en linning på 3 cm räcker.',
      ],
    },
  },
  {
    id: 'garment/trousers',
    kind: 'garment',
    name: ['trousers', 'byxor'],
    terms: words('trousers|pants|byxor|byxa|slacks|chinos|chinosbyxor|kostymbyxor|wide-leg trousers|vida byxor'),
    facets: {
      wear: [
        'They fit when the waist stays up without a belt, the seat lies smooth and the hem touches the shoe with one slight break.',
        'De sitter när midjan håller uppe utan skärp, baken ligger slätt och fållen nuddar skon med en lätt brytning.',
      ],
      amount: [
        'Full-length trousers take 1.4–1.6 m at 150 cm (leg length plus 30 cm); above hip 110 cm, two lengths.',
        'Långbyxor tar 1,4–1,6 m på 150 cm bredd (benlängd plus 30 cm); över höft 110 cm två längder.',
      ],
      care: [
        'Hang trousers by the hem and press them along the crease through a cloth. Wool ones you wash only when airing no longer helps.',
        'Häng byxor i fållen och pressa längs pressvecket genom en duk. Ullbyxor tvättar du bara när vädring inte räcker.',
      ],
      sew: [
        'Darts and pockets, inseams, crotch seam sewn twice, zip fly, sides, waistband, hem at the final shoe height.',
        'Insnitt och fickor, innersömmar, grensöm dubbelsydd, gylf, sidor, linning, fåll på rätt skohöjd.',
      ],
      size: [
        'Measure waist, hip and inseam. EU men’s size = waist in cm minus 34 or so (waist 84 → 50); jeans use inches: waist cm ÷ 2.54.',
        'Mät midja, höft och innersöm. EU-herrstorlek är ungefär midja i cm minus 34 (midja 84 → 50); jeans anges i tum: midja i cm ÷ 2,54.',
      ],
    },
  },
  {
    id: 'garment/jeans',
    kind: 'garment',
    name: ['jeans', 'jeans'],
    terms: words('jeans|a pair of jeans|jeansen|jean'),
    facets: {
      sew: [
        'Jeans want a jeans needle 100, strong topstitching thread, 3–3.5 mm stitches, flat-felled inseams and a hammer for the crossings; hem them with the original edge kept when you can.',
        'Jeans vill ha jeansnål 100, stark stickningstråd, 3–3,5 mm stygn, fällsömmar på insidan och en hammare till korsningarna; behåll originalfållen när du kan.',
      ],
      wear: [
        'Dark, straight and unworn is the dressiest pair. Raw denim should feel one size tight: it gives 2–4 cm at the waist.',
        'Mörka, raka och oslitna är de finaste. Råjeans ska kännas en storlek för små: de ger 2–4 cm i midjan.',
      ],
      care: [
        'Wash jeans seldom, inside out at 30 °C with a low spin, and hang them to dry. Airing and a damp cloth do between washes.',
        'Tvätta jeans sällan, ut och in i 30 °C med låg centrifugering, och häng dem på tork. Vädring och en fuktig trasa räcker däremellan.',
      ],
      why: [
        'Seldom, because each wash takes indigo from the yarn’s surface and stiffens the outline you have worn in.',
        'Sällan, för varje tvätt tar indigo från garnets yta och suddar ut den form du slitit in.',
      ],
      size: [
        'W is the waist in inches, L the inseam: W32 is about 81 cm at the waistband, L32 an 81 cm inseam.',
        'W är midjan i tum, L innersömmen: W32 är cirka 81 cm i linningen, L32 en innersöm på 81 cm.',
      ],
    },
  },
  {
    id: 'garment/leggings',
    kind: 'garment',
    name: ['leggings and sportswear', 'tights och träningskläder'],
    terms: words(
      'leggings|tights|träningstights|sportswear|activewear|gym clothes|träningskläder|sports bra|sport-bh|workout clothes',
    ),
    facets: {
      care: [
        'Rinse them in cold water after sweating, wash at 30 °C without softener and hang them to dry: heat and softener kill the stretch and the wicking.',
        'Skölj dem i kallt vatten efter svett, tvätta i 30 °C utan sköljmedel och häng på tork: värme och sköljmedel förstör stretchen och fukttransporten.',
      ],
      wear: [
        'High-waisted and opaque when you squat: test them against light.',
        'Hög midja och ogenomskinliga när du sätter dig på huk: testa mot ljus.',
      ],
    },
  },
  {
    id: 'garment/swimwear',
    kind: 'garment',
    name: ['swimwear', 'badkläder'],
    terms: words('swimwear|swimsuit|bikini|baddräkt|badkläder|badbyxor|swim trunks|bathing suit'),
    facets: {
      care: [
        'Rinse in cold water at once, hand-wash with mild soap, press in a towel, dry in shade. No wringing, no dryer.',
        'Skölj kallt direkt, handtvätta med mild tvål, pressa i handduk, torka i skugga. Vrid inte, torktumla inte.',
      ],
      why: [
        'Because chlorine, salt and sun cream break elastane down while it is wet.',
        'För att klor, salt och solkräm bryter ner elastan så länge det är vått.',
      ],
    },
  },
  {
    id: 'garment/underwear',
    kind: 'garment',
    name: ['bra and underwear', 'bh och underkläder'],
    terms: words(
      'bra|bras|underwear|lingerie|bh|underkläder|trosor|kalsonger|strumpbyxor|stockings|socks|strumpor|sockor',
    ),
    facets: {
      care: [
        'Wash bras in a bag at 30 °C or by hand with the hooks closed, and socks and cotton pants at 60 °C.',
        'Tvätta bh i tvättpåse på 30 °C eller för hand med hakarna stängda, och strumpor och bomullstrosor i 60 °C.',
      ],
      size: [
        'Bra size: the band is the measure under the bust rounded to 5 (75, 80 …); the cup is bust minus underbust: 12–14 cm A, 14–16 B, 16–18 C, 18–20 D, then 2 cm per letter.',
        'Bh-storlek: bandet är måttet under bysten avrundat till 5 (75, 80 …); kupan är byst minus underbyst: 12–14 cm A, 14–16 B, 16–18 C, 18–20 D, sedan 2 cm per bokstav.',
      ],
    },
  },
  {
    id: 'garment/jumpsuit',
    kind: 'garment',
    name: ['jumpsuit', 'jumpsuit'],
    terms: words('jumpsuit|overall|overalls|dungarees|hängselbyxor|boilersuit|byxdress'),
    facets: {
      wear: [
        'The torso length decides: sit down before you buy. A belt and heels dress it up, sneakers bring it down.',
        'Överkroppens längd avgör: sätt dig ner innan du köper. Skärp och klack klär upp, sneakers klär ner.',
      ],
      amount: [
        '3–3.5 m at 140–150 cm for long legs and sleeves.',
        '3–3,5 m på 140–150 cm bredd för långa ben och ärmar.',
      ],
    },
  },
];
