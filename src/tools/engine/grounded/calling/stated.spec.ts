import { isCommanded } from './commanded.js';

const tool = (name: string, description: string) => ({ name, description, parameters: {} });
const LOCK = tool('lock_inventory', 'Lock the inventory while it is counted');
const CLOSE = tool('close_store', 'Close the store in the system');
const CANCEL = tool('cancel_order', 'Cancel an order');
const RETURN = tool('return_order', 'Return an order');

describe('how things are', () => {
  it.each([
    ['We count the inventory on Friday.', LOCK],
    ['The stock is being counted this week.', LOCK],
    ['Wir zählen am Freitag das Lager.', LOCK],
    ['Vi räknar lagret på fredag.', LOCK],
    ['Contamos el inventario el viernes.', LOCK],
    ['On Sundays the store is closed.', CLOSE],
    ['We close the store at six on Fridays.', CLOSE],
    ['The store closes at noon on 24 December.', CLOSE],
    ['La boutique ferme à midi.', CLOSE],
    ['My sister cancels order 12 every time she orders.', CANCEL],
  ])('tells: %s', (text, own) => expect(isCommanded(own, text)).toBe(false));

  it.each([
    ['Lock the inventory, we count on Friday.', LOCK],
    ['I return order 12.', RETURN],
    ['The customer wants order 12 cancelled.', CANCEL],
    ['Order 12 has to be cancelled.', CANCEL],
    ['The store has to be closed today.', CLOSE],
  ])('has done: %s', (text, own) => expect(isCommanded(own, text)).toBe(true));
});
