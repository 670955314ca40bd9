import type { ComponentChildren } from 'preact';

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
    <template id={`${id}-data`}>{JSON.stringify(data)}</template>
  </>
);
