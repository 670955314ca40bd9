/** Four panes, one thread through them. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <rect class="a" x="2" y="2" width="20" height="20" rx="3" />
    <circle class="b" cx="36" cy="12" r="10" />
    <path class="c" d="M12 26a10 10 0 1 0 10 10A8 8 0 0 1 12 26Z" />
    <path class="d" d="M26 46V32a6 6 0 0 1 6-6h14v14a6 6 0 0 1-6 6Z" />
    <path class="thread" d="M-2 12c14 0 14 0 24 12s14 12 28 12" />
  </svg>
);
