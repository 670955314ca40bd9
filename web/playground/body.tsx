import { useState } from 'preact/hooks';
import { playgroundWords } from '../words/playground.js';
import { resolved, type Document, type Schema } from './document.js';
import { pretty, said, typeOf, type Offered } from './example.js';
import { Field, isComposed } from './fields.js';

interface BodyProps {
  document: Document;
  schema: Schema | undefined;
  offered: readonly Offered[];
  /** JSON, as far as it is written */
  text: string;
  onWrite: (text: string) => void;
}

/** What is sent: as the fields of its schema, or as JSON. Both are the same text. */
export function Body({ document, schema: from, offered, text, onWrite }: BodyProps) {
  const w = playgroundWords();
  const [isJson, setJson] = useState(false);
  const { value, problem } = parsed(text);
  const schema = resolved(document, from, value);
  const hasFields = schema.properties !== undefined && !problem;
  return (
    <fieldset class="body">
      <legend>{w.body}</legend>
      <div class="acts">
        {hasFields && (
          <button type="button" class="small quiet" aria-pressed={isJson} onClick={() => setJson(!isJson)}>
            {w.asJson}
          </button>
        )}
        {offered.length > 1 && (
          <label class="choice">
            {w.example}{' '}
            <select onChange={({ currentTarget }) => onWrite(offered[Number(currentTarget.value)].body)}>
              {offered.map(({ name }, i) => (
                <option value={i} key={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {isJson || !hasFields ? (
        <textarea
          class="json"
          aria-label={w.body}
          spellcheck={false}
          rows={Math.min(16, Math.max(4, text.split('\n').length))}
          value={text}
          onInput={({ currentTarget }) => onWrite(currentTarget.value)}
        />
      ) : (
        <Members document={document} schema={schema} value={value} onWrite={(next) => onWrite(pretty(next))} />
      )}
      {problem && (
        <p class="problem" role="alert">
          {w.wrongJson(problem)}
        </p>
      )}
    </fieldset>
  );
}

type Json = Readonly<Record<string, unknown>>;

function parsed(text: string): { value: Json; problem: string | null } {
  try {
    return { value: (text.trim() ? JSON.parse(text) : {}) as Json, problem: null };
  } catch (error) {
    return { value: {}, problem: (error as Error).message };
  }
}

interface MembersProps {
  document: Document;
  schema: Schema;
  value: Json;
  onWrite: (value: Json) => void;
}

const Members = ({ document, schema: { properties = {}, required = [] }, value, onWrite }: MembersProps) => (
  <>
    {Object.entries(properties).map(([name, inner]) => (
      <Member
        name={name}
        schema={resolved(document, inner, value[name])}
        required={required.includes(name)}
        value={value[name]}
        onWrite={(next) => onWrite(withMember(value, name, next))}
        key={name}
      />
    ))}
  </>
);

const withMember = (value: Json, name: string, next: unknown): Json =>
  next === undefined
    ? Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))
    : { ...value, [name]: next };

interface MemberProps {
  name: string;
  schema: Schema;
  required: boolean;
  value: unknown;
  onWrite: (value: unknown) => void;
}

/** What is written stands as it was written, until it is something of the schema. */
function Member({ name, schema, required, value, onWrite }: MemberProps) {
  const [written, write] = useState<{ text: string; of: unknown } | null>(null);
  const text = written && written.of === value ? written.text : said(value);
  return (
    <Field
      id={`body-${name}`}
      name={name}
      schema={schema}
      description={schema.description}
      required={required}
      value={text}
      onWrite={(next) => {
        const read = valueOf(next, schema, value);
        write({ text: next, of: read });
        onWrite(read);
      }}
    />
  );
}

/** What a text says where a value of the schema is wanted; what it does not say yet is sent as text, and refused by the API. */
function valueOf(text: string, schema: Schema, before: unknown): unknown {
  if (text === '') return undefined;
  if (typeOf(schema) === 'string' && !isComposed(schema) && (before === undefined || typeof before === 'string'))
    return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
