/** Words of instructions in English and Swedish, with the usual ones of German, French and Spanish. Lower case, accents kept. */

/** Parts a change can be said of. */
export const TARGETS = [
  'sleeve',
  'collar',
  'neckline',
  'skirt',
  'hem',
  'leg',
  'waist',
  'fabric',
  'color',
  'pocket',
  'hood',
  'cuff',
  'lapel',
  'closure',
  'print',
  'length',
  'fit',
  'silhouette',
  'strap',
  'lining',
  'size',
  'garment',
] as const;
export type Target = (typeof TARGETS)[number];

const PARTS: Readonly<Record<Target, string>> = {
  sleeve: 'sleeves?|arms?|ärm(?:en|ar|arna)?|ärmel|manches?|mangas?',
  collar: 'collars?|kragen?|krage|col|cuello',
  neckline:
    'necklines?|neck|halsringning(?:en)?|ringning(?:en)?|urringning(?:en)?|ausschnitt|encolure|décolleté|escote',
  skirt: 'skirt(?: part)?|kjol(?:en|del|delen)?|rock|jupe|falda',
  hem: 'hem(?:line)?s?|fåll(?:en)?|saum|ourlet|dobladillo',
  leg: 'legs?|ben(?:en)?|byxben(?:en)?|hosenbeine?|jambes?|perneras?',
  waist: 'waist(?:line)?|midja(?:n)?|taille|cintura',
  fabric: 'fabrics?|material(?:et)?|cloth|textile|tyg(?:et)?|stoff|tissu|tela',
  color: 'colou?rs?|shade|hue|färg(?:en|er)?|kulör(?:en)?|farbe|couleur|color',
  pocket: 'pockets?|fick(?:a|an|or|orna)|taschen?|poches?|bolsillos?',
  hood: 'hood|luva(?:n)?|huva(?:n)?|kapuze|capuche|capucha',
  cuff: 'cuffs?|manschett(?:en|er|erna)?|mudd(?:en|ar|arna)?|manschetten?|poignets?|puños?',
  lapel: 'lapels?|slag(?:et|en)?|revers|solapas?',
  closure: 'closures?|fastenings?|fastener|knäppning(?:en)?|stängning(?:en)?|verschluss|fermeture|cierre',
  print: 'prints?|patterns?|mönst(?:er|ret)|tryck(?:et)?|muster|motif|imprimé|estampado',
  length: 'length|längd(?:en)?|länge|longueur|largo',
  fit: 'fit|passform(?:en)?|coupe|ajuste',
  silhouette: 'silhouette|shape|siluett(?:en)?|form(?:en)?|silueta',
  strap: 'straps?|axelband(?:en)?|träger|bretelles?|tirantes?',
  lining: 'lining|foder|fodret|futter|doublure|forro',
  size: 'size|storlek(?:en)?|größe|talla',
  garment:
    'it|this|garment|dress|shirt|coat|jacket|top|blouse|trousers|pants|shorts|sweater|hoodie|den|det|plagget|klänning(?:en)?|es|das',
};

const wordwise = (source: string): string => `(?<![\\p{L}\\d-])(?:${source})(?![\\p{L}\\d])`;

export const PART_WORDS: ReadonlyArray<readonly [Target, RegExp]> = TARGETS.map((target) => [
  target,
  new RegExp(`^(?:${PARTS[target]})$`, 'iu'),
]);

export const targetOf = (word: string): Target | null =>
  PART_WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;

/** The part that a phrase names last, with its words. */
export function partIn(phrase: string): { target: Target; word: string } | null {
  const words = phrase.match(/[\p{L}\d]+/gu) ?? [];
  for (const word of words.toReversed()) {
    const target = targetOf(word);
    if (target && target !== 'garment') return { target, word };
  }
  return null;
}

/** What is changed, by how much more or less of it. */
export type Scale =
  | 'long'
  | 'tight'
  | 'wide'
  | 'heavy'
  | 'dark'
  | 'vivid'
  | 'deep'
  | 'high'
  | 'big'
  | 'full'
  | 'formal';

