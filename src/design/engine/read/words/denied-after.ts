import { ACCESSORY } from '../categories.js';
import { ARTICLES, JOINERS } from '../lexicon/function-words.js';
import { strongBreak, weakBreak } from './tokens.js';
import { headOf, says } from './units.js';
import type { Unit } from './units.js';

/** Words that a refusal takes at most. */
const LONGEST = 8;

const BE = '(?:is|are|was|were|be|(?:would|will|to|should|must|can|could|may|has to|have to) be)';
const BE_NOT =
  "(?:(?:is|are|was|were) not|isn't|isnt|aren't|arent|ain't|(?:won't|wont|shouldn't|shouldnt|mustn't|mustnt|needn't|neednt|can't|cannot|(?:will|should|must|need|can) not) be|not|never)";
const WISHED =
  '(?:needed|required|necessary|wanted|desired|included|allowed|welcome|essential|an option|for (?:me|us|her|him|them)|my thing)';
const GONE =
  '(?:omitted|removed|excluded|skipped|absent|missing|unneeded|unwanted|unnecessary|forbidden|banned|prohibited|superfluous|left (?:out|off|away)|taken (?:out|off|away))';
const WHO = '(?:i|we|you|she|he|they)';

/** What is said behind a thing that the writer does not want, by language, folded. */
const REFUSALS: readonly string[] = [
  `(?:${BE_NOT} )${WISHED}`,
  `(?:${BE} )?${GONE}`,
  `${BE} (?:(?:definitely|absolutely|a|an|the) )*(?:no|no no|no go|out|off|not)`,
  'no thanks|no thank you|(?:a )?no (?:go|no)|none|nope|not|free',
  `(?:${BE}|feels?|looks?) (?:a bit |just |way |far )?too (?:much|fussy)(?: for \\w+)?`,
  '(?:can|must|should|has to|have to|need to|needs to) go',
  `${WHO} (?:don't|do not|dont|doesn't|doesnt|won't|wont|never|can't|cannot|cant) (?:want|need|like|wear|use|stand)(?: (?:it|them|any))?`,
  `(?:${BE} )?(?:too |so |very )?(?:itchy|scratchy|hot for me|not good for me)|(?:makes|make|making) (?:me|my skin|us|her|him|them) (?:itch|sweat|itchy)|(?:itches|itch|scratches)`,
  `(?:doesn't|does not|doesnt|don't|do not|dont|never) (?:suit|work for|agree with|look good on) (?:me|us|her|him|them)|irritates? \\w+(?: skin)?`,
  'kliar|sticks|klär (?:mig|henne|honom) inte|passar (?:mig|henne|honom) inte|kratzt|juckt|steht mir nicht|gratte|pica',
  '(?:(?:ska|skall|far|kan|maste) )?(?:bort|vack|utga|utgar|slopas|skippas|strykas|stryks|(?:tas|gar|ga|tar vi|plockas) bort)(?: helt)?',
  'nej tack|tack nej|undanbedes|undvikes|inte|ej|ingen|inga|inget|helst inte|absolut inte',
  '(?:behovs|behover|kravs|onskas) (?:\\w+ ){0,2}(?:inte|ej)(?: ha| finnas| vara med)?',
  '(?:vill|ska|skall|far|maste|gillar|tycker) (?:jag|vi|den|det|han|hon|man|de) (?:\\w+ ){0,2}(?:inte|ej)(?: ha| ha det| finnas| vara| sitta| om)?(?: pa| med)?',
  '(?:ar|kanns|blir) (?:inte|ej) (?:nodvandig[at]?|onskvar[dt]a?|aktuell[at]?)|(?:ar )?(?:onodig[at]?|overflodig[at]?|uteslut(?:et|na))',
  '(?:ar|blir|kanns) (?:lite )?for mycket|(?:slipper|struntar) (?:jag|vi)(?: i)?(?: gärna)?',
  '(?:bitte )?(?:nein danke|nicht)|(?:ist|sind|waren|muss|mussen) nicht (?:notig|notwendig|gewunscht|erwunscht|erforderlich|sein)|nicht (?:notig|gewunscht|erwunscht)',
  '(?:brauche|brauchen|braucht|will|mochte|mochten|soll|sollen|muss|mussen|mag|darf|durfen) (?:ich|wir|es|er|sie|man) nicht(?: haben| sein)?',
  'non merci|(?:ne )?sont pas necessaires|(?:n )?est pas necessaire|pas necessaires?|inutiles?|surtout pas|pas la peine',
  'no gracias|no(?: son| es)? necesari[oa]s?|no (?:hace|hacen) falta|(?:me )?sobran?',
];

