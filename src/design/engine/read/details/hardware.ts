import { COLOR_ALIASES, COLOR_NAMES } from '../../color/names.js';
import { ARTICLES, BARRIERS, JOINERS } from '../lexicon/function-words.js';
import { headsAhead } from '../words/heads.js';
import { isOfLife } from './life.js';
import type { Lexeme } from '../words/lexeme.js';
import { weakBreak } from '../words/tokens.js';
import { headOf, plainClaims, says } from '../words/units.js';
import type { Unit } from '../words/units.js';

/** Things that close or trim a garment and are made of something else than its cloth. */
const HARDWARE =
  /^(?:buttons?|button|boning|bones|busk|stays|snaps?|zips?|zippers?|buckles?|rivets?|studs?|hooks?|eyelets?|toggles?|poppers?|hardware|clasps?|clips?|rings?|spannen|fibbla|haken?|knappar|knapp|dragkedja|blixtlas|spannen?|nitar|knopfe?n?|reissverschluss|schnallen?|nieten|boutons?|fermeture|boucles?|botones|boton|cremallera|hebillas?)$/;
const METAL =
  /^(?:brass|bronze|copper|gold|golden|silver|silbern\w*|golden\w*|pewter|nickel|jet|gunmetal|steel|pearl|ivory|massing|guld|silver|koppar|messing|kupfer|laiton|cuivre|dore|dores|argente|laton|cobre|dorados?|plateados?)$/;

const next = (units: readonly Unit[], i: number): Unit | null =>
  units[i + 1] && !weakBreak(units[i + 1].before) ? units[i + 1] : null;

/** "Button down" is a shirt, "buttons down the back" are buttons. */
const isCompound = ({ lexeme }: Unit): boolean =>
  lexeme !== null &&
  lexeme.words.length > 1 &&
  !(lexeme.words.length > 2 && /^(?:down|up|at|on)$/.test(lexeme.words[1]));

/** "Brass buttons", "five leather buttons": what hardware is made of is no colour and no cloth of the garment. */
function isMaterialOfHardware(units: readonly Unit[], i: number): boolean {
  const unit = units[i];
  const at = hardwareAfter(units, i);
  if (at === null || isCompound(units[at])) return false;
  const cloth = says(unit, 'fabrics') && (units[at].word.endsWith('s') || unit.word === 'chunky');
  if (!cloth && !(METAL.test(unit.word) && at === i + 1)) return false;
  return !headsAhead(units, at).some((found) => found.head === 'garment' && !found.crossed);
}

/** The hardware that the word at `i` describes, over its colour and shape: "chunky white zip", "leather football buttons". */
function hardwareAfter(units: readonly Unit[], i: number): number | null {
  for (let j = i + 1; j < units.length && !weakBreak(units[j].before); j++) {
    if (HARDWARE.test(units[j].word)) return j;
    if (!['colors', 'shade', 'occasion'].some((attribute) => says(units[j], attribute))) return null;
  }
  return null;
}

/** What down fills, or what it is of. */
const FILLED =
  /^(?:filled|filling|fill|padded|padding|lined|lining|quilted|insulation|insulated|feathers?|stuffed|stuffing)$/;

/** "Buttons all down the back", "down past the knee": feathers only where it fills something, or stands alone. */
function isDirection(units: readonly Unit[], i: number): boolean {
  const unit = units[i];
  if (unit.word !== 'down' || unit.lexeme?.words.length !== 1) return false;
  const after = next(units, i);
  const before = weakBreak(unit.before) ? undefined : units[i - 1];
  const fills = after !== null && (FILLED.test(after.word) || after.lexeme?.garment != null);
  const named = before !== undefined && /^(?:in|of|with|real|natural|white|warm|and|or|no|without)$/.test(before.word);
  const ends = after === null || /^(?:and|or|inside|but)$/.test(after.word);
  return !fills && !(ends && (before === undefined || named || says(before, 'colors')));
}

/** "Football buttons", "anchor buttons": what the buttons look like says nothing of the garment. */
const isShapeOfHardware = (units: readonly Unit[], i: number): boolean =>
  units[i].words.length === 1 &&
  !/^(?:for|to|till|at|fur|pour|para)$/.test(units[i - 1]?.word ?? '') &&
  (['occasion', 'print', 'style', 'season'].some((attribute) => says(units[i], attribute)) ||
    /(?:formade?|formigt?|formiga|shaped)$/.test(units[i].word)) &&
  HARDWARE.test(next(units, i)?.word ?? '') &&
  !next(units, i)?.word.startsWith('zip');

const TEXTURE =
  /^(?:fluffy|fuzzy|furry|woolly|wooly|silky|velvety|lacy|leathery|fluffig|ludd\w*|flauschig\w*|kuschelig\w*|moelleu\w*|duveteu\w*|peluche|suave)$/;

/** "Fluffy pink fleece", "silky viscose": how a cloth feels that is named itself. */
function isTexture(units: readonly Unit[], i: number): boolean {
  if (!TEXTURE.test(units[i].word) || !says(units[i], 'fabrics')) return false;
  for (let j = i + 1; j < units.length && !weakBreak(units[j].before); j++) {
    if (says(units[j], 'fabrics')) return true;
    if (!says(units[j], 'colors') && !says(units[j], 'shade')) return false;
  }
  return false;
}

