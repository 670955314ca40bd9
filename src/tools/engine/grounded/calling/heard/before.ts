/** What stands before a place, by what it introduces. */
const FROM =
  /(?<!\p{L})(?:from|out of|starting|från|ab|von|vom|aus|de|du|depuis|des|desde|del)\s(?:(?:the|my|our|der|dem|la|le|el|l['’])\s?)?$/iu;
const TO =
  /(?<!\p{L})(?:to|into|in|as|until|till|by|towards|til|i|nach|zum|zur|in|auf|bis|an|à|au|aux|vers|en|jusqu['’]à|jusqu['’]au|a|al|hasta|and)\s(?:(?:the|my|our|die|das|den|la|le|el|l['’])\s?)?$/iu;
const WITH = /(?<!\p{L})(?:with|by|hos|med|bei|mit|chez|avec|con)\s$/iu;
const FOR =
  /(?<!\p{L})(?:for|of|name of|under the name|name(?: is)?|called|named|för|åt|i namnet|namnet|heter|für|auf den namen|namens|pour|au nom de|nom|para|a nombre de|nombre|hijo|hija)\s$/iu;
const MOST = 24;

const before = (text: string, start: number): string => text.slice(Math.max(0, start - MOST), start);

/** "From Elm Court": whether a stretch is where something begins. */
export const isFrom = (text: string, start: number): boolean => FROM.test(before(text, start));
export const isTo = (text: string, start: number): boolean => TO.test(before(text, start));
export const isWith = (text: string, start: number): boolean => WITH.test(before(text, start));
export const isFor = (text: string, start: number): boolean => FOR.test(before(text, start));
