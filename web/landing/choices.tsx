import { choicesOf, stretchesOf, type Choice, type Reading, type Source } from './reading.js';

interface WrittenProps {
  text: string;
  reading: Reading | null;
  /** the words that somebody points at */
  chosen: [number, number] | null;
  onWrite?: (text: string) => void;
}

/** A field to write into whose words are underlined by what became of them. */
export const Written = ({ text, reading, chosen, onWrite }: WrittenProps) => (
  <div class="written">
    <p class="echo" aria-hidden="true">
      {stretchesOf(text, reading).map(({ text: words, from, kind }) =>
        kind ? (
          <mark class={`${kind}${chosen && from >= chosen[0] && from < chosen[1] ? ' chosen' : ''}`} key={from}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}{' '}
    </p>
    <textarea
      id="wear"
      name="wear"
      maxLength={500}
      minLength={3}
      rows={2}
      required
      spellcheck={false}
      value={text}
      onInput={onWrite && (({ currentTarget }) => onWrite(currentTarget.value))}
    />
  </div>
);

const WHY: Record<Source, (words: string) => string> = {
  stated: (words) => `“${words}”`,
  implied: (words) => `follows from “${words}”`,
  style: () => 'by its style',
  default: () => 'as is usual',
};

interface ChoicesProps {
  text: string;
  reading: Reading | null;
  onChoose: (span: [number, number] | null) => void;
}

/** What was decided, and by which words; what nothing was made of is named. */
export function Choices({ text, reading, onChoose }: ChoicesProps) {
  const choices = reading ? choicesOf(reading) : [];
  const usual = choices.filter(({ source }) => source === 'default');
  const unused = (reading?.unused ?? []) as { text: string }[];
  return (
    <section class="choices" aria-labelledby="why">
      <h2 id="why">Why it looks like this</h2>
      {choices.length === 0 && <p class="hint">Name a garment, and every choice stands here with its reason.</p>}
      <ChoiceLines choices={choices.filter(({ source }) => source !== 'default')} {...{ text, onChoose }} />
      {usual.length > 0 && (
        <details>
          <summary>{usual.length} more as is usual, where the text leaves it open</summary>
          <ChoiceLines choices={usual} {...{ text, onChoose }} />
        </details>
      )}
      {unused.length > 0 && <p class="hint">Nothing was made of {unused.map((one) => `“${one.text}”`).join(', ')}.</p>}
      {reading?.warnings.map((warning) => (
        <p class="hint" key={warning}>
          {warning}
        </p>
      ))}
    </section>
  );
}

interface LinesProps extends Pick<ChoicesProps, 'text' | 'onChoose'> {
  choices: readonly Choice[];
}

const ChoiceLines = ({ choices, ...rest }: LinesProps) => (
  <ul>
    {choices.map((choice) => (
      <ChoiceLine choice={choice} {...rest} key={`${choice.attribute} ${choice.value}`} />
    ))}
  </ul>
);

interface LineProps {
  choice: Choice;
  text: string;
  onChoose: ChoicesProps['onChoose'];
}

const ChoiceLine = ({ choice: { attribute, value, source, span, hex }, text, onChoose }: LineProps) => (
  <li class={source} onMouseEnter={() => onChoose(span)} onMouseLeave={() => onChoose(null)}>
    <span class="attribute">{attribute}</span>
    <b>
      {hex && (
        <svg class="swatch" width="12" height="12" aria-hidden="true" focusable="false">
          <rect width="12" height="12" rx="3" fill={hex} />
        </svg>
      )}
      {value}
    </b>
    <small>{WHY[span || source !== 'implied' ? source : 'default'](span ? text.slice(...span) : '')}</small>
  </li>
);
