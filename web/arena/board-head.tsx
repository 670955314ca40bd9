import { arenaWords } from '../words/arena.js';

const FIGURES = ['score', 'return'] as const;

/** What stands over a board, on the first page as in the arena: it ranks by the score. Who may win is asked while the match runs. */
export const BoardHead = ({ isOver = false }: { isOver?: boolean }) => (
  <thead>
    <tr>
      <th scope="col">{arenaWords().columns.rank}</th>
      <th scope="col">{arenaWords().columns.fighter}</th>
      {[...FIGURES, ...(isOver ? [] : (['toWin'] as const))].map((name) => (
        <th scope="col" class="num" key={name}>
          {arenaWords().columns[name]}
        </th>
      ))}
    </tr>
  </thead>
);
