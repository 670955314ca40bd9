/** What a browser says by itself, where the server did not. */
export const words = {
  noAnswer: 'The server did not answer. Try again in a moment.',
  failed: (status: number) => `That did not work (${status}).`,
  noDrawing: 'The drawing cannot be shown.',
  keyFirst: 'Put your key into the field above first.',
  noCrypto: 'Browsers check signatures on https or localhost only.',
};
