import { day, filled, i, n, s } from '../filled.fixture.js';

const INVOICE =
  'INVOICE 88\nPell & Harrow Trimmings Ltd\nDate: 11 March 2024      Due: 10 April 2024\nNet 68.20  VAT 13.64  Total GBP 81.84';

describe('parties, papers and terms of trade', () => {
  it.each<[text: string, slots: Record<string, unknown>, want: Record<string, unknown> | null]>([
    [INVOICE, { supplier: s }, { supplier: 'Pell & Harrow Trimmings Ltd' }],
    [INVOICE, { due_date: day }, { due_date: '2024-04-10' }],
    [INVOICE, { total: n }, { total: 81.84 }],
    ['INVOICE 88\nBill to: Corvid Ltd\nTotal 40.00', { supplier: s }, null],
    [
      'Best wishes,\nPetra Lind\nHead of Buying\nNordhaven Outfitters',
      { job_title: s },
      { job_title: 'Head of Buying' },
    ],
    ['Un saludo, Marta Quiroga, jefa de almacén, Tejidos Ribera', { cargo: s }, { cargo: 'jefa de almacén' }],
    ['Una cita a nombre de Lucía Arroyo para un vestido.', { nombre: s }, { nombre: 'Lucía Arroyo' }],
    ['Anna arbetar istället för Bo på lördag.', { ersättare: s }, { ersättare: 'Anna' }],
    ['Fitting on Friday with Colm.', { fitter: s }, { fitter: 'Colm' }],
    ['Drop the rolls at gate 7 of the yard.', { delivery_gate: s }, { delivery_gate: '7' }],
    ['4.20 USD each, MOQ 500 pieces, FOB Leixões.', { moq: i }, { moq: 500 }],
    ['4.20 USD each, MOQ 500 pieces, FOB Leixões.', { port: s }, { port: 'Leixões' }],
    ['The container is due into the port of Felixstowe.', { port_of_loading: s }, null],
    ['Our run of 300 sold out; the next run is 500.', { run_size: i }, null],
    ['Ping https://a.example/x when it is done.', { webhook_url: s }, { webhook_url: 'https://a.example/x' }],
    ['Our homepage is https://a.example.', { webhook_url: s }, null],
    ['Please cancel the raincoat; the boots can go out.', { cancelled_item: s }, { cancelled_item: 'raincoat' }],
    ['Do not cancel the raincoat.', { cancelled_item: s }, null],
    ['I am returning the cardigan and the two vests.', { returned_item: s }, null],
    ['Could my fitting of 4 November 2025 be moved to some later day?', { new_date: day }, null],
  ])('%s', (text, slots, want) => {
    expect(filled(text, slots)).toEqual(want);
  });
});
