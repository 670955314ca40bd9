import { useEffect, useRef, useState } from 'preact/hooks';
import { EquityLine } from './equity-line.js';
import { FaceOf } from './face.js';
import type { About, Looking } from './looking.js';
import { Decisions, Holdings, RoundTrips, Skill } from './participant.js';
import { pathOf, type Entry } from './view.js';
import { arenaWords } from '../words/arena.js';

interface DrawerProps {
  base: string;
  who: Entry;
  about: Looking['about'];
  close: () => void;
}

/** A participant beside the board: who it is, what it holds, what it last thought, how it did. Escape closes it. */
export function Drawer({ base, who, about, close }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [told, tell] = useState<About | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    dialog.current!.showModal();
    about(who).then(tell, ({ message }: Error) => setProblem(message));
  }, []);
  return (
    <dialog ref={dialog} class="beside arena" aria-labelledby="beside" onClose={close} onClick={closeOutside}>
      <header>
        <FaceOf base={base} id={who.id} name={who.name} kind={who.kind} size={64} />
        <div>
          <h2 id="beside">
            <bdi>{who.name}</bdi>
          </h2>
          <p class="hint">{told?.title ?? ' '}</p>
        </div>
        <button type="button" class="quiet" onClick={() => dialog.current!.close()}>
          {arenaWords().close}
        </button>
      </header>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {told && <Told base={base} about={told} />}
      <p class="row">
        <a class="button quiet" href={pathOf(base, who)}>
          {arenaWords().wholePage}
        </a>
      </p>
    </dialog>
  );
}

/** Only the ground beside the drawer is the dialog itself. */
function closeOutside({ target, currentTarget }: MouseEvent): void {
  if (target === currentTarget) (currentTarget as HTMLDialogElement).close();
}

const Told = ({ base, about: { of, said, decisions, trips } }: { base: string; about: About }) => (
  <>
    {said && (
      <p class="why" lang="">
        {said}
      </p>
    )}
    <EquityLine id={of.id} curve={of.equity_curve as [string, number][]} />
    <Skill rating={of.rating} skill={of.skill} />
    {of.account && <Holdings account={of.account} />}
    <Decisions base={base} decisions={decisions} />
    <RoundTrips trips={trips} />
  </>
);
