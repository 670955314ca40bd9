import { partsWords } from '../words/parts.js';

interface CommandProps {
  name: string;
  text: string;
  /** `$API_KEY` in it is completed by the script when there is a key. */
  awaitsKey?: boolean;
}

/** A command with a button that copies it. */
export const Command = ({ name, text, awaitsKey }: CommandProps) => (
  <div class="code">
    <div>
      <span>{name}</span>
      <button type="button" class="copy" data-copy aria-label={partsWords().copyOf(name)}>
        {partsWords().copy}
      </button>
    </div>
    <pre tabIndex={0} aria-label={name}>
      {awaitsKey ? <code data-template={text} /> : <code>{text}</code>}
    </pre>
  </div>
);
