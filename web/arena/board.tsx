import { chance, signed } from '../words.js';
import { FaceOf } from './face.js';
import { hueOf } from './match-chart.js';
import { pathOf, type Entry } from './view.js';

/** Why somebody cannot win this match, in words. */
const REASONS: Record<string, string> = {
  baseline: 'a baseline, shown for comparison',
  late_entry: 'entered late',
  too_few_trades: 'fewer than three trades',
  too_little_risk: 'holds too little to be ranked',
  too_many_entries: 'one entry too many of its operator',
  follower: 'mirrors others',
};

interface BoardProps {
  base: string;
  entries: readonly Entry[];
  caption: string;
  chosen?: string | null;
  onChoose?: (id: string | null) => void;
}

/** The board: rank, who, score, return, chance to win. */
export const Board = ({ base, entries, caption, chosen, onChoose }: BoardProps) => (
  <table class="board">
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Rank</th>
        <th scope="col">Fighter</th>
        <th scope="col" class="num">
          Score
        </th>
        <th scope="col" class="num">
          Return
        </th>
        <th scope="col" class="num">
          To win
        </th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <Row {...{ base, entry, chosen, onChoose }} key={entry.id} />
      ))}
    </tbody>
  </table>
);

interface RowProps {
  base: string;
  entry: Entry;
  chosen?: string | null;
  onChoose?: (id: string | null) => void;
}

const Row = ({ base, entry, chosen, onChoose }: RowProps) => (
  <tr
    class={`hue-${hueOf(entry.id)}${entry.id === chosen ? ' chosen' : ''}${entry.eligible ? '' : ' aside'}`}
    data-participant={entry.id}
    onMouseEnter={onChoose && (() => onChoose(entry.id))}
    onMouseLeave={onChoose && (() => onChoose(null))}
    onFocusCapture={onChoose && (() => onChoose(entry.id))}
  >
    <td class="rank">{entry.rank}</td>
    <td>
      <a class="who" href={pathOf(base, entry)}>
        <FaceOf base={base} id={entry.id} name={entry.name} kind={entry.kind} size={26} />
        <span>
          {entry.name}
          {entry.reason && <small>{REASONS[entry.reason] ?? entry.reason.replaceAll('_', ' ')}</small>}
        </span>
      </a>
    </td>
    <td class="num">{entry.score === null ? '–' : signed(entry.score)}</td>
    <td class="num">{signed(entry.return_pct)} %</td>
    <td class="num">{entry.win_probability === null ? '–' : chance(entry.win_probability)}</td>
  </tr>
);
