/** The embedded model's answer to one case, as a request would get it. @returns {{refused: boolean, value?: unknown}} */
const { answer, outlineOf } = await import('../../../dist/src/tools/engine/chat/index.js');
const { answerBySchema } = await import('../../../dist/src/tools/models/schema-answer.js');
const { Random } = await import('../../../dist/src/common/kernel/random.js');
const { conversationOf } = await import('../../../dist/src/tools/models/conversation.js');
const { OFFERS } = await import('../../../dist/src/tools/models/offers.js');

function answered(history, question, facts) {
  const said = answer(history, question, facts, Random.from(question));
  return { text: said.text, sources: said.sources, points: outlineOf(said).points.map(({ text }) => text) };
}

/** `ask` is what somebody writes, or the messages of a conversation. */
export function asked({ ask, schema }, facts) {
  const messages = typeof ask === 'string' ? [{ role: 'user', content: ask }] : ask;
  const talk = conversationOf(messages.map(({ role, content }) => ({ role, text: content })));
  const { history, question, instructions } = talk;
  const { league, mood } = facts;
  let inWords;
  const house = {
    league,
    mood,
    offers: OFFERS,
    /** Made when it is first looked at: most slots are filled without it. */
    get answer() {
      return (inWords ??= answered(history, question, { ...facts, instructions }));
    },
  };
  const told = answerBySchema({
    schema,
    question: talk.asked,
    before: talk.before,
    instructions,
    house,
    seed: question,
  });
  return told.ok
    ? { refused: false, value: told.value, evidence: told.evidence }
    : { refused: true, reason: told.reason };
}
