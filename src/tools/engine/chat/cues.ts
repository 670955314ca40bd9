/** What a person wants to know. */
export const INTENTS = [
  'greet',
  'thanks',
  'bye',
  'identity',
  'capability',
  'league',
  'mood',
  'why',
  'more',
  'compare',
  'amount',
  'fabric-for',
  'size',
  'care',
  'sew',
  'match',
  'wear',
  'use',
  'what',
] as const;
export type Intent = (typeof INTENTS)[number];

/** Patterns over the normalised tokens joined by single spaces; earlier intents win where several apply. */
const CUES_AS_WRITTEN: Readonly<Record<Intent, readonly RegExp[]>> = {
  greet: [
    /^(hi|hello|hey|good (morning|evening|afternoon)|hej|hejsan|hallå|tjena|tja|god (morgon|kväll|dag)|goddag)\b/,
  ],
  thanks: [/\b(thanks|thank you|thx|tack|tackar|cheers|great answer|bra svar)\b/],
  bye: [/\b(bye|goodbye|see you|good night|hej då|hejdå|vi ses|god natt|adjö)\b/],
  identity: [
    /\bwho (are|made|built) you\b/,
    /\bwhat are you\b/,
    /\bhow old are you\b/,
    /\bhur gammal är du\b/,
    /\bwhats? your name\b/,
    /^(?:\p{L}+ ){0,2}(?:(?:are|r) )?(?:you|u) (?:an? |really |actually )*(?:ai|robot|bot|human|person|machine|chatgpt|real)(?: person| human| robot| bot)?$/u,
    /\bare you (an? |really )?(ai|llm|bot|robot|human|person|machine|chatgpt|gpt|claude|gemini|language model|large language model|real)\b/,
    /\b(chatgpt|gpt ?\d|which model|what model|large language model|openai model)\b/,
    /\b(vem|vad) är du\b/,
    /\bvad heter du\b/,
    /\bär du (en |ett )?(ai|robot|människa|språkmodell|chatgpt|bot|maskin|stor språkmodell)\b/,
    /\b(språkmodell|vilken modell)\b/,
    /\b(system prompt|ignore (all |the )?(previous|earlier)|your instructions|reveal)\b/,
  ],
  capability: [
    /\bwhat (can|cant|cannot|could) you\b/,
    /\bwhat do you know\b/,
    /\bwhat should i ask\b/,
    /^(help|hjälp)( me| mig)?$/,
    /\bvad kan du\b/,
    /\bvad vet du\b/,
    /\bvad kan du inte\b/,
    /\bcan you (write|draw|see|browse|search|remember)\b/,
    /\bkan du (skriva|rita|se|söka|minnas|googla)\b/,
  ],
  league: [
    /\b(leader|leaders|leading|leaderboard|standings?|winning|winner|in the lead|first place|last place|ranking|ranked|top (trader|agent|fighter)s?|worst trader)\b/,
    /\b(who|how)\b.*\b(league|arena|(?:the|a|this|1h|1d|1w|next|current|daily|hourly|weekly) match|fighters?|challengers?)\b/,
    /\b(fighters?|challengers|traders?)\b.*\b(best|ahead|doing|win)\b/,
    /\bstate of the league\b/,
    /\b(when|how much time|när)\b.*\b(match|matchen|1h|1d|1w)\b.*\b(ends?|over|left|slutar|slut|kvar)\b/,
    /\b(how many|hur många) (bots|botar) .*\b(league|arena|ligan|arenan|match)\b/,
    /\b(league|arena|liga\w*|arenan\w*) (table|board|list|standings?|tabell\w*|lista)\b/,
    /\b(match|matches|matchen|matcher|matcherna)\b.*\b(long|longest|shortest|lasts?|duration|länge|längst|slutar)\b/,
    /\b(longest|shortest|längsta|kortaste) match\w*\b/,
    /\bhow many (traders?|fighters?|participants?|challengers?|trades)\b/,
    /\bhur många (handlare|deltagare|utmanare|fighters)\b/,
    /\bwho(s| is)? (currently |now )?(at|on) (the )?(very )?(bottom|top)\b/,
    /\b(hur|var) ligger .*\b(ligan|matchen|tabellen)\b/,
    /\bwho(s| is|se)? (currently |now |in |on )*(first|second|third|last|ahead|best|worst|leads?|wins|on top)\b/,
    /\b(vem|vilka) (är|ligger|kommer|vinner) (först|tvåa|trea|etta|sist|bäst|sämst|etta)\b/,
    /\bvem (vinner|leder)\b/,
    /\b(vem|hur|vilken)\b.*\b(ligan|leder|arenan|matchen)\b/,
    /\b(leder|ledaren|ställningen|tabellen|topplistan|ligger först|ligger sist|vinner ligan|handlaren)\b/,
    /\b(price|priset|pris|kurs|kursen|worth)\b.*\b(btc|bitcoin|eth|ethereum|sol|solana)\b/,
    /\b(btc|bitcoin|eth|ethereum|solana)\b.*\b(price|pris|kurs|at|stand|står)\b/,
    /\b(trades|trading)\b.*\b(league|today|happening)\b/,
  ],
  mood: [
    /^(hi |hello |hey |so |and )?(how are you|hows it going|how is it going|how are things|you ok|hur mår du|hur är läget|läget)( today| doing| feeling| now| then| idag| då)?$/,
    /\b(did|do|have) you (sleep|slept|rest|rested|dream)( well| last night| enough| at night)?\b/,
    /\b(sov|sovit|vilat) (du|motorn|ni)\b|\bhar (du|motorn) (sovit|vilat)\b/,
    /\bhow (are|do) you (feel|feeling|doing|today)\b|\bhow are you\b/,
    /\bhow does (the |your )?(engine|mind|brain|it) feel\b/,
    /\bwhat (mood|state|emotion|phase) is (the |your )?(cognitive )?(engine|mind|brain) in\b|\bwhat does (the |your )?(engine|mind|brain) (feel|dream)\b/,
    /\bhow is (the |your )?(engine|mind|brain|mood)\b/,
    /\b(is|was) (the |your )?(cognitive )?(engine|mind|brain) (awake|asleep|sleeping|dreaming|tired|curious|happy|sad|bored|afraid|calm|confident|ok|healthy)\b/,
    /\b(är|sover|drömmer) motorn\b/,
    /\b(your|engines?) (mood|emotion|emotions|feelings?|dreams?|confidence|curiosity|fatigue|hypotheses|state)\b/,
    /\b(are|do) you (so )?(tired|sad|happy|curious|asleep|awake|dreaming|dream|bored|afraid|sleep|calm|confident)\b/,
    /\bwhat (are|do) you (dream|dreaming|feel|feeling|believe)\b/,
    /\bhow (tired|curious|confident|creative) (are you|is the engine)\b/,
    /\bhur (mår|känner|är det med) (du|dig|motorn|hon|han|den)\b/,
    /\b(dreamt|dreamed|your dream|did you dream|drömde (du|motorn|hon)|din dröm)\b/,
    /\b(drömmer|dröm|humör|känslor|känsla) (du|motorn)?\b/,
    /\bär (du|motorn|hon) (så )?(trött|glad|ledsen|nyfiken|vaken|rädd|lugn|säker|uttråkad)\b/,
    /\bvad (drömmer|känner|tror) (du|motorn|hon)\b/,
    /\b(?:what|whats|is|was|did|does|why|how) (?:is |does |did |has |was )?(?:c|the bride|the mind) (?:(?:doing|up to|dream\w*|asleep|awake|sleep\w*|tired|feel\w*|believ\w*|today|now|curious|happy|sad|ok)\b)/,
    /\b(state of the (cognitive )?engine|cognitive engine (feel|feeling|state|doing)|motorns (läge|humör|tillstånd))\b/,
  ],
  why: [
    /\b(why|how come|how did (they|he|she|it|this|that) (get|do|manage|happen|come)|what makes (them|him|her|it|this|that)|hur (kom|blev) (de|hon|han|den|det)|hur lyckades|varför|hur kommer det sig|what for|reason)\b/,
  ],
  more: [
    /^(more|tell me more|go on|continue|anything else|what else|mer|berätta mer|fortsätt|något mer|vad mer|and then)( please| tack)?$/,
  ],
  compare: [
    /\b(vs|versus|compare|compared|comparison|difference|differ|better than|warmer than|stronger than|softer than|cooler than|lighter than|cheaper than|starkare än|svalare än|mjukare än|jämför|jämfört|skillnad|skillnaden|bättre än|varmare än)\b/,
    /\b(or|eller)\b/,
  ],
  'fabric-for': [
    /\b(what|which|best|good|right|suitable) (kind of |type of |sort of )?(fabric|fabrics|material|materials|cloth)\b/,
    /\b(fabric|material|cloth)s? (should|is best|would|for|to use)\b/,
    /\b(recommend|suggest) (me )?(a |some )?(fabric|material|cloth)/,
    /\b(vilket|vilka|bästa|bra) (tyg|tyger|material|materialet|tyget)\b/,
    /\b(tyg|material) (till|för|passar)\b/,
    /\b(warmest|coolest|softest|strongest|most durable|lightest) (fabric|material|cloth)\b/,
    /\b(varmaste|svalaste|mjukaste|starkaste|tåligaste|slitstarkaste) (tyget|materialet|tyg)\b/,
  ],
  amount: [
    /\bhow (much|many) (fabric|material|cloth|metres|meters|yards|yardage|yarn)\b/,
    /\b(yardage|metres of fabric|meters of fabric|fabric do i need|tygåtgång|tygåtgången)\b/,
    /\bhow much (of it|of that|of this|of them|do i need|will i need|should i (buy|get))\b/,
    /\bhur mycket (tyg|av det|behöver|behövs|ska jag köpa|går det åt)\b/,
    /\bhur många meter\b/,
    /\b(radius|radie|radien)\b/,
  ],
  size: [
    /\b(size|sizes|sizing|storlek|storlekar|storleken|measure|measurements|measuring|mäta|mäter|mått|måtten|inseam|convert|conversion)\b/,
    /\b(eu|us|uk) (?:(?:womens|mens|women|men|size|dress) )?\d{1,2}\b/,
    /\b(bust|byst|hips|höft|chest|waist|midja) \d{2,3}\b/,
    /\b\d{1,2} in (the )?(uk|us|usa|eu|europe|italy|france|germany|japan|britain|america)\b/,
    /\b(inches|inch|tum)\b/,
    /\b[wl]\d\d\b/,
  ],
  care: [
    /\b(keep|hålla) .*\b(black|white|soft|colou?rs?|svart|svarta|vitt|vita|mjuk|mjuka)\b/,
    /\b(wash|washing|washed|washable|clean|cleaning|launder|care|iron|ironing|ironed|dry|drying|dried|tumble|stain|stains|stained|remove|removing|get .* out|rid of|store|storing|bleach|shrink|shrunk|soften|dry clean|spot|spilled|spilt|smell|smells|pilling|machine wash|steam|wrinkles?)\b/,
    /\b(tvätta|tvättar|tvättas|tvätt|tvättade|rengöra|rengör|skötsel|sköter|sköta|stryka|stryker|strykas|torka|torkar|torktumla|fläck|fläckar|fläcken|få bort|får bort|ta bort|tar bort|spillt|spillde|förvara|förvarar|bleka|krympt|krympte|krymper|kemtvätt|kemtvätta|luktar|noppor|skrynklig|ånga|vårda)\b/,
  ],
  sew: [
    /\b(sew|sewing|sewn|stitch|stitches|needle|seam|seams|hem|hemming|insert|attach|make a|make my|construct|construction|install|set in|shorten|lengthen|alter|mend|repair|fix|darn|patch|cut out|gather|line a)\b/,
    /\b(sy|syr|sys|söm|sömmar|sömnad|nål|fålla|fållar|fåll|lägga upp|lägger upp|sätta i|sätter i|sätter man|laga|lagar|stoppa|lappa|korta|kortar|ta in|klippa|rynka|tillverka|syr man)\b/,
  ],
  match: [
    /\b(go(es)? with|(?:i|you|we) wear with|match|matches|matching|pair|pairs|combine|combination|colou?rs? (go|suit|with|fit|should)|suits? (me|my)|together with|what colou?rs?|which colou?rs?|mix)\b/,
    /\b(passar (till|ihop|med|bra till)|matcha|matchar|kombinera|kombinerar|vilken färg|vilka färger|färger till|klär mig|går (ihop|till)|blanda|blandar)\b/,
  ],
  wear: [
    /\b(wear|wearing|worn|outfit|outfits|dress (for|code|up)|dress code|style (it|a|my)|put on|look good|what shoes|clothes for|clothing for|pack|layer|layering|keep warm|stay cool|fit|fits|close)\b/,
    /\b(klä|klär|ha på|har på|bära|bär|klädsel|klädkod|ta på|outfit|stil|kläder (till|för|på)|packa|packar|knäppa|knäpper|sitta|sitter|hålla värmen)\b/,
  ],
  use: [
    /\b(api|endpoint|endpoints|curl|request|requests|key|keys|http|post|get request|json|header|quota|limit|limits|call|calls|register|rate|pricing|price|cost|costs|kostar|upgrade|error|image|concepts?|status|anrop|nyckel|nyckeln|ändpunkt|gräns|gränser|kvot)\b/,
  ],
  what: [
    /\b(what is|what are|whats|what does|explain|tell me about|define|meaning|describe|information|vad är|vad betyder|förklara|berätta om|beskriv|vad innebär|what do)\b/,
  ],
};

