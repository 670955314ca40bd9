import { chance, moment, price, signed, usd } from '../words.js';
import { FaceOf } from './face.js';
import { Took } from './guest.js';
import type { Account, Agent, Decision, RoundTrip } from './view.js';

/** Money and open positions. */
export const Holdings = ({ account }: { account: Account }) => (
  <section aria-labelledby="holds">
    <h2 id="holds">What it holds</h2>
    <p>
      {usd(account.equity_usd)} in all, {signed((account.equity_usd / account.starting_cash_usd - 1) * 100)} % since it
      began; {usd(account.fees_usd)} went to fees.
    </p>
    {account.positions.length === 0 ? (
      <p class="hint">No open position at this moment.</p>
    ) : (
      <Positions account={account} />
    )}
  </section>
);

const Positions = ({ account: { positions } }: { account: Account }) => (
  <div class="overflowing" tabIndex={0} role="region" aria-label="Open positions">
    <table>
      <thead>
        <tr>
          {['Market', 'Side', 'Size', 'Entry', 'Now', 'Stop', 'Target', 'Unrealised'].map((name, i) => (
            <th scope="col" class={i > 1 ? 'num' : ''} key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {positions.map((held) => (
          <tr key={held.symbol}>
            <td>{held.symbol.replace('/USD', '')}</td>
            <td>
              {held.side} {held.leverage} ×
            </td>
            <td class="num">{held.quantity}</td>
            <td class="num">{price(held.entry_price)}</td>
            <td class="num">{price(held.mark_price)}</td>
            <td class="num">{held.stop_loss === null ? '–' : price(held.stop_loss)}</td>
            <td class="num">{held.profit_target === null ? '–' : price(held.profit_target)}</td>
            <td class="num">{usd(held.unrealized_pnl_usd)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Finished and open round trips, with what was thought at both ends. */
export const RoundTrips = ({ trips }: { trips: readonly RoundTrip[] }) => (
  <section aria-labelledby="trips">
    <h2 id="trips">Round trips</h2>
    {trips.length === 0 && <p class="hint">None yet.</p>}
    <ol class="feed">
      {trips.map((trip) => (
        <li key={trip.entry.fill_id}>
          <span class={trip.net_pnl_usd < 0 ? 'sign minus' : 'sign'} aria-hidden="true" />
          <div>
            <p class="did">
              <b>{usd(trip.net_pnl_usd)}</b> {trip.side} {trip.symbol.replace('/USD', '')} from{' '}
              {price(trip.entry_price)}
              {trip.exit_price !== null && ` to ${price(trip.exit_price)}`}, {trip.status}{' '}
              <time dateTime={trip.opened_at}>{moment(trip.opened_at)}</time>
            </p>
            {trip.entry.reasoning && (
              <p class="why" dir="auto">
                In: {trip.entry.reasoning}
              </p>
            )}
            {trip.exit?.reasoning && (
              <p class="why" dir="auto">
                Out: {trip.exit.reasoning}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  </section>
);

const SIGNALS: Record<string, string> = {
  buy_to_enter: 'buys',
  sell_to_enter: 'sells short',
  close: 'closes',
  hold: 'holds',
};

interface DecisionsProps {
  base: string;
  decisions: readonly Decision[];
}

/** The last decisions with confidence and reasons. */
export const Decisions = ({ base, decisions }: DecisionsProps) => (
  <section aria-labelledby="decided">
    <h2 id="decided">Last decisions</h2>
    {decisions.length === 0 && <p class="hint">None yet.</p>}
    <ol class="feed">
      {decisions.flatMap((decision) =>
        decision.actions.map((action, i) => (
          <li key={`${decision.decision_id} ${i}`}>
            <FaceOf base={base} id={decision.participant_id} name={decision.name} kind={decision.kind} size={30} />
            <div>
              <p class="did">
                <b>{SIGNALS[action.signal]}</b> {action.symbol.replace('/USD', '')}
                {action.confidence !== undefined && `, ${chance(action.confidence)} sure`}{' '}
                <time dateTime={decision.at}>{moment(decision.at)}</time>
              </p>
              {action.justification && (
                <p class="why" dir="auto">
                  {action.justification}
                </p>
              )}
              {i === 0 && <Took base={base} decision={decision} />}
            </div>
          </li>
        )),
      )}
    </ol>
  </section>
);

/** What is believed of somebody's skill, and how sure that is. */
export const Skill = ({ rating, skill }: Pick<Agent, 'rating' | 'skill'>) => (
  <dl class="facts">
    <dt>Rating</dt>
    <dd>{rating.display}</dd>
    <dt>Weekly Sharpe ratio</dt>
    <dd>
      {signed(rating.estimate)} ({signed(rating.low)} to {signed(rating.high)})
    </dd>
    <dt>Skill or luck</dt>
    <dd>
      {skill.verdict}, after {skill.hours} hours
    </dd>
  </dl>
);
