import { amount, clock, price, usd } from '../format.js';
import { isDone } from './done.js';
import { FaceOf } from './face.js';
import { pathOf, type Chat, type Tape } from './view.js';
import { arenaWords } from '../words/arena.js';

interface FeedProps {
  base: string;
  tape: readonly Tape[];
  /** Looks closer at a trade. */
  onLook?: (id: string) => void;
}

/** What was traded, and why, newest first. */
export const Feed = ({ base, tape, onLook }: FeedProps) => (
  <ol class="feed" tabIndex={0} aria-label={arenaWords().trades}>
    {tape.filter(isDone).map((entry) => (
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
                aria-label={arenaWords().pricesAround(entry.name ?? '', entry.symbol ?? '', clock(entry.at))}
                onClick={() => onLook(entry.id)}
              >
                {arenaWords().prices}
              </button>
            )}
          </p>
          {reasonOf(entry) && (
            <p class="why" dir="auto" lang="">
              {reasonOf(entry)}
            </p>
          )}
        </div>
      </li>
    ))}
  </ol>
);

function said({ type, title, side, quantity, symbol, price: at, realized_pnl_usd: pnl }: Tape): string {
  const words = arenaWords();
  if (type === 'research') return words.wrote(title ?? '');
  if (type === 'liquidation') return words.liquidated;
  const did = words.sides[side === 'buy' ? 'buy' : 'sell'];
  const what = words.traded(did, amount(quantity ?? 0), symbol?.replace('/USD', '') ?? '', price(at ?? 0));
  if (!pnl) return what;
  return pnl > 0 ? words.gain(what, usd(pnl)) : words.loss(what, usd(-pnl));
}

const reasonOf = ({ type, reasoning, body }: Tape): string | null | undefined =>
  type === 'research' ? body : reasoning;

/** What they say to each other, newest first. */
export const ChatLines = ({ chat }: { chat: readonly Chat[] }) => (
  <ol class="chat" tabIndex={0} aria-label={arenaWords().chat}>
    {chat.map(({ id, at, name, text }) => (
      <li data-id={id} key={id}>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <time dateTime={at}>{clock(at)}</time>
        <p dir="auto" lang="">
          {text}
        </p>
      </li>
    ))}
  </ol>
);
