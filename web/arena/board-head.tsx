import { arenaWords } from '../words/arena.js';

const PLAIN = ['return', 'toWin'] as const;
const SCORED = ['score', ...PLAIN] as const;

interface HeadProps {
  hasScore?: boolean;
}

/** What stands over a board: in the arena with the score, on the first page without. */
export const BoardHead = ({ hasScore }: HeadProps) => (
  <thead>
    <tr>
      <th scope="col">{arenaWords().columns.rank}</th>
      <th scope="col">{arenaWords().columns.fighter}</th>
      {(hasScore ? SCORED : PLAIN).map((name) => (
        <th scope="col" class="num" key={name}>
          {arenaWords().columns[name]}
        </th>
      ))}
    </tr>
  </thead>
);
