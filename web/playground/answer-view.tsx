import { useState } from 'preact/hooks';
import { heldOf } from '../account/key-name.js';
import { UNLIMITED } from '../account/view.js';
import { whole } from '../format.js';
import { playgroundWords } from '../words/playground.js';
import { Coded } from './coded.js';
import { costOf, leftOf, type Answer, type Body } from './answer.js';
import type { Operation } from './document.js';

interface AnswerProps {
  answer: Answer;
  operation: Operation;
  copy: (text: string) => Promise<boolean>;
  onUse: (key: string) => void;
}

/** What really came back: status, time, cost, headers, content. */
export function AnswerView({ answer, operation, copy, onUse }: AnswerProps) {
  const w = playgroundWords();
  const documented = operation.responses[String(answer.status)];
  const [cost, left] = [costOf(answer), leftOf(answer)];
  return (
    <div class="answer" ref={intoView}>
      <p role="status" class="told">
        <b class={`status s${String(answer.status)[0]}`}>
          {answer.status} {answer.statusText}
        </b>{' '}
        <span>{w.tookMs(answer.ms)}</span> <span class="cost">{cost === null ? w.notCounted : w.cost(cost)}</span>{' '}
        {left && <span>{left.limit === UNLIMITED ? w.unlimited : w.left(whole(left.left), whole(left.limit))}</span>}
      </p>
      <p class="hint">{documented ? <Coded text={documented.description ?? ''} /> : w.undocumented}</p>
      {answer.keys.map((key) => (
        <NewKey apiKey={key} copy={copy} onUse={() => onUse(key)} key={key} />
      ))}
      <Content body={answer.body} />
      <details>
        <summary>
          {w.headers} ({answer.headers.length})
        </summary>
        <table class="headers">
          <thead>
            <tr>
              <th scope="col">{w.header}</th>
              <th scope="col">{w.value}</th>
            </tr>
          </thead>
          <tbody>
            {answer.headers.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** What came is seen, wherever the button was. */
const intoView = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });

interface NewKeyProps {
  apiKey: string;
  copy: (text: string) => Promise<boolean>;
  onUse: () => void;
}

function NewKey({ apiKey, copy, onUse }: NewKeyProps) {
  const w = playgroundWords();
  const [said, say] = useState<string | null>(null);
  return (
    <div class="notice">
      <p>{w.newKey(heldOf(apiKey)?.masked ?? '')}</p>
      <div class="acts">
        <button
          type="button"
          class="small"
          onClick={() => void copy(apiKey).then((ok) => say(ok ? w.copied : w.notCopied))}
        >
          {said ?? w.copyKey}
        </button>
        <button type="button" class="small quiet" onClick={onUse}>
          {w.useKey}
        </button>
      </div>
    </div>
  );
}

function Content({ body }: { body: Body }) {
  const w = playgroundWords();
  switch (body.kind) {
    case 'none':
      return <p class="hint">{w.empty}</p>;
    case 'picture':
      return <img class="drawing" src={body.address} alt={w.picture} />;
    case 'file':
      return (
        <a class="button small quiet" href={body.address} download={body.name}>
          {w.save(body.name, w.kilobytes(Math.ceil(body.bytes / 1024)))}
        </a>
      );
    case 'events':
      return (
        <>
          <p class="hint" role="status">
            {w.events(body.events.length)}. {body.isOpen ? w.waiting : w.closed}
          </p>
          <Text text={body.events.join('\n\n')} />
        </>
      );
    case 'text':
      return (
        <>
          <Text text={body.text} />
          {body.isCut && <p class="hint">{w.cut}</p>}
        </>
      );
  }
}

function Text({ text }: { text: string }) {
  const w = playgroundWords();
  return (
    <div class="code">
      <pre tabIndex={0} aria-label={w.content}>
        <code>{text}</code>
      </pre>
    </div>
  );
}
