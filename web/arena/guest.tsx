import { fixed, moment, usd, whole } from '../format.js';
import type { Agent, Decision, ToldDecision } from './view.js';
import { arenaWords } from '../words/arena.js';
import { ringWords } from '../words/ring.js';

/** Who runs a guest of the house, as the league names it. */
const HOUSE = 'the house';

export const isGuest = ({ operator }: { operator: string | null }): boolean => operator === HOUSE;

type Round = NonNullable<NonNullable<Agent['guest']>['last_round']>;

/** What the model of a guest took today, and how its last round went. */
export const GuestForm = ({ guest }: { guest: NonNullable<Agent['guest']> }) => (
  <p class="hint">
    {ringWords().guestDoing(
      guest.rounds_today,
      guest.calls_today,
      whole(guest.tokens_today),
      usd(guest.cost_today_usd, 4),
    )}{' '}
    {guest.last_round && <LastRound round={guest.last_round} />}
  </p>
);

const LastRound = ({ round: { at, outcome, problem } }: { round: Round }) =>
  ringWords().lastRound(
    <time dateTime={at}>{moment(at)}</time>,
    ringWords().outcomes[outcome],
    outcome !== 'decided' && problem && <span lang="en"> ({problem})</span>,
  );

/** What a decision of a guest took, and the way to what its model saw and said. */
export const Took = ({ base, decision }: { base: string; decision: Decision }) =>
  decision.asked ? (
    <p class="hint">
      {arenaWords().took(
        fixed(decision.asked.latency_ms / 1000, 1),
        whole(decision.asked.tokens_in + decision.asked.tokens_out),
        usd(decision.asked.cost_usd, 4),
      )}{' '}
      <a
        href={`${base}/api/v1/agents/${decision.participant_id}/decisions/${encodeURIComponent(decision.decision_id)}`}
      >
        {arenaWords().sawAndSaid}
      </a>
    </p>
  ) : null;

/** What the model saw and said when it decided last. Its texts are only text. */
export const SawAndSaid = ({ asked }: { asked: NonNullable<ToldDecision['asked']> }) => (
  <section aria-labelledby="saw">
    <h2 id="saw">{ringWords().saw}</h2>
    {asked.withheld_until && (
      <p class="hint">
        {ringWords().withheld(<time dateTime={asked.withheld_until}>{moment(asked.withheld_until)}</time>)}
      </p>
    )}
    {asked.prompt && (
      <details>
        <summary>{ringWords().told}</summary>
        {asked.prompt.map(({ role, content }) => (
          <pre class="heard" lang="en" key={role}>
            {content}
          </pre>
        ))}
      </details>
    )}
    {asked.answers?.map((answer) => (
      <pre class="heard" dir="auto" lang="" key={answer}>
        {answer}
      </pre>
    ))}
  </section>
);
