import type { Random } from '../../../../common/kernel/random.js';
import type { ChatFacts } from '../facts.js';
import type { Facet, Said } from '../knowledge/topic.js';
import { mentionsIn } from '../lexicon.js';
import type { Question } from '../question.js';
import { listed, say } from './say.js';

const GREETINGS: readonly Said[] = [
  ['Hello! What are you wearing, sewing or washing today?', 'Hej! Vad ska du bära, sy eller tvätta i dag?'],
  [
    'Hello! Ask me about cloth, care, sizes, colours, sewing, or about this API.',
    'Hej! Fråga mig om tyger, skötsel, storlekar, färger, sömnad eller om det här API:et.',
  ],
  ['Good to see you. Which piece of clothing is on your mind?', 'Trevligt att ses. Vilket plagg tänker du på?'],
];
const THANKS: readonly Said[] = [
  ['You are welcome. Shall we look at anything else?', 'Varsågod. Ska vi titta på något mer?'],
  ['Gladly. I am here if the next piece needs thought.', 'Gärna. Jag finns här om nästa plagg behöver en tanke.'],
];
const GOODBYES: readonly Said[] = [
  ['Goodbye, and dress well.', 'Hej då, och klä dig väl.'],
  ['Until next time. Air your wool.', 'Vi ses. Glöm inte att vädra ullen.'],
];

export const greet = ({ language }: Question, random: Random): string => say(random.pick(GREETINGS), language);
export const welcome = ({ language }: Question, random: Random): string => say(random.pick(THANKS), language);
export const goodbye = ({ language }: Question, random: Random): string => say(random.pick(GOODBYES), language);
/** "Thanks, bye!" is thanked for and parted from. */
export const parting = (question: Question, random: Random): string =>
  `${say(['You are welcome.', 'Varsågod.'], question.language)} ${goodbye(question, random)}`;

/** Who answers here; never more than it is. */
export function introduce({ language }: Question): string {
  return language === 'sv'
    ? 'Jag heter atelier-embedded. Jag är inte en stor språkmodell och inte en människa, utan ett litet program med egna kunskaper om tyger, plagg, skötsel, färg, mått och sömnad, som läser ligans och motorns verkliga läge. Jag planerar svaren med regler, på svenska och engelska.'
    : 'I am atelier-embedded. I am neither a large language model nor a person, but a small program with its own knowledge of cloth, garments, care, colour, measures and sewing, which also reads the real state of the league and of the engine. I plan answers by rule, in English and Swedish.';
}

export function capabilities({ language }: Question, { publicUrl }: ChatFacts): string {
  return language === 'sv'
    ? `Jag kan: tygers egenskaper och skötsel, fläckar, vad man har på sig när, storlekar och mått, färger, sömnad steg för steg, det här API:et, hur ligan står och hur motorn mår. Jag kan inte: nyheter, väder, kod, medicin, juridik, placeringsråd, översättning eller att se bilder. En bild av ett plagg gör POST ${publicUrl}/api/generate.`
    : `I can: fabrics and their care, stains, what to wear when, sizes and measures, colours, sewing step by step, this API, how the league stands and how the engine feels. I cannot: news, weather, code, medicine, law, investment advice, translation, or look at pictures. For a picture of a garment use POST ${publicUrl}/api/generate.`;
}

/** A plain refusal: what is known of the thing that was named, where one was; else what this knows at all. */
export function decline(question: Question): string {
  const { language, beyond, elsewhere } = question;
  const near = beyond || elsewhere ? null : nearest(question);
  if (near) return near;
  if (language === 'sv')
    return beyond || elsewhere
      ? 'Det kan jag inte svara på: jag kan bara kläder, tyg, sömnad och det här API:et.'
      : 'Det vet jag inte säkert, och jag gissar ogärna. Jag kan tyger och deras skötsel, storlekar, klädsel, färger, sömnad, ligan och det här API:et; säg gärna med andra ord vad du menar.';
  return beyond || elsewhere
    ? 'I cannot help with that: I only know clothes, cloth, sewing and this API.'
    : 'I am not sure what you mean, and I would rather not guess. I know fabrics and their care, sizes, what to wear, colours, sewing, the league and this API; please say it in other words.';
}

const SIDES: Partial<Record<Facet, Said>> = {
  care: ['how to care for it', 'hur man sköter det'],
  wear: ['how to wear it', 'hur man bär det'],
  sew: ['how to sew it', 'hur man syr det'],
  match: ['what goes with it', 'vad som passar till'],
  amount: ['how much cloth it takes', 'hur mycket tyg det tar'],
  size: ['its sizes', 'dess storlekar'],
  what: ['what it is', 'vad det är'],
};

/** What is known of a thing that was named, where the question about it is not understood; null where nothing was. */
function nearest({ plain, language }: Question): string | null {
  const topic = mentionsIn(plain.split(' '))
    .map((mention) => mention.topic)
    .find(({ kind }) => kind === 'fabric' || kind === 'garment' || kind === 'colour');
  if (!topic) return null;
  const known = (Object.keys(SIDES) as Facet[]).filter(
    (facet) => topic.facets[facet] !== undefined || (topic.fabric && (facet === 'care' || facet === 'wear')),
  );
  if (known.length < 2) return null;
  const name = say(topic.name, language);
  const sides = listed(
    known.map((facet) => say(SIDES[facet] ?? ['', ''], language)),
    language,
  );
  return language === 'sv'
    ? `Just det vet jag inte säkert, och jag gissar ogärna. Om ${name} kan jag säga ${sides}.`
    : `That I do not know for certain, and I would rather not guess. About ${name} I can say ${sides}.`;
}

export const foreignNote = 'I understand English and Swedish only. (Jag förstår bara engelska och svenska.) ';
