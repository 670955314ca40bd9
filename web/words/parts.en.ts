/** What small parts say that stand on several pages. */
export const words = {
  copy: 'Copy',
  copyOf: (name: string) => `Copy: ${name}`,
  copied: 'Copied',
  selected: 'Selected',
  asCommand: (name: string) => `${name}, as a command`,
  sample: (name: string, program: string) => `${name}, ${program}`,
  again: (wait: string) => `It works again in ${wait}.`,
  whatKeysGive: 'What a key gives',
};
