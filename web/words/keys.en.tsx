import type { ComponentChildren } from 'preact';
import { counted } from '../format.js';

/** A key at once, and what mailed links lead to. */
export const words = {
  title: 'An instant key · Fyra',
  description: 'A free key for the fashion tools, without an e-mail address.',
  heading: 'A key, this instant.',
  lead: 'Ten fashion requests and three chat calls a day. No e‑mail address, no account.',
  noSlot: 'No trial slot is free at the moment.',
  here: 'Here it is',
  keep: 'Keep it now: it is shown this one time, and only a fingerprint of it is stored.',
  yours: 'Your key',
  tryIt: 'Try it',
  concepts: 'Fashion concepts',
  swagger: (link: ComponentChildren) => <>{link} lets you try every operation: press Authorize and paste the key.</>,
  lasting: (link: ComponentChildren) => (
    <>An address gets three such keys a day. With an e-mail address you get a lasting one: {link}.</>
  ),
  slots: (count: number) => `${counted(count, 'trial slot is', 'trial slots are')} free.`,
  giveKey: 'Give me a key',

  confirmTitle: 'Confirm · Fyra',
  confirmDescription: 'Confirm an address.',
  confirmAddress: 'Confirm your address',
  replaceKey: 'Replace your key',
  leads: {
    confirm: 'Your key then has an allowance of its own.',
    rotate: 'You get a new key; the one you have ends at once.',
    entry: 'Your challenger then counts as an entry of yours.',
  },
  confirm: 'Confirm',
  giveNew: 'Give me a new key',
  confirmedTitle: 'Confirmed · Fyra',
  confirmed: 'Confirmed',
  confirmedDescription: 'Confirmed.',
  newKey: 'This is your new key. It is shown this one time.',
  thanks: 'Thank you.',
};