/** "Stripes running round the bottom": where they go, no sport. */
const isCourse = (units: readonly Unit[], i: number): boolean =>
  /^(?:running|climbing|dancing)$/.test(units[i].word) &&
  units[i].words.length === 1 &&
  /^(?:round|around|down|along|across|up|through|from|over|to)$/.test(next(units, i)?.word ?? '');

/** "Resår vid benen", "fransar vid halsen": at that part, not wide; "vid ärm" is. */
const isAtPart = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'vid' && units[i].words.length === 1 && /(?:en|et|na|n)$/.test(next(units, i)?.word ?? '');

const FLOWING = /^(?:fliessend\w*|fluide?s?|fluid[oa]s?|flytande|flowing|flowy|drapey|floaty)$/;

/** "Aus fließender Viskose": how the cloth falls, not how wide the garment is. */
const isFall = (units: readonly Unit[], i: number): boolean => {
  const cloth = next(units, i);
  return FLOWING.test(units[i].word) && cloth !== null && says(cloth, 'fabrics') && cloth.lexeme?.garment == null;
};

/** "Long enough to cover my tummy": measured by something else. */
const isEnough = (units: readonly Unit[], i: number): boolean =>
  units[i].words.length === 1 &&
  /^(?:long|lang|langt)$/.test(units[i].word) &&
  /^(?:enough|nog|genug)$/.test(next(units, i)?.word ?? '');

const WEARER = /^(?:i|he|she|they|i'm|he's|she's|they're|jag|han|hon|ich|er|sie|je|il|elle|yo|el|ella)$/;
const IS = /^(?:am|is|are|be|ar|bin|ist|suis|est|soy|es)$/;

/** "Han är lång", "she is very short", "ich bin schmal": said of who wears it. */
function isOfWearer(units: readonly Unit[], i: number): boolean {
  const { lexeme } = units[i];
  if (
    lexeme === null ||
    lexeme.garment ||
    lexeme.head ||
    ['colors', 'gender', 'fabrics', 'occasion'].some((a) => says(units[i], a))
  )
    return false;
  let j = i - 1;
  while (
    j > i - 4 &&
    /^(?:a|very|quite|rather|so|really|too|pretty|big|bit|valdigt|ganska|rätt|ratt|mycket|sehr|ziemlich|recht|tres|assez|plutot|muy|bastante)$/.test(
      units[j]?.word ?? '',
    )
  )
    j--;
  if (j < 0 || units.slice(j + 1, i + 1).some(({ before }) => weakBreak(before))) return false;
  const contracted = /'(?:m|s|re)$/.test(units[j].word) && WEARER.test(units[j].word);
  return contracted || (IS.test(units[j].word) && WEARER.test(units[j - 1]?.word ?? ''));
}

/** "Elasticated armholes": said of what has no name here. */
function isElasticOfOther(units: readonly Unit[], i: number): boolean {
  const after = next(units, i);
  return (
    /^(?:elasticated|elasticised|elasticized)$/.test(units[i].word) &&
    units[i].words.length === 1 &&
    after?.lexeme === null &&
    /^\p{L}{4,}$/u.test(after.word) &&
    !JOINERS.has(after.word) &&
    !BARRIERS.has(after.word) &&
    !ARTICLES.has(after.word)
  );
}

/** "Embroidery round the neck": a direction, no round neck. */
const isAround = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'round' &&
  units[i].words.length === 1 &&
  /^(?:the|my|her|his|their|each|both|its|your)$/.test(next(units, i)?.word ?? '');

const SIZED =
  /^(?:big|bigger|large|larger|full|fuller|small|wide|wider|broad|heavy|generous|stor|stora|större|storre|liten|smal|smala|bred|breda|kraftig|kraftiga|gross|grosse[mnrs]?|breite[mnrs]?|grosse|large|larges|fort|forte|grande|grandes|anch[oa]s?)$/;
const OF_BODY =
  /^(?:bust|busted|boobs|tummy|belly|stomach|hips|hipped|thighs|calves|bum|bottom|behind|frame|byst|bysten|mage|magen|rumpa|hofter|hofterna|lar|vader|brust|bauch|huften|po|poitrine|hanches|cuisses|pecho|caderas|barriga)$/;

/** "A big bust", "breda höfter": how somebody is built. */
const isOfBuild = (units: readonly Unit[], i: number): boolean =>
  SIZED.test(units[i].words.at(-1) ?? '') &&
  !units[i].lexeme?.garment &&
  OF_BODY.test(next(units, i)?.words[0] ?? '') &&
  next(units, i)?.lexeme?.garment == null;

/** "Stuck on my coat toile", "made a toile": cut from plain cloth to try a pattern, no print. */
function isTrial(units: readonly Unit[], i: number): boolean {
  if (units[i].word !== 'toile' || units[i].words.length > 1 || weakBreak(units[i].before)) return false;
  const before = units[i - 1];
  const after = next(units, i);
  if (after?.lexeme && !after.lexeme.head) return false;
  return (
    before?.lexeme?.garment != null ||
    /^(?:my|the|first|second|third|final|quick|rough|made|sewn|fitted|fitting|another|this|her|his|their)$/.test(
      before?.word ?? '',
    ) ||
    (/^(?:a|one)$/.test(before?.word ?? '') &&
      /^(?:made|make|making|sew|sewn|sewing|need|did|do)$/.test(units[i - 2]?.word ?? ''))
  );
}

