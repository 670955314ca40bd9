import { b, filled, one, type Planted } from '../filled.fixture.js';

const ACTION = one('book', 'reschedule', 'cancel');
const REASON = one('too_small', 'too_large', 'damaged', 'changed_mind');
const FAULT = one('carrier', 'warehouse', 'customer');
const FEELING = one('positive', 'neutral', 'negative');
const STATUS = one('resolved', 'open', 'escalated');
const TOPICS = { type: 'array', items: one('price', 'fit', 'delivery', 'service') };

const INTENT = one('track_order', 'return_item', 'ask_size', 'refund');
const INTENT_ABROAD = one('devolucion', 'cuidado', 'talla');
const GRUND = one('zu_eng', 'zu_weit', 'defekt');
const CAUSE = one('quota_used_up', 'invalid_key', 'server_error');
const DRESS = one('black_tie', 'smart_casual', 'beachwear');
const TOPIC = one('delivery', 'billing', 'complaint');
const GIFT = { is_gift: b, show_price: b };
const CARE = { recycled: b, tumble_dry_ok: b };

const PLANTED: readonly Planted[] = [
  ['Mrs Dvorak has to postpone her fitting.', { action: ACTION }, { action: 'reschedule' }],
  ['Pourriez-vous reporter mon essayage ?', { action: ACTION }, { action: 'reschedule' }],
  ['Please do not cancel my fitting.', { action: ACTION }, null],
  ['Leider muss ich die Anprobe absagen.', { action: ACTION }, { action: 'cancel' }],
  ['The boots pinch at the toes.', { return_reason: REASON }, { return_reason: 'too_small' }],
  ['The boots are not too small and not damaged.', { return_reason: REASON }, null],
  ['El vestido me queda grande.', { reason: REASON }, { reason: 'too_large' }],
  [
    'Parcel was left in the rain by our driver. The warehouse had packed it correctly.',
    { at_fault: FAULT },
    { at_fault: 'carrier' },
  ],
  [
    'The warehouse says that the driver dropped it, the driver says that the warehouse packed it badly.',
    { at_fault: FAULT },
    null,
  ],
  ['The parcel was with the carrier.', { at_fault: FAULT }, null],
  [
    'The price is far too expensive, the shoulders are too narrow. The delivery was fine.',
    { complaint_topics: TOPICS },
    { complaint_topics: ['price', 'fit'] },
  ],
  [
    'Na großartig. Nach der Wäsche ist der Pullover eingelaufen. Herzlichen Dank auch.',
    { sentiment: FEELING },
    { sentiment: 'negative' },
  ],
  ['A lovely coat. The seam came undone.', { sentiment: FEELING }, null],
  ['My sister loved hers. I have not opened mine yet.', { sentiment: FEELING }, null],
  ['Ni kan stänga ärendet.', { status: STATUS }, { status: 'resolved' }],
  ['Can you close the ticket if it is solved?', { status: STATUS }, null],
  ['We spoke on the phone yesterday.', { channel: one('phone', 'email') }, null],
  ['In stock in every size except XS.', { xs_in_stock: b, m_in_stock: b }, { xs_in_stock: false, m_in_stock: true }],
  ['Toutes les tailles sont disponibles sauf le 44.', { taille_44_disponible: b }, { taille_44_disponible: false }],
  ['All sizes except XS are in the lookbook.', { m_in_stock: b }, null],
  ['Bitte stornieren Sie den Auftrag 5521 nicht.', { wants_cancellation: b }, { wants_cancellation: false }],
  ['We had hoped to restock it.', { will_be_restocked: b }, null],
  ['The blouse will not be made again.', { will_be_restocked: b }, { will_be_restocked: false }],
  ['Is it for a gift?', { is_gift: b }, null],
  ['Where has my order got to?', { intent: INTENT }, { intent: 'track_order' }],
  ['Rien dans ma boîte aux lettres, où en est mon colis ?', { intent: INTENT }, { intent: 'track_order' }],
  ['Please do not refund me.', { intent: INTENT }, null],
  ['No quiero devolverlo, solo saber cómo se lava.', { intencion: INTENT_ABROAD }, { intencion: 'cuidado' }],
  ['Der Knopf geht nicht zu, so eng ist der Bund.', { grund: GRUND }, { grund: 'zu_eng' }],
  ['Die Hose ist weder zu eng noch zu weit.', { grund: GRUND }, null],
  ['Should it turn out too long, may I return it?', { reason: one('too_long', 'too_short') }, null],
  ['The hem came down and it took three weeks.', { reason: one('defective', 'late_delivery', 'wrong_size') }, null],
  ['Every call answers 429 since noon.', { cause: CAUSE }, { cause: 'quota_used_up' }],
  ['We got 429 bolts of cloth.', { cause: CAUSE }, null],
  ['How do I avoid a 429?', { cause: CAUSE }, null],
  ['Ladies in evening gowns, gentlemen in dinner jackets.', { dress_code: DRESS }, { dress_code: 'black_tie' }],
  ['Thank you for your quick delivery. Which paper goes with the pattern of the tunic?', { topic: TOPIC }, null],
  ['The printer prints nothing but blank labels.', { team: one('it', 'hr', 'finance') }, { team: 'it' }],
  ['It is a present for my niece, leave the bill out.', GIFT, { is_gift: true, show_price: false }],
  ['The gift shop is closed.', { is_gift: b }, null],
  ['Yarn from plastic bottles; keep it out of the dryer.', CARE, { recycled: true, tumble_dry_ok: false }],
  ['Jackan har krage av ull.', { innehåller_ull: b, vegansk: b }, { innehåller_ull: true, vegansk: false }],
  ['Soft as silk, warm as wool.', { contains_wool: b }, null],
];

it.each(PLANTED)('%s %j', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});