const ENDS =
  'please|pls|thanks|thank you|at all|here|either|though|anywhere|tack|alls|heller|bitte|danke|pour moi|svp|por favor|gracias';
const GOES_ON =
  'but|and|so|as|because|since|for|or|men|och|eftersom|utan|aber|und|da|weil|sondern|mais|et|car|pero|y|porque';
const REFUSED = new RegExp(
  `^(?:it |they |that |those |these |det |das |die |ca )?(?:${REFUSALS.join('|')})(?: (?:${ENDS}))*(?:$| (?=(?:${GOES_ON})(?: |$)))`,
);

/** "Pockets: no", "collar – nej". */
const BARE_NO = /^(?:no|nej|nein|non)$/;

/** Words from `from` on until a mark, as one string; a phrase of the lexicon is "*". */
function sayingFrom(units: readonly Unit[], from: number): string {
  const words: string[] = [];
  for (let i = from; i < Math.min(units.length, from + LONGEST); i++) {
    if (i > from && weakBreak(units[i].before)) break;
    words.push(units[i].lexeme ? '*' : units[i].words.join(' '));
    if (units[i].lexeme) break;
  }
  return words.join(' ');
}

/** How many units from `from` on hold so many words. */
function unitsIn(units: readonly Unit[], from: number, words: number): number {
  let i = from;
  for (let left = words; left > 0; i++) left -= units[i].words.length;
  return i - from;
}

/** "Straps no, plunge no", "fickor nej, krage ja": one word behind a thing, before the next mark. */
const isTelegram = (units: readonly Unit[], i: number): boolean =>
  !weakBreak(units[i].before) && (units[i + 1] === undefined || weakBreak(units[i + 1].before));

/** "Inte för kort", "not for winter", "not so wide", "not as long as the last one" speak of what follows. */
const LOOKS_AHEAD = /^(?:inte|ej|nicht|not|no|non)$/;
const AHEAD = new Set(['for', 'as', 'so', 'fur', 'pour', 'para']);

/** How many units refuse what stands before `i`: "are not needed", "vill jag inte ha", "non merci". */
function refusalAt(units: readonly Unit[], i: number): number {
  const said = sayingFrom(units, i);
  const bare = /[:?–]|\s-\s/.test(units[i].before) || isTelegram(units, i);
  const found = REFUSED.exec(said) ?? (bare ? BARE_NO.exec(said) : null);
  if (found && LOOKS_AHEAD.test(found[0].trim()) && AHEAD.has(units[i + 1]?.word)) return 0;
  return found ? unitsIn(units, i, found[0].trim().split(' ').length) : 0;
}

const isJoint = (unit: Unit): boolean => !unit.lexeme && (JOINERS.has(unit.word) || ARTICLES.has(unit.word));
/** A belt is a thing on a dress. */
const isThing = ({ lexeme }: Unit): boolean =>
  lexeme !== null && (lexeme.garment === null || ACCESSORY.has(lexeme.garment));

/** The hood of "lace, hood, bow not needed": one word between marks. */
const isBareItem = (units: readonly Unit[], i: number): boolean =>
  units[i].words.length === 1 && (i === 0 || weakBreak(units[i].before));

