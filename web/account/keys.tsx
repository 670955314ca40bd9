import { useState } from 'preact/hooks';
import { Trouble } from '../parts/trouble.js';
import { moment } from '../format.js';
import { KeyBox } from './key-box.js';
import { NewKey } from './new-key.js';
import { Typed } from './typed.js';
import { useDoing, type Asked } from './use-asked.js';
import type { AccountApi, Fresh, NamedKey } from './view.js';
import { accountWords, type AccountWords } from '../words/account.js';

interface KeysProps {
  base: string;
  api: AccountApi;
  keys: Asked<readonly NamedKey[]>;
  /** What keys of this interface can be for. */
  scopes: readonly string[];
  copy: (text: string) => Promise<boolean>;
  /** The page goes on with another key. */
  onRotated: () => void;
}

/** The keys of the account that work: one more, one less, one in place of this one. */
export function Keys({ base, api, keys, scopes, copy, onRotated }: KeysProps) {
  const w = accountWords();
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const [going, setGoing] = useState<string | null>(null);
  const { isBusy, trouble, act } = useDoing();

  const shown = (make: () => Promise<Fresh>, then?: () => void) =>
    act(async () => {
      setFresh(await make());
      then?.();
      keys.again();
    });
  const revoke = (id: string) =>
    act(async () => {
      await api.revoke(id);
      setGoing(null);
      keys.again();
    });

  return (
    <section aria-labelledby="keys">
      <h2 id="keys">{w.keys}</h2>
      <Trouble base={base} trouble={keys.trouble ?? trouble} />
      {fresh && <KeyBox fresh={fresh} copy={copy} onDone={() => setFresh(null)} key={fresh.key} />}
      {keys.answer && (
        <ul class="entries keys">
          {keys.answer.map((one) => (
            <li key={one.id}>
              <OneKey of={one} w={w} />
              {going === one.id ? (
                <Typed
                  id={`revoke-${one.id}`}
                  word={nameOf(one)}
                  means={w.endsAtOnce}
                  name={w.revoke}
                  busy={isBusy}
                  onConfirm={() => revoke(one.id)}
                  onCancel={() => setGoing(null)}
                />
              ) : (
                <div class="acts">
                  {one.current ? (
                    <button
                      type="button"
                      class="small quiet"
                      disabled={isBusy || one.replaced}
                      title={w.rotates}
                      onClick={() => shown(() => api.rotate(), onRotated)}
                    >
                      {w.rotate}
                    </button>
                  ) : (
                    <button
                      type="button"
                      class="small quiet"
                      aria-label={w.ofOne(w.revoke, nameOf(one))}
                      onClick={() => setGoing(one.id)}
                    >
                      {w.revoke}
                    </button>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <NewKey scopes={scopes} busy={isBusy} onWish={(wish) => shown(() => api.issue(wish))} />
    </section>
  );
}

/** How a key is called where it must be typed. */
const nameOf = ({ name, masked }: NamedKey): string => name ?? masked.slice(-4);

const OneKey = ({ of, w }: { of: NamedKey; w: AccountWords }) => (
  <div>
    <h3>
      <bdi>{of.name ?? w.without}</bdi>
      {of.current && <span class="tag">{w.thisOne}</span>}
      {of.replaced && <span class="tag">{w.replaced}</span>}
    </h3>
    <dl class="counts">
      <Fact name={w.key} said={of.masked} />
      <Fact name={w.mayDo} said={of.scopes?.join(', ') ?? w.everything} />
      {of.daily_caps && <Fact name={w.capsOfDay} said={capsOf(of)} />}
      {of.expires_at && <Fact name={w.ends} said={moment(of.expires_at)} />}
      <Fact name={w.lastUsed} said={of.last_used_at ? moment(of.last_used_at) : w.never} />
    </dl>
  </div>
);

const capsOf = ({ daily_caps }: NamedKey): string =>
  Object.entries(daily_caps ?? {})
    .map(([scope, { used, limit }]) => `${scope} ${used}/${limit}`)
    .join(', ');

const Fact = ({ name, said }: { name: string; said: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{said}</dd>
  </div>
);
