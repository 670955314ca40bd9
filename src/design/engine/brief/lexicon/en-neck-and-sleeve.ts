import { values } from '../lexeme.js';

const NECKLINES = values('neckline', {
  crew: 'crew neck|crewneck|crew neckline|crew necked|crew',
  round:
    'round neck|round neckline|roundneck|rounded neck|rounded neckline|round necked|oval neck|oval neckline|o neck',
  'v-neck':
    'v neck|vneck|v neckline|vee neck|v necked|v shaped neck|v shaped neckline|v cut neck|v cut neckline|vee neckline|v cut',
  'deep-v':
    'deep v|deep v neck|deep v neckline|low v neck|deep vneck|plunging v|plunging v neck|plunging v neckline|low cut v neck',
  scoop: 'scoop neck|scoop neckline|scoopneck|scooped neck|scooped neckline|scoop|scoop necked',
  square: 'square neck|square neckline|squared neckline|square necked|square cut neckline|squareneck|square cut neck',
  boat: 'boat neck|boatneck|boat neckline|bateau|bateau neck|bateau neckline|sabrina neckline|slash neck',
  sweetheart: 'sweetheart|sweetheart neck|sweetheart neckline|heart shaped neckline|sweetheart shaped neckline',
  halter: 'halter|halter neck|halterneck|halter neckline|halter style|haltered',
  'off-shoulder':
    'off the shoulder|off shoulder|off shoulders|bardot|bardot neckline|bardot neck|off the shoulders|shoulder baring|carmen neckline|bare shoulders|bare shouldered',
  'one-shoulder': 'one shoulder|one shouldered|single shoulder|one shoulder neckline|oneshoulder',
  strapless: 'strapless|bandeau neckline|without straps|no straps|strapless neckline',
  cowl: 'cowl neck|cowl neckline|cowlneck|cowl|draped neckline|draped neck|draped cowl',
  turtleneck:
    'turtle neck|turtleneck|turtle necked|turtleneck collar|polo necked|rolled neck|turtleneck neckline|roll collar',
  'mock-neck':
    'mock neck|mockneck|mock turtleneck|mock turtle neck|mock collar|high neck|high neckline|highneck|high necked|mock neckline',
  funnel: 'funnel neck|funnel collar|funnelneck|funnel neckline',
  keyhole: 'keyhole|keyhole neck|keyhole neckline|keyhole front|key hole neckline|teardrop neckline',
  surplice:
    'surplice|surplice neck|surplice neckline|crossover neck|crossover neckline|cross over neckline|wrap neckline|wrap neck|cross neckline|wrapped neckline',
  asymmetric: 'asymmetric neckline|asymmetrical neckline|asymmetric neck|asymmetrical neck',
  collarless: 'collarless',
  jewel: 'jewel neck|jewel neckline',
  'queen-anne': 'queen anne|queen anne neck|queen anne neckline',
  'u-neck': 'u neck|u neckline|u shaped neck|u shaped neckline|uneck',
  plunging:
    'plunging neckline|plunge neckline|plunging neck|plunging|plunge|plunge neck|deep neckline|low neckline|low cut neckline|low cut|deep cut neckline|decollete|décolletage|décolleté',
  'straight-across': 'straight across neck|straight across neckline|straight across|straight neckline',
  choker: 'choker neck|choker neckline|choker|choker collar',
  illusion: 'illusion neck|illusion neckline|illusion|sheer neckline|sheer yoke neckline',
});

