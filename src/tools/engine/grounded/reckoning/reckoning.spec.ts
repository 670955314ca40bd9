import { numberFor } from '../number/number-for.js';
import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';

const OPEN = null;

describe('what a name asks for is reckoned from a text', () => {
  it.each<[name: string, text: string, value: number | null]>([
    ['total_eur', '2 × wool socks at 12 EUR, 1 × silk tie at 39 EUR, shipping 5 EUR.', 68],
    ['total_eur', 'Order summary: wool socks 12 EUR, silk tie 39 EUR, shipping 5 EUR.', 56],
    ['total_units', 'Send 40 units to the one in Vienna and 25 to Berlin.', 65],
    ['total_eur', '5 metres of linen at 14 EUR per metre plus 6 EUR shipping.', 76],
    ['gesamt_eur', 'Zwei Hemden zu je 49 EUR und eine Krawatte für 25 EUR.', 123],
    ['total_eur', 'Cutting 45 EUR, sewing 120 EUR, pressing still to be agreed.', OPEN],
    ['price_usd', 'A dozen zips cost 18 USD. What does one cost?', 1.5],
    ['price_per_metre_eur', 'Ten metres of velvet cost 180 EUR.', 18],
    ['price_per_needle_eur', 'A pack of needles costs 5 EUR.', OPEN],
    ['spools', 'Each box holds 24 spools and we have 7 boxes.', 168],
    ['garments', 'There are 5 racks with 24 garments each.', 120],
    ['buttons_per_shirt', 'There are 2 shirts with 7 buttons each.', 7],
    ['old_size', 'I would like to exchange the boots for a size 44.', OPEN],
    ['new_size', 'I would like to exchange the boots for a size 44.', 44],
    ['old_size', 'Please exchange my size 43 for a size 44.', 43],
    ['hours', 'It takes 90 minutes to sew one bag. How many hours for 4 bags?', 6],
    ['coats', 'We have 30 m of cloth and one coat takes 2.5 m. How many coats can we make?', 12],
    ['total_m', 'I need five pieces of ribbon, each 80 cm.', 4],
    ['price_with_vat_eur', 'The suit is 480 EUR before 25 % VAT.', 600],
    ['net_eur', 'The price is 125 EUR including 25 % VAT.', 100],
    ['vat_eur', 'The price is 125 EUR including VAT.', OPEN],
    ['saving_gbp', 'A 60 GBP hat with 15 % off.', 9],
    ['discount_percent', 'The jacket was 200 EUR and is now 150 EUR.', 25],
    ['late_percent', 'Of 80 orders 20 were late.', 25],
    ['elastane_percent', 'It is 65 % polyester, 33 % cotton and the rest is elastane.', 2],
    ['new_length_cm', 'The skirt is 70 cm long and I want it 8 cm shorter.', 62],
    ['new_length_cm', 'The skirt should be 5 cm shorter.', OPEN],
    ['total_hats', 'The shop sold 35 hats on Monday and 28 on Tuesday.', 63],
    ['total', '25 aprons in bottle green, 10 in size S and 15 in size M.', OPEN],
    ['minutes', 'Hand washing takes 3 hours and 30 minutes in all.', 210],
    ['height_cm', 'He is 5 ft 10 in tall.', 177.8],
    ['height_cm', 'Height one metre sixty-eight.', 168],
    ['shirts_per_day', 'Line 2 sews 45 shirts per hour and runs 8 hours a day.', 360],
    ['shirts_per_day', 'Line 2 sews 45 shirts per hour.', OPEN],
    ['passed', 'Of 250 uniform jackets 50 failed the inspection.', 200],
    ['passed', 'Of 250 uniform jackets 50 were not failed.', OPEN],
    ['wigs_in_house', 'Hats 14, wigs 5. Two of the wigs are at the hairdresser.', 3],
    ['hats', 'Hats 14, wigs 5. Two of the wigs are at the hairdresser.', 14],
    ['stitches_for_panel', 'Swatch: 22 stitches and 30 rows over 10 cm. The panel is 50 cm wide.', 110],
    [
      'stitches',
      'The gauge is 22 stitches per 10 cm and the panel is 50 cm wide. How many stitches do I cast on?',
      110,
    ],
    ['leftover_m', 'I have 20 m of poplin and every shirt takes 1.6 m. How much is left?', 0.8],
    ['remaining_m', 'I have 12 m of linen and each dress takes 3 m.', 0],
    ['gsm', 'A denim of 14 oz per square yard.', 474.6804636],
    ['height_cm', 'He is five foot six tall.', 167.64],
    ['weight_kg', 'I weigh 140 pounds.', 63.5029318],
    ['price_gbp', 'The coat is 140 pounds.', 140],
    ['missing_m', 'We ordered 150 m of flannel but only 138 m were delivered. 6 m of it has moth holes.', 12],
    ['damaged_m', 'We ordered 150 m of flannel but only 138 m were delivered. 6 m of it has moth holes.', 6],
    ['damaged', '40 shirts came and 3 of them were torn.', 3],
    ['damaged', '40 shirts came and 3 of them were blue.', OPEN],
    ['days_since_delivery', 'Delivered on 2 June 2025, sent back on 20 June 2025.', 18],
    ['children', 'Class 4B has 11 girls and 13 boys.', 24],
    ['children', 'Class 4B has 24 children, 11 of them girls.', 24],
    ['shirts', 'Class 4B has 11 girls and 13 boys. Every child needs two gym shirts.', 48],
    ['total_g', 'Yarn: 8 balls of 50 g, 120 m per ball.', 400],
  ])('%s of "%s"', (name, text, value) => {
    const found = numberFor(propertyOf(name), readingOf(text), { start: 0, end: text.length });
    expect(found?.value ?? null).toBe(value);
  });
});
