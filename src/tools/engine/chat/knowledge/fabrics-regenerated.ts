import { type Topic, words } from './topic.js';

/** Fibres spun from wood pulp. */
export const FABRICS_REGENERATED: readonly Topic[] = [
  {
    id: 'fabric/viscose',
    kind: 'fabric',
    name: ['viscose (rayon)', 'viskos'],
    terms: words('viscose|rayon|viskos|reyon|viscos|konstsilke'),
    facets: {
      what: [
        'Viscose is wood pulp dissolved and spun again: soft, heavy in its fall, weak when wet.',
        'Viskos är pappersmassa som lösts upp och spunnits på nytt: mjuk, tungt fallande, svag när den är våt.',
      ],
      why: [
        'It shrinks up to 8 % and creases because the wet fibre swells and loses half its strength; wash cool, spin low and press from the back while damp.',
        'Den krymper upp till 8 % och skrynklar för att den våta fibern sväller och tappar halva styrkan; tvätta svalt, centrifugera lågt och pressa fuktig från avigan.',
      ],
      sew: [
        'Let it lie overnight before cutting, cut in a single layer, use a microtex 70 needle and stay-stitch the neck.',
        'Låt tyget vila över natten, klipp i enkelt lager, använd microtexnål 70 och stödsy halsringningen.',
      ],
    },
    fabric: {
      gsm: [100, 180],
      wash: 'gentle',
      celsius: 30,
      tumble: false,
      iron: 2,
      shrinkPct: 8,
      warmth: 2,
      breath: 4,
      drape: 5,
      strength: 2,
      seasons: ['spring', 'summer', 'autumn'],
      needle: 'microtex 70',
    },
  },
  {
    id: 'fabric/modal',
    kind: 'fabric',
    name: ['modal', 'modal'],
    terms: words('modal|micromodal|bamboo|bamboo viscose|bambu|bambuviskos'),
    facets: {
      what: [
        'Modal is a stronger viscose, from beech for the most part; bamboo cloth is nearly always viscose made from bamboo.',
        'Modal är en starkare viskos, oftast av bok; bambutyg är nästan alltid viskos tillverkad av bambu.',
      ],
      why: [
        'It stays soft because the fibre is smooth and takes up lime from the water badly.',
        'Det förblir mjukt för att fibern är slät och tar upp lite kalk ur vattnet.',
      ],
      sew: [
        'Sew it as fine jersey: ballpoint 75 and a narrow zigzag.',
        'Sy som tunn trikå: jerseynål 75 och smal sicksack.',
      ],
    },
    fabric: {
      gsm: [140, 220],
      wash: 'machine',
      celsius: 40,
      tumble: false,
      iron: 2,
      shrinkPct: 4,
      warmth: 2,
      breath: 4,
      drape: 5,
      strength: 3,
      seasons: ['spring', 'summer', 'autumn', 'winter'],
      needle: 'jersey 75',
    },
  },
  {
    id: 'fabric/tencel',
    kind: 'fabric',
    name: ['lyocell (Tencel)', 'lyocell (Tencel)'],
    terms: words('tencel|lyocell|tensel'),
    facets: {
      what: [
        'Lyocell is spun from wood pulp in a closed loop that recovers more than 99 % of its solvent.',
        'Lyocell spinns av pappersmassa i ett slutet system som återvinner mer än 99 % av lösningsmedlet.',
      ],
      why: [
        'It feels cool because it takes up about half as much moisture again as cotton and passes it on.',
        'Det känns svalt för att det tar upp ungefär hälften mer fukt än bomull och leder den vidare.',
      ],
      sew: [
        'Microtex 75, sharp scissors, press on two dots with a cloth between to avoid shine.',
        'Microtexnål 75, vass sax, pressa på två prickar med pressduk så att det inte blir blankt.',
      ],
    },
    fabric: {
      gsm: [120, 220],
      wash: 'gentle',
      celsius: 30,
      tumble: false,
      iron: 2,
      shrinkPct: 4,
      warmth: 2,
      breath: 5,
      drape: 4,
      strength: 4,
      seasons: ['spring', 'summer', 'autumn', 'winter'],
      needle: 'microtex 75',
    },
  },
  {
    id: 'fabric/acetate',
    kind: 'fabric',
    name: ['acetate and cupro', 'acetat och cupro'],
    terms: words('acetate|cupro|acetat|lining fabric|fodertyg|bemberg'),
    facets: {
      what: [
        'Acetate and cupro are smooth, antistatic lining cloths; cupro is made from cotton waste.',
        'Acetat och cupro är släta, antistatiska fodertyger; cupro görs av bomullsspill.',
      ],
      why: [
        'Acetate must never meet nail-polish remover: acetone dissolves it.',
        'Acetat får aldrig komma nära nagellacksborttagning: aceton löser upp det.',
      ],
      sew: [
        'Microtex 60, 2 mm stitch, and a pleat at the centre back of linings for movement.',
        'Microtexnål 60, 2 mm stygn, och ett rörelseveck mitt bak i foder.',
      ],
    },
    fabric: {
      gsm: [60, 110],
      wash: 'hand',
      celsius: 30,
      tumble: false,
      iron: 1,
      shrinkPct: 2,
      warmth: 1,
      breath: 3,
      drape: 4,
      strength: 1,
      seasons: ['spring', 'summer', 'autumn', 'winter'],
      needle: 'microtex 60',
    },
  },
];
