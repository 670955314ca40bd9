import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE } from './case.mjs';

export const CASES = [
  // ── English ──────────────────────────────────────────────────────────────
  strict(
    'From: Delia Marsh\nTo: Oren Pike\nSubject: shirts\n\nHi Oren,\nthe 3 shirts I promised you are ready - no wait, make it 4, the striped one just came off the board. I am stuck at the till all day, so Rosa will bring them over.\nDelia',
    { sender: s, recipient: s, shirt_count: i, brought_by: s },
    { sender: any('Delia Marsh', 'Delia'), recipient: any('Oren Pike', 'Oren'), shirt_count: 4, brought_by: 'Rosa' },
  ),
  strict(
    'What does a customer pay today?\n\nThe camel coat was £240 in October, went down to £195 in November, and since Monday it has been £169. Staff pay £135.',
    { customer_price_today_gbp: n },
    { customer_price_today_gbp: 169 },
  ),
  strict(
    'If the lining had to be replaced as well it would come to €85, but Pia looked at it this morning and the lining is sound, so we leave it in and it stays at the €52 we quoted.',
    { lining_will_be_replaced: b, price_eur: n },
    { lining_will_be_replaced: false, price_eur: 52 },
  ),
  strict(
    'Your driver claims he left parcel 7714 with my neighbour on Saturday. Mr. Yeo, the neighbour, says nobody ever rang. I still have nothing in my hands.',
    { parcel_number: s, customer_has_parcel: b, neighbour: s },
    { parcel_number: '7714', customer_has_parcel: false, neighbour: any('Mr. Yeo', 'Yeo', 'Mr Yeo') },
  ),
  strict(
    'Ana, Beck and Cora split a dressmaker bill of $186 equally. Cora already put down a $30 deposit of her own money, and that counts towards her share. How much does Cora still have to pay?',
    { cora_still_owes: n },
    { cora_still_owes: 32 },
  ),
  strict(
    'Goods net 480.00. VAT 25 % on the goods. Freight 60.00, VAT already included in the freight. Work out the VAT on the goods and the grand total.',
    { goodsVat: n, grandTotal: n },
    { goodsVat: 120, grandTotal: 660 },
  ),
  strict(
    'Rental slip: the dinner jacket leaves the shop on 12 June 2026, the wedding is on 13 June 2026, it has to be back on the counter by 16 June 2026, and from 17 June we charge a late fee.',
    { return_due: date, pickup_date: date },
    { return_due: '2026-06-16', pickup_date: '2026-06-12' },
  ),
  strict(
    'This is no complaint about the ironing - the ironing was perfect! I only wanted to ask whether you do curtains too.',
    { topic: one('complaint', 'ironing_order', 'service_question') },
    { topic: 'service_question' },
  ),
  strict(
    'Order 5521 left Leeds on 3 March, sent by Hollis Textiles to Mrs Carver in Bath. Two cartons, 14 kg together, carrier Norvan.',
    { tracking_number: s, carrier: s },
    REFUSE,
  ),
  strict(
    'size | in stock | reserved\nS    | 12 | 5\nM    | 9  | 9\nL    | 4  | 1\n\nReserved pieces are part of the stock and cannot be sold. How many M can still be sold, and how many pieces over all sizes?',
    { sellable_m: i, sellable_total: i },
    { sellable_m: 0, sellable_total: 10 },
  ),
  strict(
    'We are thinking about making hemming free from spring on; the partners vote on Thursday. Until then it stays at 14 euros a pair.',
    { hemming_free_now: b, hemming_price_now_eur: n },
    { hemming_free_now: false, hemming_price_now_eur: 14 },
  ),
  strict(
    'My sister owns two overlockers. I have none myself, I just borrow one of hers at weekends.',
    { writer_owns_overlocker: b, overlockers_owned_by_sister: i },
    { writer_owns_overlocker: false, overlockers_owned_by_sister: 2 },
  ),
  strict(
    'School uniforms, invoice note: ordered by Mrs. Teal, for her boys Finn and Joss, paid for by the parish fund, collected by a Mr. Dunning.',
    { ordered_by: s, paid_by: s, collected_by: s },
    {
      ordered_by: any('Mrs. Teal', 'Mrs Teal', 'Teal'),
      paid_by: any('the parish fund', 'parish fund'),
      collected_by: any('Mr. Dunning', 'a Mr. Dunning', 'Dunning'),
    },
  ),
  strict(
    'I bought this loden cape at Brandt & Sons in Bregenz, although according to the label it was sewn by Huber in Lienz from cloth woven by Mehler.',
    { seller: s, sewn_by: s, cloth_woven_by: s },
    {
      seller: any('Brandt & Sons', 'Brandt & Sons in Bregenz'),
      sewn_by: any('Huber', 'Huber in Lienz'),
      cloth_woven_by: 'Mehler',
    },
  ),
  strict(
    'For the fitting bring the grey suit, the brown brogues and the veil. Actually leave the veil at home, your mother is taking that.',
    { items_to_bring: list(s) },
    {
      items_to_bring: any(
        ['grey suit', 'the brown brogues'],
        ['grey suit', 'brown brogues'],
        ['the grey suit', 'the brown brogues'],
        ['suit', 'brogues'],
      ),
    },
  ),
  strict(
    'List price 120 euros. 20 % off in the sale, and with the code another 10 % off the reduced price. What is the final price?',
    { final_price: n },
    { final_price: 86.4 },
  ),
  strict(
    'The blue evening dress is 15 cm shorter than the green one. The green one costs 80 euros and is made of crêpe.',
    { blue_dress_length_cm: n },
    REFUSE,
  ),
  strict(
    'The dry cleaner on Mill Lane used to close at 6, then at 7 over the summer. Starting this week it is half past five.',
    { closing_time: s },
    { closing_time: any('half past five', '5:30', '17:30', '5:30 pm', '5:30 PM', '5.30') },
  ),
  strict(
    'Had you not answered so quickly I would have cancelled the order. Please go ahead with it exactly as it is.',
    { intent: one('cancel_order', 'proceed_with_order', 'change_order') },
    { intent: 'proceed_with_order' },
  ),
  strict(
    'A 40 would have pinched and the 44 I sent back swam on me. The 42 I kept is spot on.',
    { kept_size: i, returned_size: i, kept_one_fits: b },
    { kept_size: 42, returned_size: 44, kept_one_fits: true },
  ),
  strict(
    'I need 4.5 yards of batiste at 18 dollars a yard and 60 inches of ribbon at 3 dollars a yard. What will the lot cost?',
    { total_usd: n },
    { total_usd: 86 },
  ),
  strict(
    'League note, week 14: Vireo was 3rd with 10,420 last week. It is now 5th at 10,388, and Kestrel has taken 3rd place.',
    { vireo_rank_now: i, third_place_now: s, vireo_loss: n },
    { vireo_rank_now: 5, third_place_now: 'Kestrel', vireo_loss: 32 },
  ),
  strict(
    'Kestrel gained 4.2 % this week and overtook Vireo, which holds 10,388 points of paper money.',
    { kestrel_balance: n },
    REFUSE,
  ),
  strict(
    'Ticket #3391\nOpened by: K. Osei\nAssignee: none (until 4 May: B. Lund)\nStatus: reopened (previously: resolved)\nPriority: P2 (customer asked for P1)\nSubject: label printer prints care symbols upside down',
    { ticket: s, assignee: or(s), status: one('open', 'resolved', 'reopened'), priority: one('P1', 'P2', 'P3') },
    { ticket: any('3391', '#3391'), assignee: null, status: 'reopened', priority: 'P2' },
  ),
  strict(
    'Laundry instructions for my husband’s shirts: last time you starched them and washed at 60. This time please no starch, wash at 40, and hang them - they must not go in the dryer.',
    { wash_temp_c: i, starch: b, tumble_dry: b },
    { wash_temp_c: 40, starch: false, tumble_dry: false },
  ),
  strict(
    'A: Shall I pick the curtains up Wednesday at 10?\nB: Can’t. 11?\nA: 11 is taken. 11:30?\nB: Fine, 11:30 it is.\nA: And the pelmets?\nB: Those not before Friday.',
    { curtains_pickup_time: s, curtains_pickup_day: s, pelmets_earliest_day: s },
    { curtains_pickup_time: '11:30', curtains_pickup_day: 'Wednesday', pelmets_earliest_day: 'Friday' },
  ),
  strict(
    'Frankly I doubt that moths got at the cashmere. The threads are torn, not eaten; it was the zip of the bag it was carried in.',
    { cause_of_damage: one('moths', 'zip', 'washing', 'iron') },
    { cause_of_damage: 'zip' },
  ),
  strict(
    'The courier cost 24 euros for 6 boxes and we split it by box. Two of the boxes were Ina’s, all the others Jo’s. What is Jo’s part?',
    { jo_pays_eur: n },
    { jo_pays_eur: 16 },
  ),
  strict(
    'If you cannot reach the tailor, ring Bettina in the office on 0171 555 1290; she is there until four.',
    { tailor_phone: s },
    REFUSE,
  ),
  strict(
    'Dear Ms Abara, your letter of 2 April 2026 reached us on 9 April 2026. We shall answer it in writing once the lab has looked at the cloth sample.',
    { letter_received_on: date, lab_result_date: date },
    REFUSE,
  ),
  strict(
    'Packing list\n1. Bolt A, linen, 25 m, 11.20 kg\n2. Bolt B, twill, 40 m, 18.60 kg (CANCELLED, not packed)\n3. Bolt C, poplin, 30 m, 9.80 kg\nCarton itself: 1.5 kg\n\nWhat does the packed carton weigh, and how many metres are in it?',
    { gross_weight_kg: n, metres_packed: n },
    { gross_weight_kg: 22.5, metres_packed: 55 },
  ),
  strict(
    'Review of the raincoat: "Everybody told me it would leak. It rained for three days in Bergen and I stayed dry. Only the pocket seam opened on day two, which the shop mended for nothing."',
    { leaked: b, defect: s, repair_cost: n },
    {
      leaked: false,
      defect: any(
        'pocket seam',
        'pocket seam opened',
        'the pocket seam opened',
        'the pocket seam',
        'pocket seam opened on day two',
        'the pocket seam opened on day two',
      ),
      repair_cost: 0,
    },
  ),
  strict(
    'The shop in Ghent was opened by Maud Claes in 1988, her daughter Ilse ran it from 2009, and since 2021 it has belonged to Yusuf Demir, who kept the name Claes over the door.',
    { current_owner: s, founder: s, founding_year: i },
    { current_owner: any('Yusuf Demir', 'Demir'), founder: any('Maud Claes', 'Maud'), founding_year: 1988 },
  ),
  strict(
    'Odile was born in Lyon and now cuts for a house in Milan that was founded in 1932; she joined it in 2014 and became head cutter in 2020.',
    { birthplace: s, birth_year: i },
    REFUSE,
  ),
  strict(
    'She compared the sage velvet with the plum velvet for an hour, and in the end she ordered one of the two.',
    { ordered_colour: one('sage', 'plum') },
    REFUSE,
  ),
  strict(
    'The rating stands at 4.6 from 212 reviews. Most of them came in March, after the newsletter.',
    { reviews_in_march: i },
    REFUSE,
  ),
  strict(
    'Your embroidered patches have been made and leave us tomorrow. Delivery within 3 to 5 working days after dispatch.',
    { delivery_date: date },
    REFUSE,
  ),
  strict(
    'Outer fabric: 62 % wool, 12 % silk, the rest synthetic fibres (polyester and polyamide). Lining: 100 % viscose.',
    { outer_synthetic_percent: n, lining_fibre: s },
    { outer_synthetic_percent: 26, lining_fibre: any('viscose', '100 % viscose') },
  ),
  strict(
    'Outer fabric: 55 % cotton, 45 % synthetic fibres, namely polyester and polyamide. Lining: cotton.',
    { polyester_percent: n },
    REFUSE,
  ),
  strict(
    'Zoë answers sizing questions at zoe@fadenwerk.example. Refunds are handled by her colleague Tam, extension 214.',
    { tam_email: s },
    REFUSE,
  ),
  strict(
    'The boiled-wool jacket has been marked down twice by now and costs 45 euros. Last season’s model started out at 110.',
    { jacket_original_price_eur: n },
    REFUSE,
  ),
  strict(
    'Label the mail.\n\n"Thanks for the refund, it arrived. What I would like to know now is where the second parcel is - it has not moved since Tuesday."',
    { label: one('refund_request', 'delivery_status', 'thanks_only', 'product_question') },
    { label: 'delivery_status' },
  ),
  strict(
    'Theo thinks the wedding gown is insured. It is not: the policy lapsed in January, and the new one only starts when I have paid the premium, which I have not.',
    { gown_insured_now: b, premium_paid: b },
    { gown_insured_now: false, premium_paid: false },
  ),
  strict(
    'I’m cutting 8 napkins of 45 × 45 cm from cloth 90 cm wide, no seam allowance, no waste. How many centimetres of length do I need?',
    { length_cm: n },
    { length_cm: 180 },
  ),
  strict(
    'Trip note: outward flight to Porto 4 September 2026 at 06:50, home again 11 September 2026 at 21:15, hotel paid until the 12th by mistake. Passengers Lev and Ada; Nina booked it and put it on her card.',
    { outward_date: date, return_date: date, passengers: list(s), paid_by: s },
    { outward_date: '2026-09-04', return_date: '2026-09-11', passengers: ['Lev', 'Ada'], paid_by: 'Nina' },
  ),
  strict(
    'The 8:14 to Crewe leaves from platform 3; from there we take the 9:32 to Chester.',
    { chester_arrival_time: s },
    REFUSE,
  ),
  strict(
    'Electricity meter on 1 February: 20,418 kWh. Kindly note the consumption for January.',
    { january_consumption_kwh: n },
    REFUSE,
  ),
  strict(
    'We carry three bolts of linen at three different prices. The cheapest is 9 euros a metre and the middle one 13.',
    { dearest_price_per_metre: n },
    REFUSE,
  ),
  strict(
    'Bridal order\nBride: Hanna Roth\nContact: Gesa Roth (mother), 0650 771 02\nGown: "Alba", ivory; first wanted white, changed on 3 May 2026\nBust 88, waist 68 (not 70 as on the old card), hip 95\nFinal fitting 20 August 2026, wedding 5 September 2026\nDeposit 400 of 1,650 paid',
    { bride: s, contact: s, gown_colour: s, waist_cm: n, wedding_date: date, balance_due: n },
    {
      bride: any('Hanna Roth', 'Hanna'),
      contact: any('Gesa Roth', 'Gesa Roth (mother)', 'Gesa'),
      gown_colour: 'ivory',
      waist_cm: 68,
      wedding_date: '2026-09-05',
      balance_due: 1250,
    },
  ),
  strict(
    'Can I put the silk scarf in the machine? My grandmother always did, at 40 even. - Reply by the shop: Please don’t, hand wash only, lukewarm, 30 at most.',
    { shop_allows_machine: b, shop_max_temp_c: i },
    { shop_allows_machine: false, shop_max_temp_c: 30 },
  ),
  strict(
    'Half of my 46 buttons are horn, and of the horn ones 5 are chipped. How many whole horn buttons do I have?',
    { whole_horn_buttons: i },
    { whole_horn_buttons: 18 },
  ),
  strict(
    'Return form: article "Express Summer Dress", ordered with standard shipping, arrived in time. Reason: the colour is a good deal darker than in the picture.',
    {
      shipping: one('express', 'standard', 'pickup'),
      reason: one('arrived_too_late', 'wrong_size', 'not_as_pictured', 'damaged'),
    },
    { shipping: 'standard', reason: 'not_as_pictured' },
  ),
  strict(
    'Sleeves took Wim two hours longer than the trousers did. The waistcoat he finished in five hours flat.',
    { waistcoat_hours: n, trousers_hours: n },
    REFUSE,
  ),
  strict(
    'Everyone in the ushers’ row gets a waistcoat, that makes six. How many guests there will be nobody has told me.',
    { guest_count: i },
    REFUSE,
  ),
  strict(
    'We used to ship with Norvan, had a month with Kite Post, and went back to Norvan on the first of May. Should Norvan go on strike we would use Bluecart.',
    { current_carrier: s },
    { current_carrier: 'Norvan' },
  ),
  strict(
    'Till receipt\n2 x socks 7.50\n1 x belt 32.00\n1 x return scarf -18.00\nvoucher -5.00\npaid in cash: 50.00\n\nHow much change did the customer get?',
    { change: n, to_pay: n },
    { change: 26, to_pay: 24 },
  ),
  strict(
    'Hi, Marlon here. Jessie asked me to tell you that she cannot come on the 14th. Could she have the 21st of May 2026 instead? I’d still come on the 14th myself. The address is the same.',
    { writer: s, who_wants_to_reschedule: s, requested_date: date },
    { writer: 'Marlon', who_wants_to_reschedule: 'Jessie', requested_date: '2026-05-21' },
  ),
  strict(
    'The invoice comes to 99.00 including VAT and is payable within 14 days of 2 June.',
    { net_amount: n },
    REFUSE,
  ),
  lax(
    'The parcel weighs 3 kg more than the one you sent on 5 May, and the postage was 8.90.',
    { parcel_weight_kg: n },
    REFUSE,
  ),
  lax(
    'Is the boutique closing for good? So the rumour goes, but Carla, who owns it, laughed and signed the lease for another five years yesterday.',
    { closing_for_good: b, owner: s, lease_years: i },
    { closing_for_good: false, owner: 'Carla', lease_years: 5 },
  ),
];

