import { argumentsOf } from './calling/arguments-of.js';
import { withNounOfNumber } from './calling/bare-number.js';
import { byArguments } from './calling/by-arguments.js';
import { brief } from './calling/brief.js';
import { asCalled } from './calling/as-called.js';
import { begins, byParts, inParts, MOST_CALLS, ofOwnWish } from './calling/by-parts.js';
import type { Call } from './calling/call.js';
import { withEmployer } from './calling/employed.js';
import { followUp } from './calling/follow-up.js';
import { inWordsOfDeed, isCalledOff, takesOn } from './calling/called-off.js';
import type { CallAnswer, CallQuestion } from './calling/question.js';
import { hangsOnSomething, isAffirmed, isCommanded, isFinal, speaksOf } from './calling/commanded.js';
import { conversionsFor, openConversion } from './calling/converted.js';
import { isDenied, withoutForbidden } from './calling/denied.js';
import { isDoubtful } from './calling/doubtful.js';
import { isInGeneral } from './calling/in-general.js';
import { withoutLeftWish } from './calling/left-wish.js';
import { leavesOut, sharesOut } from './calling/left-out.js';
import { askedFor, deedsOf, onlyTells, seeks } from './calling/heard/deeds.js';
import { filledBy } from './calling/heard/fill.js';
import { fitting } from './calling/heard/fitness.js';
import {
  advises,
  asksCost,
  asksState,
  asksWhatIf,
  isDoneAlready,
  isAdvice,
  isQuestion,
  isReport,
  onlyStates,
  wantsDone,
} from './calling/heard/mood.js';
import { textOf } from './calling/heard/text.js';
import { together } from './calling/heard/together.js';
import { mailsSought } from './calling/mails-sought.js';
import { isOfItself } from './calling/of-itself.js';
import { ofListed, pointsAtListed } from './calling/the-one.js';
import { onOrOff } from './calling/on-or-off.js';
import { ownWish } from './calling/own-wish.js';
import { searchedFor } from './calling/searched.js';
import { ofSought } from './calling/of-sought.js';
import { onlyLooks, pointed } from './calling/pointed.js';
import { rateFor } from './calling/rates.js';
import { withoutReminders } from './calling/reminders.js';
import { repliedTo } from './calling/replied-to.js';
import { withSealed } from './calling/sealed.js';
import { signed } from './calling/signed.js';
import { withSecondHalf } from './calling/second-half.js';
import { withoutAsker } from './calling/sought.js';
import { withTags } from './calling/tagged.js';
import { unfitting } from './calling/unfitting.js';
import { takenUp } from './calling/taken-up.js';
import { takesAway } from './calling/takes-away.js';
import { afterTakenBack } from './calling/taken-back.js';
import { tellsOfPast } from './calling/told-of-past.js';
import { keepsTopic, withoutReminding, withTopic } from './calling/with-topic.js';
import { withoutShared } from './calling/without-shared.js';
import { asTranslation, inOtherWords } from './calling/in-other-words.js';
import { isWish } from './calling/wishes.js';
import { aboutOf, parametersOf, requiredOf } from './calling/made.js';
import { nounsOf } from './calling/nouns-of.js';
import type { Grounded } from './grounded.js';
import type { Ground } from './filling/ground.js';
import { apart, faint, type FunctionTool, matches, themesOf } from './matching.js';
import { propertyIn } from './property.js';
import { MOST_READ, type Reading, readingOf } from './reading.js';
import { isSchema, type Schema, typeOf } from './schema.js';
import { takenTwice } from './taken-twice.js';
import { textsFor } from './text/texts-for.js';

/** The calls that a question asks for; what a function needs and nothing says is named instead of made up. */
export const callsFor = (question: CallQuestion, house: Ground['house']): CallAnswer => {
  const answerOf = (asked: CallQuestion): CallAnswer =>
    withSealed(asked, (sealed) => calledBy(sealed, house)) ?? calledBy(asked, house);
  const answer = withTags(question, answerOf) ?? withEmployer(question, answerOf) ?? answerOf(question);
  return answer.kind === 'calls'
    ? { ...answer, calls: answer.calls.map((call) => asCalled(call, question.question)) }
    : answer;
};

