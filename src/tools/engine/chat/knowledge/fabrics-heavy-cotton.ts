import { type Topic, words } from './topic.js';

/** Cotton in its heavier and knitted forms. */
export const FABRICS_HEAVY_COTTON: readonly Topic[] = [
  {
    id: 'fabric/denim',
    kind: 'fabric',
    name: ['denim', 'denim'],
    terms: words('denim|jeans fabric|jeanstyg|denimtyg|raw denim|selvedge'),
    facets: {
      what: [
        'Denim is a cotton twill with an indigo warp and a white weft; weights run from 270 g/m² for shirts to 500 for raw jeans.',
        'Denim är en bomullskypert med indigofärgad varp och vit inslag; vikten går från 270 g/m² för skjortor till 500 för råjeans.',
      ],
      why: [
        'Indigo sits on the outside of the yarn, so rubbing and hot water carry it off; that is why you wash denim seldom, cold and inside out.',
        'Indigo sitter på garnets utsida, så gnuggning och varmt vatten tar bort färgen; därför tvättar man denim sällan, svalt och ut och in.',
      ],
      sew: [
        'Use a jeans needle 100, stitch 3–3.5 mm and a hammer on thick crossings before you sew over them.',
        'Använd jeansnål 100, stygn 3–3,5 mm och hamra ner tjocka korsningar innan du syr över dem.',
      ],
    },
    fabric: {
      gsm: [270, 500],
      wash: 'machine',
      celsius: 30,
      tumble: false,
      iron: 3,
      shrinkPct: 7,
      warmth: 3,
      breath: 3,
      drape: 2,
      strength: 5,
      seasons: ['spring', 'summer', 'autumn', 'winter'],
      needle: 'jeans 100',
    },
  },
  {
    id: 'fabric/corduroy',
    kind: 'fabric',
    name: ['corduroy', 'manchester'],
    terms: words('corduroy|cord|manchester|manchestertyg|cordury'),
    facets: {
      what: [
        'Corduroy is a cotton cloth with cut pile in ridges; the number of wales per inch tells how fine it is (8 is broad, 16 is fine).',
        'Manchester är ett bomullstyg med uppskuren lugg i ränder; antalet ränder per tum säger hur fint det är (8 är brett, 16 är fint).',
      ],
      why: [
        'The pile shows marks because flattened fibres reflect light differently; steam from the back and never press the face.',
        'Luggen visar märken för att tillplattade fibrer speglar ljuset annorlunda; ånga från avigan och pressa aldrig rätsidan.',
      ],
      sew: [
        'Cut all pieces in one direction of the pile, nap up for a deeper colour, and press over a towel.',
        'Klipp alla delar i samma luggriktning, luggen uppåt för djupare färg, och pressa över en handduk.',
      ],
    },
    fabric: {
      gsm: [200, 380],
      wash: 'machine',
      celsius: 30,
      tumble: false,
      iron: 1,
      shrinkPct: 4,
      warmth: 4,
      breath: 3,
      drape: 2,
      strength: 4,
      seasons: ['autumn', 'winter'],
      needle: 'universal 90',
    },
  },
  {
    id: 'fabric/canvas',
    kind: 'fabric',
    name: ['canvas', 'canvas'],
    terms: words('canvas|duck|cotton duck|kanvas|segelduk|twill|drill'),
    facets: {
      what: [
        'Canvas is a heavy, plain-woven cotton that stands on its own: workwear, aprons and bags.',
        'Canvas är en tung tvåskaftsväv i bomull som står för sig själv: arbetskläder, förkläden och väskor.',
      ],
      why: [
        'It is stiff because thick yarns are beaten tight; wear and washing break it in.',
        'Den är styv för att grovt garn är hårt inslaget; användning och tvätt bryter in den.',
      ],
      sew: [
        'Jeans needle 100, strong thread and a 3 mm stitch; grade the seam allowances so that corners lie flat.',
        'Jeansnål 100, stark tråd och 3 mm stygn; trappa sömsmånerna så att hörnen ligger platt.',
      ],
    },
    fabric: {
      gsm: [270, 480],
      wash: 'machine',
      celsius: 40,
      tumble: false,
      iron: 3,
      shrinkPct: 5,
      warmth: 3,
      breath: 2,
      drape: 1,
      strength: 5,
      seasons: ['spring', 'summer', 'autumn', 'winter'],
      needle: 'jeans 100',
    },
  },
  {
    id: 'fabric/flannel',
    kind: 'fabric',
    name: ['cotton flannel', 'flanell'],
    terms: words('flannel|flanell|brushed cotton|flanel'),
    facets: {
      what: [
        'Flannel is cotton or wool brushed until short fibres stand up and hold warm air.',
        'Flanell är bomull eller ull som ruggats tills korta fibrer reser sig och håller varm luft.',
      ],
      why: [
        'It pills because brushing has already pulled fibre ends loose; wash it inside out and skip the hot dryer.',
        'Den noppar för att ruggningen redan dragit loss fiberändar; tvätta ut och in och hoppa över het torktumling.',
      ],
      sew: [
        'Wash it twice before cutting, since it shrinks more than plain cotton; use a walking foot for checks.',
        'Tvätta två gånger före klippning eftersom den krymper mer än slät bomull; använd övermatare när rutorna ska passas.',
      ],
    },
    fabric: {
      gsm: [150, 220],
      wash: 'machine',
      celsius: 40,
      tumble: true,
      iron: 2,
      shrinkPct: 6,
      warmth: 4,
      breath: 4,
      drape: 3,
      strength: 3,
      seasons: ['autumn', 'winter'],
      needle: 'universal 80',
    },
  },
  {
    id: 'fabric/jersey',
    kind: 'fabric',
    name: ['cotton jersey', 'trikå'],
    terms: words(
      'jersey|trikå|t-shirt fabric|bomullstrikå|knit fabric|interlock|stretch fabric|stretchtyg|single jersey',
    ),
    facets: {
      what: [
        'Jersey is a weft knit: it stretches crosswise 20–50 % and curls at cut edges.',
        'Trikå är stickad vara: den töjer sig 20–50 % på bredden och rullar sig i klippta kanter.',
      ],
      why: [
        'It curls because the loops on the two faces pull differently; interlock, knitted double, lies flat.',
        'Den rullar sig för att maskorna på de två sidorna drar olika; interlock, som är dubbelstickad, ligger platt.',
      ],
      sew: [
        'Ballpoint (jersey) needle 80, a narrow zigzag of 0.5 × 2.5 mm or an overlocker, and do not pull the cloth.',
        'Jerseynål 80, smal sicksack 0,5 × 2,5 mm eller overlock, och dra inte i tyget.',
      ],
    },
    fabric: {
      gsm: [150, 240],
      wash: 'machine',
      celsius: 40,
      tumble: false,
      iron: 2,
      shrinkPct: 6,
      warmth: 2,
      breath: 4,
      drape: 4,
      strength: 3,
      seasons: ['spring', 'summer', 'autumn', 'winter'],
      needle: 'jersey 80',
    },
  },
  {
    id: 'fabric/sweatshirt-fleece',
    kind: 'fabric',
    name: ['sweatshirt fabric', 'collegetyg'],
    terms: words(
      'sweatshirt fabric|french terry|collegetyg|joggingtyg|sweatshirt fleece|terry|frotté|towelling|öglefrotté',
    ),
    facets: {
      what: [
        'French terry is a knit with loops inside; brushed, the loops become the fleece of a hoodie.',
        'Joggingtyg är trikå med öglor på insidan; ruggat blir det collegetyg som i en huvtröja.',
      ],
      why: [
        'The inside goes flat because detergent and heat mat the loops; less detergent and air drying keep it soft.',
        'Insidan blir platt för att tvättmedel och värme tovar öglorna; mindre tvättmedel och lufttorkning håller den mjuk.',
      ],
      sew: [
        'Jersey needle 90, ribbing cut to 80–85 % of the opening.',
        'Jerseynål 90, mudd klippt till 80–85 % av öppningen.',
      ],
    },
    fabric: {
      gsm: [240, 400],
      wash: 'machine',
      celsius: 40,
      tumble: true,
      iron: 2,
      shrinkPct: 6,
      warmth: 4,
      breath: 3,
      drape: 2,
      strength: 4,
      seasons: ['spring', 'autumn', 'winter'],
      needle: 'jersey 90',
    },
  },
  {
    id: 'fabric/velvet',
    kind: 'fabric',
    name: ['velvet', 'sammet'],
    terms: words('velvet|sammet|sammetstyg|velour|velvet fabric|velvt'),
    facets: {
      what: [
        'Velvet is woven as two cloths joined by a pile that is cut apart; the pile gives its depth.',
        'Sammet vävs som två tyger förenade av en lugg som skärs isär; luggen ger djupet.',
      ],
      why: [
        'It must not be pressed because crushed pile stays crushed; hang it in a steamy bathroom instead.',
        'Den får inte pressas för att krossad lugg förblir krossad; häng den hellre i ett ångigt badrum.',
      ],
      sew: [
        'Hand-baste everything, sew in the direction of the pile, and press on a needle board or another piece of velvet.',
        'Tråckla allt för hand, sy i luggens riktning och pressa på en annan sammetsbit.',
      ],
    },
    fabric: {
      gsm: [220, 400],
      wash: 'professional',
      celsius: 0,
      tumble: false,
      iron: 0,
      shrinkPct: 3,
      warmth: 4,
      breath: 2,
      drape: 4,
      strength: 3,
      seasons: ['autumn', 'winter'],
      needle: 'microtex 80',
    },
  },
];
