import { values } from '../lexeme.js';

const CONTEXTS = [
  ...values('season', {
    spring: 'spring|springtime|for spring|easter|spring like',
    summer:
      'summer|summery|hot weather|warm weather|hot days|summertime|heatwave|hot climate|midsummer|warm days|hot day|tropical weather|hot summer',
    autumn:
      'autumn|autumnal|fall season|in the fall|for fall|this fall|halloween|fall weather|early fall|late fall|transitional',
    winter:
      'winter|wintry|cold weather|snow|freezing|christmas|cold days|winters|wintertime|snowy|cold winter|subzero|freezing cold|frosty|xmas|arctic',
  }),
  ...values('occasion', {
    everyday:
      'everyday|casual|day to day|daily|daywear|weekend|errands|every day|casual wear|leisure|day wear|brunch|coffee run|weekends',
    work: 'work|office|business|professional|boardroom|smart casual|business casual|corporate|meetings|office wear|the office|business meeting',
    formal:
      'formal|black tie|gala|red carpet|ceremony|opera|white tie|black tie event|galas|formal event|formal occasion|awards ceremony|funeral',
    evening: 'evening|evening wear|night out|eveningwear|evenings|dinner party|after dark|theatre|an evening out',
    cocktail: 'cocktail|cocktails|cocktail party|semi formal',
    wedding: 'wedding|wedding guest|weddings|bridesmaid|mother of the bride|garden wedding|a wedding',
    bridal: 'bridal|bride|wedding day|for a bride|brides',
    party:
      "party|clubbing|birthday|new year|disco|nightclub|prom|parties|new years eve|birthday party|new year's eve|club night|graduation|homecoming",
    sport:
      'sport|sports|sporty|gym|workout|athletic|training|fitness|tennis|golf|activewear|sportswear|cycling|football|basketball|crossfit|workouts|pilates|exercise|badminton|equestrian|riding|athleisure|volleyball|climbing',
    running: 'running|jogging|runner|marathon|runs|trail running|runners|jog',
    yoga: 'yoga',
    outdoor:
      'outdoor|outdoors|camping|fishing|bushcraft|forest walks|gardening|hunting|sailing|outdoorsy|mountaineering',
    hiking: 'hiking|trekking|hike|mountain|hikes|mountains|trails',
    beach:
      'beach|seaside|pool party|by the pool|swimming pool|swimming|resort|vacation|holiday|beachwear|poolside|cruise|beach days|swim',
    travel: 'travel|travelling|traveling|commuting|commuter|long flights|commute|long haul flights',
    lounge:
      'lounge|loungewear|lounging|at home|relaxing|homewear|home wear|cozy evenings|lazy days|lazy sundays|around the house|work from home',
    sleep: 'sleep|sleeping|bedtime|bed|night time',
    school: 'school|school uniform|campus|college|university',
    festival: 'festival|coachella|burning man|concert|festivals|music festival|rave',
    workwear:
      'workwear|utility|work wear|workshop|utilitarian|carpentry|carpenter|construction site|chef|farm work|mechanic',
    maternity: 'maternity|pregnant|pregnancy|nursing|breastfeeding|expecting',
    dance: 'dance|dancing|ballet|dancer|salsa|flamenco|tango|ballroom|swing dancing',
    rain: 'rain|rainy|wet weather|rainwear|rainy days|downpour|rainproof|drizzle|rainy day',
    ski: 'ski|skiing|snowboard|snowboarding|apres ski|après ski|slopes',
    date: "date|date night|first date|romantic dinner|valentine|valentines day|valentine's day",
    interview: 'interview|job interview',
  }),
  ...values('era', {
    victorian: 'victorian|steampunk victorian|19th century|nineteenth century|1800s|victorian era',
    edwardian: 'edwardian|1900s|1910s|titanic era',
    '1920s': '1920s|20s|twenties|flapper|gatsby|roaring twenties|jazz age|great gatsby|roaring 20s',
    '1930s': '1930s|30s|thirties',
    '1940s': '1940s|40s|forties|wartime|land girl|land army',
    '1950s': '1950s|50s|fifties|rockabilly|new look dior|pin up|pinup|mid century|grease era|dior new look',
    '1960s': '1960s|60s|sixties|mod|space age|swinging sixties|jackie kennedy|twiggy',
    '1970s': '1970s|70s|seventies|hippie|hippy|studio 54|woodstock',
    '1980s': '1980s|80s|eighties|power dressing',
    '1990s': '1990s|90s|nineties|grunge',
    '2000s': '2000s|y2k|noughties|00s|early 2000s',
    medieval: 'medieval|renaissance|viking|middle ages|elven|mediaeval',
    regency: 'regency|jane austen|bridgerton|empire era|georgian|regency era',
    futuristic:
      'futuristic|cyberpunk|sci fi|science fiction|cyber|space suit style|techwear futuristic|retrofuturistic|post apocalyptic',
  }),
  ...values('gender', {
    women:
      "women|woman|womens|wmns|wmn|wmns'|grown daughter|daughter is getting married|daughter gets married|daughter's wedding|my daughter is getting married|my daughter gets married|my daughter's wedding|women's|ladies|lady|female|feminine fit|for her|woman's|ladies'|mother|wife|my girlfriend|mum|mom|mam|mummy|grandmother|grandma|granny|gran|nana|nan|aunt|auntie|niece|girlfriend|fiancee|missus|sister|bride to be|she|her",
    men: "men|man|mens|mns|grown son|son is getting married|son gets married|son's wedding|men's|male|gentleman|gentlemen|for him|man's|masculine fit|father|husband|my boyfriend|dad|daddy|grandfather|grandad|granddad|grandpa|uncle|nephew|fiance|hubby|brother|groom|groom's|he|his|gents|guys|menswear",
    unisex: 'unisex|gender neutral|genderless|all genders|gender fluid|nonbinary|non binary|androgynous|genderfree',
    girls: "girls|girl|girl's|daughter|little girl|toddler girl|my daughter|flower girl|granddaughter|grandaughter",
    boys: "boys|boy|boy's|son|little boy|toddler boy|my son|grandson",
    children: "children|kids|kid|child|children's|kid's|toddler|baby|child's|toddlers|infant|newborn|babies|kids'",
  }),
  ...values('weight', {
    light:
      'lightweight|light weight|airy|breathable|light fabric|featherweight|gauzy light|lightweight fabric|thin fabric|light as air',
    heavy: 'heavyweight|heavy weight|heavy|thick|sturdy|hard wearing|dense|thick fabric|heavy duty|hefty|durable',
    warm: 'warm|insulated|cosy|cozy|toasty|thermal|insulating',
  }),
];

/** English words for season, occasion, era, wearer and weight. */
export const EN_OCCASION = [...CONTEXTS];
