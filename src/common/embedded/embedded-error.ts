/** A server cannot be had; the message is one clear line for the person at the terminal. */
export class EmbeddedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EmbeddedError';
  }
}
