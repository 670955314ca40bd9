import { LANGUAGES, sampleOf, type Asking } from './samples.js';
import { partsWords } from '../words/parts.js';

interface CopyAsProps {
  /** Tells the parts of one page apart. */
  id: string;
  name: string;
  asking: Asking;
}

/** A request to copy, in the language of one's choice; the choice needs no script. */
export const CopyAs = ({ id, name, asking }: CopyAsProps) => (
  <fieldset class="code as">
    <legend class="unseen">{partsWords().asCommand(name)}</legend>
    <div>
      <span class="languages">
        {LANGUAGES.map((language, i) => (
          <label key={language}>
            <input type="radio" name={`${id}-as`} value={language} defaultChecked={i === 0} />
            <span>{language}</span>
          </label>
        ))}
      </span>
      <button type="button" class="copy" data-copy aria-label={partsWords().copyOf(name)}>
        {partsWords().copy}
      </button>
    </div>
    {LANGUAGES.map((language) => (
      <pre data-language={language} tabIndex={0} aria-label={partsWords().sample(name, language)} key={language}>
        <code>{sampleOf(language, asking)}</code>
      </pre>
    ))}
  </fieldset>
);
