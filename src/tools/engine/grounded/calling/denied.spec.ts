import { isDenied, withoutForbidden } from './denied.js';

describe('what is only forbidden', () => {
  it.each([
    "Don't cancel my order",
    "Please don't cancel order 920, I still want it.",
    'Please leave my order 7741 alone, do not cancel it.',
    'Avboka inte min order!',
    'Snälla, avboka inte order 12, jag vill ha den.',
    'Bitte stornieren Sie die Bestellung 90 nicht, ich brauche sie doch.',
    'Bitte storniere meine Bestellung nicht.',
    "N'annulez pas ma commande, s'il vous plaît.",
    'Ne supprimez pas la facture 12, je la garde.',
    'No canceles mi pedido, por favor.',
    'No me envíes la factura todavía.',
    "Don't send the invoice yet.",
    "I'd rather you didn't cancel order 71.",
    'I don’t want to cancel my order 71.',
    'Ich will die Bestellung 12 auf keinen Fall stornieren.',
    'Ich möchte die Bestellung 12 nicht stornieren.',
    'Jag vill inte avboka order 12.',
    'Je ne veux pas annuler la commande 12.',
    'No quiero cancelar el pedido 12.',
  ])('“%s”', (text) => expect(isDenied(text)).toBe(true));

  it.each([
    "Don't cancel my order, I just want to know where it is",
    "I don't know where my order is.",
    "Don't you have it in blue?",
    'Why was order 12 not delivered?',
    "Don't cancel order 5, cancel order 6.",
    'Jag vet inte var mitt paket 12 är, kan du kolla?',
    'Ich habe die Bestellung 90 nicht bekommen, wo ist sie?',
    'Die Lampe geht nicht, öffne ein Ticket.',
    "Je n'ai pas reçu la commande 12, où est-elle ?",
    'No encuentro el pedido 12, ¿dónde está?',
    'Cancel order 12.',
    'I don’t want to cancel order 12, I want to change its address.',
    'Ich möchte die Bestellung 12 stornieren.',
    'I would rather have it in blue, do you have it?',
    'Do not cancel order #4-1189. Just add the note "gift wrap" to it.',
  ])('not “%s”', (text) => expect(isDenied(text)).toBe(false));

  it.each([
    ["Don't cancel order 5, cancel order 6.", 'cancel order 6.'],
    ["Don't cancel order 5, where is it?", "Don't cancel order 5, where is it?"],
    ['Avboka inte order 5, skicka faktura 7 till mig.', 'skicka faktura 7 till mig.'],
    ['Where is order 5?', 'Where is order 5?'],
  ])('“%s” is left as “%s”', (text, left) => expect(withoutForbidden(text)).toBe(left));
});
