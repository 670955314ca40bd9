import { waitOf } from '../words.js';

/** Why something was not done, and when it may be. */
export interface TroubleView {
  said: string;
  /** seconds until it works again; null where waiting is not what helps */
  wait: number | null;
}

/** An operation was refused. */
export class Refusal extends Error {
  constructor(
    said: string,
    readonly wait: number | null,
  ) {
    super(said);
  }
}

export const troubleOf = (error: Error): TroubleView => ({
  said: error.message,
  wait: error instanceof Refusal ? error.wait : null,
});

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