const MORE = '(?:more|mer|mera|mehr|plus|más)\\s+';
const LESS = '(?:less|mindre|weniger|moins|menos)\\s+';
const FITTED =
  '(?:fitted|tight|slim|figure[- ]hugging|tailored|figursydd|figursytt|tajt|tajta|åtsittande|tailliert|ajusté|ajustée|ceñid[oa]|ajustad[oa]|snug|form[- ]fitting)';
const LOOSE =
  '(?:relaxed|loose|oversized?|roomy|baggy|ledig|ledigt|lös|löst|locker|ample|amples|holgad[oa]|suelt[oa]|comfortable|slouchy|boxy)';
const FLARED = '(?:flared|flowy|flowing|full|voluminous|vid|vidd|utställd|ausgestellt|évasée?|volume|volumen|twirly)';

/** "Fitted at the waist": a fit as well as a place. */
export const FITTED_WAIST = new RegExp(
  wordwise(
    `${FITTED} (?:at|in|around|through) (?:the )?waist|(?:figursydd|insydd|tajt|åtsittande) i midjan|(?:fitted|nipped[- ]in|cinched) waist`,
  ),
  'iu',
);

const HEAVY =
  '(?:heavy|thick|warm|bulky|tung|tungt|tjock|tjockt|varm|varmt|schwer|dick|warm|lourde?|épaisse?|chaude?|pesad[oa]|grues[oa])';
const TOO = '(?:too|för|zu|trop|demasiado)\\s+';
/** "Too long" asks for shorter. */
const EXCESS: ReadonlyArray<readonly [string, Scale, 1 | -1]> = [
  [`${TOO}(?:long|lång|långt|långa|lang|longue?s?|larg[oa]s?)`, 'long', -1],
  [`${TOO}(?:short|kort|korta|kurz|courte?s?|cort[oa]s?)`, 'long', 1],
  [
    `${TOO}(?:tight|fitted|narrow|small|tajt|tajta|trång|trångt|trånga|snäv|eng|serrée?s?|étroite?s?|ajustad[oa]s?|estrech[oa]s?)`,
    'tight',
    -1,
  ],
  [
    `${TOO}(?:loose|baggy|wide|big|large|roomy|lös|löst|vid|vidd|vida|stor|stort|weit|gro(?:ß|ss)|amples?|larges?|grande?s?|anch[oa]s?|holgad[oa]s?)`,
    'tight',
    1,
  ],
  [`${TOO}(?:${HEAVY}|hot)`, 'heavy', -1],
  [`${TOO}(?:thin|light[- ]?weight|tunn|tunt|tunna|dünn|fine?s?|fin[oa]s?)`, 'heavy', 1],
  [`${TOO}(?:dark|mörk|mörkt|dunkel|foncée?s?|oscur[oa]s?)`, 'dark', -1],
  [`${TOO}(?:light|pale|ljus|ljust|hell|claire?s?|clar[oa]s?)`, 'dark', 1],
  [`${TOO}(?:bright|loud|vivid|gräll|grell)`, 'vivid', -1],
  [`${TOO}(?:dull|muted|blek|blass)`, 'vivid', 1],
  [`${TOO}(?:low|deep|låg|lågt|djup|djupt|tief|bas(?:se)?|profonde?|baj[oa])`, 'high', 1],
  [`${TOO}(?:high|hög|högt|hoch|haute?|alt[oa])`, 'high', -1],
];