function calledBy(asked: CallQuestion, house: Ground['house']): CallAnswer {
  const question = pointsAtListed(asked) ? { ...asked, before: '', earlier: [] } : asked;
  const left = question.choice === 'auto' ? afterTakenBack(question.question) : null;
  if (left !== null) return left === '' ? { kind: 'none' } : calledBy({ ...question, question: left }, house);
  if (question.choice === 'auto' && isOfItself(question.question, question.tools)) return { kind: 'none' };
  if (question.choice === 'auto' && isDenied(question.question)) return forbidden(question);
  const isPlain = question.choice === 'auto' && question.askedFor === null;
  const again = isPlain && question.made.length === 0 ? goneOn(question, house) : null;
  if (again !== null) return again;
  const answer = signed(
    commandedOnly(question, isPlain ? withoutMade(allFor(question, house), question.made) : madeFor(question, house)),
    question.tools,
    question.question,
  );
  if (isPlain && answer.kind === 'calls' && onlyLooks(question, answer.calls))
    return commandedOnly(question, pointed(question, answer, house) ?? { kind: 'none' });
  if (answer.kind === 'calls') return atMost(answer.calls, question.parallel ? MOST_CALLS : 1);
  if (!isPlain) return answer;
  const listed = ofListed(question, answer, (own) => calledBy(own, house)) ?? pointed(question, answer, house);
  return listed === null ? lacking(question, answer, house) : commandedOnly(question, listed);
}

/** "Move mtg_44 to 5 May": of what is missing no more than the text does not say. */
function lacking({ tools, question, today }: CallQuestion, answer: CallAnswer, house: Ground['house']): CallAnswer {
  const tool = answer.kind === 'missing' ? tools.find(({ name }) => name === answer.name) : undefined;
  if (!tool || answer.kind !== 'missing' || answer.missing.length < 2) return answer;
  const said = textOf(question, today);
  const { values } = filledBy(tool, said, { reading: said.reading, before: null, house, plans: null, wishes: true });
  const wrong = unfitting(values, parametersOf(tool), said.reading);
  const left = answer.missing.filter((name) => !(name in values) || wrong.includes(name));
  return left.length > 0 ? { ...answer, missing: left } : answer;
}

/** What an offer that is taken up calls, a reply to an assistant's question, or "and in Berlin?". */
const goneOn = (question: CallQuestion, house: Ground['house']): CallAnswer | null =>
  takenUp(question, house) ?? repliedTo(question, (asked) => calledBy(asked, house)) ?? followUp(question, house);

/** Nothing is called; where what a function does is spoken of, because that is the wish. */
const forbidden = ({ tools, question }: CallQuestion): CallAnswer =>
  tools.some((tool) => !onlyTells(deedsOf(tool)) && speaksOf(tool, question))
    ? { kind: 'none', isForbidden: true }
    : { kind: 'none' };

/** What has an effect is called only where that is commanded; what a question of it would call is offered. */
function commandedOnly(asked: CallQuestion, answer: CallAnswer): CallAnswer {
  if (asked.choice !== 'auto' || answer.kind === 'none') return answer;
  /** What keeps a record of what was done may be told of it. */
  const isRecord = (tool: FunctionTool): boolean => deedsOf(tool).some(({ names }) => names.has('record'));
  const isSpared = (one: { name: string; arguments?: Call['arguments'] }): boolean => {
    const tool = asked.tools.find(({ name }) => name === one.name);
    if (tool === undefined) return false;
    const isTold = asksWhatIf(asked.question) || isDoneAlready(asked.question);
    if (isTold && !onlyTells(deedsOf(tool)) && !isRecord(tool)) return true;
    return isFinal(tool) && !mayCall(tool, one.arguments ?? null, asked);
  };
  if (answer.kind !== 'calls') return answer.kind === 'missing' && isSpared(answer) ? { kind: 'none' } : answer;
  const spared = answer.calls.filter(isSpared);
  if (spared.length === 0) return answer;
  const calls = answer.calls.filter((one) => !isSpared(one));
  if (calls.length > 0) return { kind: 'calls', calls };
  if (spared.some(({ name }) => name === asked.askedFor)) return { kind: 'none' };
  const looked = hangsOnSomething(asked.question) ? lookedUp(spared[0], asked) : null;
  return looked ? { kind: 'calls', calls: [looked] } : { kind: 'offer', calls: spared.slice(0, 1) };
}

