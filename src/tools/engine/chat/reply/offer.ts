import type { ChatFacts, Turn } from '../facts.js';
import { type Language, tokensOf } from '../text.js';
import { mentionsIn } from '../lexicon.js';
import { namedIn } from '../../design-vocabulary.js';
import { pieceWished } from './wished-piece.js';

const VERB = String.raw`(?:design|draw|sketch|illustrate|paint|render|create|make|generate|show|designa|rita|skissa|måla|teckna|skapa|göra|gör|generera|visa)`;
const PLEASE = String.raw`(?:please |can you |could you |would you |will you |i want you to |i'd like you to |kan du |skulle du kunna |snälla |vill du )*`;
const THING = String.raw`(?:picture|image|photo|drawing|sketch|illustration|design|pattern|flat|bild|teckning|skiss|ritning|mönster|snittmönster|design)`;
const PIECE = String.raw`(?:me |mig |us |oss )?`;
const WISH = new RegExp(
  String.raw`^${PLEASE}(?:${VERB}\s+${PIECE}|(?:i (?:want|need|would like)|i'd like|give me|get me|jag vill ha|jag behöver|jag skulle vilja ha|ge mig|kan jag få)\s+)(?:(?:an?|the|some|en|ett)\s+)?(?:(?<thing>${THING})s?\s+(?:of|for|with|on|på|av|till|för)\s+)(?<what>.{3,300})$`,
  'iu',
);
const DRAW = new RegExp(
  String.raw`^${PLEASE}(?:design|draw|sketch|illustrate|designa|rita|skissa|teckna|måla)\s+${PIECE}(?<what>.{3,300})$`,
  'iu',
);
/** "A picture of a red coat", with nothing asked before it. */
const PICTURED =
  /^(?:(?:an?|the|en)\s+)?(?<thing>picture|image|photo|drawing|sketch|illustration|bild|teckning|skiss)\s+(?:of|on|på|av)\s+(?<what>.{3,300}?)(?:,?\s+(?:please|tack))?$/iu;
const CONCEPTS =
  /^(?:please |can you |could you |kan du |snälla )*(?:(?:give|show|make|send|create|get|generate|suggest|ge|visa|skapa|föreslå)\s+(?:me |us |mig |oss )?|i (?:want|need) |jag vill ha )(?:(?<count>\d{1,2}|an?|one|two|three|four|five|some|en|ett|två|tre|fyra|fem|några)\s+)?(?:fashion |new |outfit |mode)?(?:concepts?|ideas?|koncept|idéer?)\s+(?:for|of|in|on|about|för|till|om|på)\s+(?<what>.{3,80})$/iu;
/** "Three concepts for a beach wedding", with nothing asked before it. */
const COUNTED =
  /^(?<count>\d{1,2}|two|three|four|five|två|tre|fyra|fem)\s+(?:fashion |new |outfit |mode)?(?:concepts|koncept)\s+(?:for|för|till)\s+(?<what>.{3,80})$/iu;
const CHANGE =
  /^(?:and |but |ok |now |please |och |men |nu )*(?:make (?:it|that|the dress|the coat)|change it to|let it be|could it be|can it be|but|instead|rather|same|in|with|without|gör (?:den|det)|fast|i stället|hellre|samma|i|med|utan|kan den vara)\s+(?<how>.{2,80})$/iu;
const IMAGE = /picture|image|photo|illustrat|bild/i;
const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  an: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  some: 3,
  en: 1,
  ett: 1,
  två: 2,
  tre: 3,
  fyra: 4,
  fem: 5,
  några: 3,
};
/** So many earlier turns of the same wish are followed back. */
const MAX_CHANGES = 4;

interface Wish {
  what: string;
  image: boolean;
}

export type Offered = { text: string; topics: string[]; sources: string[] } | null;

/** What can be had done, with the call that does it: a design, a picture, concepts; also what is changed of the last. */
export function tellOffer(asked: string, history: readonly Turn[], facts: ChatFacts, language: Language): Offered {
  const concepts = (CONCEPTS.exec(asked.trim()) ?? COUNTED.exec(asked.trim()))?.groups;
  if (concepts) return conceptsOf(concepts, facts, language);
  const said = history.filter(({ role }) => role === 'user').map(({ text }) => text.slice(0, 500));
  const wish = wishOf(asked) ?? changedWish(asked, said);
  return wish && designOf(wish, facts, language);
}

