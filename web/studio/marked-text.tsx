import { nameOf } from './names.js';
import { runsOf } from './marks.js';
import type { Reading } from './view.js';
import { garmentWords } from '../words/garment.js';

interface MarkedProps {
  text: string;
  reading: Pick<Reading, 'evidence' | 'unused'>;
  /** The attribute that is looked at: its words stand out. */
  chosen?: string | null;
}

/** A text with the words that caused each choice underlined by where they come from. */
export const MarkedText = ({ text, reading, chosen }: MarkedProps) => (
  <>
    {runsOf(text, reading).map(({ from, to, kind, attributes }) =>
      kind === null ? (
        text.slice(from, to)
      ) : (
        <mark
          class={`cause ${kind}${chosen && attributes.includes(chosen) ? ' chosen' : ''}`}
          data-span={`${from},${to}`}
          data-attributes={attributes.join(' ')}
          title={kind === 'unused' ? garmentWords().nothingFollowed : attributes.map(nameOf).join(', ')}
          key={from}
        >
          {text.slice(from, to)}
        </mark>
      ),
    )}
  </>
);
