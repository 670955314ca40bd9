import type { DemoAnswer, MindView, ThoughtAnswer } from '../dto/thought.dto.js';
import {
  answerAbout,
  continued,
  EMOTION_PAD,
  explain,
  labelOf,
  mainClause,
  newSession,
  PREDICTORS,
  preview,
  recall,
  replyTo,
  retell,
  retellInEnglish,
  sentence,
  subordinate,
  writeSession,
  type Analysis,
  type Episode,
  type Impression,
  type Model,
  type Recalled,
  type Session,
  type State,
  type TextHappening,
} from '../engine/index.js';

const RECALLED = 3;

/** What a text means to the engine as it stands. */
export interface Thought {
  demo: Omit<DemoAnswer, 'trial'>;
  more: Pick<ThoughtAnswer, 'novelty' | 'surprise_nats' | 'keywords'>;
}

/** Appraises a text and shows the state before and a second after it; the state itself is left alone. */
export function ponder(
  state: State,
  model: Model,
  analysis: Analysis,
  what: TextHappening,
  session: Session = newSession(),
): Thought {
  const { impression, after } = preview(state, model, what);
  const recalled = recall(state.memory.episodes, { topics: analysis.topics, type: 'text' }, state.second, RECALLED);
  const { language, sentiment, keywords } = analysis;
  const novelty = impression?.novelty ?? 0;
  const emotion = impression?.appraisal?.emotion ?? null;
  const tongue = language === 'sv' ? 'sv' : 'en';
  const context = { topic: analysis.topics[0] ?? null, before: session.ask, words: keywords };
  const answer = analysis.ask && answerAbout(analysis.ask, state, tongue, context);
  const sentences = replyTo({
    analysis,
    emotion,
    phase: state.phase,
    recalled: recalled[0] && isFitting(recalled[0], analysis) ? retold(recalled[0].episode) : null,
    novelty,
    answer,
    session,
  });
  const demo = {
    language,
    sentiment,
    appraisal: appraisalView(impression),
    recalled: recalled.map((r) => recalledView(r, state.second, tongue)),
    reply: sentences.join(' '),
    session: writeSession(continued(session, analysis, sentences)),
    state_before: stateView(state),
    state_after: stateView(after),
  };
  return { demo, more: { novelty, surprise_nats: impression?.nats ?? 0, keywords } };
}

function appraisalView(impression: Impression | null): DemoAnswer['appraisal'] {
  const appraisal = impression?.appraisal;
  if (!appraisal) return { emotion: 'neutral', pad: [0, 0, 0], goal: null, delta: 0 };
  const { emotion, predictor, delta } = appraisal;
  return { emotion: labelOf(emotion), pad: EMOTION_PAD[emotion], goal: PREDICTORS[predictor], delta };
}

/** Named only when it is about something that the text is about. */
const isFitting = ({ episode }: Recalled, { topics }: Analysis): boolean =>
  episode.topics.some((topic) => topics.includes(topic));

const retold = (episode: Episode): Record<'sv' | 'en', string> => ({
  sv: subordinate(retell(episode).happened),
  en: retellInEnglish(episode),
});

const recalledView = (
  { episode, score }: Recalled,
  now: number,
  tongue: 'sv' | 'en',
): DemoAnswer['recalled'][number] => ({
  type: episode.type,
  what: sentence(tongue === 'en' ? retellInEnglish(episode) : mainClause(retell(episode).happened)),
  seconds_ago: now - episode.at,
  score,
});

const stateView = (state: State): MindView => ({
  emotion: state.label.current,
  ede_phase: state.phase,
  pad: [...state.emotion],
  arousal: state.body.A,
  confidence: explain(state, 'confidence').value,
  curiosity: explain(state, 'curiosity').value,
  fatigue: explain(state, 'fatigue').value,
  creativity: explain(state, 'creativity').value,
  lucidity: state.body.lucidity,
});
