import type { ComponentChildren } from 'preact';
import { operatorWords } from '../words/operator.js';

interface RowsProps {
  /** Names its table. */
  title: string;
  heads: readonly { name: string; number?: boolean }[];
  children: ComponentChildren;
}

/** A table that is moved sideways where it has no room. */
export const Rows = ({ title, heads, children }: RowsProps) => (
  <div class="sideways" tabIndex={0} role="region" aria-label={operatorWords().asTable(title)}>
    <table>
      <thead>
        <tr>
          {heads.map(({ name, number }) => (
            <th scope="col" class={number ? 'num' : undefined} key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
