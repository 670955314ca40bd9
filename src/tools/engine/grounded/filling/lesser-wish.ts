/** "I would rather have a new pair than my money back": what stands behind "than" is not what somebody wants. */
const RATHER =
  /(?<!\p{L})(?:rather|sooner|hellre|lieber|plutôt|prefer[io]\p{L}{0,3}|préfère|préférerais)(?!\p{L})[^.;!?]{3,80}?\s(?:than|än|als|que|plutôt que|a que)\s([^.;!?"”»]{3,60})/iu;

export const lesserWish = (text: string): string | undefined => RATHER.exec(text)?.[1];
