import type { words as en } from './gallery.en.js';

export const words: typeof en = {
  title: 'Galleriet · Fyra',
  description: 'Plagg som deras skapare visar upp, vart och ett med sin text, sitt mönster, sina skisser och sin bild.',
  heading: 'Galleriet',
  lead: (link) => <>Plagg som deras skapare visar upp. Vart och ett började som en mening. {link('Gör ett eget')}</>,
  empty: (link) => (
    <>
      Ingen har visat upp något än. Börja med en av de här meningarna, eller med en egen: det du gör i {link('studion')}{' '}
      får du gärna visa här.
    </>
  ),
  earlier: 'Tidigare plagg',
};
