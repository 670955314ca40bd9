import type { ChatFacts } from '../facts.js';
import type { Language } from '../text.js';
import type { Stated } from './stated.js';

const NAME =
  /\b(what('s| is| are) your name|who are you|who am i (talking|speaking|chatting) (to|with)|who is (this|there|that)(?= ?[?.!]*$)|whos this|your name\?|wie hei(?:ß|ss)t du|wie hei(?:ß|ss)en sie|wer bist du|comment (?:tu |est-ce que tu )?(?:t['’]appelles|vous appelez)|tu t['’]appelles comment|quel est (?:ton|votre) nom|cuál es tu nombre|vad är ditt namn|wie ist (?:dein|ihr) name|qui es[- ]tu|cómo te llamas|quién eres|vad heter du|vem är du|vem pratar jag med|what are you called|what (should|do|can|may|shall) i call you|introduce yourself)(?!\p{L})/iu;
const CALLED =
  /(?:[Yy]ou are|[Yy]our name is|[Yy]ou['’]re|[Cc]all yourself|[Dd]u är|[Dd]u heter|[Dd]u bist|[Dd]u hei(?:ß|ss)t|[Dd]ein [Nn]ame ist|[Tt]u es|[Tt]u t['’]appelles|[Ee]res|[Tt]e llamas)\s+(?:called\s+|named\s+)?(\p{Lu}[\p{L}’'-]{1,30})/u;
const FORMAL = /\b(formal|formell|polite|artig|courteous|butler)/i;
const WARM = /\b(cheerful|friendly|warm|glad|vänlig|enthusiastic|playful|munter|upbeat)/i;

/** Who is asked for: the name and role that the instructions give, else the model's own. */
export function tellPersona(asked: string, { instructions = '' }: ChatFacts, language: Language): Stated {
  if (!NAME.test(asked)) return null;
  const name = nameGiven(asked, { instructions });
  if (name) return { text: presented(name, instructions, asked, language), ...FROM };
  const role = WHO.test(asked) ? roleGiven(instructions) : null;
  if (role !== null) return { text: role, ...FROM };
  return /\bname|heter|called|call you/i.test(asked) ? ownName(language) : null;
}

/** What the instructions call the model, where its name is asked for. */
export const nameGiven = (asked: string, { instructions = '' }: Pick<ChatFacts, 'instructions'>): string | undefined =>
  NAME.test(asked) ? CALLED.exec(instructions)?.[1] : undefined;

const WHO = /(?<!\p{L})(?:who (?:are|am|is)|whos|vem|wer|mit wem|qui|avec qui|quién|con quién)(?!\p{L})/iu;
/** "You are the assistant of …": a role without a name, and how it is said of oneself. */
const ROLES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})you are ((?:the|an?) [^.!\n]{4,120})/iu, 'I am'],
  [/(?<!\p{L})you answer for ([^.!\n]{4,120})/iu, 'I answer for'],
  [/(?<!\p{L})du är (assistent\p{L}* [^.!\n]{4,120})/iu, 'Jag är'],
  [/(?<!\p{L})du bist ((?:der|die|ein|eine) [^.!\n]{4,120})/iu, 'Ich bin'],
  [/(?<!\p{L})(?:tu es|vous êtes) ((?:l['’]|le |la |une? )[^.!\n]{4,120})/iu, 'Je suis'],
  [/(?<!\p{L})(?:eres|usted es) ((?:el|la|una?) [^.!\n]{4,120})/iu, 'Soy'],
];
const roleGiven = (instructions: string): string | null => {
  const found = ROLES.map(([pattern, lead]) => ({ lead, role: pattern.exec(instructions)?.[1] })).find(
    ({ role }) => role !== undefined,
  );
  return found ? `${found.lead} ${found.role?.trim()}.` : null;
};

const FROM = { topics: ['persona'], sources: ['instructions'] };

function presented(name: string, instructions: string, asked: string, language: Language): string {
  const short = language === 'sv' ? `Jag heter ${name}.` : `My name is ${name}.`;
  const role = new RegExp(`${name}\\s*(?:,|and|och)\\s*([^.!\\n]{4,160})`, 'u').exec(instructions)?.[1]?.trim();
  if (!role || /\b(name|heter)\b/i.test(asked)) return short;
  return language === 'sv'
    ? `Jag är ${name}, ${role.replace(/^är /u, '')}.`
    : `I am ${name}, ${role.replace(/^(are|am) /u, '')}.`;
}

function ownName(language: Language): Stated {
  const text =
    language === 'sv'
      ? 'Jag är atelier-embedded, den inbyggda modellen i den här ateljén: kunskap om kläder, inte en stor språkmodell.'
      : 'I am atelier-embedded, the model built into this atelier: knowledge of clothes, not a large language model.';
  return { text, topics: ['identity'], sources: ['house'] };
}

/** A greeting under the name and in the tone that the instructions give; null where they give neither. */
export function greetAs({ language }: { language: Language }, { instructions = '' }: ChatFacts): string | null {
  const name = CALLED.exec(instructions)?.[1];
  const formal = FORMAL.test(instructions) && !INFORMAL.test(instructions);
  if (!name && !formal && !WARM.test(instructions)) return null;
  const sv = language === 'sv';
  const hello = formal ? (sv ? 'God dag' : 'Good day') : sv ? 'Hej' : 'Hello';
  const who = name ? (sv ? `, jag heter ${name}` : `, I am ${name}`) : '';
  const help = formal
    ? sv
      ? 'Hur kan jag stå till tjänst?'
      : 'How may I be of service?'
    : sv
      ? 'Vad kan jag hjälpa till med?'
      : 'What can I help you with?';
  return `${hello}${who}${WARM.test(instructions) ? '!' : '.'} ${help}`;
}

const INFORMAL = /\b(in|not |inte )formal/i;
