import type { TroubleView } from '../refusal.js';
import { waitOf } from '../words.js';

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
          It works again in {waitOf(trouble.wait)}. <a href={`${base}/api/pricing`}>What a key gives</a>
        </>
      )}
    </p>
  );
