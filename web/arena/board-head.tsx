interface HeadProps {
  hasScore?: boolean;
}

/** What stands over a board: in the arena with the score, on the first page without. */
export const BoardHead = ({ hasScore }: HeadProps) => (
  <thead>
    <tr>
      <th scope="col">Rank</th>
      <th scope="col">Fighter</th>
      {(hasScore ? ['Score', 'Return', 'To win'] : ['Return', 'To win']).map((name) => (
        <th scope="col" class="num" key={name}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
