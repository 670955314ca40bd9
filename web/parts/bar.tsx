/** A share as a bar; what it says stands beside it in words. @param share 0–1 */
export const Bar = ({ share }: { share: number }) => (
  <svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect class="bar-ground" width="100" height="4" />
    <rect class="bar-share" width={Math.round(Math.min(1, Math.max(0, share)) * 100)} height="4" />
  </svg>
);
