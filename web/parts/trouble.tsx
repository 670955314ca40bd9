import type { TroubleView } from '../refusal.js';
import { waitOf } from '../format.js';
import { partsWords } from '../words/parts.js';

interface TroubleProps {
  base: string;
  trouble: TroubleView | null;
}

/** What went wrong, in words; at a limit also when it ends, and where one gets more. */
export const Trouble = ({ base, trouble }: TroubleProps) =>
  trouble && (
    <p class="problem" role="alert">
      {trouble.said}
      {trouble.wait !== null && (
        <>
          {' '}
          {partsWords().again(waitOf(trouble.wait))} <a href={`${base}/api/pricing`}>{partsWords().whatKeysGive}</a>
        </>
      )}
    </p>
  );
