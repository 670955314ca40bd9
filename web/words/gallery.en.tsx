import type { ComponentChildren } from 'preact';

/** Designs that their makers show. */
export const words = {
  title: 'Gallery · Fyra',
  description: 'Garments that their makers show: each with its text, pattern, flats and picture.',
  heading: 'The gallery',
  lead: (link: (said: string) => ComponentChildren) => (
    <>Garments that their makers show. Each began as a sentence. {link('Make one')}</>
  ),
  empty: (link: (said: string) => ComponentChildren) => (
    <>
      Nobody has listed one yet. Begin with one of these sentences, or with your own: what you make in{' '}
      {link('the studio')} is yours to show here.
    </>
  ),
  earlier: 'Earlier ones',
};
