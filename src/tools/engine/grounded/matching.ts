import { denies } from './choice.js';
import { isSchema, type Schema } from './schema.js';
import topicData from './words/topics.yaml.js';

/** A function of the caller's, as its tool describes it. */
export interface FunctionTool {
  name: string;
  description: string;
  parameters: Schema;
}

/** How a question meets a function. */
export interface Match {
  tool: FunctionTool;
  /** what of the question the function's name says */
  named: ReadonlySet<string>;
  /** what of it its description says */
  told: ReadonlySet<string>;
}

const TOPICS = Object.entries(topicData as Record<string, string[]>);
const SMALL = new Set(
  'the a an and or of to for in on at is are be do does did get gets set fetch list create make new current currently given by with from this that it its my your me you i we can could would please want need what which who when where how why function tool call return returns use used user users information info data value values about all any some one two name names number id string och att det som är för med den till en ett jag du vad hur kan der die das und ist ein eine für mit le la les un une des que el los una por con qué today now tell show give look like if whether has have will there'.split(
    ' ',
  ),
);

/** Topics and stems of a text: what it is about, in words that a question and a description share. */
export function themesOf(text: string): Set<string> {
  const plain = ` ${plainly(text)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const topics = TOPICS.filter(([, stems]) => stems.some((stem) => plain.includes(` ${stem}`))).map(
    ([topic]) => `#${topic}`,
  );
  const words = plain
    .trim()
    .split(' ')
    .filter((word) => word.length > 2 && !SMALL.has(word));
  return new Set([...topics, ...words.map((word) => word.replace(/(ing|ed|es|s)$/u, '').slice(0, 6))]);
}

/** What two or three words say together, in the word that functions have for it. */
const MONEY = String.raw`(?:usd|eur|gbp|sek|nok|dkk|chf|jpy|dollars?|euros?|pounds?|kronor|yen|francs?|[$€£])`;
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(String.raw`\d\s?${MONEY}\s(?:to|in|into|till|i|nach|en|a)\s(?:swedish |us |british )?${MONEY}`, 'giu'),
    ' convert currency ',
  ],
  [
    /(?<!\p{L})(?:sen[dt]|giv(?:e|ing)|goes|go|going|bring(?:ing)?|tak(?:e|ing))(?: \p{L}+){0,3}? back(?!\p{L})/giu,
    ' return ',
  ],
  [
    /(?<!\p{L})(?:go|goes|sent|shipped|delivered|skickas|levereras|geliefert|geschickt)\s(?:to|till|an|nach)\s[^.!?]{1,60}\s(?:instead|i stället|istället|stattdessen)(?!\p{L})/giu,
    ' change delivery address ',
  ],
  [/(?<!\p{L})skicka(?:r)?(?: \p{L}+){0,3}? tillbaka(?!\p{L})|zurück(?:schick|geb|send)\p{L}*/giu, ' return '],
  [
    /^\W*(?:[Pp]lease )?(?:[Tt]ell|[Ii]nform|[Nn]otify|[Mm]essage|[Tt]ext) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: that|:)/gu,
    ' send message ',
  ],
  [/(?<!\p{L})(?:we|i) need \d+(?:[.,]\d+)? ?(?:m|metres?|meters?|yards?|rolls?|pieces?|kg) of(?!\p{L})/giu, ' order '],
  [
    /(?<!\p{L})(?:tak(?:e|en|ing)(?: (?:my|the|it|this|\p{L}+)){0,3}? in|let(?:ting)?(?: \p{L}+){0,3}? out)(?!\p{L})/giu,
    ' alter ',
  ],
];
const plainly = (text: string): string =>
  TOGETHER.reduce((said, [pattern, word]) => said.replace(pattern, word), text.replaceAll('_', ' '));

