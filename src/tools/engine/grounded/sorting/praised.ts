/** What says of a thing that nothing is wrong with it, in five languages. */
const FINE =
  /(?<!\p{L})(?:(?:is|are|was|were|came|arrived|went) (?:all |quite |perfectly |absolutely |very |really |exactly |just )?(?:fine|right|spot on|as expected|ok|okay|good|great|perfect|lovely|fast|quick|prompt|friendly|charming|faultless|flawless|excellent|correct|on time|in order|without fault|without trouble)|through without trouble|nothing (?:is |was )?wrong with|nothing against|no complaints? about|no problems? with|no fault of|in ordnung|einwandfrei|tadellos|freundlich|pünktlich|schnell|perfekt|nichts auszusetzen|passt (?:gut|perfekt)|impeccable|parfaite?s?|rien à redire|très bien|rapide|aimables?|impecable|perfect[oa]s?|muy bien|(?:es|está|son|están) (?:correct[oa]s?|bien|perfect[oa]s?)|stimmt|stimmen|(?:est|sont) (?:correcte?s?|bonne?s?|bien)|stämmer|nada que objetar|amables?|inget fel|inga fel|felfri\p{L}*|jättebra|utmärkt\p{L}*|snabb\p{L}*|trevlig\p{L}*)(?!\p{L})/iu;
/** Whether a stretch of text says that nothing is wrong. */
export const isFineIn = (part: string): boolean => FINE.test(part);
const BREAKS = /,\s|\s(?:and|och|und|et|y|nur|only|just)\s/giu;

/** "The delivery was fine": whether what stands at a place is praised, in its own part of the sentence. */
export function isPraised(text: string, at: number): boolean {
  const marks = [...text.matchAll(BREAKS)].map(({ index }) => index);
  const start = marks.findLast((index) => index < at) ?? 0;
  const end = marks.find((index) => index > at) ?? text.length;
  return FINE.test(text.slice(start, end));
}
