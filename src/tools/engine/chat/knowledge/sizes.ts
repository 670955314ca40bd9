import { type Topic, words } from './topic.js';

/** Measuring and sizes. */
export const SIZES: readonly Topic[] = [
  {
    id: 'size/measure',
    kind: 'size',
    name: ['taking measurements', 'ta mått'],
    terms: words(
      'measure myself|take measurements|measurements|measuring|take my measurements|ta mått|mäta|måttagning|mått|how to measure|body measurements|kroppsmått|inseam|innerbenslängd|bust|byst|bystmått|hips|höft|höftmått|waist measure|midjemått',
    ),
    facets: {
      size: [
        'Measure in underwear with the tape level and snug: bust over the fullest point, waist where you bend sideways, hips over the widest point (about 20 cm lower), inseam from crotch to ankle bone, back from the neck bone to the waist. Do it twice.',
        'Mät i underkläder med måttbandet vågrätt och lätt åtsittande: byst över högsta punkten, midja där du viker dig åt sidan, höft över bredaste stället (cirka 20 cm lägre), innerben från gren till ankelknöl, rygg från nackkotan till midjan. Mät två gånger.',
      ],
    },
  },
  {
    id: 'size/chart',
    kind: 'size',
    name: ['size conversion', 'storleksomvandling'],
    terms: words(
      'size|sizes|sizing|storlek|storlekar|size chart|storleksguide|size conversion|us size|uk size|eu size|what size|vilken storlek|size up|size down|between sizes|mellan två storlekar|xs|xl|xxl|size guide|medium|small|large',
    ),
    facets: {
      size: [
        'Women: EU 36 = UK 8 = US 4 (bust 84, waist 68, hips 92), and 4 cm more per size: EU 38 = UK 10 = US 6 (88/72/96), EU 40 = UK 12 = US 8 (92/76/100), EU 42 = UK 14 = US 10 (96/80/104), EU 44 = UK 16 = US 12 (100/84/108). Men’s jackets: EU 50 = UK/US 40 (chest 100). Between two: choose by the measure that cannot be altered, shoulders above and hips below.',
        'Dam: EU 36 = UK 8 = US 4 (byst 84, midja 68, höft 92), sedan 4 cm per storlek: EU 38 = UK 10 = US 6 (88/72/96), EU 40 = UK 12 = US 8 (92/76/100), EU 42 = UK 14 = US 10 (96/80/104), EU 44 = UK 16 = US 12 (100/84/108). Herrkavaj: EU 50 = UK/US 40 (bröst 100). Mellan två: välj efter måttet som inte kan ändras, axlar upptill och höft nertill.',
      ],
      why: [
        'Labels differ because no law binds them: brands grade from their own fit model, and vanity sizing shifts them further.',
        'Etiketter skiljer sig för att ingen lag binder dem: märkena graderar från sin egen provmodell, och smickerstorlekar förskjuter dem ytterligare.',
      ],
    },
  },
  {
    id: 'size/petite',
    kind: 'size',
    name: ['petite, tall and plus proportions', 'kort, lång och stor'],
    terms: words(
      'petite|short legs|i am short|im short|korta ben|jag är kort|tall|jag är lång|plus size|stora storlekar|curvy|pear shape|apple shape|hourglass|body shape|kroppsform|kroppstyp|body type|look taller|look slimmer|se längre ut|broad shoulders|breda axlar|big bust|stor byst',
    ),
    facets: {
      wear: [
        'Short: high waist, one colour from waist to shoe, cropped jackets. Tall: break the line with a belt, long coats. Pear: shoulders and pattern above, A-line below. Broad shoulders: V-necks, volume below. Full bust: darts or wraps, no high ruffles. Fit at the widest point and alter the rest.',
        'Kort: hög midja, en färg från midja till sko, korta jackor. Lång: bryt linjen med skärp, långa kappor. Päronform: axlar och mönster upptill, A-linje nertill. Breda axlar: V-ringning, vidd nertill. Stor byst: insnitt eller omlott, inga höga volanger. Passa till bredaste stället och ändra resten.',
      ],
    },
  },
];