/** Functions that have something to do with a question, the best first. */
export function matches(tools: readonly FunctionTool[], question: string): Match[] {
  const asked = themesOf(question);
  const shared = (text: string): Set<string> => new Set([...themesOf(text)].filter((theme) => asked.has(theme)));
  const found = tools
    .filter(
      (tool) =>
        !isAnswered(tool, question) &&
        !isOnlyWeighed(tool, question) &&
        !isDenied(tool, question) &&
        isAskedFor(tool, asked),
    )
    .map((tool) => ({
      tool,
      named: shared(tool.name),
      told: new Set([...shared(tool.description.slice(0, 1000)), ...shared(choicesOf(tool))]),
    }))
    .filter(({ tool, named, told }) => named.size > 0 || told.size > 1 || shared(choicesOf(tool)).size > 0);
  const shares = (theme: string): number =>
    found.filter(({ named, told }) => named.has(theme) || told.has(theme)).length;
  const weigh = ({ named, told }: Match): number =>
    3 * sum([...named].map((theme) => 1 / shares(theme))) + sum([...told].map((theme) => 1 / shares(theme)));
  return found.sort((a, b) => weigh(b) - weigh(a));
}

/** The values that a function's arguments may have, as words: "vacation", "sick". */
const choicesOf = ({ parameters }: FunctionTool): string =>
  Object.values(isSchema(parameters.properties) ? parameters.properties : {})
    .flatMap((own) => (isSchema(own) && Array.isArray(own.enum) ? own.enum : []))
    .filter((value): value is string => typeof value === 'string' && /^\p{Ll}[\p{Ll}_ -]{3,30}$/u.test(value))
    .join(' ');

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** What only tells something is also called where no more than its description touches the question. */
const TELLS = /^(?:get|find|list|locate|show|check|track|search|look|read|fetch|where|describe|count)/iu;

/** The one function that tells something and is touched by a question at all, where none matches. */
export function faint(tools: readonly FunctionTool[], question: string): FunctionTool[] {
  const asked = themesOf(question);
  const found = tools.filter(
    (tool) =>
      TELLS.test(tool.name) &&
      !isDenied(tool, question) &&
      [...themesOf(`${tool.name} ${tool.description}`)].some((theme) => asked.has(theme)),
  );
  return found.length === 1 ? found : [];
}

/** "The stock check said: …": what was told needs not be asked again. */
const ANSWERED =
  /^\W*(?:the|your) (?:\p{L}+ ){0,2}?(?:check|result|answer|search|list|lookup|report|forecast) (?:said|says|showed|shows|told|was|is)(?!\p{L})/iu;
const isAnswered = ({ name }: FunctionTool, question: string): boolean =>
  TELLS.test(name) && ANSWERED.test(question) && !question.includes('?');

const ACTS =
  /^(?:place|buy|sell|order|delete|remove|cancel|send|create|book|pay|apply|submit|post|update|add|reserve|refund|transfer|set|move|reschedule|close|open(?!ing)|start|stop|change|return|exchange|subscribe)/iu;
/** `order_status`: what is told of an order orders nothing. */
const TELLS_OF = /(?:^|_|\p{Ll}(?=\p{Lu}))(?:status|state|progress|info|details?|history|lookup|policy|rates?)$/iu;
const WEIGHS =
  /(?<!\p{L})(?:should (?:i|we)|is it (?:wise|smart|a good idea|worth)|would you|ska (?:jag|vi)|borde (?:jag|vi)|soll(?:te)? ich|sollen wir|devrais-je|est-ce que je devrais|debería)(?!\p{L})/iu;

/** "Should I buy bitcoin?" asks for advice: what acts is not called. */
const isOnlyWeighed = ({ name }: FunctionTool, question: string): boolean =>
  ACTS.test(name) &&
  !TELLS_OF.test(name) &&
  (WEIGHS.test(question) ||
    INFORMS.test(question) ||
    HAPPENED.test(question) ||
    isTold(name, question) ||
    (HOW_TO.test(question) && !/\d/.test(question)));

/** "Did Lena cancel her fitting?" */
const HAPPENED =
  /^\W*(?:did|has|have|had|was|were|why (?:did|was|were|has)|when (?:did|was|were)|who|har|hade|blev|varför|vem|hat|haben|wurde|wer|a-t-|est-ce que|ha|han)\s[^?]*\?\s*$/iu;

