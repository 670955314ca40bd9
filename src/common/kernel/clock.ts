/** ISO 8601 UTC with milliseconds, the form of every time in JSON. @param ms milliseconds since the epoch */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

/** Start of the UTC calendar day holding `ms`, in milliseconds since the epoch. */
export const utcDayStart = (ms: number): number => ms - (((ms % 86_400_000) + 86_400_000) % 86_400_000);