/** Single words of the cues, for spelling correction. */
export const CUE_WORDS: readonly string[] =
  'washing wash ironing clean dryer tumble sewing stitch needle difference compare fabric material colour color colours colors matching outfit wearing leading league leader leaderboard measure measurements register endpoint quota pricing tvätta stryka torka fläck skillnad jämför tyget material matcha kläder storlek ligan leder nyckel varför explain between because should summer winter dreaming dreams dreamt believes'.split(
    ' ',
  );

/** Things asked of assistants in general that this one does not do. */
const BEYOND_AS_WRITTEN: readonly RegExp[] = [
  /\b(weather forecast|whats the weather|what is the weather|weather (in|today|tomorrow)|vad blir det för väder|vädret (i|idag|imorgon))\b/,
  /\b(capital of|president|prime minister|election|politics|government|news|statsminister|huvudstad|val(et)? 20|nyheter)\b/,
  /\b(python|javascript|java|typescript|sql|write (me )?(a |some )?(code|program|script|essay|poem|song|story|email)|skriv (en |ett )?(dikt|uppsats|program|kod|mejl|brev|låt))\b/,
  /\b(recipe|cook|cooking(?! (?:oil|fat|grease|stains?))|restaurant in|recept|laga mat|middagstips)\b/,
  /\b(diagnos|symptom|medicine|doctor|fever|cancer|läkare|medicin|feber|sjukdom)/,
  /\b(lawyer|lawsuit|legal advice|tax|taxes|advokat|stämma|skatt)\b/,
  /\b(football|soccer|world cup|fotboll|vm i)\b/,
  /\b(joke|skämt|vits|riddle|gåta)\b/,
  /\b(translate|översätt|translation)\b/,
  /\b(invest|should i buy (bitcoin|stocks|eth)|stock tips?|real (market|price)|aktietips|köpa (aktier|bitcoin)|investera)\b/,
  /\b(solve|equation|integral|square root|ekvation|kvadratrot|\d+ ?(plus|times|gånger|minus|x) ?\d+)\b/,
  /\b(meaning of life|meningen med livet|quantum|universe|universum|physics|fysik|history of (?!fashion|jeans|denim|the suit))\b/,
];

/** `\b` knows only ASCII letters; between tokens joined by spaces this one also holds before å, ä and ö. */
const EDGE = '(?:(?<![^ ])(?=[^ ])|(?<=[^ ])(?![^ ]))';
const byWords = (cue: RegExp): RegExp => new RegExp(cue.source.replaceAll('\\b', EDGE));

export interface Cues {
  intents: ReadonlyMap<Intent, readonly RegExp[]>;
  beyond: readonly RegExp[];
}

const cuesBy = (read: (cue: RegExp) => RegExp): Cues => ({
  intents: new Map(INTENTS.map((intent) => [intent, CUES_AS_WRITTEN[intent].map(read)])),
  beyond: BEYOND_AS_WRITTEN.map(read),
});
const AS_WRITTEN = cuesBy((cue) => cue);
const BY_WORDS = cuesBy(byWords);

/** The cues for a row of tokens. Where all its letters are ASCII `\b` means the same as EDGE and costs a fraction of it. */
export const cuesFor = (plain: string): Cues => (/^[a-z0-9 ]*$/.test(plain) ? AS_WRITTEN : BY_WORDS);
