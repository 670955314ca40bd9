import { type Topic, words } from './topic.js';

/** Stains: what dissolves them. */
export const STAINS: readonly Topic[] = [
  {
    id: 'stain/red-wine',
    kind: 'stain',
    name: ['red wine', 'rödvin'],
    terms: words('red wine|wine|rödvin|vin|rödvinsfläck|wine stain|vinfläck|berry|bär|juice'),
    facets: {
      care: [
        'Red wine: blot at once, rinse with cold water from the back, then 1 part dish soap to 2 parts 3 % hydrogen peroxide for 15 minutes on white cotton; on colours use oxygen bleach at 40 °C, on wool and silk only cold water with a drop of vinegar.',
        'Rödvin: torka upp direkt, skölj kallt från baksidan, sedan 1 del diskmedel till 2 delar 3-procentig väteperoxid i 15 minuter på vit bomull; på färgat syrebaserat blekmedel i 40 °C, på ull och siden bara kallt vatten med en droppe ättika.',
      ],
      why: [
        'The colour is an anthocyanin that binds when it dries and that oxygen bleaches; salt only soaks up liquid.',
        'Färgen är en antocyanin som binder när den torkar och som syre bleker; salt suger bara upp vätska.',
      ],
    },
  },
  {
    id: 'stain/grease',
    kind: 'stain',
    name: ['grease and oil', 'fett och olja'],
    terms: words(
      'grease|oil|oily|fett|olja|butter|smör|fettfläck|grease stain|make-up|makeup|smink|lipstick|läppstift|foundation|olive oil|salad dressing',
    ),
    facets: {
      care: [
        'Grease: powder it with chalk or potato starch for 30 minutes, brush, rub in dish soap undiluted, leave 10 minutes, wash as hot as the label allows. Check before drying.',
        'Fett: strö på krita eller potatismjöl i 30 minuter, borsta, gnid in outspätt diskmedel, vänta 10 minuter, tvätta så varmt som etiketten tillåter. Kontrollera före torkning.',
      ],
      why: [
        'Dish soap works because its molecules hold fat at one end and water at the other.',
        'Diskmedel fungerar för att dess molekyler håller fett i ena änden och vatten i den andra.',
      ],
    },
  },
  {
    id: 'stain/blood',
    kind: 'stain',
    name: ['blood', 'blod'],
    terms: words('blood|blod|blodfläck|blood stain|egg|ägg|milk|mjölk|blodfläckar'),
    facets: {
      care: [
        'Blood: cold water only, at once; then salt water or an enzyme detergent for an hour, and wash at 30–40 °C. On silk and wool no enzymes: cold water and mild soap.',
        'Blod: bara kallt vatten, direkt; sedan saltvatten eller enzymtvättmedel i en timme, tvätta i 30–40 °C. På siden och ull inga enzymer: kallt vatten och mild tvål.',
      ],
      why: [
        'Warm water sets it because protein coagulates above about 40 °C.',
        'Varmt vatten fixerar det för att protein koagulerar över ungefär 40 °C.',
      ],
    },
  },
  {
    id: 'stain/coffee',
    kind: 'stain',
    name: ['coffee and tea', 'kaffe och te'],
    terms: words(
      'coffee|kaffe|tea stain|te-fläck|kaffefläck|coffee stain|tefläck|tea|chocolate|choklad|chokladfläck|cola',
    ),
    facets: {
      care: [
        'Coffee, tea, chocolate: rinse cold from the back, soak in enzyme detergent 30 minutes, then oxygen bleach if a shadow stays; with milk in it treat the grease too.',
        'Kaffe, te, choklad: skölj kallt från baksidan, blötlägg i enzymtvättmedel 30 minuter, sedan syrebaserat blekmedel om en skugga finns kvar; med mjölk i, behandla fettet också.',
      ],
      why: [
        'Tannins hold to cellulose in alkaline water; a little vinegar in the rinse loosens them.',
        'Garvämnen fäster på cellulosa i basiskt vatten; lite ättika i sköljvattnet lossar dem.',
      ],
    },
  },
  {
    id: 'stain/grass',
    kind: 'stain',
    name: ['grass and mud', 'gräs och lera'],
    terms: words('grass|gräs|mud|lera|gräsfläck|grass stain|gräsfläckar|soil|jord'),
    facets: {
      care: [
        'Grass: rub in enzyme detergent or alcohol (test colours), 30 minutes, wash at 40–60 °C. Mud: let it dry and brush before any water.',
        'Gräs: gnid in enzymtvättmedel eller sprit (prova färgen), 30 minuter, tvätta i 40–60 °C. Lera: låt torka och borsta före allt vatten.',
      ],
      why: [
        'Chlorophyll sits with proteins and dissolves in alcohol, hardly in water.',
        'Klorofyll sitter ihop med proteiner och löser sig i sprit, knappt i vatten.',
      ],
    },
  },
  {
    id: 'stain/ink',
    kind: 'stain',
    name: ['ink', 'bläck'],
    terms: words('ink|bläck|pen|penna|ballpoint|kulspets|bläckfläck|marker|tusch'),
    facets: {
      care: [
        'Ink: pad below, dab with rubbing alcohol from the outside inwards, change the pad until no more comes, then wash.',
        'Bläck: underlag, badda med sprit utifrån och in, byt underlag tills inget mer kommer, tvätta sedan.',
      ],
      why: [
        'Ballpoint ink is dye in oil, and alcohol dissolves both.',
        'Kulspetsbläck är färg i olja, och sprit löser båda.',
      ],
    },
  },
  {
    id: 'stain/sweat',
    kind: 'stain',
    name: ['sweat and deodorant', 'svett och deodorant'],
    terms: words(
      'sweat|svett|deodorant|deo|armpit|armhåla|yellow stains|gula fläckar|svettfläck|svettfläckar|sweat stains|perspiration|body odour|odor|lukt|smell|luktar|smells|stinks',
    ),
    facets: {
      care: [
        'Sweat marks: soak in 1 dl vinegar to 1 l water for 30 minutes, or a paste of baking soda on cotton, then enzyme detergent at 40 °C; never chlorine bleach. For smell in polyester, air it and wash at 40 °C with half the detergent.',
        'Svettfläckar: blötlägg i 1 dl ättika (12 %) till 1 l vatten i 30 minuter, eller bikarbonatpasta på bomull, sedan enzymtvättmedel i 40 °C; aldrig klor. Mot lukt i polyester: vädra och tvätta i 40 °C med halv dos.',
      ],
      why: [
        'The yellow comes from aluminium salts in deodorant meeting sweat, and chlorine makes it darker.',
        'Det gula kommer av deodorantens aluminiumsalter och svett, och klor gör det mörkare.',
      ],
    },
  },
  {
    id: 'stain/wax',
    kind: 'stain',
    name: ['wax and chewing gum', 'stearin och tuggummi'],
    terms: words('wax|candle|stearin|ljus|gum|chewing gum|tuggummi|candle wax|resin|kåda|glue|lim'),
    facets: {
      care: [
        'Freeze it, break it off, then iron through kitchen paper (wax) or dab with alcohol (gum, resin).',
        'Frys, bryt bort, stryk sedan genom hushållspapper (stearin) eller badda med sprit (tuggummi, kåda).',
      ],
      why: [
        'Cold makes it brittle, warmth lets paper suck up the rest.',
        'Kyla gör det sprött, värme låter pappret suga upp resten.',
      ],
    },
  },
];
