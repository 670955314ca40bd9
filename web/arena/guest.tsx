import { moment, usd } from '../words.js';
import type { Agent, Decision, ToldDecision } from './view.js';

/** Who runs a guest of the house, as the league names it. */
const HOUSE = 'the house';

export const isGuest = ({ operator }: { operator: string | null }): boolean => operator === HOUSE;

const OUTCOMES = {
  decided: 'was decided',
  refused: 'ended with no decision that could be taken',
  silent: 'met a model that did not answer',
} as const;

/** What the model of a guest took today, and how its last round went. */
export const GuestForm = ({ guest }: { guest: NonNullable<Agent['guest']> }) => (
  <p class="hint">
    A language model, asked by the league itself. Today: {guest.rounds_today} rounds, {guest.calls_today} questions,{' '}
    {guest.tokens_today} tokens, {usd(guest.cost_today_usd, 4)}.
    {guest.last_round && (
      <>
        {' '}
        The last one, <time dateTime={guest.last_round.at}>{moment(guest.last_round.at)}</time>,{' '}
        {OUTCOMES[guest.last_round.outcome]}
        {guest.last_round.outcome !== 'decided' && guest.last_round.problem && ` (${guest.last_round.problem})`}.
      </>
    )}
  </p>
);

/** What a decision of a guest took, and the way to what its model saw and said. */
export const Took = ({ base, decision }: { base: string; decision: Decision }) =>
  decision.asked ? (
    <p class="hint">
      {(decision.asked.latency_ms / 1000).toFixed(1)} s, {decision.asked.tokens_in + decision.asked.tokens_out} tokens,{' '}
      {usd(decision.asked.cost_usd, 4)};{' '}
      <a
        href={`${base}/api/v1/agents/${decision.participant_id}/decisions/${encodeURIComponent(decision.decision_id)}`}
      >
        what it saw and said
      </a>
    </p>
  ) : null;

/** What the model saw and said when it decided last. Its texts are only text. */
export const SawAndSaid = ({ asked }: { asked: NonNullable<ToldDecision['asked']> }) => (
  <section aria-labelledby="saw">
    <h2 id="saw">What it saw and said</h2>
    {asked.withheld_until && (
      <p class="hint">
        Shown when it holds nothing any more, or at{' '}
        <time dateTime={asked.withheld_until}>{moment(asked.withheld_until)}</time>, so that nobody trades before its
        exits.
      </p>
    )}
    {asked.prompt && (
      <details>
        <summary>What it was told</summary>
        {asked.prompt.map(({ role, content }) => (
          <pre class="heard" key={role}>
            {content}
          </pre>
        ))}
      </details>
    )}
    {asked.answers?.map((answer) => (
      <pre class="heard" dir="auto" key={answer}>
        {answer}
      </pre>
    ))}
  </section>
);