const COLLARS = values('collar', {
  shirt: 'shirt collar|shirt style collar|classic shirt collar',
  'button-down': 'button down collar|buttondown collar|button down collars',
  spread: 'spread collar|wide spread collar',
  cutaway: 'cutaway collar|cut away collar',
  band: 'band collar|banded collar|grandad collar|granddad collar|grandfather collar|collar band|nehru collar|mao collar',
  mandarin: 'mandarin collar|mandarin|mandarin neck|chinese collar',
  'peter-pan': 'peter pan collar|peter pan|rounded collar|round collar|peterpan collar|peter pan collars',
  shawl: 'shawl collar|shawl neck|shawl collared',
  notched: 'notch collar|notched collar|notch lapel collar|tailored collar|revere collar',
  polo: 'polo collar|polo style collar',
  bow: 'bow collar|pussy bow|pussybow|neck bow|bow at the neck|tie neck|neck tie bow|pussycat bow|pussy bow collar|bow neck|bow tie neck|bow tie neckline|tie at the neck|tie neck collar',
  sailor: 'sailor collar|middy collar|matelot collar',
  chelsea: 'chelsea collar',
  stand:
    'stand collar|stand up collar|standing collar|standup collar|stand away collar|upright collar|high collar|funnel stand collar',
  wing: 'wing collar|wingtip collar|winged collar',
  camp: 'camp collar|cuban collar|open collar|resort collar|bowling collar|revere camp collar',
  ruffle:
    'ruffle collar|ruffled collar|frilled collar|frill collar|jabot|jabot collar|ruff|ruff collar|ruffled neck|frilly collar|pierrot collar|frill neck|ruffle neck',
  rib: 'rib collar|ribbed collar|ribbed neck|ribbed neckline|rib neck|rib knit collar|knit collar',
  oversized:
    'oversized collar|big collar|large collar|statement collar|puritan collar|bib collar|dagger collar|huge collar|wide collar|exaggerated collar|oversize collar|bertha collar',
  regular: 'regular collar|collar|collared|pointed collar|point collar|classic collar|collars|with collar',
  storm: 'storm collar',
});

const LAPELS = values('lapel', {
  notched:
    'notched lapel|notch lapel|notched lapels|notch lapels|napoleon lapel|oversized lapel|wide lapel|wide lapels|lapel|lapels|lapelled',
  peak: 'peak lapel|peaked lapel|peak lapels|peaked lapels|pointed lapel|pointed lapels',
  shawl: 'shawl lapel|shawl lapels|tuxedo lapel|tuxedo lapels|rounded lapel',
});

const SLEEVE_TYPES = values('sleeve.type', {
  'set-in': 'set in sleeve|set in',
  raglan: 'raglan|raglan sleeve|raglan sleeved|raglan shoulder',
  dolman: 'dolman|dolman sleeve|magyar sleeve|dolman sleeved',
  batwing: 'batwing|batwing sleeve|bat wing sleeve|bat sleeve|batwing sleeved|bat wing',
  kimono: 'kimono sleeve|kimono sleeved|kimono style sleeve|grown on sleeve',
  puff: 'puff sleeve|puffed sleeve|puffy sleeve|puff shoulder|puff shoulders|puffed shoulders|puff sleeved|puffsleeve|puff sleeve detail|puffball sleeve|statement sleeve|gathered sleeve|puffed shoulder|puffy shoulders',
  bishop: 'bishop sleeve|bishop|blouson sleeve|bishop sleeved',
  bell: 'bell sleeve|trumpet sleeve|flared sleeve|bell shaped sleeve|angel sleeve|bell sleeved|fluted sleeve|flare sleeve|pagoda sleeve',
  balloon:
    'balloon sleeve|billowing sleeve|voluminous sleeve|balloon sleeved|billowy sleeve|blousy sleeve|ballooning sleeve',
  lantern: 'lantern sleeve',
  'leg-of-mutton': 'leg of mutton|leg of mutton sleeve|leg o mutton sleeve|gigot sleeve|gigot|mutton sleeve',
  flutter: 'flutter sleeve|fluttery sleeve|flutter|fluttering sleeve|angel flutter sleeve',
  'cold-shoulder':
    'cold shoulder|cold shoulder sleeve|open shoulder|cut out shoulder|cutout shoulder|cut out shoulders|cold shoulders',
  'drop-shoulder':
    'drop shoulder|dropped shoulder|drop shoulder sleeve|dropped shoulder sleeve|dropped shoulders|drop shoulders|drop sleeve|dropped sleeve',
  petal: 'petal sleeve|overlapping sleeve',
  tulip: 'tulip sleeve',
  poet: 'poet sleeve|poet',
  ruffle: 'ruffle sleeve|ruffled sleeve|frilled sleeve|frill sleeve|frilly sleeve|tiered sleeve',
  strap:
    'spaghetti strap|thin strap|skinny strap|shoestring strap|shoulder strap|straps|strappy|spaghetti straps|thin straps|wide straps|delicate straps|narrow straps|adjustable straps|cross back straps|crossed straps|tie straps|noodle straps',
  circular: 'circular flounce|circular flounce sleeve|flounce sleeve|circle sleeve|circular sleeve|flounced sleeve',
  juliet: 'juliet sleeve',
});