function wishOf(asked: string): Wish | null {
  const text = asked.trim().replace(/[?.!\s]+$/, '');
  const { what, thing = '' } = (WISH.exec(text) ?? DRAW.exec(text) ?? PICTURED.exec(text))?.groups ?? {};
  if (!what || !/\p{L}{3}/u.test(what) || !isCloth(what)) return null;
  return { what, image: IMAGE.test(thing) };
}

/** What an earlier message wished to be made, or described as a wish. */
function wishedIn(text: string): Wish | null {
  const piece = pieceWished(text);
  return wishOf(text) ?? (piece === null ? null : { what: piece, image: false });
}

/** Whether a wish names something to wear, or a cloth. */
const isCloth = (what: string): boolean =>
  mentionsIn(tokensOf(what)).some(({ topic }) => topic.kind === 'garment' || topic.kind === 'fabric') ||
  namedIn(what).some(({ attribute, hex }) => hex === null && attribute === 'garment');

/** The last wish with what the messages since then change of it; null where there is none or they speak of else. */
function changedWish(asked: string, said: readonly string[]): Wish | null {
  const how = CHANGE.exec(asked.trim().replace(/[?.!\s]+$/, ''))?.groups?.how;
  if (!how) return null;
  const at = said.findLastIndex((text) => wishedIn(text) !== null);
  if (at < 0 || said.length - at > MAX_CHANGES) return null;
  const since = said.slice(at + 1).map((text) => CHANGE.exec(text.trim())?.groups?.how);
  const wish = wishedIn(said[at]);
  if (!wish || since.some((change) => change === undefined)) return null;
  return { ...wish, what: [...since, how].reduce<string>((what, change) => changed(what, change ?? ''), wish.what) };
}

/** Whether a word is a colour by itself; light and dark are none. */
const isColour = (word: string): boolean => namedIn(word).some(({ hex }) => hex !== null);

/** A colour takes the place of the colour; anything else is added. */
function changed(what: string, how: string): string {
  const colour = tokensOf(how).find(isColour);
  const old = what.split(/\s+/).find((word) => isColour(word));
  if (colour && old && tokensOf(how).length <= 3) return what.replace(old, colour);
  return colour && tokensOf(how).length <= 2 ? `${colour} ${what.replace(/^an? |^ett? /i, '')}` : `${what}, ${how}`;
}

function designOf({ what, image }: Wish, { publicUrl }: ChatFacts, language: Language): Offered {
  const sv = language === 'sv';
  const body = JSON.stringify({ description: what });
  const design = `POST ${publicUrl}/api/v1/design`;
  const picture = `POST ${publicUrl}/api/generate`;
  if (image) {
    const text = sv
      ? `Bilden gör ateljén åt dig: ${picture} med ${body} ger ett jobb, och GET ${publicUrl}/api/status/{job_id} bilden. Vill du ha mönster också: ${design} med ${body}.`
      : `The atelier will make that picture: ${picture} with ${body} gives a job, and GET ${publicUrl}/api/status/{job_id} the picture. For a pattern with it: ${design} with ${body}.`;
    return { text, topics: ['api/image'], sources: ['knowledge:api/image'] };
  }
  const text = sv
    ? `Det ritar ateljén åt dig: ${design} med ${body} ger snitt, flat och bild; bara en bild ger ${picture} med samma text.`
    : `The atelier will do that: ${design} with ${body} gives a pattern, a flat and a picture; ${picture} with the same text gives a picture alone.`;
  return { text, topics: ['api/design'], sources: ['knowledge:api/design'] };
}

function conceptsOf(
  { count = '', what }: Readonly<Record<string, string>>,
  { publicUrl }: ChatFacts,
  language: Language,
): Offered {
  const body = JSON.stringify({
    style: what.replace(/[?.!\s]+$/, ''),
    count: COUNTS[count.toLowerCase()] ?? (Number(count) || 3),
  });
  const call = `POST ${publicUrl}/api/fashion-concept`;
  const text =
    language === 'sv'
      ? `Det planerar ateljén åt dig: ${call} med ${body} ger koncept med plagg, tyger och färger.`
      : `The atelier will plan those: ${call} with ${body} gives concepts with pieces, cloths and colours.`;
  return { text, topics: ['api/concept'], sources: ['knowledge:api/concept'] };
}
