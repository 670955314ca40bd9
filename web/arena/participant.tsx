import { amount, chance, moment, named, price, signed, usd } from '../format.js';
import { FaceOf } from './face.js';
import { Took } from './guest.js';
import type { Account, Agent, Decision, Fighter, RoundTrip } from './view.js';
import { arenaWords } from '../words/arena.js';

/** Money and open positions. */
export const Holdings = ({ account }: { account: Account }) => (
  <section aria-labelledby="holds">
    <h2 id="holds">{arenaWords().holds}</h2>
    <p>
      {arenaWords().inAll(
        usd(account.equity_usd),
        signed((account.equity_usd / account.starting_cash_usd - 1) * 100),
        usd(account.fees_usd),
      )}
    </p>
    {account.positions.length === 0 ? <p class="hint">{arenaWords().noPosition}</p> : <Positions account={account} />}
  </section>
);

const Positions = ({ account: { positions } }: { account: Account }) => (
  <div class="overflowing" tabIndex={0} role="region" aria-label={arenaWords().positions}>
    <table>
      <thead>
        <tr>
          {arenaWords().positionColumns.map((name, i) => (
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
              {named(arenaWords().longShort, held.side)} {held.leverage} ×
            </td>
            <td class="num">{amount(held.quantity)}</td>
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
    <h2 id="trips">{arenaWords().trips}</h2>
    {trips.length === 0 && <p class="hint">{arenaWords().none}</p>}
    <ol class="feed">
      {trips.map((trip) => (
        <li key={trip.entry.fill_id}>
          <span class={trip.net_pnl_usd < 0 ? 'sign minus' : 'sign'} aria-hidden="true" />
          <div>
            <p class="did">
              <b>{usd(trip.net_pnl_usd)}</b> {said(trip)}{' '}
              <time dateTime={trip.opened_at}>{moment(trip.opened_at)}</time>
            </p>
            {trip.entry.reasoning && (
              <p class="why" dir="auto">
                {arenaWords().in} <span lang="">{trip.entry.reasoning}</span>
              </p>
            )}
            {trip.exit?.reasoning && (
              <p class="why" dir="auto">
                {arenaWords().out} <span lang="">{trip.exit.reasoning}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  </section>
);

function said({ side, symbol, entry_price: from, exit_price: to, status }: RoundTrip): string {
  const words = arenaWords();
  const market = symbol.replace('/USD', '');
  const exit = to === null ? null : price(to);
  return words.trip(named(words.longShort, side), market, price(from), exit, named(words.tripStates, status));
}

interface DecisionsProps {
  base: string;
  decisions: readonly Decision[];
}

/** The last decisions with confidence and reasons. */
export const Decisions = ({ base, decisions }: DecisionsProps) => (
  <section aria-labelledby="decided">
    <h2 id="decided">{arenaWords().decisions}</h2>
    {decisions.length === 0 && <p class="hint">{arenaWords().none}</p>}
    <ol class="feed">
      {decisions.flatMap((decision) =>
        decision.actions.map((action, i) => (
          <li key={`${decision.decision_id} ${i}`}>
            <FaceOf base={base} id={decision.participant_id} name={decision.name} kind={decision.kind} size={30} />
            <div class={action.status === 'rejected' ? 'refused' : undefined}>
              <p class="did">
                <Did action={action} />
                {action.confidence !== undefined && arenaWords().sureOf(chance(action.confidence))}{' '}
                <time dateTime={decision.at}>{moment(decision.at)}</time>
              </p>
              {action.justification && (
                <p class="why" dir="auto" lang="">
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

/** What was done; or what was asked for, and that it waits, or why it was not done. */
function Did({ action: { signal, symbol, status, code } }: { action: Decision['actions'][number] }) {
  const words = arenaWords();
  const market = symbol.replace('/USD', '');
  const [isRefused, isWaiting] = [status === 'rejected', status === 'resting'];
  if (!isRefused && !isWaiting)
    return (
      <>
        <b>{named(words.signals, signal)}</b> {market}
      </>
    );
  return (
    <>
      <b>{isRefused ? words.refused : words.waits}</b> {named(words.asked, signal)} {market}
      {isRefused && code && `: ${named(words.refusedAs, code)}`}
    </>
  );
}

/** What is believed of somebody's skill, and how sure that is. */
export const Skill = ({ rating, skill }: Pick<Fighter, 'rating' | 'skill'>) =>
  rating && skill ? <Rated rating={rating} skill={skill} /> : <p class="hint">{arenaWords().unrated}</p>;

const Rated = ({ rating, skill }: Pick<Agent, 'rating' | 'skill'>) => (
  <dl class="facts">
    <dt>{arenaWords().rating}</dt>
    <dd>{rating.display}</dd>
    <dt>{arenaWords().sharpe}</dt>
    <dd>{arenaWords().estimate(signed(rating.estimate), signed(rating.low), signed(rating.high))}</dd>
    <dt>{arenaWords().skillOrLuck}</dt>
    <dd>{arenaWords().verdict(named(arenaWords().verdicts, skill.verdict), skill.hours)}</dd>
  </dl>
);
