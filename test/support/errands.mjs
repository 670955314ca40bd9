/** What processes of their own are sent to do in a test. */
export const twice = ({ values }) => ({ values: values.map((value) => value * 2) });
export const fails = () => {
  throw new Error('torn');
};
export function spins() {
  for (;;);
}
export function hoards() {
  const held = [];
  for (;;) held.push(new Float64Array(2 ** 20).fill(held.length));
}
export function remembers() {
  const held = [];
  for (;;) held.push({ text: String(held.length) });
}
export const dies = () => process.kill(process.pid, 'SIGKILL');
export const environment = () => Object.keys(process.env);
