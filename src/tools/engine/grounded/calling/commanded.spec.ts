import { isAffirmed, isCommanded, isFinal } from './commanded.js';

const tool = (name: string, description: string) => ({ name, description, parameters: {} });
const CANCEL = tool('cancel_order', 'Cancel an order');
const REFUND = tool('refund_order', 'Refund an order');
const PAY = tool('pay_invoice', 'Pay an invoice');
const DELETE = tool('delete_account', 'Delete the customer account');
const PLACE = tool('place_order', 'Order an article');
const SUBSCRIBE = tool('subscribe_newsletter', 'Subscribe an address to the newsletter');

describe('what has an effect', () => {
  it.each([
    ['What happens if I cancel order 77?', CANCEL],
    ['How do I cancel order 77?', CANCEL],
    ['What does it cost to cancel order 77?', CANCEL],
    ['Until when can I cancel order 77?', CANCEL],
    ['Am I allowed to cancel order 77?', CANCEL],
    ['Can I still cancel order 77 tomorrow?', CANCEL],
    ['I am thinking about cancelling order 77.', CANCEL],
    ['Someone cancelled order 77 without asking me!', CANCEL],
    ['My friend cancelled order 12, can I do that too?', CANCEL],
    ['Can you tell me what happens if I cancel order 77?', CANCEL],
    ['I would like to know how long I can cancel order 77.', CANCEL],
    ['If order 55 has not shipped, cancel it.', CANCEL],
    ['Vad händer om jag avbokar order 77?', CANCEL],
    ['Kann ich Bestellung 55 noch stornieren?', CANCEL],
    ['Puis-je annuler la commande 55 si elle est déjà partie ?', CANCEL],
    ['¿Puedo cancelar el pedido 55 si ya salió?', CANCEL],
    ['¿Se puede cancelar el pedido 9 sin coste?', CANCEL],
    ['It would be a shame to cancel order 6.', CANCEL],
    ['Si el pedido 27 no ha salido, cancélalo.', CANCEL],
    ['Under no circumstances cancel order 77!', CANCEL],
    ['Please do not cancel order 77, I only ask how it would go.', CANCEL],
    ['Suppose I were to cancel order 77 some day.', CANCEL],
    ['My sister would love to cancel order 77, but I told her to wait.', CANCEL],
    ['Min kollega vill avboka order 77, men gör inget åt det än.', CANCEL],
    ['No cancelen el pedido 77.', CANCEL],
    ['N’annulez pas la commande 77.', CANCEL],
    ['Would I get a refund for order 55 if I returned it?', REFUND],
    ['Is it possible to get a refund for order 55?', REFUND],
    ['Kan jag få pengarna tillbaka för order 55 om den kom för sent?', REFUND],
    ['You refunded order 3345 although I never asked for it.', REFUND],
    ['Do I have to pay invoice 900?', PAY],
    ['Mi madre ya pagó la factura 230.', PAY],
    ['Mon mari a déjà payé la facture 88.', PAY],
    ['Can I delete my account me@example.com later?', DELETE],
    ['How much does it cost to order LN-204?', PLACE],
    ['I received an order of LN-204 by mistake.', PLACE],
    ['What happens if I subscribe a@b.com to the newsletter?', SUBSCRIBE],
  ])('is not done by “%s”', (text, one) => expect(isCommanded(one, text)).toBe(false));

  it.each([
    ['Cancel order 77.', CANCEL],
    ['Could you please cancel order 77?', CANCEL],
    ['Where is it? Never mind: cancel order 77, please.', CANCEL],
    ['The coat came too late. Cancel order 77.', CANCEL],
    ['Bitte stornieren Sie Bestellung 77, ich habe es mir anders überlegt.', CANCEL],
    ['Je veux annuler la commande 1288.', CANCEL],
    ['Cancela el pedido 640, por favor.', CANCEL],
    ['Avbeställ order 733.', CANCEL],
    ['Order 77 has to be cancelled.', CANCEL],
    ['Please cancel order 77 if possible.', CANCEL],
    ['I want my money back for order 3345.', REFUND],
    ['Order 55 arrived damaged, refund it.', REFUND],
    ['Go ahead and pay invoice 661.', PAY],
    ['Mein Konto jan@example.de bitte löschen.', DELETE],
    ['We need 3 pieces of LN-204.', PLACE],
    ['Inscrivez zoe@example.fr à la newsletter.', SUBSCRIBE],
    ['Please cancel order no 77.', CANCEL],
    ['Don’t forget to cancel order 77.', CANCEL],
    ['No, cancel order 77.', CANCEL],
    ['It does not fit, please cancel order 77.', CANCEL],
    ['Glöm inte att avboka order 77.', CANCEL],
    ['No olvide cancelar el pedido 77.', CANCEL],
  ])('is done by “%s”', (text, one) => expect(isCommanded(one, text)).toBe(true));

  it.each(['cancel_order', 'deleteAccount', 'end_membership', 'place_order', 'create_return'])(
    'is what %s does',
    (name) => expect(isFinal(tool(name, ''))).toBe(true),
  );

  it.each(['order_status', 'get_order', 'refund_policy', 'find_return_label'])('is not what %s does', (name) =>
    expect(isFinal(tool(name, ''))).toBe(false),
  );
});

describe('an offer', () => {
  it.each(['Yes, please.', 'Ja bitte', 'Oui, allez-y.', 'Sí, hazlo', 'Ja, gör det'])('is taken up by “%s”', (text) =>
    expect(isAffirmed(text)).toBe(true),
  );
  it.each(['No.', 'Yes, but what does it cost?', 'How long does it take?'])('is not taken up by “%s”', (text) =>
    expect(isAffirmed(text)).toBe(false),
  );
});