/** Comparatives and verbs: pattern, scale, direction. */
const SCALES: ReadonlyArray<readonly [string, Scale, 1 | -1]> = [
  ...EXCESS,
  [`${MORE}${HEAVY}`, 'heavy', 1],
  [`${LESS}${HEAVY}`, 'heavy', -1],
  [
    '(?:longer|lengthen(?:ed)?|extend|längre|förläng|länger|verlänger[en]+|rallonger?|rallongez|alarga[r]?)|plus longue?s?|más larg[oa]s?',
    'long',
    1,
  ],
  [
    '(?:shorter|shorten(?:ed)?|kortare|förkorta|korta (?:av|ned|ner|upp)|kürzer|kürze[n]?|raccourci[rs]?|raccourcissez|acorta[r]?)|plus courte?s?|más cort[oa]s?',
    'long',
    -1,
  ],
  [
    `(?:tighter|slimmer|snugger|closer[- ]fitting|tighten|take (?:it )?in|tajtare|snävare|smalare|sy in|enger|schmaler)|${MORE}${FITTED}|${LESS}${LOOSE}|plus serrée?s?`,
    'tight',
    1,
  ],
  [
    `(?:looser|roomier|baggier|loosen|let (?:it )?out|lösare|ledigare|rymligare|lockerer|weiter)|${MORE}${LOOSE}|${LESS}${FITTED}|moins serrée?s?`,
    'tight',
    -1,
  ],
  ['(?:wider|broader|widen|vidare|bredare|breiter)|plus larges?|más anch[oa]s?', 'wide', 1],
  ['(?:narrower|skinnier|narrow(?= (?:the|its))|plus étroite?s?|más estrech[oa]s?)', 'wide', -1],
  [`(?:fuller|flarier)|${MORE}${FLARED}`, 'full', 1],
  [`${LESS}${FLARED}`, 'full', -1],
  [
    '(?:heavier|thicker|warmer|sturdier|tyngre|tjockare|varmare|kraftigare|schwerer|dicker|wärmer)|plus (?:lourde?|épaisse?|chaude?)|más (?:grues[oa]|pesad[oa]|abrigad[oa])',
    'heavy',
    1,
  ],
  [
    '(?:thinner|lighter[- ]weight|airier|cooler|tunnare|lättare|svalare|leichter|dünner)|plus (?:légère?|fine?)|más (?:liger[oa]|fin[oa])',
    'heavy',
    -1,
  ],
  ['(?:darker|darken|mörkare|dunkler)|plus foncée?|más oscur[oa]', 'dark', 1],
  ['(?:lighter|lighten|paler|ljusare|blekare|heller)|plus claire?|más clar[oa]', 'dark', -1],
  [
    `(?:brighter|brighten|klarare|kräftiger|bunter)|${MORE}(?:vivid|saturated|vibrant)|plus vive?|más viv[oa]`,
    'vivid',
    1,
  ],
  [
    `(?:duller|dampad(?:are)?|gedämpfter)|${MORE}(?:muted|subdued|dämpad)|${LESS}(?:bright|vivid|saturated|loud)`,
    'vivid',
    -1,
  ],
  ['(?:deeper|djupare|tiefer)|plus profonde?|más profund[oa]', 'deep', 1],
  ['(?:lower|lågare|lägre|sänk)|plus bas(?:se)?|más baj[oa]', 'high', -1],
  ['(?:higher|raise|höj|högre|höher)|plus haute?|más alt[oa]', 'high', 1],
  ['(?:bigger|larger|större|größer)|plus grande?|más grande', 'big', 1],
  ['(?:smaller|mindre(?= \\p{L}+$)|mindre$|kleiner)|plus petite?|más pequeñ[oa]', 'big', -1],
];

export const SCALE_WORDS: ReadonlyArray<readonly [RegExp, Scale, 1 | -1]> = SCALES.map(([source, scale, way]) => [
  new RegExp(wordwise(source), 'giu'),
  scale,
  way,
]);

export const A_LITTLE =
  /(?:^|\s)(?:a (?:little|bit|tad|touch)|slightly|somewhat|lite|något|aningen|etwas|ein bisschen|un peu|un poco)\s*(?:bit\s*)?$/iu;
export const A_LOT =
  /(?:^|\s)(?:much|a lot|way|far|considerably|significantly|mycket|betydligt|rejält|viel|deutlich|beaucoup|bien|mucho)\s*$/iu;
