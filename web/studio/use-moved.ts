import { useEffect, useRef, useState } from 'preact/hooks';
import { pathOf } from '../parts/picture.js';
import type { Doing } from './doing.js';
import type { Moved, MovedPiece, Shown } from './view.js';

/** The measurement that is looked at, and what it moves: asked for once of a version, when somebody first looks at one. */
export function useMoved(base: string, shown: Shown | null, doing?: Doing) {
  const [known, setKnown] = useState<{ of: string; pieces: readonly MovedPiece[] } | null>(null);
  const [at, look] = useState<string | null>(null);
  const asked = useRef<string | null>(null);
  const address = shown?.made?.files.measurements;
  useEffect(() => look(null), [shown?.id]);
  useEffect(() => {
    if (!at || !doing || !address || known?.of === address || asked.current === address) return;
    asked.current = address;
    doing.moved(pathOf(base, address)).then(
      (pieces) => setKnown({ of: address, pieces }),
      () => (asked.current = null), // the next look asks again
    );
  }, [at, address]);
  const isKnown = known !== null && known.of === address;
  const moved: Moved = isKnown && at ? known.pieces.filter(({ measurements }) => measurements.includes(at)) : null;
  return { at, look: address && doing ? look : undefined, moved };
}
