/** A module to import first: the application's clock runs ahead of ours by CLOCK_AHEAD_MS. */
export const CLOCK = `data:text/javascript,${encodeURIComponent(`
  const Real = Date, ahead = Number(process.env.CLOCK_AHEAD_MS);
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length === 0) super(Real.now() + ahead); else super(...given); }
    static now() { return Real.now() + ahead; }
  };
`)}`;