/** "5 cm" before a comparative; inches too. */
export const BY_LENGTH = /(\d{1,2}(?:[.,]\d)?)\s*(cm|centimet(?:er|re)s?|inch(?:es)?|in|"|tum)\s*$/iu;
export const BY_LENGTH_AFTER =
  /^\s*(?:by|med|um|de)\s+(\d{1,2}(?:[.,]\d)?)\s*(cm|centimet(?:er|re)s?|inch(?:es)?|in|"|tum)(?![\p{L}])/iu;

/** Verbs that take something away; each is read as the word of denial beside it. */
export const REMOVALS: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /(?<![\p{L}])(?:get rid of|take (?:away|off|out)|leave (?:out|off)|cut (?:off|out)|delete|drop(?=\s+(?:the|its|all|any|that)\b)|lose|eliminate|scrap|strip(?: off)?|without)(?![\p{L}])/giu,
    'no',
  ],
  [/(?<![\p{L}])(?:ta(?:ga)? bort|plocka bort|släng|skippa|hoppa över|slopa|strunta i)(?![\p{L}])/giu, 'utan'],
  [/(?<![\p{L}])(?:entferne|streiche|lass)(?![\p{L}])/giu, 'ohne'],
  [/(?<![\p{L}])(?:enl[eè]ve[rz]?|retire[rz]?|supprime[rz]?|ôte[rz]?)(?![\p{L}])/giu, 'sans'],
  [/(?<![\p{L}])(?:quita[r]?|elimina[r]?|saca[r]?)(?![\p{L}])/giu, 'sin'],
];

