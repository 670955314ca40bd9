import type { FabricFacts, Topic } from '../knowledge/topic.js';
import { topicById } from '../knowledge/index.js';
import type { Language } from '../text.js';
import type { Question } from '../question.js';
import { careOf, hasFigures } from './fabric.js';
import { isKnitted } from './knitted.js';
import { capital, say } from './say.js';

type Fabric = Topic & { fabric: FabricFacts };

const ASKS =
  /\b(can|may|could|should|kan|får|går|ska|bör) (i|you|one|we|it|they|jag|man|du|vi|den|det|de)\b|\bis it (ok|okay|safe|fine) to\b|\bgår det (bra )?att\b|^(?:is|are) (?:\p{L}+ ){1,3}(?:machine )?washable\b/u;
/** "Is 40 degrees too hot for wool?" */
const TOO_HOT =
  /^(?:is|are|would|är|blir) (?:\d\d) (?:degrees |grader |c |celsius )*(?:be )?(?:too|för) (?:hot|warm|high|much|hett|varmt|mycket) (?:for|to|för|till|att) /;
const HOT_ENOUGH =
  /^(?:is|are|would|är|går) (?:\d\d) (?:degrees |grader |c |celsius )*(?:be )?(?:ok|okay|fine|safe|alright|all right|okej|bra|lagom) (?:for|to|för|till|att) /;
const asksHeat = (plain: string): boolean => TOO_HOT.test(plain) || HOT_ENOUGH.test(plain);
const OPEN = /\b(how|what|which|why|where|when|hur|vad|vilken|vilket|vilka|varför|var)\b/;
const WASH =
  /\b(wash|washed|washable|in the (?:machine|washer)|washing machine|machine wash|tvätta|tvättas|tvättmaskin|tvättmaskinen|i maskin)\b/;
const HAND = /\b(by hand|hand wash|handwash|för hand|handtvätta|handtvättas)\b/;
const TUMBLE = /\b(tumble|tumble dry|dryer|tumla|tumlas|torktumla|torktumlas|torktumlare|torktumlaren)\b/;
const IRON = /\b(iron|ironed|stryka|strykas)\b/;
const BLEACH = /\b(bleach|bleached|bleka|blekas|klor|klorin)\b/;
const COLOURED =
  /\b(black|navy|red|blue|green|brown|grey|gray|pink|purple|yellow|orange|coloured|colored|patterned|svart|svarta|röd|röda|blå|blåa|grön|gröna|brun|bruna|grå|gråa|rosa|lila|gul|gula|marin|färgad|färgade|mönstrad)\b/;
const BLEACHABLE = new Set(['cotton', 'poplin', 'linen', 'hemp', 'oxford', 'canvas']);
/** What a garment is usually made of, where nothing is said. */
const USUAL: Readonly<Record<string, string>> = { 'garment/jeans': 'fabric/denim' };
/** Whose inner parts decide, not the cloth. */
const TAILORED = new Set(['garment/blazer', 'garment/suit', 'garment/tie']);

/** Whether something may be washed, tumbled, ironed or bleached: yes or no first, then how; null when that is not asked. */
export function tellPermission(question: Question): { text: string; topics: Topic[] } | null {
  const { plain, language } = question;
  if (asksPermission(plain) && BLEACH.test(plain) && COLOURED.test(plain)) return bleachingColour(question);
  const { fabric, may } = permitted(question) ?? {};
  if (!fabric || !may) return null;
  const lead = TOO_HOT.test(plain) ? tooHot(may, language) : verdict(may, language);
  const how = careOf(fabric, language, { plain, knitted: isKnitted(question) }).replace(
    /^(No, not in the tumble dryer\.|Nej, inte i torktumlare\.|Yes:|Ja:) ?/,
    '',
  );
  return { text: `${lead} ${capital(how)}`, topics: [fabric] };
}

