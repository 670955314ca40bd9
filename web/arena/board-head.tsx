import { arenaWords } from '../words/arena.js';

const FIGURES = ['score', 'return', 'toWin'] as const;

/** What stands over a board, on the first page as in the arena: it ranks by the score. */
export const BoardHead = () => (
  <thead>
    <tr>
      <th scope="col">{arenaWords().columns.rank}</th>
      <th scope="col">{arenaWords().columns.fighter}</th>
      {FIGURES.map((name) => (
        <th scope="col" class="num" key={name}>
          {arenaWords().columns[name]}
        </th>
      ))}
    </tr>
  </thead>
);