/** "Keep the green": what is named to stay as it is. Blanked. */
export const KEEPS =
  /(?<![\p{L}])(?:keep(?:ing)?|leave|behåll|behalte|garde[rz]?|mant[eé]n|(?:do not|don't|dont|without) (?:chang(?:e|ing)|touch(?:ing)?|alter(?:ing)?)|ändra inte)\s(?!out|off)[^.;,!?\n]*?(?=\s+(?:but|men|aber|mais|pero|and (?:make|add|remove|change|swap|turn))(?![\p{L}])|[.;,!?\n]|$)/giu;

/** Openers that say nothing of the garment. Blanked. */
export const COURTESIES =
  /(?<![\p{L}])(?:please|can you|could you|would you|i(?: would|'d)? (?:like|want|prefer)(?: it| to have| you to)?|i(?:'d)? rather (?:have|it)|let's|how about|what about|maybe|perhaps|actually|on second thought|snälla|tack|kan du|kunde du|jag vill(?: gärna)?(?: ha| att)?|gärna|bitte|kannst du|s'il (?:te|vous) plaît|por favor|go back to|back to|return to|revert to|tillbaka till|zurück zu)(?![\p{L}])/giu;

const VERBS =
  'make|add|remove|change|swap|replace|turn|drop|lose|give|put|use|take|shorten|lengthen|set|switch|keep|delete|get|cut|raise|lower|widen|narrow|let|omit|skip|convert|gör|lägg|ta|byt|ersätt|ändra|skippa|förläng|förkorta|korta|sätt|använd|mach|mache|füge|ersetze|ändere|entferne|tausche|nimm|ajoute|enlève|remplace|change|mets|fais|retire|añade|quita|cambia|pon|haz';

/** Where a clause of an instruction ends: punctuation, or "and" before another order. */
export const CLAUSE = new RegExp(
  `[.;!?\\n,]|\\s(?:and(?: then| also)?|then|but|och(?: sedan)?|sedan|men|und|aber|et|mais|y|pero|&)\\s+(?=(?:please\\s+)?(?:${VERBS})(?![\\p{L}])|(?:the|its|its|a|an|en|ett)?\\s*(?:${TARGETS.filter(
    (t) => t !== 'garment',
  )
    .map((t) => PARTS[t])
    .join('|')})\\s+(?:to|into|till|zu|auf)\\s)`,
  'giu',
);

/** Verbs of exchange with the words between the old and the new. */
const EXCHANGES: ReadonlyArray<readonly [string, string]> = [
  ['swap(?: out)?|replace|exchange|trade|change|switch(?: out)?|alter', 'for|with|by|to|into|to be'],
  ['turn|make|convert|transform|set|modify', 'to|into|to be'],
  ['byt(?: ut)?|ersätt|ändra|växla|gör om|förvandla|sätt', 'mot|med|till|för'],
  ['tausche|ersetze|ändere|wechsle|verwandle', 'gegen|durch|zu|in|auf'],
  ['remplace[rz]?|change[rz]?|échange[rz]?|transforme[rz]?', 'par|pour|contre|en'],
  ['cambia[r]?|reemplaza[r]?|sustituye|convierte', 'por|con|en|a'],
];

export const EXCHANGE: readonly RegExp[] = EXCHANGES.map(
  ([verbs, links]) => new RegExp(`^\\s*(?:${verbs})\\s+(?<old>\\S.*?)\\s+(?:${links})\\s+(?<fresh>\\S.*?)\\s*$`, 'isu'),
);
/** "substitute wool for linen": the new comes first. */
export const SUBSTITUTE = /^\s*substitute\s+(?<fresh>\S.*?)\s+for\s+(?<old>\S.*?)\s*$/isu;
/** "…, the sleeves to short": the verb stands in the clause before. */
export const VERBLESS = new RegExp(
  `^\\s*(?:the\\s+|its\\s+)?(?<old>${TARGETS.filter((t) => t !== 'garment')
    .map((t) => PARTS[t])
    .join('|')})\\s+(?:to|into|till|zu|auf)\\s+(?<fresh>\\S.*?)\\s*$`,
  'isu',
);
/** Says that the garment itself becomes another. */
export const BECOMES =
  /(?<![\p{L}])(?:turn|convert|transform|change|make|switch|redo|remake|rather|instead|as an?|should be|into|gör|förvandla|byt|ändra|istället|som en|som ett|mach|mache|verwandle|stattdessen|fais|transforme|change|plutôt|haz|convierte|cambia)(?![\p{L}])/iu;
/** Adds to what there is instead of replacing it. */
export const ADDS =
  /(?<![\p{L}])(?:add|also|too|as well|plus|additional|extra|another|touch(?:es)? of|accents?|lägg till|också|även|dessutom|füge|auch|ajoute[rz]?|aussi|añade|también)(?![\p{L}])/iu;
const UNDO =
  /^\W*(?:undo(?: (?:it|that|this|(?:the )?(?:last|previous|latest)(?: (?:change|edit|revision|step|version))?))?|revert(?: (?:it|that|(?:the )?(?:last|previous)(?: (?:change|edit|revision|version))?))?|go back(?: (?:to )?(?:the )?(?:previous|last|earlier)(?: (?:one|version))?)?|take (?:it|that) back|ångra(?: (?:det|senaste|ändringen|senaste ändringen|den senaste ändringen))?|gå tillbaka(?: till (?:förra|föregående) versionen)?|rückgängig(?: machen)?|mach(?:e)? (?:es |das )?rückgängig|annule[rz]?(?: (?:la )?dernière modification)?|deshaz(?:lo)?|deshacer)\W*$/iu;
/** "a size up", "one size smaller", "en storlek större". */
export const SIZE_STEP =
  /(?<![\p{L}])(?:(?:a|an|one|1|two|2|en|ett|två|eine|une|una)\s+)?(?:(?:size|storlek(?:ar)?|sizes|größe|taille|talla)s?\s+(?<after>up|down|bigger|larger|smaller|större|mindre|größer|kleiner|plus grande|plus petite|más grande|más pequeña)|(?<before>bigger|larger|smaller|större|mindre|next)\s+(?:size|storlek))(?![\p{L}])/iu;

/** Whether an instruction asks for what was before. */
export const isUndo = (instruction: string): boolean => UNDO.test(instruction);