/** "If order 55 has not shipped, cancel it": the one function that tells of what would be acted on, unless it has told. */
function lookedUp({ arguments: args, evidence }: Call, { tools, made }: CallQuestion): Call | null {
  const told = tools.filter((tool) => {
    const needed = requiredOf(parametersOf(tool));
    return onlyTells(deedsOf(tool)) && !isFinal(tool) && needed.length > 0 && needed.every((name) => name in args);
  });
  const [only, ...others] = told.length > 1 ? told.filter(({ name }) => /status|state/iu.test(name)) : told;
  if (!only || others.length > 0) return null;
  const needed = requiredOf(parametersOf(only)).map((name) => [name, args[name]]);
  const call = { name: only.name, arguments: Object.fromEntries(needed) as Call['arguments'], evidence };
  return made.includes(keyOf(call)) ? null : call;
}

/** Whether a function with an effect is commanded, an offer of it is taken up, or what it lacked is told. */
const mayCall = (tool: FunctionTool, args: Call['arguments'] | null, { question, askedFor }: CallQuestion): boolean =>
  isCommanded(tool, question, askedFor === tool.name) ||
  (askedFor === tool.name &&
    (isAffirmed(question) || (!question.includes('?') && (args === null || tells(question, args)))));

/** Whether a reply says one of the arguments itself. */
const tells = (reply: string, args: Call['arguments']): boolean =>
  Object.values(args).some((value) => reply.toLowerCase().includes(String(value).toLowerCase()));

const atMost = (calls: readonly Call[], most: number): CallAnswer => ({ kind: 'calls', calls: calls.slice(0, most) });

/** The calls that have not been made yet. */
function withoutMade(answer: CallAnswer, made: readonly string[]): CallAnswer {
  if (answer.kind !== 'calls' || made.length === 0) return answer;
  const calls = answer.calls.filter((call) => !made.some((one) => isSameCall(one, call)));
  return calls.length > 0 ? { kind: 'calls', calls } : { kind: 'none' };
}

/** All calls that a question asks for by itself, whichever of them have been made, and however many may be made at once. */
const allFor = (question: CallQuestion, house: Ground['house']): CallAnswer =>
  withoutLeftWish(
    withSecondHalf(allAtOnce(question, house), question.question, (part) =>
      allAtOnce({ ...question, question: part }, house),
    ),
    question,
    house,
  );

function allAtOnce(question: CallQuestion, house: Ground['house']): CallAnswer {
  const own = ownWish(withoutForbidden(withoutReminders(question.question)));
  const wish = withNounOfNumber(asTranslation(question.tools, withoutAsker(own)), question.tools);
  const tools = withoutReminding(question.tools, wish);
  const asked = withoutThoseOff({ ...question, tools, question: wish, made: [], parallel: true });
  const conversions = conversionsFor(asked.tools, wish);
  if (conversions) return { kind: 'calls', calls: conversions };
  const open = openConversion(asked.tools, wish);
  if (open) return { kind: 'missing', ...open };
  const rate = rateFor(asked.tools, wish);
  if (rate) return { kind: 'calls', calls: [rate] };
  const searched = mailsSought(asked.tools, wish) ?? searchedFor(asked.tools, wish);
  if (searched) return { kind: 'calls', calls: [searched] };
  const full = inFull({ ...asked, parallel: question.parallel }, madeFor(asked, house));
  const heard = asSwitched(withTopic(heardToo(asked, full, house), asked, house), asked);
  return isMeant(heard, asked) ? inBrief(heard, asked, house) : { kind: 'none' };
}

const asSwitched = (answer: CallAnswer, { tools, question }: CallQuestion): CallAnswer =>
  answer.kind === 'calls' ? { kind: 'calls', calls: onOrOff(answer.calls, tools, question) } : answer;

function inBrief(answer: CallAnswer, { tools, question, today }: CallQuestion, house: Ground['house']): CallAnswer {
  if (answer.kind !== 'calls') return answer;
  const reading = readingOf(question, today);
  const ground: Ground = { reading, before: null, house, plans: null, wishes: true };
  const isOne = answer.calls.length === 1;
  return {
    kind: 'calls',
    calls: answer.calls.map((call) => {
      const tool = tools.find(({ name }) => name === call.name);
      if (!tool) return call;
      const own = brief(call, parametersOf(tool), reading);
      return isOne && seeks(tool) ? ofSought(own, tool, ground) : own;
    }),
  };
}

