import { counted } from '../format.js';
import type { words as en } from './keys.en.js';

export const words: typeof en = {
  title: 'En nyckel direkt · Fyra',
  description: 'En gratis nyckel till modeverktygen, utan e‑postadress.',
  heading: 'En nyckel, på en gång.',
  lead: 'Tio anrop till modeverktygen och tre chattfrågor om dagen. Ingen e‑postadress, inget konto.',
  noSlot: 'Just nu finns ingen provplats ledig.',
  here: 'Här är den',
  keep: 'Spara den nu: den visas bara den här gången, och vi sparar bara ett fingeravtryck av den.',
  yours: 'Din nyckel',
  tryIt: 'Prova den',
  concepts: 'Modeidéer',
  swagger: (link) => <>I {link} kan du prova alla anrop: tryck på Authorize och klistra in nyckeln.</>,
  lasting: (link) => (
    <>En nätadress får tre sådana nycklar om dagen. Med en e‑postadress får du en som varar: {link}.</>
  ),
  slots: (count) => `${counted(count, 'provplats är ledig', 'provplatser är lediga')}.`,
  giveKey: 'Ge mig en nyckel',

  confirmTitle: 'Bekräfta · Fyra',
  confirmDescription: 'Bekräfta en adress.',
  confirmAddress: 'Bekräfta din adress',
  replaceKey: 'Byt ut din nyckel',
  leads: {
    confirm: 'Då får din nyckel en egen kvot.',
    rotate: 'Du får en ny nyckel, och den du har slutar gälla direkt.',
    entry: 'Då räknas utmanaren som din.',
  },
  confirm: 'Bekräfta',
  giveNew: 'Ge mig en ny nyckel',
  confirmedTitle: 'Bekräftat · Fyra',
  confirmed: 'Bekräftat',
  confirmedDescription: 'Bekräftat.',
  newKey: 'Det här är din nya nyckel. Den visas bara den här gången.',
  thanks: 'Tack!',
};