/** "Toggles at ankle", "cuffed at the knee": where a thing is, not how long the garment is. */
function isPlaceOfThing(units: readonly Unit[], i: number): boolean {
  if (!says(units[i], 'length') || units[i].words.length > 2 || units[i].lexeme?.garment) return false;
  const words = units[i].words.join(' ');
  const at = /^(?:at|on) (?:ankles?|knees?|hips?|waist)$/.test(words)
    ? i
    : /^(?:ankles?|knees?|hips?)$/.test(words) && /^(?:at|on|round|around)$/.test(units[i - 1]?.word ?? '')
      ? i - 1
      : -1;
  const thing = at > 0 && !weakBreak(units[at].before) ? units[at - 1] : undefined;
  return (
    thing?.lexeme != null && !thing.lexeme.garment && ['closure', 'details', 'pockets'].some((a) => says(thing, a))
  );
}

/** "Så man inte svettas", "där man kan knäppa": anybody. */
const isAnybody = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'man' &&
  units[i].words.length === 1 &&
  (/^(?:sa|att|om|nar|som|dar|vad|hur|da|kan|vill|ska|far|innan|medan)$/.test(units[i - 1]?.word ?? '') ||
    /^(?:inte|kan|vill|ska|har|far|ar|blir|behover|ser|maste|tar|gar)$/.test(next(units, i)?.word ?? ''));

const TRADE =
  /^(?:profe\w*|maestr[oa]s?|educador\w*|teachers?|nurses?|nursery|doctors?|tandl\w*|lakare|skotare|larare|lehrer\w*|erzieher\w*|arzt\w*|instituteur|institutrice|maitresse|puericult\w*|infirmi\w*)$/;

/** "Profe de infantil", "a children's nurse", "barnskötare": whom somebody works with, not who will wear it. */
const isOfTrade = (units: readonly Unit[], i: number): boolean =>
  says(units[i], 'gender') &&
  (TRADE.test(next(units, i)?.word ?? '') ||
    (/^(?:de|of|for|d)$/.test(units[i - 1]?.word ?? '') && TRADE.test(units[i - 2]?.word ?? '')));

/** "My sister's getting married": the feast is hers, the garment need not be. */
const isHost = (units: readonly Unit[], i: number): boolean =>
  says(units[i], 'gender') &&
  /'?s$/.test(units[i].word) &&
  next(units, i) !== null &&
  says(units[i + 1], 'occasion') &&
  /^(my|our|her|his|their|your|min|mina|vår|var|hans|hennes|din)$/.test(units[i - 1]?.word ?? '');

const RELATIVE = /^(?:mammas|mormors|farmors|pappas|morfars|farfars|systers|brors|svarmors|svarfars|min mans|tants)$/;

/** "My late husband's shirts are to become …", "old sheets turned into a dress": what it is made from. */
function isSource(units: readonly Unit[], i: number): boolean {
  if (!units[i].lexeme?.garment) return false;
  for (let j = i + 1; j < Math.min(units.length, i + 6) && !weakBreak(units[j].before); j++) {
    const into = units[j].word === 'into' && REMADE.test(units[j - 1].word);
    if (into || /^(?:become|becomes|becoming)$/.test(units[j].word))
      return units.slice(j + 1, j + 5).some((unit) => unit.lexeme?.garment);
  }
  return false;
}

const REMADE =
  /^(?:turn|turned|turning|made|make|cut|remade|remake|sewn|sew|refashioned|upcycled|converted|transformed|it|them)$/;

/** "My granny's tea dress remake". */
const COPIED = /^(?:remake|copy|replica|recreation|remade|redo)$/;

/** "My nan's 80th": what follows is hers, no garment for her. */
function isOwner(units: readonly Unit[], i: number): boolean {
  const { word, lexeme } = units[i];
  const grown = lexeme?.readings.some((r) =>
    r.claims.some((c) => c.attribute === 'gender' && /^(?:wo)?men$/.test(c.value)),
  );
  if (!grown) return false;
  if (RELATIVE.test(word) && next(units, i) !== null) return units[i + 1].lexeme?.garment == null;
  const late = units[i - 1]?.word === 'late' ? units[i - 2] : units[i - 1];
  if (!word.endsWith("'s") || !/^(?:my|our|her|his|their|your)$/.test(late?.word ?? '')) return false;
  if (late !== units[i - 1]) return true;
  for (let j = i + 1; j < Math.min(units.length, i + 6) && !weakBreak(units[j].before); j++)
    if (units[j].lexeme?.garment) return COPIED.test(next(units, j)?.word ?? '');
  return next(units, i) !== null;
}

