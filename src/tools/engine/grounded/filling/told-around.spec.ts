import { day, filled, i, n, type Planted, s } from '../filled.fixture.js';

const TOLD: readonly Planted[] = [
  [
    'Ms Keller, whose husband swims 900 metres, swims 1,400 metres. Her son swims too.',
    { ms_keller_metres: n },
    { ms_keller_metres: 1400 },
  ],
  ['Mr Cole, whose son takes two tablets, takes 30 mg daily.', { mr_cole_daily_mg: n }, { mr_cole_daily_mg: 30 }],

  [
    'The red canoe, unlike the 31 kg green one, weighs 27 kg. The yellow canoe was lent out.',
    { red_canoe_kg: n },
    { red_canoe_kg: 27 },
  ],
  [
    'Das Atelier in Bern, anders als das in Chur mit 4 Fenstern, hat 9 Fenster. Das Atelier in Thun wird gebaut.',
    { bern_fenster: i },
    { bern_fenster: 9 },
  ],
  [
    'Sara, som tog över efter Nils med en timlön på 180 kronor, tjänar 165 kronor i timmen. Hennes bror tjänar mer.',
    { sara_hourly_wage_sek: n },
    { sara_hourly_wage_sek: 165 },
  ],
  [
    'Le fauteuil, placé à côté du tapis à 140 euros, coûte 390 euros. La lampe coûte moins que le fauteuil.',
    { prix_fauteuil_eur: n },
    { prix_fauteuil_eur: 390 },
  ],
  [
    'La excursión, prevista al principio para el 3 de mayo de 2026, será el 10 de mayo de 2026. La fecha de la fiesta se sabrá en junio.',
    { fecha_excursion: day },
    { fecha_excursion: '2026-05-10' },
  ],
  [
    'The exam, originally set for 4 March 2026, will be held on 11 March 2026. No day has been set for the retake.',
    { exam_date: day },
    { exam_date: '2026-03-11' },
  ],
  [
    'Losses in 2022, a year with 1.2 million euros of sales, were 48,000 euros. The sales for 2023 are not known.',
    { losses_2022_eur: n },
    { losses_2022_eur: 48000 },
  ],
];

const OPEN: readonly Planted[] = [
  [
    'The red canoe, unlike the 31 kg green one, weighs 27 kg. The yellow canoe was lent out.',
    { yellow_canoe_kg: n },
    null,
  ],
  [
    'Das Atelier in Bern, anders als das in Chur mit 4 Fenstern, hat 9 Fenster. Das Atelier in Thun wird gebaut.',
    { thun_fenster: i },
    null,
  ],
  [
    'Sara, som tog över efter Nils med en timlön på 180 kronor, tjänar 165 kronor i timmen. Hennes bror tjänar mer.',
    { bror_timlon_sek: n },
    null,
  ],
  [
    'Le fauteuil, placé à côté du tapis à 140 euros, coûte 390 euros. La lampe coûte moins que le fauteuil.',
    { prix_lampe_eur: n },
    null,
  ],
  [
    'La excursión, prevista al principio para el 3 de mayo de 2026, será el 10 de mayo de 2026. La fecha de la fiesta se sabrá en junio.',
    { fecha_fiesta: day },
    null,
  ],
  [
    'The exam, originally set for 4 March 2026, will be held on 11 March 2026. No day has been set for the retake.',
    { retake_date: day },
    null,
  ],
  ['Mr Cole, whose son takes two tablets, takes 30 mg daily.', { son_daily_mg: n }, null],
  ['The bike, which Ada lent to Tom for 12 days, has no bell.', { bike_weight_kg: n }, null],
];

it.each(TOLD)('%s %j', (text, slots, want) => {
  expect(filled(text, slots)).toEqual(want);
});

it.each(OPEN)('%s leaves %j open', (text, slots) => {
  expect(filled(text, slots)).toBeNull();
});

it('what is told within the clause is found there', () => {
  const text = 'Gate 4, which opens at 10:00, leads to the garden. The garden closes at 18:00.';
  expect(filled(text, { closing_time: s })).toEqual({ closing_time: '18:00' });
});
