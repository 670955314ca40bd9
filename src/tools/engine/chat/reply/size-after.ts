import { WOMEN } from '../../women-sizes.js';
import type { Turn } from '../facts.js';
import { tokensOf, type Language } from '../text.js';
import { menLetter } from './measure.js';

/** Women's letters by European size. */
const LETTERS: readonly (readonly [most: number, letter: string])[] = [
  [34, 'XS'],
  [38, 'S'],
  [42, 'M'],
  [46, 'L'],
  [50, 'XL'],
  [54, 'XXL'],
];
/** The letter of a woman's European size. */
export const womenLetter = (eu: number): string => LETTERS.find(([most]) => eu <= most)?.[1] ?? '3XL';
const LETTER =
  /^(?:and |och |so |ok |okay )*(?:(?:what|which|whats) (?:is |would be )?)?(?:it |that |den )?(?:in |as |the |a |my |i |som )*(?:letters?|letter sizes?|sizes? letters?|bokstav|bokstäver|bokstavsstorlek)$/;
const WHY = /^(?:but |and |och |men |so )*(?:why|how come|varför)(?: is that| that| so| is it| då| det)?$/;
const MAN =
  /^(?:and |och |what about |how about )*(?:for |för )?(?:an? |the |en |my )?(?:man|men|mens|him|husband|herr|herrar|män)$/;
const WOMAN =
  /^(?:and |och |what about |how about )*(?:for |för )?(?:an? |the |en |my )?(?:woman|women|womens|her|wife|dam|damer|kvinnor)$/;

interface Size {
  eu: number;
  ofMan: boolean;
}

/** "And letter size?", "why?", "and for a man?" after one size was told; null where none was, or something else is asked. */
export function tellSizeAfter(raw: string, history: readonly Turn[], language: Language): string | null {
  const last = history.at(-1);
  const size = last?.role === 'assistant' ? sizeTold(last.text) : null;
  if (!size || raw.length > 60) return null;
  const asked = tokensOf(raw).join(' ');
  if (LETTER.test(asked)) return letterOf(size, language);
  if (WHY.test(asked)) return reasonOf(size, language);
  if (MAN.test(asked) && !size.ofMan) return otherOf({ ...size, ofMan: true }, language);
  return WOMAN.test(asked) && size.ofMan ? otherOf({ ...size, ofMan: false }, language) : null;
}

/** The one size that an answer tells. */
function sizeTold(text: string): Size | null {
  if (!/^(?:A chest|Chest|By the|In letters|I bokstäver|Women|Men|Bröstvidd|Efter|Dam|Herr)/.test(text)) return null;
  const found = [
    ...text.matchAll(
      /(?:Take|Ta|to women’s|närmast dam|men’s|herrstorlek|herrarnas|damernas|In letters women’s|jacket|kavaj|^Women’s|^Dam|suits:|kostym:|=) EU (\d\d)\b/gu,
    ),
  ];
  if (found.length !== 1) return null;
  return {
    eu: Number(found[0][1]),
    ofMan: /(?:^|[^o])men’s|Men’s|herr|Herr|Chest|Bröstvidd/u.test(text.replace(/[Ww]omen’s/gu, '')),
  };
}

function letterOf({ eu, ofMan }: Size, language: Language): string {
  const letter = ofMan ? menLetter(eu) : womenLetter(eu);
  const whose = ofMan ? ['men’s', 'herrarnas'] : ['women’s', 'damernas'];
  return language === 'sv'
    ? `I bokstäver är ${whose[1]} EU ${eu} vanligen ${letter}; märken avviker.`
    : `In letters ${whose[0]} EU ${eu} is usually ${letter}; brands differ.`;
}

function reasonOf({ eu, ofMan }: Size, language: Language): string {
  const row = WOMEN.find((one) => one.eu === eu);
  if (ofMan || !row)
    return language === 'sv'
      ? `En herrstorlek i EU är halva bröstvidden i cm: EU ${eu} är för ${2 * eu} cm. UK och US räknar i tum och ligger därför tio lägre, ${eu - 10}.`
      : `A man’s EU size is half the chest in cm: EU ${eu} is for ${2 * eu} cm. UK and US count in inches and so are ten lower, ${eu - 10}.`;
  return language === 'sv'
    ? `Storlekarna är rader i en tabell: EU ${eu} ritas för byst ${row.bust}, midja ${row.waist} och höft ${row.hips} cm, det som ligger närmast. UK är samma rad med numret ${row.uk}, US med ${row.us}.`
    : `Sizes are rows of a table: EU ${eu} is cut for bust ${row.bust}, waist ${row.waist} and hips ${row.hips} cm, which lies nearest. UK calls the same row ${row.uk}, US ${row.us}.`;
}

function otherOf({ eu, ofMan }: Size, language: Language): string | null {
  if (ofMan)
    return language === 'sv'
      ? `Herrar räknas efter bröstvidden, halva måttet: EU ${eu} är för ${2 * eu} cm och heter UK/US ${eu - 10}.`
      : `Men’s sizes go by half the chest: EU ${eu} is for a chest of ${2 * eu} cm and is UK/US ${eu - 10}.`;
  const row = WOMEN.find((one) => one.eu === eu);
  if (!row) return null;
  return language === 'sv'
    ? `Dam EU ${eu} = UK ${row.uk} = US ${row.us}: byst ${row.bust}, midja ${row.waist}, höft ${row.hips} cm.`
    : `Women’s EU ${eu} = UK ${row.uk} = US ${row.us}: bust ${row.bust}, waist ${row.waist}, hips ${row.hips} cm.`;
}