const ONCE =
  /^(?:used|had|wore|gave|left|made|told|taught|hade|brukade|bar|gav|sydde|stickade|virkade|knitted|crocheted|sewed|bought|passed|hatte|trug|gab|hat|strickte|nahte|avait|portait|a|m'a|tricotait|cousait|tenia|llevaba|usaba|me|regalo|tejio|cosio)$/;

/** "My gran used to wear", "meine Oma hatte so eine": whose it was, not who will wear it. */
const isRemembered = (units: readonly Unit[], i: number): boolean =>
  says(units[i], 'gender') &&
  !weakBreak(units[i].before) &&
  /^(?:my|our|her|his|min|mina|meine?r?|ma|mon|mi)$/.test(units[i - 1]?.word ?? '') &&
  !/^(?:for|to|at|till|fur|pour|para)$/.test(units[i - 2]?.word ?? '') &&
  ONCE.test(next(units, i)?.word ?? '');

/** "I suit green", "they match": said of the wearer, no garment. */
const isVerb = (units: readonly Unit[], i: number): boolean =>
  /^(suits?|dress|dresses|tops?|coats?|caps?|watch|tie|belt|bag)$/.test(units[i].word) &&
  units[i].lexeme?.words.length === 1 &&
  !weakBreak(units[i].before) &&
  /^(that|which|it|i|you|we|they|he|she|will|would|could|can|should|cannot|can't|don't|doesn't|always|usually|often)$/.test(
    units[i - 1]?.word ?? '',
  );

/** "Asked to dress a band", "he sweats a lot": what somebody does. */
function isDone(units: readonly Unit[], i: number): boolean {
  const { word, lexeme } = units[i];
  if (lexeme?.words.length !== 1) return false;
  const after = next(units, i)?.word ?? '';
  if (word === 'sweats') return /^(?:a|heavily|easily|when|so|too|like)$/.test(after);
  const verb = /^(?:dress|suit|top|coat|cap|watch|tie|belt|bag|wrap|flare)$/.test(word);
  return (
    verb &&
    units[i - 1]?.word === 'to' &&
    /^(?:a|an|the|my|our|his|her|their|up|everyone|people|it|me|you|him|them)$/.test(after)
  );
}

/** "Exposed back zip", "cross back straps": said of the zip or the straps, the back is whole. */
function isOfFastening(units: readonly Unit[], i: number): boolean {
  if (!says(units[i], 'details') || units[i].lexeme?.words.at(-1) !== 'back') return false;
  const thing = next(units, i);
  return (
    thing !== null &&
    (HARDWARE.test(thing.word) ||
      /^(?:straps?|closures?|fastenings?|placket|seams?|vents?|pleats?|yoke|pockets?|zipped)$/.test(thing.word))
  );
}

/** "Buckled cuffs", "buttoned tabs": they close the part, not the garment. */
function closesPart(units: readonly Unit[], i: number): boolean {
  const thing = next(units, i);
  const head = thing && units[i + 1].lexeme?.head;
  return (
    says(units[i], 'closure') &&
    units[i].lexeme?.head === null &&
    /^(?:cuff|hem|strap)$/.test(head ?? '') &&
    (units[i + 1].lexeme?.words.length ?? 0) === 1
  );
}

/** "Button-through back pockets", "two button-down flap pockets": they close the pockets. */
function closesPocketsAhead(units: readonly Unit[], i: number): boolean {
  if (!says(units[i], 'closure') || units[i].lexeme?.garment) return false;
  const ahead = units.slice(i + 1, i + 4);
  const at = ahead.findIndex(({ before }) => weakBreak(before));
  const run = at < 0 ? ahead : ahead.slice(0, at);
  const pocket = run.findIndex((unit) => headOf(unit) === 'pocket' || says(unit, 'pockets'));
  return (
    pocket >= 0 &&
    run.slice(0, pocket).every((unit) => unit.lexeme !== null && !unit.lexeme.garment) &&
    !isZip(units[i])
  );
}
const isZip = ({ words }: Unit): boolean => words.some((word) => /^(?:zip|zipped|zippered|zipper)$/.test(word));

const BRACES = /^(?:braces?|suspenders?|hangslen?|hosentrager|bretelles|tirantes)$/;
/** "Brace buttons", "buttons for braces": nothing closes with them. */
const holdsBraces = (units: readonly Unit[], i: number): boolean =>
  /^(?:buttons?|knappar|knopfe?n?|boutons?|botones)$/.test(units[i].word) &&
  (BRACES.test(units[i - 1]?.word ?? '') ||
    (/^(?:for|till|fur|pour|para)$/.test(units[i + 1]?.word ?? '') && BRACES.test(units[i + 2]?.word ?? '')));

const SASH = /^(?:sash|belt|obi|skarp|balte|gurtel|scharpe|ceinture|echarpe|faja|fajin|cinturon)$/;
/** "A sash in green that ties in a bow": the sash is tied, the garment is closed by something else. */
function tiesSash(units: readonly Unit[], i: number): boolean {
  if (!/^(?:ties?|tied|knots?|knyts|gebunden|noue|nouee|anuda|ata)$/.test(units[i].word) || !says(units[i], 'closure'))
    return false;
  for (let j = i - 1; j >= Math.max(0, i - 6) && !weakBreak(units[j + 1].before); j--)
    if (units[j].words.some((word) => SASH.test(word))) return true;
  return false;
}

const NOT_OF_SHOULDER =
  /^(?:cinch|cuff|cuffs|throat|chin|foot|stirrup|ankle|wrist|sleeve|waist|hem|back|heel|collar|neck|side|compression|adjuster|bottom|knee|leg|hip|martingale|carry|hanging)$/;
/** "Cinch strap", "cuff straps", "throat strap": none that hangs on a shoulder. */
const isOtherStrap = (units: readonly Unit[], i: number): boolean =>
  /^straps?$/.test(units[i].word) &&
  units[i].lexeme?.words.length === 1 &&
  !weakBreak(units[i].before) &&
  NOT_OF_SHOULDER.test(units[i - 1]?.words.at(-1) ?? '');

/** "Zari work", "gold work", "lace work": made by hand, not worn to work. */
const isHandwork = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'work' &&
  units[i].lexeme?.words.length === 1 &&
  !weakBreak(units[i].before) &&
  ['details', 'fabrics', 'colors', 'print'].some((attribute) => says(units[i - 1] ?? units[i], attribute)) &&
  next(units, i)?.lexeme?.garment == null;

/** "A row of horn buttons down one side": no button-down shirt. */
const isRow = (units: readonly Unit[], i: number): boolean =>
  units[i].lexeme?.words.join(' ') === 'button down' && ARTICLES.has(next(units, i)?.word ?? '');

/** "Overalls in jeans", "overall i jeans": the cloth, where another garment stands before. */
const isCloth = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'jeans' &&
  units[i].lexeme?.words.length === 1 &&
  /^(?:in|i|aus|en|de|of|av)$/.test(units[i - 1]?.word ?? '') &&
  units.slice(0, i).some((unit) => unit.lexeme?.garment && !unit.negated);

const RUNS: ReadonlySet<string> = new Set(['slit', 'vent', 'fringe', 'lining', 'zip', 'lace-up']);

/** The thing that runs on to the place at `i`: the slit of "a slit that goes up to mid thigh". */
function runsOn(units: readonly Unit[], i: number): boolean {
  for (let j = i - 1; j >= Math.max(0, i - 5) && !weakBreak(units[j + 1].before); j--)
    if (units[j].lexeme || JOINERS.has(units[j].word))
      return (
        plainClaims(units[j]).some((c) => c.attribute !== 'pockets' && RUNS.has(c.value)) && !units[j].lexeme?.garment
      );
  return false;
}

/** "Slits to the waist", "covered buttons to the waist": how far a detail reaches, not the garment. */
const reachesTo = (units: readonly Unit[], i: number): boolean =>
  (/^(?:to|till|bis|hasta|jusqu)$/.test(units[i].lexeme?.words[0] ?? '') &&
    i > 0 &&
    ['details', 'closure', 'pockets'].some((attribute) => says(units[i - 1], attribute))) ||
  (says(units[i], 'length') &&
    !/leng|lang/.test(units[i].words.join(' ')) &&
    units[i].words.length > 1 &&
    runsOn(units, i));

/** "Ankle ties", "knee patch": where the thing is that is named next. */
function isPlaceOf(units: readonly Unit[], i: number): boolean {
  const thing = next(units, i);
  const bare = /^(?:ankle|knee|waist|hip|thigh|calf)$/.test(units[i].word) && units[i].words.length === 1;
  return (
    bare &&
    thing !== null &&
    says(units[i], 'length') &&
    (says(thing, 'closure') || says(thing, 'details') || /^(?:strap|cuff|pocket|trim)$/.test(thing.lexeme?.head ?? ''))
  );
}

const WITH = /^(?:with|med|mit|avec|con)$/;

/** Whether the garment is closed by something else than the unit at `i`. */
const closesOtherwise = (units: readonly Unit[], i: number): boolean =>
  units.some((unit, j) => j !== i && !unit.negated && says(unit, 'closure'));

/** "Back pocket with velcro", "buttons, a plain back with a buckle": it closes that part. */
function closesPocket(units: readonly Unit[], i: number): boolean {
  if (!says(units[i], 'closure') || units[i].lexeme?.head !== null) return false;
  let at = i - 1;
  if (units[at] && !units[at].lexeme && !WITH.test(units[at].word) && !ARTICLES.has(units[at].word)) at--;
  if (ARTICLES.has(units[at]?.word ?? '')) at--;
  const before = units[at - 1];
  if (!WITH.test(units[at]?.word ?? '') || weakBreak(units[at].before) || before === undefined) return false;
  // "cargo trousers with a zip": the name brings its pockets, the zip is the garment's
  if (before.lexeme?.garment) return false;
  const head = headOf(before) ?? '';
  return (
    head === 'pocket' ||
    says(before, 'pockets') ||
    (/^(?:back|strap|belt|cuff|hood|collar|lining)$/.test(head) && closesOtherwise(units, i))
  );
}

/** "Nitar av koppar", "buttons of brass": what hardware is made of. */
const isMetalOfHardware = (units: readonly Unit[], i: number): boolean =>
  (METAL.test(units[i].word) || /^(?:koppar|kupfer|cuivre|cobre)$/.test(units[i].word)) &&
  /^(?:of|av|aus|en|de|in|i)$/.test(units[i - 1]?.word ?? '') &&
  HARDWARE.test(units[i - 2]?.word ?? '');

/** "Buttons at the hip", "draped at the hip": a place on the garment, not where it ends. */
function isPlace(units: readonly Unit[], i: number): boolean {
  const unit = units[i];
  const first = unit.lexeme?.words[0] ?? '';
  const at = /^(?:at|vid|an|am|a|au|aux|en)$/.test(first);
  const placed = says(unit, 'length') && (at || reachesTo(units, i));
  if (placed && runsOn(units, i)) return true;
  const before = weakBreak(unit.before) ? undefined : units[i - 1];
  if (!placed || !before?.lexeme) return false;
  return before.lexeme.garment === null && !says(before, 'length') && (at || !says(before, 'fit'));
}

/** "A tunic with long sleeves, pullover": how it is put on, where another garment stands before. */
function isPulledOver(units: readonly Unit[], i: number): boolean {
  const after = units[i + 1];
  return (
    units[i].word === 'pullover' &&
    units[i].lexeme?.words.length === 1 &&
    weakBreak(units[i].before) &&
    (after === undefined || weakBreak(after.before)) &&
    units.slice(0, i).some((unit) => unit.lexeme?.garment && !unit.negated)
  );
}

/** "Without buttons on the cuffs", "knapparna i manschetterna": they close the cuffs, not the front. */
function closesCuffs(units: readonly Unit[], i: number): boolean {
  if (!says(units[i], 'closure') || !/^(?:on|at|in|i|pa|an|aux|en)$/.test(next(units, i)?.word ?? '')) return false;
  const at = ARTICLES.has(units[i + 2]?.word ?? '') && !units[i + 2].lexeme ? i + 3 : i + 2;
  const part = units[at]?.lexeme?.head ?? '';
  return part === 'cuff' || part === 'sleeve' || (units[at] !== undefined && says(units[at], 'cuff'));
}

const DENIM: Lexeme = {
  words: ['denim'],
  readings: [{ heads: [], claims: [{ attribute: 'fabrics', value: 'denim', implied: false }] }],
  head: null,
  garment: null,
  block: false,
};

const BUTTONS: Lexeme = {
  ...DENIM,
  words: ['buttons'],
  readings: [{ heads: [], claims: [{ attribute: 'closure', value: 'buttons', implied: false }] }],
};

const THREE_QUARTERS: Lexeme = {
  ...DENIM,
  words: ['three', 'quarter', 'length'],
  readings: [{ heads: [], claims: [{ attribute: 'length', value: '@three-quarter', implied: false }] }],
};

/** "A three quarter length wool coat": the coat's length, no sleeve's. */
const isCoatLength = (units: readonly Unit[], i: number): boolean =>
  /^(?:three quarter length|3\/4 length)$/.test(units[i].lexeme?.words.join(' ') ?? '') &&
  headsAhead(units, i)[0]?.head === 'garment';

const SHORTS: Lexeme = {
  ...DENIM,
  words: ['shorts'],
  readings: [{ heads: [], claims: [{ attribute: 'garment', value: 'shorts', implied: false }] }],
  head: 'garment',
  garment: 'shorts',
};

const NO_NAME =
  /^(?:it|them|one|something|anything|thing|things|very|too|so|quite|rather|really|super|extra|is|are|be|and|or|but|not|cut|how|in|keep|fairly|pretty|a bit|bit|little|that|this|no|nothing)$/;

/** "Men's woven short, 7 inch inseam": the trade says one short, where nothing else is named. */
function isOneShort(units: readonly Unit[], i: number): boolean {
  const { word, words, before } = units[i];
  if (word !== 'short' || words.length > 1 || i === 0 || weakBreak(before) || NO_NAME.test(units[i - 1].word))
    return false;
  const after = next(units, i);
  const ends = after === null || JOINERS.has(after.word) || /^(?:with|in|for|from|made|of)$/.test(after.word);
  return ends && !units.some((unit) => unit.lexeme?.garment);
}

const ZIP_UP: Lexeme = {
  ...SHORTS,
  words: ['zip', 'up'],
  readings: [
    {
      heads: [],
      claims: [
        { attribute: 'garment', value: 'sweatshirt', implied: false },
        { attribute: 'closure', value: 'zip', implied: false },
      ],
    },
  ],
  garment: 'sweatshirt',
};

/** "A cropped zip up, grey marl": the garment, where nothing else is named. */
const isZipUp = (units: readonly Unit[], i: number): boolean =>
  /^(?:zip up|zip through|zip thru|full zip)$/.test(units[i].words.join(' ')) &&
  units[i].lexeme !== null &&
  (i === 0 || !weakBreak(units[i].before)) &&
  (next(units, i) === null || /^(?:with|in|for)$/.test(units[i + 1].word)) &&
  !units.some((unit) => unit.lexeme?.garment);

const ELASTIC: Lexeme = {
  ...DENIM,
  words: ['elastic'],
  readings: [{ heads: [], claims: [{ attribute: 'waistline', value: 'elastic', implied: false }] }],
};

/** "Satin skirt, no zip just elastic": what holds a skirt or trousers is at the waist. */
const isElastic = (units: readonly Unit[], i: number): boolean =>
  units[i].words.length === 1 &&
  (/^elastici?[sz]?ated$/.test(units[i].word) ||
    (/^(?:elastic|resar|gummizug|elastique|elastico)$/.test(units[i].word) &&
      /^(?:just|only|simply|bara|nur|seulement|solo)$/.test(units[i - 1]?.word ?? ''))) &&
  next(units, i) === null &&
  units.some(({ lexeme }) =>
    /^(?:skirt|trousers|shorts|joggers|wide-leg-trousers|leggings)$/.test(lexeme?.garment ?? ''),
  );

const FLARED: Lexeme = {
  ...DENIM,
  words: ['flares'],
  readings: [{ heads: [], claims: [{ attribute: 'silhouette', value: '@flared', implied: false }] }],
};

/** "A skirt that flares": what it does, no trousers. */
const isFlaring = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'flares' &&
  units[i].words.length === 1 &&
  !weakBreak(units[i].before) &&
  /^(?:that|which|it|and|gently|slightly|then)$/.test(units[i - 1]?.word ?? '') &&
  units.slice(0, i).some((unit) => unit.lexeme?.garment && !unit.negated);

const NECKTIE: Lexeme = {
  ...SHORTS,
  words: ['ties'],
  readings: [{ heads: [], claims: [{ attribute: 'garment', value: 'tie', implied: false }] }],
  garment: 'tie',
};

/** "Matching burgundy ties": worn round the neck; "black ties at the side" close something. */
function isNecktie(units: readonly Unit[], i: number): boolean {
  if (units[i].word !== 'ties' || units[i].words.length > 1 || i === 0 || weakBreak(units[i].before)) return false;
  const matched = units
    .slice(Math.max(0, i - 3), i)
    .some(({ word }) => /^(?:matching|silk|groomsmen's|mens)$/.test(word));
  const after = next(units, i);
  return matched && (after === null || JOINERS.has(after.word) || after.word === 'for');
}

const PULLED_OVER: Lexeme = {
  ...DENIM,
  words: ['pullover'],
  readings: [{ heads: [], claims: [{ attribute: 'closure', value: 'pullover', implied: false }] }],
};

const CHAIN: Lexeme = {
  ...DENIM,
  words: ['chain'],
  readings: [{ heads: [], claims: [{ attribute: 'closure', value: 'chain', implied: false }] }],
};

const FASTENS = /^(?:fasten|clos|held|hold|joined|done)/;

/** "Fastens at the throat with a chain": what closes it, wherever the place is said. */
function isFasteningChain(units: readonly Unit[], i: number): boolean {
  if (units[i].word !== 'chain' || units[i].lexeme !== null) return false;
  let from = i;
  while (from > 0 && i - from < 7 && !weakBreak(units[from].before)) from--;
  const said = units.slice(from, i).map(({ word }) => word);
  return said.some((word) => FASTENS.test(word)) && said.some((word) => /^(?:with|by)$/.test(word));
}

const WATERPROOF: Lexeme = {
  ...SHORTS,
  words: ['waterproof'],
  readings: [
    {
      heads: [],
      claims: [
        { attribute: 'garment', value: 'jacket', implied: false },
        { attribute: 'occasion', value: 'rain', implied: true },
      ],
    },
  ],
  garment: 'jacket',
};

/** "A fleece lined waterproof for my son": the jacket, where nothing else is named. */
const isWaterproof = (units: readonly Unit[], i: number): boolean =>
  /^waterproofs?$/.test(units[i].word) &&
  units[i].words.length === 1 &&
  (next(units, i) === null || /^(?:with|in|for|that|to)$/.test(units[i + 1].word)) &&
  !units.some((unit) => unit.lexeme?.garment);

const MAN: Lexeme = {
  ...DENIM,
  words: ["he's"],
  readings: [{ heads: [], claims: [{ attribute: 'gender', value: 'men', implied: true }] }],
};

/** "He's 6'4", "he's 190 cm": as tall as a man, who will wear it. */
function isTallMan(units: readonly Unit[], i: number): boolean {
  if (!/^(?:he's|hes)$/.test(units[i].word) && !(units[i].word === 'is' && units[i - 1]?.word === 'he')) return false;
  const number = next(units, i)?.word ?? '';
  const after = units[i + 2];
  const feet = /^['’]$/.test(after?.before ?? '') || /^(?:ft|foot|feet)$/.test(after?.word ?? '');
  return /^(?:1[6-9]\d|2[01]\d)(?:cm)?$/.test(number) || (/^[5-7]$/.test(number) && feet);
}

const NATURAL: Lexeme = {
  ...DENIM,
  words: ['natural'],
  readings: [{ heads: [], claims: [{ attribute: 'colors', value: 'ecru', implied: false }] }],
};

/** "Linen trousers, natural": by itself, the colour of what is not dyed. */
const isNatural = (units: readonly Unit[], i: number): boolean =>
  /^(?:natural|undyed|naturell)$/.test(units[i].word) &&
  units[i].words.length === 1 &&
  i > 0 &&
  weakBreak(units[i].before) &&
  next(units, i) === null &&
  !units.some((unit) => says(unit, 'colors'));

const PEACOCK: Lexeme = {
  ...DENIM,
  words: ['peacock'],
  readings: [{ heads: [], claims: [{ attribute: 'colors', value: 'peacock', implied: false }] }],
};

/** "Peacock silk", "a peacock satin dress": the colour; "a peacock print" shows the bird. */
const isPeacockColor = (units: readonly Unit[], i: number): boolean => {
  const after = next(units, i);
  return (
    units[i].words.join(' ') === 'peacock' &&
    after !== null &&
    (says(after, 'fabrics') || says(after, 'colors') || after.lexeme?.garment != null)
  );
};

const silenced = (unit: Unit): Unit => ({ ...unit, lexeme: null });

const HOLDER =
  /^(?:loops?|slots?|holders?|tabs?|hooks?|clips?|pockets?|pouch|space|room|place|holes?|flaps?|hank|hallare|fack|plats|schlaufe|schlaufen|platz|fach|passant|place|poche|poches|trabilla|espacio|bolsillo|bolsillos)$/;

/** "A loop for a name badge", "a pocket for my pearls": what is kept there is none of the garment. */
function isKept(units: readonly Unit[], i: number): boolean {
  const { lexeme } = units[i];
  if (lexeme === null || lexeme.garment || !['details', 'closure', 'print'].some((a) => says(units[i], a)))
    return false;
  for (let j = i - 1; j >= Math.max(1, i - 4) && !weakBreak(units[j + 1].before); j--)
    if (/^(?:for|till|fur|pour|para)$/.test(units[j].word)) return HOLDER.test(units[j - 1].words.at(-1) ?? '');
  return false;
}

/** What is said of the garment's hardware or of one of its parts: nothing of the whole follows, and whoever wrote it is told. */
const FALSE_FRIENDS = [
  closesPart,
  closesPocketsAhead,
  holdsBraces,
  isOtherStrap,
  isHandwork,
  closesCuffs,
  isOfFastening,
  isMaterialOfHardware,
  isPlaceOf,
  closesPocket,
  isMetalOfHardware,
  isShapeOfHardware,
  isTexture,
  isAtPart,
  isFall,
  isKept,
  isPlaceOfThing,
  isElasticOfOther,
] as const;

/** What says nothing of the garment at all: who wears it, what somebody does in it, how far a detail reaches. */
const IDLE = [
  tiesSash,
  isDirection,
  isHost,
  isOwner,
  isSource,
  isRemembered,
  isVerb,
  isPlace,
  isDone,
  isEnough,
  isOfTrade,
  isOfWearer,
  isOfBuild,
  isTrial,
  isAnybody,
  isAround,
  isCourse,
  isOfLife,
] as const;

const RENAMED: ReadonlyArray<readonly [(units: readonly Unit[], i: number) => boolean, Lexeme]> = [
  [isCloth, DENIM],
  [isRow, BUTTONS],
  [isCoatLength, THREE_QUARTERS],
  [isPulledOver, PULLED_OVER],
  [isFasteningChain, CHAIN],
  [isPeacockColor, PEACOCK],
  [isOneShort, SHORTS],
  [isNecktie, NECKTIE],
  [isFlaring, FLARED],
  [isElastic, ELASTIC],
  [isZipUp, ZIP_UP],
  [isTallMan, MAN],
  [isNatural, NATURAL],
  [isWaterproof, WATERPROOF],
];

const LABEL = /^(?:colou?rs?|shade|farg|farbe|couleur|color)$/;

/** "Colour: flax": what is asked for by that label is the colour of that name, whatever cloth has it too. */
function labelledColor(units: readonly Unit[], i: number): Lexeme | null {
  const unit = units[i];
  if (!LABEL.test(units[i - 1]?.word ?? '') || says(unit, 'colors') || unit.words.length > 1) return null;
  const name = COLOR_ALIASES[unit.word] ?? unit.word;
  if (!Object.hasOwn(COLOR_NAMES, name) || says(next(units, i) ?? unit, 'colors')) return null;
  return {
    ...DENIM,
    words: [unit.word],
    readings: [{ heads: [], claims: [{ attribute: 'colors', value: name, implied: false }] }],
  };
}

/** A unit as it is meant in its place. */
function meant(units: readonly Unit[], unit: Unit, i: number): Unit {
  const renamed = RENAMED.find(([is]) => is(units, i));
  if (renamed) return { ...unit, lexeme: renamed[1] };
  const labelled = labelledColor(units, i);
  if (labelled) return { ...unit, lexeme: labelled };
  if (unit.lexeme === null) return unit;
  if (FALSE_FRIENDS.some((is) => is(units, i))) return silenced(unit);
  return IDLE.some((is) => is(units, i)) ? { ...silenced(unit), idle: true } : unit;
}

/** Silences words that in this place do not say what they say elsewhere. */
export const withoutFalseFriends = (units: readonly Unit[]): Unit[] => units.map((unit, i) => meant(units, unit, i));

const OPEN_BACK: Lexeme = {
  words: ['open', 'back'],
  readings: [{ heads: [], claims: [{ attribute: 'details', value: 'open-back', implied: false }] }],
  head: null,
  garment: null,
  block: false,
};

/** "No sleeves, no back": a back that is left out is an open one. */
export function openBacks(units: Unit[]): void {
  for (const [i, unit] of units.entries()) {
    const bare = unit.lexeme?.head === 'back' && unit.lexeme.words.length === 1;
    const after = next(units, i);
    const ends = !after || /^(?:and|or|och|eller|und|oder|et|ou|y|o|at|whatsoever|but)$/.test(after.word);
    if (bare && unit.negated && ends) units[i] = { ...unit, lexeme: OPEN_BACK, negated: false };
  }
}