/** Whether what was heard may have been meant: no doubtful call, none for what is only reported or asked for as advice, nothing asked for that nothing says. */
function isMeant(heard: CallAnswer, asked: CallQuestion): boolean {
  if (heard.kind === 'none') return true;
  if (heard.kind === 'missing')
    return (
      !isInGeneral(asked.question) &&
      !isOnlyPriced(heard.name, asked) &&
      !isOnlyPast([heard], asked) &&
      mayAsk(heard.name, asked)
    );
  return (
    !isOnlyPast(heard.calls, asked) &&
    !doesInGeneral(heard.calls, asked) &&
    !heard.calls.some((call) => isDoubtful(call, asked.question)) &&
    !isOnlyReported(heard.calls, asked) &&
    !isOtherDeed(heard.calls, asked) &&
    !isOnlyAdvice(heard.calls, asked)
  );
}

/** "How much does it cost to shorten sleeves?" has nothing done. */
const isOnlyPriced = (called: string, { tools, question }: CallQuestion): boolean =>
  asksCost(question) && tools.some((tool) => tool.name === called && !onlyTells(deedsOf(tool)));

/** "Can I have trousers shortened?" asks whether it is done, and has nothing done. */
const doesInGeneral = (calls: readonly Call[], { tools, question }: CallQuestion): boolean =>
  isInGeneral(question) &&
  calls.some(({ name }) => tools.some((tool) => tool.name === name && !onlyTells(deedsOf(tool))));

/** "Move all of it to Lund" is no question. */
const isOrder = (question: string): boolean => !question.includes('?');

/** "Delete the job" is not answered by what only looks it up, "is my repair done?" by nothing that does something. */
function isOtherDeed(calls: readonly Call[], { tools, question }: CallQuestion): boolean {
  const called = tools.filter(({ name }) => calls.some((call) => call.name === name)).map(deedsOf);
  const isDoneOtherwise = (): boolean =>
    tools.some(
      (tool) =>
        !calls.some(({ name }) => name === tool.name) &&
        deedsOf(tool).some((deed) => !deed.isAsked && question.search(deed.says) === 0),
    );
  return (
    (isOrder(question) &&
      called.every((deeds) => onlyTells(deeds) && !deeds.some((deed) => askedFor(deed, question) === 1)) &&
      isDoneOtherwise()) ||
    (wantsDone(question) &&
      called.every((deeds) => onlyTells(deeds) && !deeds.some((deed) => askedFor(deed, question) === 1))) ||
    (asksState(question) && called.every((deeds) => !onlyTells(deeds)))
  );
}

/** "Is linen cooler than cotton?" is no search for linen. */
const isOnlyAdvice = (calls: readonly Call[], { tools, question }: CallQuestion): boolean =>
  isAdvice(question) &&
  calls.every(({ name }) => tools.some((tool) => tool.name === name && onlyTells(deedsOf(tool)) && !advises(tool)));

/** Who only wants to know something is asked for no argument of what nothing in the question has to do with, or that does something. */
function mayAsk(name: string, { tools, question }: CallQuestion): boolean {
  const fit = fitting(tools, textOf(question)).find(({ tool }) => tool.name === name);
  if (asksState(question) && fit?.isTelling === false) return false;
  if (!isQuestion(question)) return !(onlyStates(question) && isSwitch(tools.find((one) => one.name === name)));
  return fit !== undefined && fit.isMeant && (fit.deed > 0 || fit.named >= 0.9 || isTopical(fit.tool, question));
}

const isSwitch = (tool: FunctionTool | undefined): boolean =>
  tool !== undefined && deedsOf(tool).every(({ names }) => names.has('switch'));

/** Whether a function that tells something is about what a question is about, by more than that something is sought. */
const isTopical = (tool: FunctionTool, question: string): boolean =>
  deedsOf(tool).every(({ names }) => names.has('get') || names.has('stock')) &&
  matches([tool], question).some(({ named }) => [...named].some((theme) => theme !== '#search'));

/** "I won't make it to pilates": asks for no booking, and in words of its own for what takes one back. */
function withoutThoseOff(asked: CallQuestion): CallQuestion {
  if (!isCalledOff(asked.question)) return asked;
  const question = inWordsOfDeed(asked.tools, asked.question);
  return { ...asked, question, tools: asked.tools.filter((tool) => !takesOn(tool)) };
}

/** "Order 48990 arrived safely.", "the refund has come": who reports how it went asks for nothing to be looked up, nor for what is grave. */
const isOnlyReported = (calls: readonly Call[], { tools, question }: CallQuestion): boolean =>
  isReport(question) &&
  calls.every(({ name }) =>
    tools.some(
      (tool) =>
        tool.name === name &&
        (onlyTells(deedsOf(tool)) || (!isWish(question) && deedsOf(tool).every(({ isGrave }) => isGrave))),
    ),
  );

