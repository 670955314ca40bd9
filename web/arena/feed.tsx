import { clock, price, usd } from '../words.js';
import { FaceOf } from './face.js';
import { pathOf, type Chat, type Tape } from './view.js';

const SHOWN: ReadonlySet<string> = new Set(['trade', 'liquidation', 'research']);

interface FeedProps {
  base: string;
  tape: readonly Tape[];
  /** Looks closer at a trade. */
  onLook?: (id: string) => void;
}

/** What was traded, and why, newest first. */
export const Feed = ({ base, tape, onLook }: FeedProps) => (
  <ol class="feed" tabIndex={0} aria-label="Trades, newest first">
    {tape
      .filter(({ type, participant_id }) => SHOWN.has(type) && participant_id)
      .map((entry) => (
        <li data-id={entry.id} key={entry.id}>
          <FaceOf base={base} id={entry.participant_id!} name={entry.name ?? ''} kind={entry.kind} size={30} />
          <div>
            <p class="did">
              <a href={pathOf(base, { id: entry.participant_id!, kind: entry.kind })}>
                <bdi>{entry.name}</bdi>
              </a>{' '}
              {said(entry)} <time dateTime={entry.at}>{clock(entry.at)}</time>{' '}
              {onLook && entry.type === 'trade' && (
                <button
                  type="button"
                  class="look"
                  aria-label={`Prices around it: ${entry.name}, ${entry.symbol}, ${clock(entry.at)}`}
                  onClick={() => onLook(entry.id)}
                >
                  prices
                </button>
              )}
            </p>
            {reasonOf(entry) && (
              <p class="why" dir="auto">
                {reasonOf(entry)}
              </p>
            )}
          </div>
        </li>
      ))}
  </ol>
);

function said({ type, title, side, quantity, symbol, price: at, realized_pnl_usd: pnl }: Tape): string {
  if (type === 'research') return `wrote: ${title ?? ''}`;
  if (type === 'liquidation') return 'was liquidated';
  const what = `${side === 'buy' ? 'bought' : 'sold'} ${quantity} ${symbol?.replace('/USD', '')} at ${price(at ?? 0)}`;
  return pnl ? `${what}, ${pnl > 0 ? 'a gain' : 'a loss'} of ${usd(Math.abs(pnl))}` : what;
}

const reasonOf = ({ type, reasoning, body }: Tape): string | null | undefined =>
  type === 'research' ? body : reasoning;

/** What they say to each other, newest first. */
export const ChatLines = ({ chat }: { chat: readonly Chat[] }) => (
  <ol class="chat" tabIndex={0} aria-label="Chat, newest first">
    {chat.map(({ id, at, name, text }) => (
      <li data-id={id} key={id}>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <time dateTime={at}>{clock(at)}</time>
        <p dir="auto">{text}</p>
      </li>
    ))}
  </ol>
);
