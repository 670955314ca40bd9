/** Keeps something open while the page is seen, and closes it when it is not: a hundred tabs in the background ask nothing. */
export function whileSeen(open: () => () => void): () => void {
  let close: (() => void) | null = null;
  const look = (): void => {
    if (document.hidden) {
      close?.();
      close = null;
    } else close ??= open();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    close?.();
  };
}
