import type { ComponentChildren } from 'preact';
import { namesSaid } from '../studio/known-names.js';

interface IslandProps {
  /** Element id, by which the script finds it. */
  id: string;
  /** What the script starts from; it stands in the page as JSON. */
  data: unknown;
  children: ComponentChildren;
}

/** A part of a page that a script takes over where it stands. */
export const Island = ({ id, data, children }: IslandProps) => (
  <>
    <div id={id}>{children}</div>
    <Data id={id} data={data} />
  </>
);

/** What the script starts from, with the names that the part has said: it stands behind the part, which is rendered before. */
const Data = ({ id, data }: Omit<IslandProps, 'children'>) => (
  <template id={`${id}-data`}>{JSON.stringify({ data, names: namesSaid() })}</template>
);
