/** What is used of negotiator, which comes without types. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The best of the offered encodings; undefined when the caller takes none of them. */
    encoding(offered: string[], options: { preferred: string[] }): string | undefined;
  }
}
