import { b, one, filled, type Planted } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  ['Jag vill byta dem, inte få pengarna tillbaka.', { wants_refund: b }, { wants_refund: false }],
  ['Devuélvanme el importe duplicado, por favor.', { wants_refund: b }, { wants_refund: true }],
  [
    'I want to exchange them, not get my money back.',
    { wants_refund: b, wants_exchange: b },
    { wants_refund: false, wants_exchange: true },
  ],
  [
    'Bitte nicht umtauschen, ich möchte mein Geld zurück.',
    { wants_refund: b, wants_exchange: b },
    { wants_refund: true, wants_exchange: false },
  ],
  [
    'Je ne souhaite pas de remboursement, mais un échange.',
    { wants_refund: b, wants_exchange: b },
    { wants_refund: false, wants_exchange: true },
  ],
  ['¿Me pueden reembolsar el dinero?', { wants_refund: b }, { wants_refund: true }],
  ['Erstatten Sie auch Rabattware?', { wants_refund: b }, null],
  ['Jag undrar hur återbetalning går till om jag ångrar mig.', { wants_refund: b }, null],
  ['Quiero cambiar la falda por una talla más grande.', { wants_exchange: b }, { wants_exchange: true }],
  ['Das Hemd gefällt mir, ich behalte es.', { keeps_item: b }, { keeps_item: true }],
  ['On garde les chaussures, mais on attend des excuses.', { keeps_item: b }, { keeps_item: true }],
  ['Jag vill inte behålla kappan.', { keeps_item: b }, { keeps_item: false }],
  [
    'Merci infiniment, le manteau est arrivé avec deux jours d’avance et il tombe à la perfection !',
    { arrived_late: b, fits_well: b },
    { arrived_late: false, fits_well: true },
  ],
  [
    'Das Paket kam drei Tage zu spät an, aber die Hose passt wie angegossen.',
    { arrived_late: b, fits_well: b },
    { arrived_late: true, fits_well: true },
  ],
  [
    'Paketet kom en dag tidigare än utlovat. Jackan är tyvärr för stor.',
    { arrived_late: b, fits_well: b },
    { arrived_late: false, fits_well: false },
  ],
  [
    'El abrigo llegó con una semana de retraso y no me queda bien.',
    { arrived_late: b, fits_well: b },
    { arrived_late: true, fits_well: false },
  ],
  ['Le manteau est arrivé.', { arrived_late: b }, null],
  ['Ich habe noch nichts bestellt.', { already_ordered: b }, { already_ordered: false }],
  ['Jag har inte beställt något än.', { already_ordered: b }, { already_ordered: false }],
  ['Todavía no he pedido nada.', { already_ordered: b }, { already_ordered: false }],
  ['Je n’ai encore rien commandé.', { already_ordered: b }, { already_ordered: false }],
  ['Everything that arrived is in good condition.', { goods_damaged: b }, { goods_damaged: false }],
  ['Alles ist in gutem Zustand angekommen.', { goods_damaged: b }, { goods_damaged: false }],
  [
    'Die Naht an der Schulter ist schon beim ersten Tragen aufgegangen.',
    { issue: one('defect', 'wrong_size', 'late_delivery', 'billing') },
    { issue: 'defect' },
  ],
  [
    'Sömmen på ärmen har gått upp efter en dag.',
    { issue: one('defect', 'wrong_size', 'late_delivery', 'billing') },
    { issue: 'defect' },
  ],
  [
    'La couture de la poche s’est défaite.',
    { issue: one('defect', 'wrong_size', 'late_delivery', 'billing') },
    { issue: 'defect' },
  ],
  [
    'Se ha descosido el bolsillo.',
    { issue: one('defect', 'wrong_size', 'late_delivery', 'billing') },
    { issue: 'defect' },
  ],
  [
    'Ni har dragit pengar två gånger för samma order.',
    { issue: one('defect', 'wrong_size', 'late_delivery', 'billing') },
    { issue: 'billing' },
  ],
  [
    'Mir wurde die Bestellung doppelt abgebucht.',
    { issue: one('defect', 'wrong_size', 'late_delivery', 'billing') },
    { issue: 'billing' },
  ],
  [
    'On m’a débité deux fois la même commande.',
    { issue: one('defect', 'wrong_size', 'late_delivery', 'billing') },
    { issue: 'billing' },
  ],
  [
    'Me han cobrado dos veces.',
    { issue: one('defect', 'wrong_size', 'late_delivery', 'billing') },
    { issue: 'billing' },
  ],
  [
    'Je vous renvoie la jupe : elle ne me plaît plus.',
    { reason: one('too_small', 'too_large', 'defect', 'changed_mind') },
    { reason: 'changed_mind' },
  ],
  [
    'Die Jacke gefällt mir doch nicht.',
    { reason: one('too_small', 'too_large', 'defect', 'changed_mind') },
    { reason: 'changed_mind' },
  ],
  [
    'Jag har ångrat mig och vill lämna tillbaka den.',
    { reason: one('too_small', 'too_large', 'defect', 'changed_mind') },
    { reason: 'changed_mind' },
  ],
  [
    'He cambiado de opinión y quiero devolverlo.',
    { reason: one('too_small', 'too_large', 'defect', 'changed_mind') },
    { reason: 'changed_mind' },
  ],
  [
    'Der Reißverschluss klemmt.',
    { reason: one('too_small', 'too_large', 'defect', 'changed_mind') },
    { reason: 'defect' },
  ],
  ['Ich schicke die Jacke zurück.', { reason: one('too_small', 'too_large', 'defect', 'changed_mind') }, null],
  ['Das Kleid gefällt mir sehr.', { reason: one('too_small', 'too_large', 'defect', 'changed_mind') }, null],
  ['Wash at 40 degrees, keep away from the tumble dryer.', { tumble_dry: b }, { tumble_dry: false }],
];

it.each(PLANTED)('%s', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
