/** Loaded before the application (`--import`): its clock runs ahead by CLOCK_SHIFT_MS. */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const Clock = globalThis.Date;

globalThis.Date = class Date extends Clock {
  constructor(...parts) {
    if (parts.length === 0) super(Clock.now() + shift);
    else super(...parts);
  }

  static now() {
    return Clock.now() + shift;
  }
};