const SLEEVE_LENGTHS = values('sleeve.length', {
  sleeveless:
    'sleeveless|sleevless|no sleeves|without sleeves|armless|zero sleeves|bare arms|bare armed|sleeve less|without any sleeves|no sleeve',
  short:
    'short sleeve|short sleeved|half sleeve|half sleeved|short sleeves|shortsleeve|shortsleeved|short sleeve length',
  elbow:
    'elbow length sleeve|elbow sleeve|elbow length|to the elbow|elbow length sleeved|sleeves to the elbow|sleeve to the elbow|elbow',
  'three-quarter':
    '3/4 sleeve|3/4 length sleeve|three quarter sleeve|three quarter length sleeve|three quarter|three quarter length|3/4 length|3/4 sleeved|bracelet sleeve|bracelet length sleeve|three quarters sleeve|three quarter sleeved|3/4|bracelet length',
  long: 'long sleeve|long sleeved|full sleeve|full length sleeve|longsleeved|full sleeved|long arms|long sleeves|full sleeves|longsleeve sleeve',
  wrist: 'wrist length|wrist length sleeve|to the wrist|sleeves to the wrist|to the wrists',
  'extra-long':
    'extra long sleeve|overlong sleeve|extra long sleeved|extra long sleeves|very long sleeve|sleeves past the hands',
});

const CUFFS = values('cuff', {
  barrel: 'barrel cuff|button cuff|buttoned cuff|buttoned cuffs|shirt cuff|button cuffs',
  french: 'french cuff|double cuff|french cuffs|cufflink cuff|cufflinks',
  rib: 'rib cuff|ribbed cuff|knit cuff|ribbed cuffs|rib cuffs|rib knit cuff|ribbed trims|ribbed trim|ribbed cuffs and hem|ribbing',
  elastic:
    'elastic cuff|elasticated cuff|elasticated ankle|elasticated ankles|elastic ankle|elasticized cuff|cuffed ankle|cuffed ankles|elasticised cuff|gathered cuff|elastic at the wrist|elastic wrist',
  'turn-up':
    'turn up cuff|turned up cuff|turned back cuff|turn back cuff|rolled cuff|rolled cuffs|folded cuff|rolled sleeve|rolled sleeves|rolled up sleeves',
  tab: 'tab cuff|tabbed cuff|velcro cuff|adjustable cuff|roll tab sleeve|roll tab|roll tabs',
  ruffle: 'ruffle cuff|ruffled cuff|frilled cuff|frill cuff|ruffled cuffs|frilly cuff|lace cuff',
});

const HOODS = values('hood', {
  hood: 'hood|hooded|with hood',
  oversized: 'oversized hood|large hood|big hood|deep hood|roomy hood|huge hood',
  'fur-trimmed':
    'fur trimmed hood|fur hood|faux fur hood|fur lined hood|hood with fur|hood with faux fur|hood with a fur trim|fur trim hood|hood trimmed with fur|hood with fur trim|hood edged with fur|faux fur trimmed hood|hood with faux fur trim|faux fur trim hood',
  detachable: 'detachable hood|removable hood|zip off hood|snap off hood|hood that can be removed',
  drawstring: 'drawstring hood|hood with drawstring|hood with a drawstring|drawcord hood|adjustable hood',
});

/** English words for necklines, collars, lapels, sleeves, cuffs and hoods. */
export const EN_NECK_AND_SLEEVE = [
  ...NECKLINES,
  ...COLLARS,
  ...LAPELS,
  ...SLEEVE_TYPES,
  ...SLEEVE_LENGTHS,
  ...CUFFS,
  ...HOODS,
];
