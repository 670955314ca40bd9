import { useEffect, useState } from 'preact/hooks';
import type { Held } from '../account/view.js';
import { playgroundWords } from '../words/playground.js';
import { placeOf, wantedIn } from './address.js';
import type { Listed } from './document.js';
import type { Given } from './example.js';
import { Operations } from './operations.js';
import type { Loaded, Trying } from './trying.js';

interface PlaygroundProps {
  base: string;
  url: string;
  operations: readonly Listed[];
  held: readonly Held[];
  trying?: Trying;
  onUse: (key: string) => void;
}

/** Every operation, to look at and to send. An address that ends with `#try-` and an operation's id opens it, filled in as that says. */
export function Playground({ base, url, operations, held, trying, onUse }: PlaygroundProps) {
  const w = playgroundWords();
  const [listed, choose] = useState<Listed | null>(null);
  const [given, give] = useState<Given | undefined>();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!trying) return;
    const wanted = wantedIn(location.hash);
    const found = operations.find(({ id }) => id === wanted?.id);
    if (found) open(found, wanted?.given);
  }, [trying]);

  function open(one: Listed, filledIn?: Given): void {
    choose(one);
    give(filledIn);
    setProblem(null);
    history.replaceState(null, '', placeOf(one.id));
    if (!loaded) trying!.load().then(setLoaded, ({ message }: Error) => setProblem(message));
  }
  useEffect(() => {
    if (listed && loaded) document.getElementById('trying')?.focus();
  }, [listed, loaded]);

  return (
    <section class="try" aria-labelledby="try">
      <h2 id="try">{w.heading}</h2>
      <p class="hint">{w.lead}</p>
      <div class="trying-out">
        <Operations
          base={base}
          operations={operations}
          chosen={listed?.id ?? null}
          onChoose={trying && ((one) => open(one))}
        />
        {listed && loaded && trying ? (
          <loaded.Panel
            base={base}
            url={url}
            listed={listed}
            given={given}
            document={loaded.document}
            held={held}
            trying={trying}
            onUse={onUse}
            key={listed.id}
          />
        ) : (
          trying && (
            <div class="panel empty">
              <p class="lead">{listed ? w.loading : w.choose}</p>
              {!listed && <p class="hint">{w.chooseHint}</p>}
              {problem && (
                <p class="problem" role="alert">
                  {problem}
                </p>
              )}
            </div>
          )
        )}
      </div>
    </section>
  );
}
