import type { Candidate } from './candidate.js';
import { mentionsIn } from './lexicon.js';
import { tokensOf } from './text.js';
import type { Question } from './understand.js';

interface Kind {
  asks: RegExp;
  holds: RegExp;
}

const COUNT =
  /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|twice|once|no|en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|hälften|dubbla|every|each|varje)\b/i;
/** How a question says which kind of answer it wants, and how an answer of that kind looks. */
const KINDS: readonly Kind[] = [
  {
    asks: /\b(how hot|what temperature|which temperature|how many degrees|hur varmt|vilken temperatur|hur många grader)\b/,
    holds: /°C|\bdots?\b|\bprick/i,
  },
  {
    asks: /\b(how (many|wide|old|deep|thick|heavy|high)|how much (?:fabric|cloth|does it cost|does it weigh)|hur (många|bred|brett|gammal|tjock|tung|hög))\b/,
    holds: COUNT,
  },
  {
    asks: /\b(how often|hur ofta)\b/,
    holds:
      /\b(every|each|once|twice|times|weekly|yearly|monthly|daily|nightly|seldom|rarely|never|not|after|per|always|only|a (?:day|week|month|year|season)|varje|var|en gång|gånger|sällan|aldrig|inte|efter|alltid|bara|om (?:dagen|året|veckan))\b|\d+ ?(?:s|seconds?|minutes?|hours?|days?|sekunder|minuter|timmar|dagar)\b/i,
  },
  {
    asks: /\b(how (long (?:does|will|do|is|can|should|until|before)|often|soon)|when (?:does|do|will|is|can)|hur (länge|ofta|lång tid|snart)|när)\b/,
    holds:
      /\d|\b(one|two|three|four|five|six|ten|twelve|half|every|each|once|twice|after|before|until|only when|night|day|days|week|weeks|month|months|year|years|hour|hours|minutes?|season|en|ett|två|tre|fyra|fem|sex|varje|efter|innan|först|natt|dag|dagar|dygn|vecka|veckor|månad|månader|år|tim\w*|minut\w*|säsong)\b/i,
  },
];
/** A wish in the form of a question is none of yes or no: "can you suggest an outfit?". */
const YES_OR_NO =
  /^(?:and |but |so |och |men )?(?!(?:can|could|would|will|kan|skulle) (?:you|u|du|ni) (?:please )?(?:suggest|recommend|tell|explain|give|help|show|list|describe|advise|föreslå|rekommendera|berätta|säga|förklara|ge|hjälpa|visa|beskriva|tipsa)\b)(?:is|are|was|can|could|may|do|does|did|will|would|should|shall|must|has|have|är|kan|får|ska|bör|måste|går|har|finns|blir|krymper|fungerar|funkar|räcker|behöver|passar|tål|håller)\b/;
/** Whether a thing happens, which how to care for it does not tell. */
const WHETHER = /^(?:does|do|will|did|krymper|blir) (?!i\b|we\b|you\b|it\b|that\b|they\b|jag\b|man\b|det\b|den\b)/;
const CHOOSES = /\b(or|eller)\b/;
const DECIDES =
  /^(?:yes|no|not|never|only|rarely|seldom|sometimes|usually|mostly|it depends|that depends|ja|nej|inte|aldrig|bara|sällan|ibland|oftast|det beror|jo)\b/i;

const ASKS_CLOTH =
  /\b(which|what|vilket|vilka) (?:kind of |type of |sorts )?(fabrics?|cloths?|materials?|tyg|tyger|material) (?!is\b|does\b|do\b|weight|\u00e4r\b)/;

/** Whether an answer names a cloth: the bias is no answer to "which fabric". */
const namesCloth = ({ text, topics }: Candidate): boolean =>
  topics.some((id) => id.startsWith('fabric/')) ||
  mentionsIn(tokensOf(text)).some(({ topic }) => topic.kind === 'fabric');

/** "Which zip for a skirt?": how it is sewn does not tell which. */
const ASKS_WHICH =
  /^(?:and |och )?(?:which|what|vilken|vilket|vilka) (?:kind of |type of |sorts? )?\p{L}+ (?:for|to use|should|do|till|ska)\b/u;

/** When something began and by whom: how it is cared for or worn does not tell. */
const TELLS_HISTORY =
  /\bwhen (?:did|was|were)\b|\bwho (?:invented|designed|made|created)\b|\binvented\b|\buppfann\w*\b|\bnär (?:började|uppfanns|kom)\b/;

/** Why something is called as it is: what else is told of it with its why does not tell. */
const ASKS_NAME =
  /\b(?:why (?:is it|are they|is this|are these|is|are) (?:\S+ ){0,3}(?:called|named)|how did \S+(?: \S+)? get its name|varför heter|varför kallas)\b/;
const TELLS_NAME = /\b(?:named?|names|called|word|heter|namn\w*|kallas|uppkallad\w*|ordet)\b/i;

/** What one of two things is like is no difference between them. */
const tellsOneOfTwo = (plain: string, { topics }: Candidate): boolean =>
  topics.length < 2 &&
  /\b(?:difference between|differs? from|skillnad(?:en)?(?: är det| är)? (?:mellan|på))\b/.test(plain);

/** Whether an answer is of the kind that was asked for: a number, a time, a cloth, yes or no. */
export function isOfKind({ plain, asksWhy, reworded }: Question, candidate: Candidate): boolean {
  if (reworded && WHETHER.test(plain) && !DECIDES.test(candidate.text)) return false;
  if (KINDS.some(({ asks, holds }) => asks.test(plain) && !holds.test(candidate.text))) return false;
  if (ASKS_CLOTH.test(plain) && !namesCloth(candidate)) return false;
  if (ASKS_NAME.test(plain) && !TELLS_NAME.test(candidate.text)) return false;
  if (
    !candidate.note &&
    candidate.reading === undefined &&
    (TELLS_HISTORY.test(plain) || tellsOneOfTwo(plain, candidate))
  )
    return false;
  const side = candidate.facets?.[0];
  if (side === undefined || candidate.note || candidate.reading) return true;
  if (asksWhy) return side === 'why';
  if (side === 'sew' && ASKS_WHICH.test(plain)) return false;
  if (side === 'care' && WHETHER.test(plain)) return DECIDES.test(candidate.text) || CHOOSES.test(plain);
  return (
    side === 'use' || side === 'care' || !YES_OR_NO.test(plain) || CHOOSES.test(plain) || DECIDES.test(candidate.text)
  );
}
