import { chance, named, signed } from '../format.js';
import { FaceOf } from './face.js';
import { hueOf } from './match-chart.js';
import { BoardHead } from './board-head.js';
import { isGuest } from './guest.js';
import { chancesOf } from './odds.js';
import { pathOf, type Entry, type Odds } from './view.js';
import { arenaWords } from '../words/arena.js';

interface BoardProps {
  base: string;
  entries: readonly Entry[];
  /** Of a match that runs; without them nobody’s chance is told. */
  odds?: readonly Odds[];
  caption: string;
  chosen?: string | null;
  onChoose?: (id: string | null) => void;
  /** Shows somebody beside the board; without it there is a page. */
  onOpen?: (entry: Entry) => void;
}

/** The board: rank, who, score, return, and while the match runs the chance to win it. */
export function Board({ base, entries, odds, caption, chosen, onChoose, onOpen }: BoardProps) {
  const toWin = odds && chancesOf(odds);
  return (
    <table class="board">
      <caption>{caption}</caption>
      <BoardHead isOver={!toWin} />
      <tbody>
        {entries.map((entry) => (
          <Row {...{ base, entry, chosen, onChoose, onOpen }} toWin={toWin?.(entry.id)} key={entry.id} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  base: string;
  entry: Entry;
  /** 0–1; null where it is not known, none of a match that is over */
  toWin?: number | null;
  chosen?: string | null;
  onChoose?: (id: string | null) => void;
  onOpen?: (entry: Entry) => void;
}

const Row = ({ base, entry, toWin, chosen, onChoose, onOpen }: RowProps) => (
  <tr
    class={`hue-${hueOf(entry.id)}${entry.id === chosen ? ' chosen' : ''}${entry.eligible ? '' : ' aside'}`}
    data-participant={entry.id}
    onMouseEnter={onChoose && (() => onChoose(entry.id))}
    onMouseLeave={onChoose && (() => onChoose(null))}
    onFocusCapture={onChoose && (() => onChoose(entry.id))}
  >
    <td class="rank">{entry.rank}</td>
    <td>
      <a
        class="who"
        href={pathOf(base, entry)}
        onClick={
          onOpen &&
          ((event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen(entry);
          })
        }
      >
        <FaceOf base={base} id={entry.id} name={entry.name} kind={entry.kind} size={26} />
        <span>
          <bdi>{entry.name}</bdi>
          {isGuest(entry) && <small>{arenaWords().guest}</small>}
          {entry.reason && <small>{named(arenaWords().reasons, entry.reason)}</small>}
        </span>
      </a>
    </td>
    <td class="num">{entry.score === null ? '–' : signed(entry.score)}</td>
    <td class="num">{signed(entry.return_pct)} %</td>
    {toWin !== undefined && <td class="num">{toWin === null ? '–' : chance(toWin)}</td>}
  </tr>
);
