/** The embedded model's answer to one case, as a request would get it. @returns {{refused: boolean, value?: unknown}} */
const { answer, outlineOf } = await import('../../../dist/src/tools/engine/chat/index.js');
const { answerBySchema } = await import('../../../dist/src/tools/models/schema-answer.js');
const { Random } = await import('../../../dist/src/common/kernel/random.js');
const { OFFERS } = await import('../../../dist/src/tools/models/offers.js');

export function asked({ ask, schema }, facts) {
  const said = answer([], ask, facts, Random.from(ask));
  const points = outlineOf(said).points.map(({ text }) => text);
  const { league, mood } = facts;
  const house = { league, mood, offers: OFFERS, answer: { text: said.text, sources: said.sources, points } };
  const told = answerBySchema({ schema, question: ask, before: '', house, seed: ask });
  return told.ok
    ? { refused: false, value: told.value, evidence: told.evidence }
    : { refused: true, reason: told.reason };
}
