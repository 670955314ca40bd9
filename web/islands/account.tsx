import { useEffect, useState } from 'preact/hooks';
import { ByLink } from '../account/by-link.js';
import { ByMail } from '../account/by-mail.js';
import { Deliveries } from '../account/deliveries.js';
import { Keys } from '../account/keys.js';
import { Leaving } from '../account/leaving.js';
import { Left } from '../account/left.js';
import { Orders } from '../account/orders.js';
import { SignIn } from '../account/sign-in.js';
import { Usage } from '../account/usage.js';
import { useAsked, useDoing } from '../account/use-asked.js';
import type { AccountApi, AccountView, Browser, Held, Kind, OwnKey } from '../account/view.js';
import { Playground } from '../playground/playground.js';
import type { Trying } from '../playground/trying.js';
import { Trouble } from '../parts/trouble.js';
import { accountWords } from '../words/account.js';

interface AccountProps {
  view: AccountView;
  browser?: Browser;
  trying?: Trying;
}

/** Whoever brings a key sees and keeps what belongs to it; several may be held at once, one of each interface. */
export function Account({ view, browser: there, trying }: AccountProps) {
  const w = accountWords();
  const [all, setAll] = useState<readonly Held[]>([]);
  const [kind, choose] = useState<Kind | null>(null);
  const [isAdding, add] = useState(false);
  const [said, say] = useState<string | null>(null);
  const [browser, setBrowser] = useState<Browser | undefined>();

  function look(wanted: Kind | null): void {
    const held = there!.held();
    setAll(held);
    choose(held.find((one) => one.kind === wanted)?.kind ?? held[0]?.kind ?? null);
    add(false);
  }
  const { trouble, act } = useDoing();
  useEffect(() => {
    if (!there) return;
    setBrowser(there);
    look(null);
    const token = there.mailedToken();
    if (token) act(async () => look(there.keep(await there.openLink(token))?.kind ?? null));
  }, []);

  const current = all.find((one) => one.kind === kind);
  return (
    <>
      {said && (
        <p class="notice" role="status">
          {said}
        </p>
      )}
      <Trouble base={view.base} trouble={trouble} />
      {all.length > 0 && (
        <div class="held" role="group" aria-label={w.keysHere}>
          {all.map((one) => (
            <button
              type="button"
              class="small quiet"
              aria-pressed={one.kind === kind}
              onClick={() => choose(one.kind)}
              key={one.kind}
            >
              {w.signedIn(w.kinds[one.kind], one.masked)}
            </button>
          ))}
          <button type="button" class="small quiet" onClick={() => add(!isAdding)} aria-expanded={isAdding}>
            {w.anotherKey}
          </button>
          <button type="button" class="small" onClick={() => (browser!.forget(), look(null))}>
            {w.signOut}
          </button>
        </div>
      )}
      {(all.length === 0 || isAdding) && (
        <SignIn
          view={view}
          browser={browser}
          onHeld={(held) => {
            say(null);
            look(held.kind);
          }}
        />
      )}
      {all.length === 0 && view.mails && view.services.includes('tools') && (
        <ByLink base={view.base} browser={browser} />
      )}
      {all.length === 0 && view.mails && view.open && view.services.includes('tools') && (
        <ByMail base={view.base} browser={browser} onKey={(key) => look(browser!.keep(key)?.kind ?? null)} />
      )}
      {current && browser && (
        <Signed
          view={view}
          browser={browser}
          kind={current.kind}
          api={browser.api(current.kind)}
          onRotated={() => setAll(browser.held())}
          onEnded={() => {
            browser.forget(current.kind);
            say(w.ended);
            look(null);
          }}
          key={current.kind}
        />
      )}
      <Playground
        base={view.base}
        url={view.url}
        operations={view.operations}
        held={all}
        trying={browser && trying}
        onUse={(key) => look(browser!.keep(key)?.kind ?? null)}
      />
    </>
  );
}

interface SignedProps {
  view: AccountView;
  browser: Browser;
  kind: Kind;
  api: AccountApi;
  onRotated: () => void;
  onEnded: () => void;
}

const Signed = (props: SignedProps) =>
  props.kind === 'arena' ? <OfChallenger {...props} /> : <OfAccount {...props} />;

/** A challenger's key: what it asked and was told. Its rank and money are the arena's. */
function OfChallenger({ view: { base }, api, onEnded }: SignedProps) {
  const w = accountWords();
  return (
    <>
      <p class="hint">{w.ofAChallenger}</p>
      <Usage base={base} api={api} keys={[]} />
      <Deliveries base={base} api={api} />
      <Leaving base={base} api={api} kind="arena" onEnded={onEnded} />
    </>
  );
}

function OfAccount({ view: { base }, browser, kind, api, onRotated, onEnded }: SignedProps) {
  const [own, setOwn] = useState<OwnKey | null>(null);
  const [version, setVersion] = useState(0);
  const manages = own !== null && !own.key.limited;
  const keys = useAsked(async () => (manages ? api.keys() : []), [manages]);
  return (
    <>
      <Left base={base} api={api} version={version} tell={setOwn} />
      {own && <Usage base={base} api={api} keys={keys.answer ?? []} />}
      {manages && (
        <>
          <Keys
            base={base}
            api={api}
            keys={keys}
            scopes={Object.keys(own.usage)}
            copy={(text) => browser.copy(text)}
            onRotated={onRotated}
          />
          <Orders base={base} api={api} kind={kind} tier={own.tier} onChange={() => setVersion(version + 1)} />
          <Deliveries base={base} api={api} />
          <Leaving base={base} api={api} kind={kind} onEnded={onEnded} />
        </>
      )}
    </>
  );
}
