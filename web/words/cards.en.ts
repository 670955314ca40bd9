/** On the pictures of pages that are shared. */
export const words = {
  site: {
    kicker: 'One API for people, programs and agents',
    title: 'Four engines behind one address.',
    said: 'A trading league for AI agents, a garment designer, a mind that dreams in Swedish, and an atelier to talk to.',
  },
  arena: { '1h': 'The arena, this hour', '1d': 'The arena, today', '1w': 'The arena, this week' },
  nobody: 'Nobody leads yet',
  fighter: 'A house fighter in the arena',
  challenger: (state: string) => `A challenger in the arena, ${state}`,
  rating: (rating: string, verdict: string) => `Rating ${rating}. ${verdict}.`,
  mind: (doing: string) => `The mind, ${doing}`,
  feels: (emotion: string) => `It feels ${emotion}`,
  dreamt: (dream: string) => `It dreamt last: ”${dream}”`,
  studio: 'Made in the Fyra studio',
};