/** "Collar and cuffs are not needed": a clause that names nothing but things is refused whole; "elastic at the waist, pockets not needed" is two. */
function clauseStart(units: readonly Unit[], end: number): number | null {
  let from = end;
  let joined = false;
  while (from > 0 && (isThing(units[from]) || isJoint(units[from])) && !strongBreak(units[from].before)) {
    joined ||= !units[from].lexeme && JOINERS.has(units[from].word);
    if (weakBreak(units[from].before) && !joined && !isBareItem(units, from - 1)) return null;
    from--;
  }
  if (strongBreak(units[from].before) && (isThing(units[from]) || isJoint(units[from]))) return from;
  return null;
}

const LINK =
  /^(?:on|at|in|the|of|over|down|around|round|with|along|i|pa|vid|av|over|med|bak|fram|langs|ner|nere|kring|runt|an|am|auf|mit|en|sur|avec|de|du)$/;

/** "Snörning i ryggen behövs inte", "a tulle overlay not needed": what stands between a mark and the refusal is one thing. */
function segmentStart(units: readonly Unit[], end: number): number | null {
  let from = end;
  while (from > 0 && !weakBreak(units[from].before)) from--;
  const marked = weakBreak(units[from].before);
  const one = units
    .slice(from, end + 1)
    .every((unit) => isThing(unit) || isPlaced(unit) || (!unit.lexeme && LINK.test(unit.word)));
  return marked && one ? from : null;
}

/** "Overlay", "nertill": a plain word of what a thing is called or of where it is. */
const isPlaced = ({ lexeme, word }: Unit): boolean =>
  lexeme === null &&
  /^(?:overlay|layer|front|thread|trim|ankles?|knees?|hips?|wrists?|thighs?|chest|bak|baktill|fram|framtill|nertill|nedtill|upptill|magen|ryggen|brostet|sidan)$/.test(
    word,
  );

/** "Blue and gold turban". */
const joinsColors = (units: readonly Unit[], from: number): boolean =>
  !units[from - 1].lexeme &&
  JOINERS.has(units[from - 1].word) &&
  from > 1 &&
  !weakBreak(units[from - 1].before) &&
  says(units[from - 2], 'colors') &&
  says(units[from], 'colors');

/** "Badrock nej, strandklänning": a garment that is turned down for another. */
const isTurnedDown = (units: readonly Unit[], i: number): boolean =>
  units[i - 1].lexeme?.garment != null &&
  /^(?:no|nej|na|nope|nein|non)$/.test(units[i].word) &&
  !weakBreak(units[i].before) &&
  units.slice(i).some((unit) => unit.lexeme?.garment && !ACCESSORY.has(unit.lexeme.garment));

/** Where the thing begins that ends at `end`: the words right before it that describe it. */
function thingStart(units: readonly Unit[], end: number): number {
  const segment = segmentStart(units, end);
  if (segment !== null) return segment;
  let from = end;
  const described = headOf(units[end]) !== null || units[end].lexeme?.garment != null;
  while (
    from > 0 &&
    described &&
    !weakBreak(units[from].before) &&
    (isThing(units[from - 1]) || joinsColors(units, from))
  )
    from--;
  return from;
}

/** "Length: cropped, pockets: none": what answers a label is said of that label alone. */
const isAnswer = (units: readonly Unit[], i: number): boolean =>
  units[i].before.includes(':') && units.slice(Math.max(0, i - LONGEST), i).some(({ before }) => before.includes(':'));

/**
 * Denies the thing before a refusal that begins at `i`.
 * @returns how many units the refusal takes; 0 where none is there
 */
export function denyBefore(units: Unit[], i: number): number {
  const thing = units[i - 1];
  if (thing && !units[i].lexeme && isTurnedDown(units, i)) {
    thing.negated = true;
    return 1;
  }
  if (!thing || units[i].lexeme || !(isThing(thing) || isPlaced(thing)) || /[.;!]/.test(units[i].before)) return 0;
  const length = refusalAt(units, i);
  if (length === 0) return 0;
  const clause = isAnswer(units, i) ? null : clauseStart(units, i - 1);
  for (let j = clause ?? thingStart(units, i - 1); j < i; j++) if (units[j].lexeme) units[j].negated = true;
  return length;
}