/** "I cycled from Leeds to York last summer.": what was asks for nothing to be looked up, nor for what was done to be done. */
const isOnlyPast = (called: readonly { name: string }[], { tools, question }: CallQuestion): boolean =>
  tellsOfPast(question) &&
  called.every(({ name }) => {
    const own = tools.filter((tool) => tool.name === name);
    const deeds = own.flatMap(deedsOf);
    const isKept = deeds.some(({ names }) => names.has('record'));
    return (
      !isKept &&
      (onlyTells(deeds) ||
        own.some(keepsTopic) ||
        deeds.some((deed) => !deed.isAsked && askedFor(deed, question) >= (deed.names.has('switch') ? 0.5 : 1)))
    );
  });

/** No calls where the question says more than they do. */
function inFull(asked: CallQuestion, answer: CallAnswer): CallAnswer {
  if (answer.kind !== 'calls') return answer;
  const about = asked.tools
    .filter(({ name }) => answer.calls.some((call) => call.name === name))
    .map(aboutOf)
    .join(' ');
  const isOpen =
    sharesOut(answer.calls, asked.question) ||
    takesAway(answer.calls, asked.question) ||
    (asked.parallel && leavesOut(answer.calls, readingOf(asked.question, asked.today), about.toLowerCase()));
  return isOpen ? { kind: 'none' } : { kind: 'calls', calls: withoutShared(answer.calls, asked.question) };
}

/** The same question heard a second time, by what functions do and need; both have to agree on what is called. */
function heardToo(asked: CallQuestion, first: CallAnswer, house: Ground['house']): CallAnswer {
  const ground: Ground = {
    reading: readingOf(asked.question, asked.today),
    before: null,
    house,
    plans: null,
    wishes: true,
  };
  return together(first, asked, ground);
}

function madeFor(asked: CallQuestion, house: Ground['house']): CallAnswer {
  const { question, before, askedFor, today } = asked;
  const reading = readingOf(question, today);
  const ground: Ground = {
    reading,
    before: before === '' ? null : readingOf(before, today),
    house,
    plans: null,
    wishes: true,
  };
  const apartOf =
    asked.choice === 'auto' && asked.parallel && askedFor === null ? byParts(asked.tools, question, ground) : null;
  if (apartOf !== null) {
    const fresh = apartOf.filter((call) => !asked.made.includes(keyOf(call)));
    return fresh.length > 0 ? { kind: 'calls', calls: fresh } : { kind: 'none' };
  }
  const wanted = wantedTools(asked);
  const calls: Call[] = [];
  let missing: CallAnswer = { kind: 'none' };
  for (const tool of wanted) {
    const own = askedFor === null ? ofOwnWish(tool, asked.tools, ground) : ground;
    const made = inParts(tool, ground) ?? callsOf(tool, own, askedFor === tool.name);
    if (!Array.isArray(made) && own !== ground) return { kind: 'missing', name: tool.name, missing: made.missing };
    if (Array.isArray(made)) calls.push(...made);
    else if (missing.kind === 'none' && calls.length === 0)
      missing = { kind: 'missing', name: tool.name, missing: made.missing };
    if (missing.kind === 'missing' && begins(question, tool)) break;
  }
  const fresh = asked.choice === 'auto' ? calls.filter((call) => !asked.made.includes(keyOf(call))) : calls;
  if (fresh.length > 0) return { kind: 'calls', calls: fresh };
  if (calls.length > 0) return { kind: 'none' };
  const isCalled = askedFor !== null || wanted.some((tool) => begins(question, tool));
  const touched = asked.choice === 'auto' && !isCalled ? byArguments(asked.tools, question, ground) : null;
  const others = touched?.filter((call) => !asked.made.includes(keyOf(call))) ?? [];
  return others.length > 0 ? { kind: 'calls', calls: others } : missing;
}

/** Whether a call has been made: with the same arguments, or with one in more words or fewer, "Fjäll" for "tröjan Fjäll". */
function isSameCall(made: string, call: Call): boolean {
  const [name, before] = JSON.parse(made) as [string, [string, unknown][]];
  const now = new Map(Object.entries(call.arguments));
  return (
    name === call.name &&
    before.length === now.size &&
    before.every(([key, value]) => now.has(key) && isSameValue(value, now.get(key)))
  );
}

const isSameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) ||
  (typeof a === 'string' && typeof b === 'string' && isPartOf(a.toLowerCase(), b.toLowerCase()));

const isPartOf = (a: string, b: string): boolean => ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);

/** How a call is told from another: its name and arguments. */
export const keyOf = ({ name, arguments: args }: Pick<Call, 'name' | 'arguments'>): string =>
  JSON.stringify([name, Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))]);

function wantedTools({ tools, choice, question, before, askedFor }: CallQuestion): readonly FunctionTool[] {
  if (typeof choice === 'object') return tools.filter(({ name }) => name === choice.name);
  const said = question.slice(0, MOST_READ);
  const waiting = tools.filter(({ name }) => name === askedFor);
  const found = apart(matches(tools, inOtherWords(said))).map(({ tool }) => tool);
  if (waiting.length > 0) return [...waiting, ...found.filter((tool) => tool !== waiting[0])];
  if (found.length > 0) return found;
  if (choice === 'auto') return faint(tools, said);
  const earlier = matches(tools, `${before} ${said}`).map(({ tool }) => tool);
  return earlier.length > 0 ? earlier.slice(0, 1) : tools.length === 1 ? tools : [];
}

/** One call, or one for each of several things that the text names; else what is missing. */
function callsOf(tool: FunctionTool, ground: Ground, isReply: boolean): Call[] | { missing: string[] } {
  const schema = parametersOf(tool);
  const readings = eachOf(schema, ground.reading, aboutOf(tool));
  const calls: Call[] = [];
  const shared: string[] = [];
  for (const reading of readings) {
    const made = argumentsOf(schema, { ...ground, reading, about: aboutOf(tool) }, isReply);
    if (!Array.isArray(made)) return made;
    for (const one of made) {
      const twice = takenTwice(one.arguments, schema, reading.text);
      if (twice.length === 0) calls.push({ name: tool.name, ...one });
      else shared.push(...twice);
    }
  }
  return calls.length > 0 ? calls : { missing: shared };
}

/** Of two times or places the one is where a stretch begins. */
const ENDS = /(?:^|_)(?:start|end|from|to|until|begin|arrival|departure)(?:$|_)/iu;

/** "With Dr. Hale for Nadia Brook": two of a kind of whom each is asked for are not two calls. */
function isSharedOut(name: string, said: readonly Grounded[], schema: Schema, reading: Reading): boolean {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const isSomebody = (one: string): boolean => nounsOf(one, properties[one]).isPerson;
  return requiredOf(schema).some((other) => {
    if (other === name) return false;
    if (isSomebody(name) && isSomebody(other)) return true;
    const own = textsFor(propertyIn(other, properties[other]), reading, { start: 0, end: reading.text.length });
    return own.length > 0 && own.every(({ value }) => said.some((one) => one.value === value));
  });
}

/** "From 13:00 to 14:30": times are nothing's names. */
const areTimes = (said: readonly Grounded[], { mentions }: Reading): boolean =>
  said.every(({ quote }) => mentions.some(({ kind, text }) => kind === 'time' && text === quote));

/** "À mon panier": a word of another language for what a function is about is none of its things. */
function isOfTool(quote: string, about: string): boolean {
  const own = themesOf(about);
  const said = [...themesOf(quote)];
  return said.some((theme) => theme.startsWith('#') && own.has(theme)) && !quote.includes(' ') && !/\d/u.test(quote);
}

/** The text once for each of the things that one required argument can be: "the weather in Oslo and Paris". */
function eachOf(schema: Schema, reading: Reading, about: string): Reading[] {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const whole = { start: 0, end: reading.text.length };
  for (const name of requiredOf(schema)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!isSchema(own) || typeOf(own) !== 'string' || Array.isArray(own.enum)) continue;
    const said = textsFor(propertyIn(name, own), reading, whole).filter(({ quote }) => !isOfTool(quote ?? '', about));
    const isTime = propertyIn(name, own).kind === null && areTimes(said, reading);
    if (said.length < 2 || isTime || ENDS.test(name) || isSharedOut(name, said, schema, reading)) continue;
    return said.map(({ quote }) => ({
      ...reading,
      mentions: reading.mentions.filter(({ text }) => text === quote || !said.some((other) => other.quote === text)),
    }));
  }
  return [reading];
}
