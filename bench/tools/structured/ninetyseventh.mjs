import { s, n, i, b, date, one, or, any, strict, REFUSE } from './case.mjs';

/** A phone number as written, or without its blanks. */
const tel = (written) => any(written, written.replace(/[\s()-]/g, ''), written.replace(/[()]/g, ''));

export const CASES = [
  // 1
  strict(
    `Hi there,

hope you all had a good weekend, we finally got some sun up here in Leeds. I'm writing about order 48213, which arrived on Tuesday. Two of the three linen shirts are a full size too small, so I'd like to send those two back. The third one fits perfectly and I'll keep it. By the way, the courier was lovely, please pass that on.

Best wishes,
Harriet Cole`,
    {
      order_number: s,
      return_quantity: i,
      return_reason: one('wrong_size', 'defective', 'changed_mind', 'late_delivery'),
    },
    { order_number: '48213', return_quantity: 2, return_reason: 'wrong_size' },
  ),
  strict(
    `Dear front desk team,

my wife and I stayed with you in 2023 and still talk about the breakfast. We would like to come again and have just booked from 14 May 2027 to 18 May 2027 in a double room. Our daughter stays with her grandmother this time, so it is only the two of us. Our train gets in at about 16:40. Could we have a room away from the lift, please?

Kind regards,
Peter Langford
+44 7700 900318`,
    { arrival_date: date, nights: i, guests: i, contact_phone: s },
    { arrival_date: '2027-05-14', nights: 4, guests: 2, contact_phone: tel('+44 7700 900318') },
  ),
  strict(
    `Hello,

thanks for the quick chat at the fair in Milan, the espresso was much needed. As promised, here is our offer: 250 metres of organic cotton twill at 8.40 EUR per metre. Freight is another 90 EUR, flat. My colleague Jonas thinks you may need 300 metres, but this offer is for 250. The offer holds until 31 March 2027.

Best,
Elena Moretti
Tessuti Moretti`,
    { quantity: i, unit_price: n, total: n, valid_until: date },
    { quantity: 250, unit_price: 8.4, total: 2190, valid_until: '2027-03-31' },
  ),
  strict(
    `Good morning,

I hope this finds you well after the bank holiday. I ordered a wool coat from you about three weeks ago and it still has not arrived. The tracking page has said "in transit" since Thursday. My neighbour at number 12 got her parcel from you in four days, which makes it more annoying. Please let me know where it is.

Yours,
Martin Shaw`,
    { order_number: s, customer_name: s, product: s },
    REFUSE,
  ),
  strict(
    `Guten Tag,

erst einmal vielen Dank für die nette Beratung letzte Woche in Ihrem Laden. Leider ist bei der Bluse aus Bestellung 77120 schon beim ersten Tragen die Naht am Ärmel aufgegangen. Die Hose aus derselben Bestellung ist tadellos. Ich hätte gern die 59,90 Euro für die Bluse zurück, einen Gutschein möchte ich nicht. Meine Schwester Anke will übrigens nächsten Monat auch bei Ihnen bestellen.

Mit freundlichen Grüßen
Birgit Hansen`,
    { order_number: s, refund_amount: n, customer_name: s, desired_resolution: one('refund', 'exchange', 'voucher') },
    { order_number: '77120', refund_amount: 59.9, customer_name: 'Birgit Hansen', desired_resolution: 'refund' },
  ),
  // 6
  strict(
    `Dear Ms Okafor,

I met your colleague Tom Reeves at the careers evening and he was so kind as to give me your address. I would like to apply for the position of junior pattern cutter. I have worked for five years at Brandt & Söhne in Hamburg, and before that I spent two years in sales, which I did not enjoy much. I can start on 1 September 2027. My salary expectation is 34,000 euros a year.

Sincerely,
Lucia Ferrante
lucia.ferrante@example.org`,
    { applicant_name: s, position: s, available_from: date, expected_salary: n, email: s },
    {
      applicant_name: 'Lucia Ferrante',
      position: 'junior pattern cutter',
      available_from: '2027-09-01',
      expected_salary: 34000,
      email: 'lucia.ferrante@example.org',
    },
  ),
  strict(
    `Hi Daniel,

hope the new baby lets you sleep now and then! In flat 3B the boiler has stopped working completely and there is no hot water since last night. We have a newborn too, so please send someone today, it really cannot wait. The dripping tap in the kitchen from last month is still there, but that can wait. You can reach me on 020 7946 0155 all day.

Cheers,
Rosa Almeida`,
    { flat: s, urgency: one('low', 'medium', 'high'), contact_phone: s, tenant_name: s },
    { flat: any('3B', 'flat 3B'), urgency: 'high', contact_phone: tel('020 7946 0155'), tenant_name: 'Rosa Almeida' },
  ),
  strict(
    `Hello events team,

it was great fun to see your showroom last Friday. We are planning our summer party on 19 June 2027 and expect 85 adults and 22 children. Last year we were only 60, so word gets around. About ten of the guests are vegetarian, the details will follow. The budget for catering is 4,500 pounds.

Many thanks,
Imogen Tate
Larkfield Primary School`,
    { event_date: date, total_guests: i, catering_budget: n, organisation: s },
    { event_date: '2027-06-19', total_guests: 107, catering_budget: 4500, organisation: 'Larkfield Primary School' },
  ),
  strict(
    `Bonjour,

j'espère que vous allez bien et que la rentrée se passe au mieux. Je souhaite réserver une chambre dans votre hôtel pour deux personnes à partir du 3 octobre 2027. Nous venons pour le mariage de ma cousine Sophie, qui se marie à la mairie d'à côté. Nous ne savons pas encore combien de nuits nous resterons, cela dépend de mon travail. Merci d'avance pour votre réponse.

Bien cordialement,
Julien Marchand`,
    { arrival_date: date, guests: i, departure_date: date },
    REFUSE,
  ),
  strict(
    `Dear Sir or Madam,

thank you for the lovely catalogue, my staff have been fighting over it. Please send us 12 cartons of the black hangers, article H-220. Each carton holds 50 pieces, as I understand it. We do not need the white ones, H-221, this season. Please deliver by 15 January 2027 to our warehouse in Bristol, not to the shop in Bath.

Kind regards,
Neil Prosser
Prosser Menswear`,
    { article_number: s, cartons: i, total_pieces: i, delivery_city: s, deliver_by: date },
    { article_number: 'H-220', cartons: 12, total_pieces: 600, delivery_city: 'Bristol', deliver_by: '2027-01-15' },
  ),
  // 11
  strict(
    `Hi,

first of all, I love the dress, and my friends have already asked me where it is from. Unfortunately it arrived with a broken zip, so I cannot wear it on Saturday. Order number is FW-90331. I paid 129.00 for it plus 6.50 postage. I'd like the very same dress again, not my money back.

Thanks a million,
Cara Donnelly`,
    {
      order_number: s,
      return_reason: one('defective', 'wrong_size', 'wrong_item', 'changed_mind'),
      desired_resolution: one('refund', 'replacement', 'repair'),
      amount_paid: n,
    },
    {
      order_number: 'FW-90331',
      return_reason: 'defective',
      desired_resolution: 'replacement',
      amount_paid: any(129, 135.5),
    },
  ),
  strict(
    `Dear accounts team,

I trust you survived the year-end closing. Attached is our invoice RG-2027-0418 for the zip deliveries. The net amount is 1,200.00 euros, and 19 percent VAT has to be added. Invoice RG-2027-0402 has been paid already, thank you for that. Please transfer by 30 April 2027.

Best regards,
Katrin Vogel
Vogel Kurzwaren`,
    { invoice_number: s, net_amount: n, gross_amount: n, due_date: date },
    { invoice_number: 'RG-2027-0418', net_amount: 1200, gross_amount: 1428, due_date: '2027-04-30' },
  ),
  strict(
    `Hej!

Tack för senast, det var så trevligt att träffa er på mässan i Göteborg. Jag vill beställa 40 halsdukar i merinoull till vår butik. Priset på 180 kronor styck som ni nämnde passar oss bra. Min kollega Erik frågade om vantar också, men det tar vi i höst. Leverera gärna senast den 20 november 2027.

Vänliga hälsningar
Maria Lindqvist`,
    { quantity: i, unit_price: n, total: n, deadline: date },
    { quantity: 40, unit_price: 180, total: 7200, deadline: '2027-11-20' },
  ),
  strict(
    `Hello,

what a wet spring we're having, isn't it? I would like to cancel my subscription to your monthly styling box. I've had it for two years now and my wardrobe is simply full. My sister has one as well, please leave hers alone. I'm happy to fill in a survey if that helps you.

Warm regards,
Denise Whitlock`,
    { customer_name: s, subscription_id: s },
    REFUSE,
  ),
  strict(
    `Dear Hotel Miramar,

we are so looking forward to our holiday, the children count the days. I booked under reference MR-55821 from 2 August 2027 to 12 August 2027, and I have to shorten it: we now leave on 9 August 2027. The room rate of 140 euros a night should stay the same, I was told by Ms Duarte. We also won't need the cot any more. Please send a new confirmation.

Kind regards,
Oliver Benson`,
    { booking_reference: s, new_departure_date: date, nights: i, total_room_cost: n },
    { booking_reference: 'MR-55821', new_departure_date: '2027-08-09', nights: 7, total_room_cost: 980 },
  ),
  // 16
  strict(
    `Hi Priya,

congrats on the new shop, the window looks fabulous. The 60 pairs of jeans you ordered are ready, but 8 of them failed our inspection, so we ship only 52 now. The missing ones follow in two weeks. Our driver Sam will call you from the road. The parcel number is 3310-774.

Best,
Lee Hammond
Northside Denim`,
    { ordered_quantity: i, shipped_quantity: i, missing_quantity: i, sender_company: s },
    { ordered_quantity: 60, shipped_quantity: 52, missing_quantity: 8, sender_company: 'Northside Denim' },
  ),
  strict(
    `Good afternoon Mrs Greer,

I hope your hip is healing well. As agreed on the phone, I am giving notice on the flat at 14 Alder Road. My last day will be 30 June 2027. The rent of 950 pounds is paid up to the end of May. My brother Colin may be interested in taking over, I gave him your number.

With best wishes,
Stephen Yarrow`,
    { tenant_name: s, property_address: s, move_out_date: date, monthly_rent: n },
    {
      tenant_name: 'Stephen Yarrow',
      property_address: '14 Alder Road',
      move_out_date: '2027-06-30',
      monthly_rent: 950,
    },
  ),
  strict(
    `Dear team,

thank you for last year's wonderful fashion show, people still mention it. For this year's charity gala on 6 November 2027 we would like to hire 30 evening gowns from you. At 75 dollars each, and with the ten percent charity discount you offered, that should work for us. The hall seats 400, but only 280 tickets are on sale. Could you confirm in writing?

Sincerely,
Monica Reyes
Harbor Hospice Foundation`,
    { event_date: date, quantity: i, total_after_discount: n, organisation: s },
    { event_date: '2027-11-06', quantity: 30, total_after_discount: 2025, organisation: 'Harbor Hospice Foundation' },
  ),
  strict(
    `Hi all,

lovely to meet you at the trade evening, and sorry again about the spilled wine. We'd like to place a first order of your canvas bags for our museum shop. They should be natural coloured with our logo in navy. How many we need depends on the board, which meets in a fortnight. Our last supplier delivered 500 within a month, to give you an idea of speed.

Best,
Theo Winslow
Ashdown Museum`,
    { company: s, product: s, quantity: i },
    REFUSE,
  ),
  strict(
    `Estimados señores:

Espero que hayan pasado un buen fin de semana. Les escribo por el pedido 66104, que llegó ayer con dos días de retraso. Pedí una chaqueta azul y me han enviado una verde. Los zapatos están perfectos y me los quedo. Pueden llamarme al 612 345 678 por las tardes.

Un cordial saludo,
Carmen Ibáñez`,
    {
      order_number: s,
      return_reason: one('wrong_item', 'wrong_size', 'defective', 'changed_mind'),
      contact_phone: s,
      customer_name: s,
    },
    {
      order_number: '66104',
      return_reason: 'wrong_item',
      contact_phone: tel('612 345 678'),
      customer_name: 'Carmen Ibáñez',
    },
  ),
  // 21
  strict(
    `Hello Grace,

I hope the move to the new office went smoothly. I'm confirming the fitting for the bridal party on 12 March 2027 at 15:30. There will be the bride, four bridesmaids and the mother of the bride. The groom is not coming, for obvious reasons! Please have some water ready, the last fitting took ages.

Yours,
Amelia Hart`,
    { appointment_date: date, appointment_time: s, number_of_people: i },
    { appointment_date: '2027-03-12', appointment_time: '15:30', number_of_people: 6 },
  ),
  strict(
    `Dear customer service,

greetings from rainy Dublin. On 4 February 2027 I bought three pairs of socks at 9 euros each and a belt at 35 euros. My card was charged 97 euros instead, as my statement shows. I'm sure it's an honest mistake, your shop has always been good to me. Please refund the difference to my card.

Kind regards,
Fionn Gallagher`,
    { purchase_date: date, correct_total: n, charged_amount: n, refund_due: n },
    { purchase_date: '2027-02-04', correct_total: 62, charged_amount: 97, refund_due: 35 },
  ),
  strict(
    `Dear Mr Bellamy,

I read the piece about your studio in the Sunday paper and was impressed. I'd like to apply for the internship in textile design that you advertise. I'm in my final year at Glasgow and speak English, French and some Polish. I could stay for six months. My portfolio is attached, the first pages are older work.

Kind regards,
Niamh Stewart`,
    { applicant_name: s, start_date: date, duration_months: i },
    REFUSE,
  ),
  strict(
    `Hi Marco,

how was Sicily? We have now decided on your silk in the colour ivory, not the champagne one. We need 75 metres for the first run, and another 25 metres as a reserve, all in one delivery. At 22 euros the metre that is a fair price. Ines from our office will send the formal order.

Ciao,
Judith Kranz
Atelier Kranz`,
    { color: s, total_metres: n, total_price: n, company: s },
    { color: 'ivory', total_metres: 100, total_price: 2200, company: 'Atelier Kranz' },
  ),
  strict(
    `Sehr geehrte Frau Seidel,

ich hoffe, Sie sind gut ins neue Jahr gekommen. In meiner Wohnung in der Lindenstraße 8 ist seit gestern die Heizung ausgefallen, es sind nur noch 14 Grad. Bitte schicken Sie sofort jemanden, meine Mutter ist 82 und friert. Der Fahrstuhl läuft inzwischen wieder, danke dafür. Sie erreichen mich unter 0170 5550123.

Mit freundlichen Grüßen
Thomas Bergmann`,
    { tenant_name: s, address: s, urgency: one('low', 'normal', 'urgent'), contact_phone: s },
    {
      tenant_name: 'Thomas Bergmann',
      address: 'Lindenstraße 8',
      urgency: 'urgent',
      contact_phone: tel('0170 5550123'),
    },
  ),
  // 26
  strict(
    `Hello,

I'm a big fan of your raincoats, I own three of them. Please change the delivery address for order RC-1187 to 27 Quay Street, Falmouth. The old address was 5 Mill Lane, Truro, where we no longer live. Nothing else changes. My husband's order RC-1190 has come already.

Many thanks,
Joanna Pascoe`,
    { order_number: s, new_street: s, new_city: s, old_city: s },
    { order_number: 'RC-1187', new_street: '27 Quay Street', new_city: 'Falmouth', old_city: 'Truro' },
  ),
  strict(
    `Dear reservations,

we hear wonderful things about your spa from our friends the Whitakers. We'd like two double rooms and one single room from 21 to 24 January 2028. The doubles are 160 pounds a night each and the single 95 pounds, according to your website. One of us is in a wheelchair, so step-free access is a must. Please reply by email.

Best regards,
Graham Odell
g.odell@example.com`,
    { rooms: i, nights: i, price_per_night_total: n, email: s, needs_step_free_access: b },
    { rooms: 3, nights: 3, price_per_night_total: 415, email: 'g.odell@example.com', needs_step_free_access: true },
  ),
  strict(
    `Hi there,

hope you're having a better week than I am. My parcel came today, but one of the two scarves I paid for is missing. The order confirmation clearly says two, I checked. The gloves are in the box and they're gorgeous. You will find the order under the name of my company, but the number is on a slip that the dog ate.

Cheers,
Ben Ackroyd`,
    { order_number: s, missing_item: s, missing_quantity: i },
    REFUSE,
  ),
  strict(
    `Dear Ms Lund,

it was a pleasure to show you round our mill. For the 2028 season we can knit 1,500 pullovers for you at 18.50 euros each. If you take 2,000 or more the price drops to 17 euros. We understand that you want 2,000. Production starts on 10 January 2028 and takes about six weeks.

With kind regards,
Paulo Teixeira
Malhas do Norte`,
    { quantity: i, unit_price: n, total: n, production_start: date },
    { quantity: 2000, unit_price: 17, total: 34000, production_start: '2028-01-10' },
  ),
  strict(
    `Bonjour Madame,

merci encore pour votre accueil si chaleureux à Lyon. Nous confirmons notre commande de 15 robes de la taille 38 et de 25 robes de la taille 40. Le prix convenu est de 48 euros la pièce. Mon associé, M. Garnier, est en vacances jusqu'à lundi. Merci de livrer au plus tard le 5 avril 2027.

Cordialement,
Hélène Roussel`,
    { total_quantity: i, unit_price: n, total: n, delivery_deadline: date },
    { total_quantity: 40, unit_price: 48, total: 1920, delivery_deadline: '2027-04-05' },
  ),
  // 31
  strict(
    `Hello Mr Finch,

the garden looks splendid this year, thank you for that. I'm writing because our rent goes up from 820 to 861 pounds, as your letter says. We accept this from 1 October 2027. Please note that the deposit of 1,640 pounds stays as it is. The kids say hello to your dog.

Kind regards,
Beata Nowak`,
    { old_rent: n, new_rent: n, increase_percent: n, effective_date: date },
    { old_rent: 820, new_rent: 861, increase_percent: 5, effective_date: '2027-10-01' },
  ),
  strict(
    `Dear team at Loomworks,

belated happy new year! Our seminar on sustainable fashion takes place on 22 April 2027 in Utrecht, and we would love to have Ms de Vries as a speaker. We can offer a fee of 600 euros plus 85 euros for travel. About 120 people will attend, 40 of them students. We would need an answer by 1 March 2027.

Warmly,
Femke Visser`,
    { event_date: date, city: s, speaker: s, total_payment: n, reply_by: date },
    {
      event_date: '2027-04-22',
      city: 'Utrecht',
      speaker: any('Ms de Vries', 'de Vries'),
      total_payment: 685,
      reply_by: '2027-03-01',
    },
  ),
  strict(
    `Hi,

I ordered a pair of trousers last night after a glass of wine or two, order 551-208. I've slept on it and honestly I just don't need them. There's nothing wrong with the size or the quality, so please just cancel. My flatmate laughed at me all morning. Thanks for being so easy to deal with.

Cheers,
Luke Farrow`,
    {
      order_number: s,
      cancellation_reason: one('changed_mind', 'wrong_size', 'poor_quality', 'late_delivery'),
      customer_name: s,
    },
    { order_number: '551-208', cancellation_reason: 'changed_mind', customer_name: 'Luke Farrow' },
  ),
  strict(
    `Hejsan,

hoppas att sommaren har varit skön. Jag vill gärna boka ett bord för vår kickoff med mode- och textilgänget på ert hotell. Vi blir 18 personer och två av oss är veganer. Vilket datum det blir har vi inte bestämt, chefen är fortfarande på semester. Förra året var vi på Hotell Ekudden och det var också fint.

Hälsningar
Johan Bäck`,
    { number_of_people: i, vegans: i, event_date: date },
    REFUSE,
  ),
  strict(
    `Dear Sirs,

we have been happy customers since 2011. Of the 400 buttons in your delivery note LS-7752, 36 are scratched. Please send replacements for the scratched ones free of charge. The thread in the same parcel is fine. Mrs Dunne in our workshop, extension 14, can tell you more.

Yours faithfully,
Arthur Quill
Quill Tailoring`,
    { delivery_note: s, delivered_quantity: i, defective_quantity: i, usable_quantity: i, company: s },
    {
      delivery_note: 'LS-7752',
      delivered_quantity: 400,
      defective_quantity: 36,
      usable_quantity: 364,
      company: 'Quill Tailoring',
    },
  ),
  // 36
  strict(
    `Good evening,

we came home from our trip today, still full of your lovely breakfast. I'm afraid that I left a grey cashmere scarf in room 214. We stayed from 5 to 8 March 2027. My husband thinks it is on the hook behind the door, next to where the umbrella was. Could you post it to us? My mobile is 07700 900742.

Warm regards,
Sylvia Brandon`,
    { room_number: s, lost_item: s, checkout_date: date, contact_phone: s },
    {
      room_number: '214',
      lost_item: any('grey cashmere scarf', 'scarf', 'cashmere scarf', 'a grey cashmere scarf'),
      checkout_date: '2027-03-08',
      contact_phone: tel('07700 900742'),
    },
  ),
  strict(
    `Hello Anneli,

thanks for the photos, your cat is hilarious. I need a quote for 20 work jackets with embroidered names for my crew. Fourteen of them in size L, the rest in size XL. We had 16 jackets last time, but the team has grown. It's not urgent at all, any time this year is fine.

Best,
Rob Kessler
Kessler Roofing`,
    { quantity: i, quantity_xl: i, company: s, urgency: one('low', 'medium', 'high') },
    { quantity: 20, quantity_xl: 6, company: 'Kessler Roofing', urgency: 'low' },
  ),
  strict(
    `Dear Ms Abbott,

it was nice to talk to you at the open day. I want to apply for the part-time job in your alterations workshop. I've been sewing for twelve years, eight of them professionally. I could work 20 hours a week, on any day but Wednesday, when I look after my grandson. You can write to me at t.osei@example.net.

Kind regards,
Theresa Osei`,
    { applicant_name: s, years_of_professional_experience: i, hours_per_week: n, email: s },
    {
      applicant_name: 'Theresa Osei',
      years_of_professional_experience: 8,
      hours_per_week: 20,
      email: 't.osei@example.net',
    },
  ),
  strict(
    `Hi folks,

sorry for the slow reply, half the office has the flu. We'd like to exhibit at your craft market on 11 September 2027 with a stall for handmade hats. We bring our own table and a gazebo of three by three metres. The last market cost us 45 pounds, which was fine. Mary will be in charge on the day, I'm away.

All the best,
Dominic Searle`,
    { event_date: date, exhibitor_name: s, website: s },
    REFUSE,
  ),
  strict(
    `Hola:

Muchas gracias por la atención de ayer en la tienda, Lucía fue muy amable. Quisiera encargar 30 camisetas con el logotipo de nuestro club, a 11 euros cada una. Además hay que sumar 45 euros por el bordado. El año pasado fueron 24, pero ahora somos más. Las necesitamos antes del 1 de junio de 2027.

Saludos,
Andrés Molina
Club Ciclista Ronda`,
    { quantity: i, unit_price: n, total: n, organization: s },
    { quantity: 30, unit_price: 11, total: 375, organization: 'Club Ciclista Ronda' },
  ),
  // 41
  strict(
    `Dear warehouse team,

thanks for working over the holiday, we do appreciate it. Pallet 18 left us this morning with 24 boxes of 16 shirts each. The gross weight is 310 kilograms. The lorry driver is Mr Horvath, and the ramp is booked for 7 am. Please count the boxes before you sign.

Regards,
Zsofia Kiss
Duna Textil`,
    { boxes: i, shirts_per_box: i, total_shirts: i, gross_weight_kg: n, driver: s },
    { boxes: 24, shirts_per_box: 16, total_shirts: 384, gross_weight_kg: 310, driver: any('Mr Horvath', 'Horvath') },
  ),
  strict(
    `Hi,

my mum gave me one of your voucher cards for my 30th, such a nice surprise. The voucher GC-4471-X is worth 80 pounds, and I used it for a skirt at 52.50 pounds. At the till they told me the rest stays on the card. I've lost the receipt, though. How long is it valid?

Thank you,
Ellie Rowntree`,
    { voucher_code: s, voucher_value: n, remaining_balance: n },
    { voucher_code: 'GC-4471-X', voucher_value: 80, remaining_balance: 27.5 },
  ),
  strict(
    `Dear Hotel Bergblick,

we had a marvellous week and will come again. On our bill, number 30917, the minibar is charged with 46 euros although we never opened it. The rest of the bill, 1,154 euros, is correct. We paid 1,200 euros by card at check-out because the taxi was waiting. Please refund the minibar.

Best wishes,
Ruth and Alan Pike`,
    { bill_number: s, amount_paid: n, refund_requested: n, correct_amount: n },
    { bill_number: '30917', amount_paid: 1200, refund_requested: 46, correct_amount: 1154 },
  ),
  strict(
    `Sehr geehrtes Team,

vielen Dank für den schönen Katalog, der gestern bei uns eintraf. Wir möchten für unser Restaurant 24 Schürzen in Dunkelgrün bestellen, 16 davon mit Brusttasche. Der Preis von 21,50 Euro gilt laut Herrn Pohl für beide Ausführungen. Die alten Schürzen spenden wir übrigens. Bitte liefern Sie bis zum 28. Februar 2027.

Freundliche Grüße
Sabine Kolb
Gasthof Sonne`,
    { quantity: i, without_pocket: i, total: n, delivery_date: date, company: s },
    { quantity: 24, without_pocket: 8, total: 516, delivery_date: '2027-02-28', company: 'Gasthof Sonne' },
  ),
  strict(
    `Hello,

hope the renovation of the lobby is going well. I'd like to book your small conference room for a sample sale of our label. We need it for a whole day, with a clothes rail or two and a mirror. There'll be around 40 visitors, spread over the day. Frances, who did this with you last year, has left us, so please talk to me from now on.

Kind regards,
Yasmin Rahimi`,
    { contact_name: s, event_date: date, expected_visitors: i },
    REFUSE,
  ),
  // 46
  strict(
    `Hi Nora,

loved your talk on natural dyes, I took pages of notes. Please send us a sample of the indigo yarn and of the madder yarn, 200 grams each. The weld yarn we know already. Send it to our studio at 9 Tanner's Row, and put it on account 2207. I'm off until Monday, but Pippa is there.

Thanks,
Gwen Jarrett`,
    { account_number: s, total_grams: n, delivery_address: s },
    { account_number: '2207', total_grams: 400, delivery_address: "9 Tanner's Row" },
  ),
  strict(
    `Dear customer care,

I've been a customer for ten years and this is my first complaint. The boots from order B-7719 arrived on 20 October 2027, nine days after the promised date of 11 October 2027. By then my trip was over and I had bought others at the airport. I am sending them back unworn. Please refund all of the 149 euros.

Sincerely,
Anton Weiss`,
    {
      order_number: s,
      promised_date: date,
      days_late: i,
      return_reason: one('late_delivery', 'defective', 'wrong_size', 'wrong_item'),
      refund_amount: n,
    },
    {
      order_number: 'B-7719',
      promised_date: '2027-10-11',
      days_late: 9,
      return_reason: 'late_delivery',
      refund_amount: 149,
    },
  ),
  strict(
    `Dear neighbours at the studio,

what a nice street party that was! On 8 May 2027 we celebrate my mother's 70th birthday in the courtyard, from 14:00 to 20:00. We expect 35 guests, 6 of whom come by car. The band stops at 18:00, I promise. If the noise is too much, ring me on 0151 496 0220.

Kind regards,
Keith Moffat`,
    { event_date: date, duration_hours: n, guests: i, contact_phone: s },
    { event_date: '2027-05-08', duration_hours: 6, guests: 35, contact_phone: tel('0151 496 0220') },
  ),
  strict(
    `Hello Sandra,

I hope you enjoyed Lisbon. The lining fabric has gone up because the mill raised its prices, sorry. The new price applies to all orders from the first of next month, and Robert will send the new list as soon as it's printed. The old price was 5.20 euros the metre. Minimum quantity stays at 50 metres.

Best regards,
Ivo Petrov
Balkan Linings`,
    { old_price: n, new_price: n, minimum_quantity: i },
    REFUSE,
  ),
  strict(
    `Bonjour,

nous avons passé un excellent séjour chez vous l'an dernier. Nous souhaitons réserver une chambre double du 10 au 15 juillet 2027, à 120 euros la nuit. Notre fils de sept ans reste chez ses grands-parents cette fois. Nous arriverons vers 18 heures en voiture. Vous pouvez m'écrire à c.lefevre@example.fr.

Bien à vous,
Claire Lefèvre`,
    { arrival_date: date, departure_date: date, nights: i, total: n, email: s },
    { arrival_date: '2027-07-10', departure_date: '2027-07-15', nights: 5, total: 600, email: 'c.lefevre@example.fr' },
  ),
  // 51
  strict(
    `Hi Jamie,

it was good to catch up over lunch, the dumplings were superb. For the uniform contract we now need 3 polo shirts for each of our 45 employees. The two managers get blazers, which we order elsewhere. Colour is burgundy, as discussed. Please have everything ready by 30 August 2027.

Best,
Olga Brennan
Sunline Cruises`,
    { employees: i, total_polo_shirts: i, color: s, deadline: date, company: s },
    { employees: 45, total_polo_shirts: 135, color: 'burgundy', deadline: '2027-08-30', company: 'Sunline Cruises' },
  ),
  strict(
    `Dear Mr Novak,

thank you for fixing the front door so quickly. I'd like to ask whether I may keep a small dog in apartment 7. He is a six-year-old dachshund called Biscuit and hardly ever barks. I could pay an extra deposit of 200 euros. The lady in apartment 9 has two cats, so I thought I'd ask.

Kind regards,
Laura Engel`,
    { apartment: s, pet_type: one('dog', 'cat', 'bird', 'other'), pet_name: s, pet_age: i, extra_deposit: n },
    { apartment: any('7', 'apartment 7'), pet_type: 'dog', pet_name: 'Biscuit', pet_age: 6, extra_deposit: 200 },
  ),
  strict(
    `Hello team,

fingers crossed for the derby on Sunday! I returned two jumpers to you on 3 May 2027 under return number RT-6602. One cost 64 pounds, the other 48 pounds. So far only 64 pounds have come back to my account. Could you look into the rest? No hurry, I know you're busy.

Thanks,
Mick Tully`,
    { return_number: s, return_date: date, refunded_amount: n, outstanding_refund: n },
    { return_number: 'RT-6602', return_date: '2027-05-03', refunded_amount: 64, outstanding_refund: 48 },
  ),
  strict(
    `Dear hiring team,

your shop on Bold Street is my favourite place in town. I would like to work for you as a visual merchandiser. I dressed the windows at Hobson's for four years and at a bookshop for one. I have a full driving licence and don't mind weekends. My friend Carla, who works in your Chester shop, told me about the job.

Best wishes,
Paige Thornton`,
    { applicant_name: s, position: s, notice_period_weeks: i },
    REFUSE,
  ),
  strict(
    `Hej Anna,

tack för fikat i torsdags, det var jättetrevligt. Tyvärr är dragkedjan trasig på jackan från order 30455, som jag fick i måndags. Jag vill ha en ny likadan jacka, inte pengarna tillbaka. Byxorna i samma paket sitter perfekt. Du når mig på 070 174 06 35.

Hälsningar
Karin Sjöberg`,
    {
      order_number: s,
      problem: one('defective', 'wrong_size', 'missing', 'late'),
      resolution: one('refund', 'replacement', 'repair'),
      contact_phone: s,
    },
    { order_number: '30455', problem: 'defective', resolution: 'replacement', contact_phone: tel('070 174 06 35') },
  ),
  // 56
  strict(
    `Dear Ms Haddad,

we are delighted that you chose our venue, and the flowers you mentioned will look great. The hall costs 1,800 euros for the day, the sound system another 250 euros. You have paid a deposit of 500 euros, for which many thanks. The balance is due by 14 August 2027. Our caretaker, Mr Lemaire, opens the doors at 8:00.

Kind regards,
Isabelle Noir
Salle des Tilleuls`,
    { total_cost: n, deposit_paid: n, balance_due: n, balance_due_date: date },
    { total_cost: 2050, deposit_paid: 500, balance_due: 1550, balance_due_date: '2027-08-14' },
  ),
  strict(
    `Hi there,

my little one starts school soon and we are all very excited. I need two grey pinafores in age 5 and one cardigan in age 6, she's all arms. The pinafores are 14 pounds each, the cardigan 17.50, if your price list is right. I'll collect them from the shop, so no postage, please. My customer number is 88402.

Many thanks,
Donna Platt`,
    { customer_number: s, total_items: i, total: n, delivery_method: one('pickup', 'shipping') },
    { customer_number: '88402', total_items: 3, total: 45.5, delivery_method: 'pickup' },
  ),
  strict(
    `Dear Concierge,

greetings from a snowy Boston. Our flight BA 212 lands at 9:25 on 17 February 2027, and we'd like to be picked up at the airport. There are four of us with six suitcases. Our return flight is BA 203 on 24 February 2027, but we'll take the train then. The booking is in the name of Hartigan.

Regards,
Joyce Hartigan`,
    { flight_number: s, pickup_date: date, passengers: i, suitcases: i, booking_name: s },
    {
      flight_number: any('BA 212', 'BA212'),
      pickup_date: '2027-02-17',
      passengers: 4,
      suitcases: 6,
      booking_name: any('Hartigan', 'Joyce Hartigan'),
    },
  ),
  strict(
    `Guten Tag Herr Wolff,

schön, dass wir uns auf der Messe in München gesehen haben. Wir interessieren uns sehr für Ihre Lodenstoffe und möchten gern 120 Meter in Anthrazit abnehmen. Unser Schneider, Herr Achleitner, war von der Qualität begeistert. Den Preis haben Sie uns ja leider noch nicht genannt, bitte reichen Sie ihn nach. Die Muster schicken wir nächste Woche zurück.

Beste Grüße
Veronika Huber`,
    { quantity_metres: n, color: s, unit_price: n },
    REFUSE,
  ),
  strict(
    `Hello Felicity,

I do hope the launch party was a success. The print run of your lookbook will be 3,000 copies at 1.20 pounds each. We gave you a five percent discount as a returning client. Last time it was 2,500 copies, as you may remember. The files must be with us by 9 April 2027.

Best,
Hugo Lambert
Lambert Press`,
    { copies: i, discount_percent: n, total_after_discount: n, file_deadline: date },
    { copies: 3000, discount_percent: 5, total_after_discount: 3420, file_deadline: '2027-04-09' },
  ),
  // 61
  strict(
    `Dear all,

thank you for the prompt delivery, and for the sweets in the box. We were sent 10 silk ties, but we had ordered and paid for 8. We'd be happy to keep the two extra ones at the usual price of 29 euros each. If you'd rather have them back, just say so. Our order was number 20-5513.

Kind regards,
Sebastian Thorne
Thorne & Daughters`,
    { order_number: s, ordered_quantity: i, received_quantity: i, surplus_quantity: i, surplus_value: n },
    { order_number: '20-5513', ordered_quantity: 8, received_quantity: 10, surplus_quantity: 2, surplus_value: 58 },
  ),
  strict(
    `Hi Mr Aldous,

I hope your daughter's wedding was lovely. The washing machine in flat 12 leaks a bit when it spins, maybe a cup of water each time. It isn't pressing, we put a towel down, so whenever suits you. We're in every evening after six. Also, thank you for the new bins.

Best regards,
Tunde Bakare`,
    {
      flat_number: i,
      appliance: one('washing_machine', 'oven', 'fridge', 'boiler'),
      urgency: one('low', 'medium', 'high'),
      tenant_name: s,
    },
    { flat_number: 12, appliance: 'washing_machine', urgency: 'low', tenant_name: 'Tunde Bakare' },
  ),
  strict(
    `Dear Box Office,

we had a wonderful time at the winter show. I'd like to buy tickets for the graduate fashion show on 27 May 2027: 5 adults at 24 pounds and 3 students at 15 pounds. My mother would need an aisle seat. The two boys are coming along only for the snacks. Please charge it to our school's account.

Sincerely,
Helen Prior`,
    { event_date: date, tickets: i, total: n },
    { event_date: '2027-05-27', tickets: 8, total: 165 },
  ),
  strict(
    `Dear Sir,

I trust business is good. We have not received payment for our invoice of 2 March 2027 over 780 dollars, and the thirty days are long over. Perhaps it got lost in your move, these things happen. Please transfer the amount within a week. If you've paid already, ignore this letter.

Yours truly,
Wanda Kolski
Kolski Buttons`,
    { company: s, amount_due: n, iban: s },
    REFUSE,
  ),
  strict(
    `Buenos días:

Nos encantó su hotel el verano pasado, sobre todo la piscina. Queremos reservar dos habitaciones dobles del 6 al 9 de septiembre de 2027. Cada habitación cuesta 95 euros por noche, según su página. Seremos cuatro adultos y viajaremos con un perro pequeño. Mi hermana Pilar llegará un poco más tarde que los demás.

Un saludo,
Javier Ortega`,
    { arrival_date: date, nights: i, rooms: i, total: n, has_pet: b },
    { arrival_date: '2027-09-06', nights: 3, rooms: 2, total: 570, has_pet: true },
  ),
  // 66
  strict(
    `Hi Steph,

great news about your award! For the shoot on 3 February 2028 we need 6 looks from the spring collection and 4 from the archive. Two models are booked, Aisha and Mei, and the photographer is Carl Jensen. The studio is at 40 Dock Road. Everything goes back to you the next day.

Hugs,
Tilda Marsh`,
    { shoot_date: date, total_looks: i, photographer: s, return_date: date },
    { shoot_date: '2028-02-03', total_looks: 10, photographer: 'Carl Jensen', return_date: '2028-02-04' },
  ),
  strict(
    `Hello,

what a pleasure to find a shop that still answers letters. I bought a hat from you in size 57, but my head is 59, so it sits like a bottle cap. The order is HT-3041. Please swap it for a 59 in the same brown. My wife says the black one would suit me better, but brown it is.

Yours,
Desmond Ivory`,
    { order_number: s, current_size: i, requested_size: i, color: s },
    { order_number: 'HT-3041', current_size: 57, requested_size: 59, color: 'brown' },
  ),
  strict(
    `Dear Mrs Lindgren,

many thanks for the reference you wrote for me. I'd like to extend my lease of the shop unit at 3 Market Arcade by 24 months. The current lease ends on 31 December 2027. Rent would stay at 1,350 euros a month, as we discussed in the café. Your son Nils can have the old shelves, by the way.

Kind regards,
Miriam Katz
Katz Lingerie`,
    { current_lease_end: date, extension_months: i, new_lease_end: date, monthly_rent: n, company: s },
    {
      current_lease_end: '2027-12-31',
      extension_months: 24,
      new_lease_end: '2029-12-31',
      monthly_rent: 1350,
      company: 'Katz Lingerie',
    },
  ),
  strict(
    `Dear team,

I've been following you on the radio and in the papers, well done. I want a made-to-measure suit for my son's wedding on 4 September 2027. Something in mid-blue, not too shiny, with a waistcoat. I have lost some weight lately, so my old measurements are no use any more; please measure me again. My son wears grey, so we shouldn't clash.

Kind regards,
Bernard Oakes`,
    { event_date: date, color: s, chest_cm: n },
    REFUSE,
  ),
  strict(
    `Bonjour Monsieur Petit,

j'espère que vos vacances en Bretagne ont été reposantes. Je vous informe que je quitterai l'appartement du 12, rue des Lilas le 31 août 2027. Le loyer de 720 euros est réglé jusqu'à fin juin. La caution s'élève à deux mois de loyer, soit 1 440 euros. Ma voisine, Mme Blanc, a un double des clés.

Cordialement,
Amélie Durand`,
    { tenant_name: s, move_out_date: date, monthly_rent: n, deposit: n },
    { tenant_name: 'Amélie Durand', move_out_date: '2027-08-31', monthly_rent: 720, deposit: 1440 },
  ),
  // 71
  strict(
    `Hello Kim,

hope you got home safely after the dinner. We can deliver your 90 cushions in three equal lots, the first on 1 June 2027. The second lot follows two weeks after the first. Each cushion is 13 euros, and delivery is free from 1,000 euros. Jan in logistics has the details.

Regards,
Petra Smeets
Smeets Interiors`,
    { cushions_per_lot: i, total: n, first_delivery: date, second_delivery: date },
    { cushions_per_lot: 30, total: 1170, first_delivery: '2027-06-01', second_delivery: '2027-06-15' },
  ),
  strict(
    `Hi,

thanks for the friendly call earlier, Mo was a star. My loyalty card number is 6003 and I have 1,450 points on it. I'd like to trade 900 points for the tote bag. My daughter has a card too, with 300 points, but leave that one alone. Please post the bag to me.

Cheers,
Val Dempsey`,
    { card_number: s, points_before: i, points_redeemed: i, points_remaining: i },
    { card_number: '6003', points_before: 1450, points_redeemed: 900, points_remaining: 550 },
  ),
  strict(
    `Dear Guest Services,

we're counting the days until our honeymoon. Could you please arrange a late check-out at 15:00 on 20 June 2027, instead of the usual 11:00? Our booking is KX-7702, in the name of Adeyemi. The fee of 30 euros is fine with us. And if there's a sea view to be had, we won't say no.

Yours,
Folake Adeyemi`,
    { booking_reference: s, checkout_date: date, requested_checkout_time: s, extra_hours: n, fee: n },
    {
      booking_reference: 'KX-7702',
      checkout_date: '2027-06-20',
      requested_checkout_time: '15:00',
      extra_hours: 4,
      fee: 30,
    },
  ),
  strict(
    `Sehr geehrte Damen und Herren,

mit großer Freude habe ich Ihre Anzeige gelesen. Ich bewerbe mich als Schneiderin in Ihrem Atelier in Köln. Ich bringe neun Jahre Erfahrung mit, davon drei in der Theaterwerkstatt. Anfangen kann ich am 1. März 2027, vorher bin ich noch in Elternzeit. Ihre Kollegin Frau Reuter kennt mich von einem Lehrgang.

Mit freundlichen Grüßen
Jana Pohlmann`,
    { applicant_name: s, position: s, city: s, years_of_experience: i, start_date: date },
    {
      applicant_name: 'Jana Pohlmann',
      position: any('Schneiderin', 'tailor', 'seamstress', 'dressmaker'),
      city: 'Köln',
      years_of_experience: 9,
      start_date: '2027-03-01',
    },
  ),
  strict(
    `Hello there,

I hope you don't mind me writing on a Sunday. My cardigan from order 71-4410 has come back from the repair service, and I'm thrilled, you can't see the hole any more. I'd like to thank the person who mended it. Could you pass on a little note and some chocolate? I'd address it properly if only the slip had a name on it.

With love,
Edith Barlow`,
    { order_number: s, customer_name: s, repairer_name: s },
    REFUSE,
  ),
  // 76
  strict(
    `Hi Owen,

how did the marathon go? We sold 140 of your T-shirts over the summer, out of the 200 that we took on commission. They went for 25 pounds each, and we keep 40 percent as agreed. The rest are in the back room, nice and dry. I'll send you the statement next week.

Best,
Lynne Chester
Driftwood Store`,
    { sold_quantity: i, unsold_quantity: i, gross_sales: n, shop_commission: n, payout: n },
    { sold_quantity: 140, unsold_quantity: 60, gross_sales: 3500, shop_commission: 1400, payout: 2100 },
  ),
  strict(
    `Dear Ms Roth,

thank you for showing me the samples, your studio smells wonderful of wool. I have decided on the herringbone and not on the houndstooth. Please make the coat with a length of 110 centimetres. My budget is 900 euros, and the first fitting on 16 October 2027 suits me. My daughter Lea will come along.

Warm regards,
Constance Adler`,
    {
      pattern: one('herringbone', 'houndstooth', 'plaid', 'plain'),
      length_cm: n,
      budget: n,
      fitting_date: date,
      customer_name: s,
    },
    {
      pattern: 'herringbone',
      length_cm: 110,
      budget: 900,
      fitting_date: '2027-10-16',
      customer_name: 'Constance Adler',
    },
  ),
  strict(
    `Hello,

thanks for moving the date for us, you saved the day. Our workshop on visible mending is now on 13 November 2027 instead of 6 November 2027. Sixteen people have signed up, and each pays 35 pounds. Two on the waiting list may still join, but don't count on them. Dave brings the projector.

Regards,
Shona McBride`,
    { new_date: date, old_date: date, participants: i, total_income: n },
    { new_date: '2027-11-13', old_date: '2027-11-06', participants: 16, total_income: 560 },
  ),
  strict(
    `Hej,

hoppas att allt är bra med er. Jag köpte en klänning hos er i förra veckan, order 91822, och den är tyvärr för stor. Jag skulle vilja byta den mot en mindre storlek, 36. Skorna behåller jag, de är underbara. Min syster Lena hälsar förresten.

Vänliga hälsningar
Frida Holm`,
    {
      order_number: s,
      return_reason: one('too_large', 'too_small', 'defective', 'changed_mind'),
      requested_size: i,
      customer_name: s,
    },
    { order_number: '91822', return_reason: 'too_large', requested_size: 36, customer_name: 'Frida Holm' },
  ),
  strict(
    `Dear Miss Fontaine,

your stand was the prettiest of the whole fair. We're a small boutique in Exeter and would like to stock your earrings. Thirty pairs would be a good start, in gold rather than silver. Before we order, we'd have to know your delivery time, which isn't in the brochure. Our accountant, Mr Rudge, will need your VAT number as well.

Best wishes,
Tabitha Croft`,
    { quantity: i, material: s, delivery_time_days: i },
    REFUSE,
  ),
  // 81
  strict(
    `Hello Mr Sato,

it was an honour to host you in Manchester. We confirm 80 kimonos at 95 pounds each, less the sample allowance of 400 pounds. Payment is half now and half on delivery. Delivery is planned for 25 March 2028 to our Salford depot. Ms Pryce will look after the customs papers.

With respect,
Gordon Faulks
Faulks Imports`,
    { quantity: i, net_total: n, first_payment: n, delivery_date: date, company: s },
    { quantity: 80, net_total: 7200, first_payment: 3600, delivery_date: '2028-03-25', company: 'Faulks Imports' },
  ),
  strict(
    `Hi,

hope you're well and that the strike is over. I haven't received my parcel, order 7-66201, which according to your mail was shipped on 1 July 2027. The neighbours don't have it either, I asked all of them. I need the swimsuit for my holiday, and we fly on 15 July 2027. If it can't be there by then, please cancel.

Thanks,
Abbie Lockwood`,
    {
      order_number: s,
      issue: one('not_received', 'damaged', 'wrong_item', 'billing'),
      shipped_date: date,
      needed_by: date,
    },
    {
      order_number: '7-66201',
      issue: 'not_received',
      shipped_date: '2027-07-01',
      needed_by: any('2027-07-15', '2027-07-14'),
    },
  ),
  strict(
    `Dear Mr and Mrs Crane,

thank you for being such pleasant landlords. The electricity meter of unit 5 stood at 14,820 on the day we moved in and stands at 16,070 now. At 0.30 euros per kilowatt hour you'll see what we owe. The water has been paid already. We'll hand over the keys to your agent, Ms Bloom.

Kind regards,
Ravi Menon`,
    { unit: i, start_reading: i, end_reading: i, consumption_kwh: n, amount_owed: n },
    { unit: 5, start_reading: 14820, end_reading: 16070, consumption_kwh: 1250, amount_owed: 375 },
  ),
  strict(
    `Dear Hotel Astoria,

I've been told that yours is the quietest house in Prague. I'm coming for the textile conference and would need a single room for four nights. My colleague Dr Weller has booked with you already, from 8 November 2027, but my own dates are still open. I don't need breakfast. An iron in the room would be appreciated.

Yours sincerely,
Philippa Gaunt`,
    { guest_name: s, nights: i, arrival_date: date },
    REFUSE,
  ),
  strict(
    `Estimada señora Vidal:

Fue un placer conocerla en la feria de Barcelona. Le ofrecemos 600 metros de lino a 7,50 euros el metro. Sobre ese importe le hacemos un descuento del 10 por ciento por ser el primer pedido. El algodón no está disponible hasta otoño. La oferta es válida hasta el 15 de mayo de 2027.

Atentamente,
Ramón Castells
Textiles Castells`,
    { quantity_metres: n, unit_price: n, total_after_discount: n, valid_until: date, company: s },
    {
      quantity_metres: 600,
      unit_price: 7.5,
      total_after_discount: 4050,
      valid_until: '2027-05-15',
      company: 'Textiles Castells',
    },
  ),
  // 86
  strict(
    `Hello Beth,

the new logo is a beauty, compliments to whoever drew it. We need 500 woven labels and 350 swing tags for the autumn range. Labels are 0.22 pounds each and tags 0.40 pounds each. Last spring we paid a bit less, but I won't quibble. Please send the proof to art@example.co.uk.

Best,
Simon Ogilvy`,
    { labels: i, tags: i, total: n, proof_email: s },
    { labels: 500, tags: 350, total: 250, proof_email: 'art@example.co.uk' },
  ),
  strict(
    `Dear Ms Tran,

thank you for the interview, I enjoyed meeting the team and the office parrot. I'm happy to accept the position of production manager with a salary of 46,000 pounds. My present employer, Wickes Knitwear, lets me go on 31 July 2027, so I can begin on 2 August 2027. I have booked a holiday from 20 to 27 September 2027, as mentioned. Looking forward to it!

Kind regards,
Callum Reid`,
    { candidate_name: s, position: s, salary: n, start_date: date, current_employer: s },
    {
      candidate_name: 'Callum Reid',
      position: 'production manager',
      salary: 46000,
      start_date: '2027-08-02',
      current_employer: 'Wickes Knitwear',
    },
  ),
  strict(
    `Hi guys,

love the new website, much easier on the eyes. I was charged twice for order 12-0093, each time 73.20 euros, on the same day. Everything arrived in good shape, so that's not the problem. My bank says that you have to send one payment back. My name on the card is J. M. Fielding.

Cheers,
Jo Fielding`,
    { order_number: s, issue_type: one('billing', 'delivery', 'quality', 'sizing'), total_charged: n, refund_due: n },
    { order_number: '12-0093', issue_type: 'billing', total_charged: 146.4, refund_due: 73.2 },
  ),
  strict(
    `Guten Tag,

wir freuen uns schon sehr auf das Wochenende bei Ihnen. Gebucht haben wir unter der Nummer H-2291 vom 12. bis 14. November 2027 ein Doppelzimmer zu 110 Euro pro Nacht. Könnten Sie uns zusätzlich einen Parkplatz reservieren? Frau Neumann sagte am Telefon, dass er 15 Euro pro Nacht kostet. Wir kommen gegen 17 Uhr an.

Herzliche Grüße
Ulrich Stamm`,
    { booking_number: s, nights: i, total_with_parking: n, arrival_date: date },
    { booking_number: 'H-2291', nights: 2, total_with_parking: 250, arrival_date: '2027-11-12' },
  ),
  strict(
    `Dear organisers,

congratulations on last year's festival, it was a joy. We'd like to bring our vintage clothes stall again, and we'd be three people on the day. Electricity would be good, as we have a steamer. Please put us next to the bakers if you can. You'll surely tell us the fee soon, as it was 60 pounds last year and Geraldine heard it is going up.

All the best,
Milo Hargreaves`,
    { contact_name: s, staff_count: i, stall_fee: n },
    REFUSE,
  ),
  // 91
  strict(
    `Hello Tess,

thanks for the birthday card! The wool shipment weighs 480 kilos, of which 60 kilos are packaging. We invoice only the net weight, at 11 euros per kilo. The ship is the Ocean Lark, due in Rotterdam on 29 January 2028. The earlier shipment of 450 kilos has been settled.

Best,
Murray Sinclair
Highland Fleece`,
    { net_weight_kg: n, invoice_total: n, ship_name: s, arrival_date: date },
    {
      net_weight_kg: 420,
      invoice_total: 4620,
      ship_name: any('Ocean Lark', 'the Ocean Lark'),
      arrival_date: '2028-01-29',
    },
  ),
  strict(
    `Hi there,

you did a marvellous job on my sister's wedding dress. Now it's my turn: I get married on 18 September 2027, and the dress must be finished two weeks before. My budget is 2,400 pounds, veil included. The veil alone shouldn't be more than 300. Call me on 07700 900561, but not before ten, I work nights.

Thanks so much,
Rhiannon Price`,
    { wedding_date: date, finish_by: date, budget: n, contact_phone: s },
    { wedding_date: '2027-09-18', finish_by: '2027-09-04', budget: 2400, contact_phone: tel('07700 900561') },
  ),
  strict(
    `Dear Support,

I know you must get hundreds of these, so thanks for reading. The lamp in the fitting room of your Oxford branch flickers terribly and gave my mother a headache. It is nothing dramatic, but I thought you'd like to know. The assistant, Kelly, was very sweet and brought her water. We bought the two blouses all the same.

Kind regards,
Noel Pritchard`,
    { branch: s, customer_name: s, contact_phone: or(s), items_bought: i },
    { branch: 'Oxford', customer_name: 'Noel Pritchard', contact_phone: null, items_bought: 2 },
  ),
  strict(
    `Bonjour,

tout d'abord, félicitations pour votre nouvelle boutique rue Mercière. J'ai reçu ma commande 58317 hier, mais le pull a un trou à la manche. Je souhaite être remboursée des 65 euros. La jupe, en revanche, me va à merveille. Vous pouvez me joindre au 06 12 34 56 78 après 17 heures.

Cordialement,
Nathalie Girard`,
    {
      order_number: s,
      return_reason: one('defective', 'wrong_size', 'wrong_item', 'changed_mind'),
      refund_amount: n,
      contact_phone: s,
    },
    { order_number: '58317', return_reason: 'defective', refund_amount: 65, contact_phone: tel('06 12 34 56 78') },
  ),
  strict(
    `Hi Mr Dalby,

I hope you and the family are well. There's a damp patch on the bedroom ceiling that has been growing since the storm. I took some pictures, which my boyfriend will send you from his phone. Could you come and have a look some evening? The people upstairs, the Kellys, say their bathroom is dry.

Best,
Megan Frost`,
    { tenant_name: s, room: s, flat_number: s },
    REFUSE,
  ),
  // 96
  strict(
    `Dear Rosalind,

how nice to hear that the exhibition goes to Ghent next. For the insurance we need the value of the loans: the ball gown is worth 12,000 euros, the fan 1,500 euros and the gloves 700 euros. The shoes we keep here. The loan runs from 1 April 2028 to 30 June 2028. Our conservator, Dr Maes, travels with the crates.

Yours,
Adriaan Claes
Costume Archive Antwerp`,
    { items: i, total_insured_value: n, loan_start: date, loan_end: date, conservator: s },
    {
      items: 3,
      total_insured_value: 14200,
      loan_start: '2028-04-01',
      loan_end: '2028-06-30',
      conservator: any('Dr Maes', 'Maes', 'Dr. Maes'),
    },
  ),
  strict(
    `Hello,

I'm still smiling about the note you put in the parcel. On order KN-208 I only paid for one hank of yarn but got two, so here's an honest soul. I'd like to keep both and pay the 16.80 pounds for the second. I also need three more of the same at that price. Please send me one bill for everything that is still to be paid.

Yours woolly,
Bridget Farr`,
    { order_number: s, additional_quantity: i, unit_price: n, amount_due: n },
    { order_number: 'KN-208', additional_quantity: any(3, 4), unit_price: 16.8, amount_due: 67.2 },
  ),
  strict(
    `Guten Abend,

der Abend bei Ihnen in der Boutique war ganz wunderbar, danke für den Sekt. Ich würde gern den roten Mantel aus dem Schaufenster zurücklegen lassen, Größe 42. Abholen wird ihn mein Mann, Herr Krüger. Wann er es schafft, weiß ich noch nicht, er ist viel unterwegs. Der Preis von 249 Euro ist in Ordnung.

Liebe Grüße
Gisela Krüger`,
    { size: i, price: n, pickup_date: date },
    REFUSE,
  ),
  strict(
    `Dear Mr Castellan,

what a summer, we've sold out of sandals twice. For the coming one we order 110 pairs in tan and 70 pairs in black, at 19 euros a pair throughout. Please pack them 12 pairs to a box. Delivery no later than 10 March 2028, as the shop reopens on 18 March 2028. My partner Gil sends his regards.

Best wishes,
Dafna Stern
Stern Shoes`,
    { total_pairs: i, boxes: i, total: n, delivery_deadline: date, company: s },
    { total_pairs: 180, boxes: 15, total: 3420, delivery_deadline: '2028-03-10', company: 'Stern Shoes' },
  ),
  strict(
    `Hello,

we had a wonderful weekend at your house in the spring. Now we'd like to book a double room from 3 to 6 December 2027, at 1,200 kronor a night. We are two adults and are not bringing the dog this time. Our train gets in at 14:20. You can reach us at per.nyman@example.se.

Kind regards,
Per Nyman`,
    { arrival_date: date, nights: i, total: n, email: s, has_pet: b },
    { arrival_date: '2027-12-03', nights: 3, total: 3600, email: 'per.nyman@example.se', has_pet: false },
  ),
];