CASES.push(
  strict(
    'Which desk gets this?\n\n"I was told to write to billing, but my bill is fine. The trousers you shortened for me are now 4 cm too short and I’d like to know what can be done."',
    { desk: one('billing', 'alterations', 'delivery', 'press') },
    { desk: 'alterations' },
  ),
  strict(
    'Stall takings\nSaturday: 14 scarves at 25\nSunday: 9 scarves at 25, but two of these came back on Monday and were refunded in full\nThe pitch cost 80 for the weekend.\nWhat is left over?',
    { left_over: n },
    { left_over: 445 },
  ),
  strict(
    'The silver medal went to Wren, 12 points behind the winner Stoat, who had 1,204 in the end. Heron, last year’s champion, came in 40 behind Wren.',
    { winner: s, wren_points: i, heron_points: i },
    { winner: 'Stoat', wren_points: 1192, heron_points: 1152 },
  ),
  lax(
    'Does the new steamer have a guarantee? The old one had two years. For the new one the dealer said he would look it up and call me back.',
    { guarantee_years_new: or(n), guarantee_years_old: or(n) },
    { guarantee_years_new: null, guarantee_years_old: 2 },
  ),
  strict(
    'Urgent! That’s what the last three mails were headed. This one is not: take your time with the pattern, any day before Christmas will do.',
    { urgency: one('urgent', 'not_urgent') },
    { urgency: 'not_urgent' },
  ),
  strict(
    'Amir measured the window at 182 cm, I got 185, and the carpenter, whose figure we agreed to use, 184. The curtain should be double the width of the window.',
    { curtain_width_cm: n },
    { curtain_width_cm: 368 },
  ),
  strict(
    'Voice memo: buy eggs, six; no, there are four left, so just two. Milk we have. And a spool of black thread for Gran, she’ll pay me back.',
    { eggs_to_buy: i, buy_milk: b, thread_is_for: s },
    { eggs_to_buy: 2, buy_milk: false, thread_is_for: any('Gran', 'gran') },
  ),
  strict(
    'Supplier sheet\narticle;pack;price per pack\nhooks;50;6.00\nsnaps;20;3.00\neyelets;100;9.00\n\nCheapest per single piece? And what does one snap cost?',
    { cheapest_per_piece: one('hooks', 'snaps', 'eyelets'), price_per_snap: n },
    { cheapest_per_piece: 'eyelets', price_per_snap: 0.15 },
  ),
  strict(
    'Please note: Inga signs for parcels up to a value of 200, above that it has to be Rolf. The parcel at the door is declared at 240.',
    { who_must_sign: s, declared_value: n },
    { who_must_sign: 'Rolf', declared_value: 240 },
  ),
  strict(
    'Of the twelve cushions Bea sewed some in March and the others in April. For the ones from April she took 22 euros apiece.',
    { april_income_eur: n },
    REFUSE,
  ),

  // ── Svenska ──────────────────────────────────────────────────────────────
  strict(
    'Hej! Jag beställde först tre dukar men ändrade sedan till fem. Igår skrev jag att två skulle vara blå - glöm det, alla ska vara vita. Fakturan går till min chef Birgitta, dukarna till mig. /Sören Ahl',
    { antal: i, farg: s, fakturamottagare: s, leverans_till: s },
    { antal: 5, farg: any('vit', 'vita'), fakturamottagare: 'Birgitta', leverans_till: any('Sören Ahl', 'Sören') },
  ),
  strict(
    'Kavajen kostade 1 200 kr före rean. Nu är det 25 % rabatt, och dessutom dras 100 kr av för medlemmar efter rabatten. Jag är medlem. Vad betalar jag?',
    { att_betala: n },
    { att_betala: 800 },
  ),
  strict(
    'Grannen påstår att vår tvättmaskin läcker. Rörmokaren var här i torsdags och hittade ingenting; det var hennes egen diskmaskin som läckte.',
    { vart_tvattmaskin_lacker: b, lackan_kom_fran: one('tvättmaskin', 'diskmaskin', 'element') },
    { vart_tvattmaskin_lacker: false, lackan_kom_fran: 'diskmaskin' },
  ),
  strict(
    'Paketet skickades den 4 maj 2026 från Borås, låg i Hallsberg till den 6 och hämtades ut av min man. Avsändaren heter Vävkompaniet.',
    { uthamtat_datum: date, avsandare: s },
    REFUSE,
  ),
  strict(
    'Utresa 18 juni 2026 med båten från Visby, hemresa 25 juni 2026 med flyg. Lotta åker hem redan den 22 juni 2026.',
    { lottas_hemresa: date, ovrigas_hemresa: date, fardmedel_hem: one('båt', 'flyg', 'tåg') },
    { lottas_hemresa: '2026-06-22', ovrigas_hemresa: '2026-06-25', fardmedel_hem: 'flyg' },
  ),
  strict(
    'Kappan är sydd av Märta Falk efter ett mönster av Elin Strand. Elin äger butiken också, men det var biträdet Noa som sålde den till mig.',
    { sommerska: s, monsterkonstruktor: s, saljare: s },
    {
      sommerska: any('Märta Falk', 'Märta'),
      monsterkonstruktor: any('Elin Strand', 'Elin'),
      saljare: any('Noa', 'biträdet Noa'),
    },
  ),
  strict(
    'Om tyget räcker syr vi även en väst, annars bara byxorna. Det räckte inte.',
    { vast_sys: b, byxor_sys: b },
    { vast_sys: false, byxor_sys: true },
  ),
  strict(
    'Moms 25 % tillkommer på allt.\n- Uppläggning av gardiner: 640 kr\n- Hämtning och lämning: 160 kr\n- Fläckborttagning: ingår\nVad blir det inklusive moms?',
    { summa_inkl_moms: n },
    { summa_inkl_moms: 1000 },
  ),
  strict(
    'Den röda mattan är dyrare än den grå. Den grå kostar 2 300 kr och är två meter lång.',
    { pris_roda_mattan: n },
    REFUSE,
  ),
  strict(
    'Sortera: "Jag vill inte ha pengarna tillbaka, jag vill ha samma tröja i en storlek större."',
    { arende: one('återbetalning', 'byte', 'reklamation', 'fråga_om_tvätt') },
    { arende: 'byte' },
  ),
  strict(
    'Fyra grannar delar lika på tvättstugans nya mangel för 3 600 kr. Föreningen skjuter till 400 kr först. Hur mycket blir det per granne?',
    { per_granne: n },
    { per_granne: 800 },
  ),
  strict(
    'Vi öppnar klockan tio. Hur länge vi har öppet på lördag beror på hur många som kommer till provningen.',
    { oppnar: s, stanger_lordag: s },
    REFUSE,
  ),
  strict(
    'Ellens konto: ellen@trad.example. Maila henne inte dit längre, skriv till ellen.k@nal.example i stället. Hennes bror Kalle har kvar kalle@trad.example.',
    { ellens_epost: s },
    { ellens_epost: 'ellen.k@nal.example' },
  ),

  // ── Deutsch ──────────────────────────────────────────────────────────────
  strict(
    'Guten Tag, der Mantel gehört Frau Sommer, gebracht hat ihn ihr Sohn Jannik, und abholen wird ihn die Nachbarin, Frau Kranz. Die Rechnung bitte an Herrn Winter, er hat den Fleck schließlich gemacht.',
    { eigentuemerin: s, abholerin: s, rechnungsempfaenger: s },
    {
      eigentuemerin: any('Frau Sommer', 'Sommer'),
      abholerin: any('Frau Kranz', 'Kranz', 'die Nachbarin, Frau Kranz'),
      rechnungsempfaenger: any('Herr Winter', 'Herrn Winter', 'Winter'),
    },
  ),
  strict(
    'Bis Ende April kostete das Kürzen 12 Euro, im Mai nahmen wir 13,50 Euro, und jetzt sind es 15 Euro. Eilaufträge: plus 40 %. Was kostet heute ein Eilauftrag?',
    { eilpreis: n },
    { eilpreis: 21 },
  ),
  strict(
    'Ich hätte das Kleid ja genommen, wenn es Taschen gehabt hätte. So habe ich die Hose gekauft.',
    { gekauft: one('kleid', 'hose', 'beides', 'nichts'), kleid_hat_taschen: b },
    { gekauft: 'hose', kleid_hat_taschen: false },
  ),
  strict(
    'Lieferschein 88-04\nLeinen natur: bestellt 30 m, geliefert 24 m\nBaumwollköper: bestellt 15 m, geliefert 15 m\nFutterseide: bestellt 12 m, geliefert 0 m (Nachlieferung)\n\nWie viele Meter fehlen noch insgesamt?',
    { fehlende_meter: n, lieferscheinnummer: s },
    { fehlende_meter: 18, lieferscheinnummer: '88-04' },
  ),
  strict(
    'Ihr Päckchen wurde am 11.03.2026 bei uns aufgegeben und am 13.03.2026 zum ersten Mal vergeblich zugestellt. Einen zweiten Versuch unternehmen wir in Kürze.',
    { zweiter_zustellversuch: date },
    REFUSE,
  ),
  strict(
    'Ömer meinte, die Nähmaschine sei schon repariert. Stimmt leider nicht: Das Ersatzteil kommt erst nächste Woche, sagt die Werkstatt Lohse.',
    { maschine_repariert: b, werkstatt: s },
    { maschine_repariert: false, werkstatt: any('Lohse', 'Werkstatt Lohse', 'die Werkstatt Lohse') },
  ),
  strict(
    'Bruttobetrag 238,00 Euro, darin 19 % Mehrwertsteuer. Wie hoch ist der Nettobetrag und wie hoch die Steuer?',
    { netto: n, steuer: n },
    { netto: 200, steuer: 38 },
  ),
  strict(
    'Meine Tante hat ihre Schneiderei in Graz vor langer Zeit eröffnet, 1999 zog sie damit nach Linz, 2016 verkaufte sie an Frau Pichler.',
    { gruendungsjahr: i },
    REFUSE,
  ),
  strict(
    'Betreff: Lob und Tadel\n\nDie Lieferung kam wie immer pünktlich, daran liegt es nicht. Aber der Reißverschluss ist nach zweimal Tragen ausgerissen.',
    { grund: one('lieferung_verspaetet', 'qualitaet', 'falsche_groesse', 'nur_lob') },
    { grund: 'qualitaet' },
  ),
  strict(
    'Die Gardinen haben wir zu fünft bestellt: drei Parteien je 2 Stück, zwei Parteien je 3 Stück. Zusammen 312 Euro, abgerechnet wird nach Stück. Was zahlt eine Partei mit 3 Stück?',
    { betrag_eur: n, stueck_gesamt: i },
    { betrag_eur: 78, stueck_gesamt: 12 },
  ),
  strict(
    'Die Probe ist nicht am 3. Juni, wie im Aushang steht, sondern am 5. Juni 2026 um 19 Uhr, im Saal statt im Keller. Leitung: Frau Ott vertritt Herrn Beil.',
    { datum: date, ort: s, leitung: s },
    { datum: '2026-06-05', ort: any('Saal', 'im Saal', 'der Saal'), leitung: any('Frau Ott', 'Ott') },
  ),
  strict(
    'Der Knopfhändler aus Idar verlangt für den Hornknopf mehr als der aus Gablonz; bei dem in Gablonz kostet er 1,80 Euro das Stück.',
    { preis_in_idar: n },
    REFUSE,
  ),
  lax(
    'Wir haben den Trockner am Montag inspiziert. Die Nummer auf dem Schild, W-2207, ist die des Raums. Die Seriennummer war nicht mehr zu lesen.',
    { seriennummer: or(s), raumnummer: or(s) },
    { seriennummer: null, raumnummer: 'W-2207' },
  ),

  // ── Français ─────────────────────────────────────────────────────────────
  strict(
    'Bonjour, c’est Maëlle. Le tailleur est pour Camille, c’est Hugo qui l’offre, et c’est moi qui passerai le prendre samedi. Prévenez Hugo quand c’est prêt, pas Camille : c’est une surprise.',
    { destinataire_du_cadeau: s, payeur: s, personne_a_prevenir: s, retrait_par: s },
    { destinataire_du_cadeau: 'Camille', payeur: 'Hugo', personne_a_prevenir: 'Hugo', retrait_par: 'Maëlle' },
  ),
  strict(
    'Le manteau coûtait 250 € ; il est soldé à -30 %. La retouche des manches coûte 18 €, sans remise. Combien en tout ?',
    { total_eur: n },
    { total_eur: 193 },
  ),
  strict(
    'On raconte que l’atelier Brunel ferme. La patronne dément : elle cherche au contraire une deuxième couturière, mais n’a encore embauché personne.',
    { atelier_ferme: b, deuxieme_couturiere_embauchee: b },
    { atelier_ferme: false, deuxieme_couturiere_embauchee: false },
  ),
  strict(
    'Colis remis au relais le 7 avril 2026, à retirer avant le 21 avril 2026, sinon il repart chez l’expéditeur, la mercerie Dorval. Ma fille l’a retiré juste à temps.',
    { date_limite: date, expediteur: s, retire: b },
    { date_limite: '2026-04-21', expediteur: any('la mercerie Dorval', 'mercerie Dorval', 'Dorval'), retire: true },
  ),
  strict(
    'Le rideau de gauche mesure quelques centimètres de plus que celui de droite, lequel fait 240 cm. Le tissu pèse 320 g/m².',
    { hauteur_rideau_gauche_cm: n },
    REFUSE,
  ),
  strict(
    'Ancien numéro de l’atelier : 04 78 00 11 22. Il n’est plus attribué. Nouveau : 04 78 00 33 44. Le 04 78 00 55 66, c’est le pressing d’à côté.',
    { telephone_atelier: s },
    { telephone_atelier: any('04 78 00 33 44', '0478003344') },
  ),
  strict(
    'Classez : « Je ne demande ni échange ni remboursement. Dites-moi seulement à quelle température laver ce pull. »',
    { motif: one('echange', 'remboursement', 'conseil_entretien', 'livraison') },
    { motif: 'conseil_entretien' },
  ),
  strict(
    'Soie 3 m à 22 € le mètre, coton 2,5 m à 8 € le mètre. Le coton, finalement, je n’en prends que 1,5 m. Port : 6 €. Total ?',
    { total: n },
    { total: 84 },
  ),
  strict(
    'Notre couturière, madame Vasseur, a formé deux apprenties. L’une, Inès, a ouvert sa boutique à Nîmes ; l’autre travaille à Arles.',
    { prenom_apprentie_arles: s },
    REFUSE,
  ),
  strict(
    'Le devis du 2 mai s’élevait à 640 €. Un acompte a été versé le 9 mai et le solde sera réglé à la livraison.',
    { acompte_eur: n, solde_eur: n },
    REFUSE,
  ),
  strict(
    'Fiche\nArticle : robe « Été à Paris »\nFabriquée à : Porto\nVendue par : boutique Lisière, Nantes\nCliente : Mme Paris\nTaille demandée : 38, livrée : 40',
    { pays_ou_ville_de_fabrication: s, ville_de_la_boutique: s, nom_cliente: s, taille_livree: i },
    {
      pays_ou_ville_de_fabrication: 'Porto',
      ville_de_la_boutique: 'Nantes',
      nom_cliente: any('Mme Paris', 'Paris'),
      taille_livree: 40,
    },
  ),
  strict(
    'Le repas de l’équipe a coûté 156 €. Nous étions sept, mais Solène, dont c’était l’anniversaire, ne paie pas. Combien pour chacun des autres ?',
    { part_eur: n },
    { part_eur: 26 },
  ),

  // ── Español ──────────────────────────────────────────────────────────────
  strict(
    'Hola, quería cuatro camisas blancas y dos azules. Perdón, al revés: dos blancas y cuatro azules. Y no las manden a la oficina, sino a casa, calle Olmo 15.',
    { blancas: i, azules: i, direccion: s },
    {
      blancas: 2,
      azules: 4,
      direccion: any('calle Olmo 15', 'Calle Olmo 15', 'casa, calle Olmo 15', 'a casa, calle Olmo 15'),
    },
  ),
  strict(
    'El vestido costaba 90 euros y la chaqueta 140. Comprando ambas prendas descuentan 30 euros del total. ¿Cuánto pago por las dos? ¿Y si somos dos hermanas a partes iguales, cuánto cada una?',
    { total: n, cada_una: n },
    { total: 200, cada_una: 100 },
  ),
  strict(
    'Dicen que Paco vendió el telar. No: se lo ha prestado a Nuria hasta agosto, y la lanzadera sí la vendió, a un museo.',
    { telar_vendido: b, dueno_del_telar: s, lanzadera_vendida: b },
    { telar_vendido: false, dueno_del_telar: 'Paco', lanzadera_vendida: true },
  ),
  strict(
    'El envío salió de Vigo el 8 de enero de 2026, debía llegar el 12 de enero de 2026 y llegó por fin el 19 de enero de 2026. ¿Con cuántos días de retraso?',
    { fecha_llegada: date, dias_retraso: i },
    { fecha_llegada: '2026-01-19', dias_retraso: 7 },
  ),
  strict(
    'La falda la cosió Amparo; la cremallera la cambió después otra modista, cuyo nombre no recuerdo, por 11 euros.',
    { modista_de_la_cremallera: s },
    REFUSE,
  ),
  strict(
    'Clasifica el mensaje: «No es que la talla esté mal, la talla es perfecta. Es que me llegó con una mancha de aceite en la manga».',
    { problema: one('talla', 'mancha', 'retraso', 'ninguno') },
    { problema: 'mancha' },
  ),
  strict(
    'Tintorería Rueda, precios\n- Abrigo: 14 €\n- Traje: 16 €\n- Edredón: 22 €\nLos martes, el segundo artículo (el más barato) a mitad de precio. El martes llevo un traje y un edredón. ¿Total?',
    { total_eur: n },
    { total_eur: 30 },
  ),
  strict(
    'El sastre cobra la hora a 24 euros. El chaleco le llevó menos tiempo que la americana, en la que trabajó nueve horas.',
    { coste_chaleco: n },
    REFUSE,
  ),
  strict(
    'Si el viernes llueve, el mercadillo se hace en el gimnasio; si no, en la plaza. El viernes hizo un sol espléndido.',
    { lugar: one('gimnasio', 'plaza', 'cancelado') },
    { lugar: 'plaza' },
  ),
  strict(
    'Tengo cita con la doctora Prado el 6 de julio de 2026; la del 29 de junio de 2026 me la anularon. A mi marido lo ve el doctor Cano, otro día.',
    { mi_cita: date, cita_marido: date },
    REFUSE,
  ),
  strict(
    'Remite: Hilaturas Sanz, Béjar\nDestinatario: Almacenes Cobo, Jaén\nPortes: a cargo del remitente\nBultos: 3 (uno devuelto, quedan 2)\nContenido: paño gris, 48 m',
    { paga_portes: s, bultos_que_quedan: i, ciudad_destino: s },
    {
      paga_portes: any('Hilaturas Sanz', 'Hilaturas Sanz, Béjar', 'remitente', 'el remitente'),
      bultos_que_quedan: 2,
      ciudad_destino: 'Jaén',
    },
  ),
  strict(
    'El IVA del pedido son 21 euros y el transporte va aparte; nos lo confirmará la agencia el lunes.',
    { coste_transporte: n },
    REFUSE,
  ),
);
