/** A text of the document, in which what stands between backticks is code. */
export const Coded = ({ text }: { text: string }) => (
  <>{text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</>
);
