import { FIBRE_KINDS, FIBRE_SAYS, FIBRES, type Fibre, type FibreKind } from '../knowledge/fibres.js';
import type { Topic } from '../knowledge/topic.js';
import type { Question } from '../question.js';
import { inSpoken, type SaidInAll, type Spoken } from '../text.js';
import { CLOTHS } from './abroad-words.js';
import { capital, say } from './say.js';

/** Kinds of fibre, by how a question names them. */
const KINDS: readonly (readonly [asked: RegExp, kinds: ReadonlySet<FibreKind>])[] = [
  [/\b(?:plants?|vegetable|vegetal|växtfiber|växt)\b/, new Set(['plant'])],
  [/\b(?:animal|djurfiber|djur)\b/, new Set(['animal', 'skin'])],
  [
    /\b(?:synthetic|artificial|man made|manmade|plastic|syntetfiber|syntetiskt?|syntet|konstfiber|plast)\b/,
    new Set(['synthetic']),
  ],
  [/\b(?:natural|naturfiber|naturmaterial|naturligt?)\b/, new Set(['plant', 'animal', 'skin'])],
];
const WHETHER = /^(?:and |och |so )?(?:is|are|är)\b/;
const OF_FIBRE =
  /\b(?:fib(?:re|er)s?|materials?|synthetic|artificial|man made|manmade|plastic|\p{L}*fiber|naturmaterial|syntetiskt?|syntet|plast)\b/u;
const WHICH_ANIMAL = /\b(?:(?:what|which) animals?|(?:vilket|vilka) djur)\b/;
const MADE_OF =
  /\b(?:made (?:of|from|out of|up of)|consists? of|(?:består|gjort|gjord|gjorda|görs|tillverkas|tillverkat) av|vad (?:görs|tillverkas) .* av|where does .* come from|var kommer .* ifrån)\b/;

/** What a fibre is of: of which kind, from which animal, made of what; null where that is not asked of one cloth. */
export function tellOrigin(question: Question, language: Spoken): { text: string; topics: Topic[] } | null {
  const { plain, topics } = question;
  const fabrics = topics.filter(({ kind }) => kind === 'fabric');
  const cloths = fabrics.length === 2 ? fabrics.filter(({ id }) => id !== 'fabric/wool') : fabrics;
  const fibre = cloths.length === 1 && topics.length === fabrics.length ? FIBRES[cloths[0].id] : undefined;
  if (!fibre) return null;
  const parts = partsOf(fibre, nameOf(cloths[0], language), language);
  const text =
    ofAnimal(plain, fibre, parts) ?? whether(plain, fibre, parts) ?? (MADE_OF.test(plain) ? parts('kind') : null);
  return text === null ? null : { text, topics: cloths };
}

type Parts = (key: keyof typeof FIBRE_SAYS) => string;

const partsOf =
  (fibre: Fibre, cloth: string, language: Spoken): Parts =>
  (key) => {
    const spoken = (said: SaidInAll): string => inSpoken(said, language);
    const values = {
      cloth,
      kind: spoken(FIBRE_KINDS[fibre.kind]),
      of: spoken(fibre.of),
      animal: fibre.animal ? spoken(fibre.animal) : '',
    };
    return Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      spoken(FIBRE_SAYS[key]),
    );
  };

function ofAnimal(plain: string, { animal }: Fibre, parts: Parts): string | null {
  if (!WHICH_ANIMAL.test(plain)) return null;
  return animal ? parts('animal') : `${parts('noAnimal')} ${parts('kind')}`;
}

/** Yes or no to a kind that is named; of what is neither quite natural nor synthetic only what it is. */
function whether(plain: string, { kind }: Fibre, parts: Parts): string | null {
  if (!WHETHER.test(plain) || !OF_FIBRE.test(plain)) return null;
  const named = KINDS.filter(([asked]) => asked.test(plain)).map(([, kinds]) => kinds);
  if (named.length === 0) return null;
  const isChoice = named.length > 1 || kind === 'regenerated' || OR.test(plain);
  return isChoice ? parts('kind') : `${parts(named[0].has(kind) ? 'yes' : 'no')} ${parts('kind')}`;
}

/** One or the other is no yes or no. */
const OR = /\b(?:or|eller|oder|ou|o)\b/u;

function nameOf({ id, name }: Topic, language: Spoken): string {
  if (language === 'en' || language === 'sv') return capital(say(name, language));
  return CLOTHS.find(([cloth]) => cloth === id)?.[2][language] ?? capital(name[0]);
}