const WANTS =
  /(?<!\p{L})(?:please|can you|could you|would you|will you|i['’]d like|would like|want|wants|need|needs|let['’]s|must|should|snälla|vill|kan du|behöver|bitte|möchte|kannst|s['’]il|voudrais|puedes|quiero)(?!\p{L})/iu;
const BEFORE_PAST =
  /(?<!\p{L})(?:was|were|been|i|we|he|she|they|you|already|yesterday|has|have|had|blev|har|hade|jag|vi|wurde|habe|haben)(?:\s(?:already|just|also|not|never|redan|just|inte))?\s$/iu;
const PASTS: Readonly<Record<string, string>> = {
  send: 'sent',
  buy: 'bought',
  sell: 'sold',
  pay: 'paid',
  book: 'booked',
  take: 'took',
  set: 'set',
};

/** "Order A-4474 was refunded last week.", "Yesterday I ordered 6 metres": what is told has been done. */
function isTold(name: string, question: string): boolean {
  const [verb = ''] = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  if (WANTS.test(question) || question.trim().endsWith('?')) return false;
  const past = PASTS[verb] ?? `${verb.replace(/e$/u, '').replace(/y$/u, 'i')}l?ed`;
  const found = [...question.matchAll(new RegExp(String.raw`(?<!\p{L})${past}(?!\p{L})`, 'giu'))];
  const isAsked = new RegExp(String.raw`(?:^|[.,;!]\s|(?:and|then|och)\s)${verb}(?!\p{L})`, 'iu').test(
    question.replace(/^\s*order [A-Z0-9-]*\d/iu, ''),
  );
  return !isAsked && found.some(({ index }) => BEFORE_PAST.test(question.slice(Math.max(0, index - 40), index)));
}

/** "What is a gift card?", "Where is my order 5501?": what acts is no answer to it. */
const INFORMS =
  /^\W*(?:what (?:is|are) (?:an?|the|your)|how long|where is|where are|when (?:will|does|is)|tell me about|why|vad är|hur länge|var är|när kommer|was ist|wie lange|wo ist|wann kommt|qu['’]est[- ]ce|où est|combien de temps|qué es|dónde está|cuánto tarda)(?!\p{L})/iu;

/** "How do I shorten a skirt?" asks for the way, where nothing is named that it could be done to. */
const HOW_TO =
  /^\W*(?:how (?:do|can|should|would|could|to)|what is the best way|hur (?:gör|kan|ska|syr|kortar|tvättar)|wie (?:kann|mache?|soll|kürze|nähe|wasche)|comment (?:faire|puis|peut|raccourcir|coudre|laver)|cómo (?:puedo|hago|se|acorto|coso|lavo))(?!\p{L})/iu;

/** "Please do not delete my account": what the function does is what is not wanted. */
function isDenied({ name }: FunctionTool, question: string): boolean {
  const [verb] = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  if (TELLS.test(name) || verb === undefined) return false;
  const at = question.toLowerCase().indexOf(verb);
  return at > 0 && denies(question.slice(0, at));
}

/** What cannot be undone is called only where its own verb is meant. */
const GRAVE = /^(?:refund|cancel|delete|remove|erase|pay|charge|transfer|close|stop|terminate|revoke)/iu;

function isAskedFor({ name }: FunctionTool, asked: ReadonlySet<string>): boolean {
  if (!GRAVE.test(name)) return true;
  const [verb] = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}]+/u);
  return [...themesOf(verb)].some((theme) => asked.has(theme));
}

/** The best, and those that say something of the question that none before them says. */
export function apart(found: readonly Match[]): Match[] {
  const covered = new Set<string>();
  return found.filter(({ tool, named, told }, i) => {
    const own = [...named].filter((theme) => !covered.has(theme));
    const members = isSchema(tool.parameters.properties) ? Object.keys(tool.parameters.properties).join(' ') : '';
    for (const theme of [...named, ...told, ...themesOf(members)]) covered.add(theme);
    return i === 0 || (own.length > 0 && named.size > 0);
  });
}
