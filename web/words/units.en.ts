/** How long something lasts. */
export const words = {
  minute: 'min',
  hour: 'h',
  day: 'd',
  seconds: (n: number) => (n === 1 ? '1 second' : `${n} seconds`),
  minutes: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`),
  hours: (n: number) => (n === 1 ? '1 hour' : `${n} hours`),
};