const asksPermission = (plain: string): boolean => (ASKS.test(plain) || asksHeat(plain)) && !OPEN.test(plain);

/** Whether a cloth bears what is asked of it, and which cloth; null when that is not asked. */
export function permitted(question: Question): { fabric: Fabric; may: Verdict } | null {
  const fabric = asksPermission(question.plain) && !FINISHED.test(question.plain) ? clothOf(question) : undefined;
  const may = fabric ? allowed(fabric.fabric, question) : null;
  if (!fabric || may === null || (may !== 'no' && isLinedAndWashed(question))) return null;
  return { fabric, may };
}

/** What is waxed or oiled bears less than its cloth. */
const FINISHED = /(?<!\p{L})(?:waxed|wax|oiled|oilskin|oilcloth|barbour|vaxad\p{L}*|oljad\p{L}*)(?!\p{L})/u;

/** A coat's lining and interlining bear less than its cloth. */
const isLinedAndWashed = ({ topics, plain }: Question): boolean =>
  WASH.test(plain) && topics.some(({ id }) => id === 'garment/coat');

function clothOf({ topics }: Question): Fabric | undefined {
  if (topics.some(({ id }) => TAILORED.has(id))) return undefined;
  const usual = topics.map(({ id }) => USUAL[id]).find((id) => id !== undefined);
  return (
    topics.find(hasFigures) ??
    ([usual ? topicById.get(usual) : undefined].find((one) => one !== undefined && hasFigures(one)) as
      | Fabric
      | undefined)
  );
}

export type Verdict = 'yes' | 'gently' | 'no';

function allowed({ wash, celsius, tumble, iron }: FabricFacts, { plain, raw }: Question): Verdict | null {
  if (TUMBLE.test(plain)) return tumble ? 'yes' : 'no';
  if (IRON.test(plain)) return iron === 0 ? 'no' : iron === 1 ? 'gently' : 'yes';
  if (!WASH.test(plain) && !asksHeat(plain)) return null;
  const degrees = Number(/\b(30|40|60|90|95)\b/.exec(raw.slice(0, 500))?.[1] ?? 0);
  if (celsius === 0 || degrees > celsius) return 'no';
  if (HAND.test(plain)) return 'yes';
  return wash === 'hand' ? 'gently' : 'yes';
}

function verdict(may: Verdict, language: Language): string {
  if (language === 'sv') return { yes: 'Ja.', gently: 'Ja, men skonsamt.', no: 'Nej.' }[may];
  return { yes: 'Yes.', gently: 'Yes, but gently.', no: 'No.' }[may];
}

function tooHot(may: Verdict, language: Language): string {
  if (language === 'sv') return may === 'no' ? 'Ja, för varmt.' : 'Nej, inte för varmt.';
  return may === 'no' ? 'Yes, too hot.' : 'No, not too hot.';
}

function bleachingColour({ topics, language }: Question): { text: string; topics: Topic[] } {
  const fabric = topics.find(hasFigures);
  const protein = fabric !== undefined && !BLEACHABLE.has(fabric.id.split('/')[1]);
  const name = fabric ? say(fabric.name, language) : '';
  const also = !protein
    ? ''
    : language === 'sv'
      ? ` Dessutom förstör klor ${name}.`
      : ` And chlorine harms ${name} besides.`;
  const text =
    language === 'sv'
      ? `Nej, inte om färgen ska vara kvar: blekmedel tar bort den i fläckar, svart blir rostbrunt. Blekmedel är för vit bomull och vitt linne; mot fläckar på färgat räcker oftast flytande tvättmedel eller galltvål, och syrebaserat fläckmedel först efter prov på en undanskymd plats.${also}`
      : `No, not if the colour is to stay: bleach takes it out in patches, and black turns rusty. Bleach is for white cotton and linen; for a stain on a colour use liquid detergent or gall soap, and an oxygen stain remover only after a test where it does not show.${also}`;
  return { text, topics: fabric ? [fabric] : [] };
}
