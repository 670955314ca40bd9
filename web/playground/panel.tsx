import { useEffect, useRef, useState } from 'preact/hooks';
import type { Kind } from '../account/view.js';
import { CopyAs } from '../parts/copy-as.js';
import { playgroundWords } from '../words/playground.js';
import { AnswerView } from './answer-view.js';
import type { Answer } from './answer.js';
import { Body } from './body.js';
import { Coded } from './coded.js';
import { operationOf } from './document.js';
import { askedOf, filledOf, nameOf, offeredOf } from './example.js';
import { ParameterField } from './fields.js';
import { Method } from './operations.js';
import type { Bearer, PanelProps } from './trying.js';
import { askingOf, dangerOf, keyHeaderOf, kindsFor, needsKey, NotReady, readyOf } from './request.js';

/** One operation: what it takes, filled in; the same as a command; what came back. */
export function Panel({ base, url, listed, given, document, held, trying, onUse }: PanelProps) {
  const w = playgroundWords();
  const operation = operationOf(document, listed);
  const offered = offeredOf(document, operation);
  const [filled, fill] = useState(() => filledOf(document, operation, given));
  const [chosen, choose] = useState<Kind | 'none' | null>(null);
  const [token, setToken] = useState('');
  const [answer, tell] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => sending.current?.abort(), []);

  const isOperators = keyHeaderOf(operation, 'operator') !== null;
  const kinds = kindsFor(
    operation,
    held.map(({ kind }) => kind),
  );
  const kind: Bearer = isOperators
    ? 'operator'
    : chosen === 'none'
      ? null
      : chosen && kinds.includes(chosen)
        ? chosen
        : (kinds[0] ?? null);
  const header = keyHeaderOf(operation, kind);
  const danger = dangerOf(listed);
  const saidOf = (error: unknown): string => {
    if (!(error instanceof NotReady)) return (error as Error).message;
    if (error.why === 'key') return w.keyInAddress;
    return error.why === 'json' ? w.wrongJson(error.what) : w.missing(error.what);
  };

  async function send(): Promise<void> {
    const stop = (sending.current = new AbortController());
    setProblem(null);
    tell(null);
    setBusy(true);
    try {
      await trying.send(readyOf(listed, operation, filled), { kind, header, token: token.trim() }, stop.signal, tell);
    } catch (error) {
      if (!stop.signal.aborted) setProblem(saidOf(error));
    }
    setBusy(false);
  }

  return (
    <article class="panel" aria-labelledby="trying">
      <p class="back">
        <a href="#operations">{w.back}</a>
      </p>
      <h3 id="trying" tabIndex={-1}>
        <Method of={listed.method} /> <code>{listed.path}</code>
      </h3>
      <p>{operation.summary}</p>
      {operation.description && (
        <p class="hint">
          <Coded text={operation.description} />
        </p>
      )}
      <p class="hint">
        <a href={`${base}/docs#/${encodeURIComponent(listed.group)}/${listed.id}`}>{w.documented}</a>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {isOperators && (
          <div class="field">
            <label for="token">{w.operator}</label>
            <input
              id="token"
              type="password"
              autocomplete="off"
              aria-describedby="token-told"
              value={token}
              onInput={({ currentTarget }) => setToken(currentTarget.value)}
            />
            <p class="hint" id="token-told">
              {w.operatorHint}
            </p>
          </div>
        )}
        {kinds.length > 0 && (
          <div class="field">
            <label for="bearer">{w.withKey}</label>
            <select
              id="bearer"
              value={kind ?? 'none'}
              onChange={({ currentTarget }) => choose(currentTarget.value as Kind)}
            >
              {held
                .filter((one) => kinds.includes(one.kind))
                .map((one) => (
                  <option value={one.kind} key={one.kind}>
                    {one.masked}
                  </option>
                ))}
              <option value="none">{w.noKey}</option>
            </select>
          </div>
        )}
        {!isOperators && needsKey(operation) && kinds.length === 0 && <p class="notice">{w.keyNeeded}</p>}
        {askedOf(operation).map((parameter) => (
          <ParameterField
            document={document}
            parameter={parameter}
            value={filled.parameters[nameOf(parameter)]}
            onWrite={(value) =>
              fill((before) => ({ ...before, parameters: { ...before.parameters, [nameOf(parameter)]: value } }))
            }
            key={nameOf(parameter)}
          />
        ))}
        {filled.body !== null && (
          <Body
            document={document}
            schema={operation.requestBody?.content['application/json']?.schema}
            offered={offered}
            text={filled.body}
            onWrite={(body) => fill((before) => ({ ...before, body }))}
          />
        )}
        {danger && <p class="notice danger">{w.dangers[danger]}</p>}
        <div class="acts">
          <button type="submit" class={danger ? 'danger' : ''} disabled={isBusy}>
            {isBusy ? w.sending : w.send}
          </button>
          {isBusy && (
            <button type="button" class="quiet" onClick={() => sending.current?.abort()}>
              {w.stop}
            </button>
          )}
        </div>
      </form>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {answer && <AnswerView answer={answer} operation={operation} copy={(text) => trying.copy(text)} onUse={onUse} />}
      <Commands
        asking={() => askingOf(readyOf(listed, operation, filled), url, shownKey(header), typeOfAnswer(operation))}
        name={w.command}
      />
    </article>
  );
}

/** How the key is named where the request is copied. */
const VARIABLES: Readonly<Record<string, string>> = {
  Authorization: 'Bearer $ADMIN_TOKEN',
  'X-Arena-Key': '$ARENA_KEY',
  'X-API-Key': '$API_KEY',
};

const shownKey = (header: string | null) => (header === null ? null : { header, value: VARIABLES[header] });

const typeOfAnswer = ({ responses }: ReturnType<typeof operationOf>): string => {
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return Object.keys(good?.content ?? {})[0] ?? 'application/json';
};

/** Nothing to copy while something is missing. */
function Commands({ asking, name }: { asking: () => ReturnType<typeof askingOf>; name: string }) {
  try {
    return <CopyAs id="try" name={name} asking={asking()} />;
  } catch {
    return null;
  }
}
