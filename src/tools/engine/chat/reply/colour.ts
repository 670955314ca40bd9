import { SHADES, type Shade } from '../knowledge/shades.js';
import type { Topic } from '../knowledge/topic.js';
import { formsOf, type Language } from '../text.js';
import type { Question } from '../question.js';
import type { Reply } from './reply.js';
import { capital, listed, say } from './say.js';

/** What goes with a colour, or whether two go together; null when no such thing is asked. */
export function tellColours({ topics, intents, plain, language }: Question): Reply | null {
  const asked =
    intents.includes('match') ||
    /(^| )(together|ihop|tillsammans)( |$)/.test(plain) ||
    /(^| )(wear|combine|style|bära|ha)( \S+){0,2} (with|till) /.test(plain) ||
    intents.length === 0 ||
    intents[0] === 'what' ||
    intents.includes('compare');
  const colours = topics.filter((topic) => SHADES[topic.id] !== undefined);
  if (colours.length === 0 || !asked || topics.some((topic) => topic.id === 'colour/patterns')) return null;
  const [a, b] = colours.map((topic) => ({ topic, shade: shadeOf(topic, plain) }));
  if (b) return together(a, b, language);
  const items = a.shade.with.map((colour) => say(colour, language));
  return { text: goesWith(a.shade, language), topics: [a.topic], facets: ['match'], items };
}

interface Named {
  topic: Topic;
  shade: Shade;
}

function shadeOf(topic: Topic, plain: string): Shade {
  const said = new Set(plain.split(' ').flatMap(formsOf));
  const shades = SHADES[topic.id];
  return shades.find(({ terms }) => terms.some((term) => said.has(term))) ?? shades[0];
}

function goesWith(shade: Shade, language: Language): string {
  const name = capital(say(shade.name, language));
  const partners = listed(
    shade.with.map((colour) => say(colour, language)),
    language,
  );
  const verb = language === 'sv' ? 'går fint till' : 'goes well with';
  return `${name} ${verb} ${partners}. ${say(shade.advice, language)}`;
}

function together(a: Named, b: Named, language: Language): Reply {
  const names = [a, b].map(({ shade }) => say(shade.name, language));
  const suits = mentions(a.shade, b) || mentions(b.shade, a);
  const advice = say(a.shade.advice, language);
  const text = suits ? agree(names, advice, language) : hesitate(names, a.shade, language);
  return { text, topics: [a.topic, b.topic], facets: ['match'] };
}

/** Whether a shade's partners hold the other one. */
function mentions(shade: Shade, { shade: other }: Named): boolean {
  const name = other.name[0];
  return shade.with.some(([en]) => name.includes(en) || en.includes(name));
}

const agree = ([a, b]: readonly string[], advice: string, language: Language): string =>
  language === 'sv'
    ? `Ja, ${a} och ${b} går fint ihop. Låt den ena ta större delen och den andra vara accent. ${advice}`
    : `Yes, ${a} and ${b} go well together. Let one take the larger part and the other be the accent. ${advice}`;

function hesitate([a, b]: readonly string[], shade: Shade, language: Language): string {
  const easier = listed(
    shade.with.slice(0, 3).map((colour) => say(colour, language)),
    language,
  );
  return language === 'sv'
    ? `${capital(a)} och ${b} går om skillnaden är tydlig: en ljus och en mörk, en stor yta och en liten, gärna olika struktur. Lättare till ${a} är ${easier}.`
    : `${capital(a)} and ${b} can work when the difference is plain: one light and one dark, one large and one small, in different textures. Easier partners for ${a} are ${easier}.`;
}
