import fc from 'fast-check';
import { ANTECEDENTS, indexOf, mayBeAsked, PREDICATE_COUNT, PREDICATES } from './predicates.js';
import { Random } from '../../../common/kernel/random.js';
import { countsOf, keyOf, newRegister, noteMade, noteMatch, publishedOf, type Subject, type Test } from './register.js';
import { elsewhereOf, evaluateSecond, liftOf, posteriorOf, testedOf, turnMinute } from './register.js';
import { newCell, newTable, note } from './table.js';
import { live, nullWorld, PLANTED, plantedWorld, WORLD_KINDS, type Seen } from './worlds.js';
import { wordHypothesis } from './wording.js';
import { wordHypothesisInEnglish } from './wording-en.js';

const told = (seen: readonly Seen[], days: number): string[] => {
  const keys = new Set<string>();
  live(seen, days, (key) => keys.add(key));
  return [...keys];
};

describe('worlds in which nothing follows', () => {
  const worlds = WORLD_KINDS.flatMap((kind) => [0, 1, 2].map((seed) => [kind, seed] as const));
  it.each(worlds)('%s %p: nothing is told in a week', (kind, seed) =>
    expect(told(nullWorld(kind, `spec ${seed}`, 7), 7)).toEqual([]),
  );

  it('things on the minute are not taken for causes of what comes at any time', () => {
    const random = Random.from('on the minute');
    const seen: Seen[] = [];
    for (let minute = 0; minute < 3 * 1440; minute++) {
      if (minute % 5 === 0) seen.push({ at: minute * 60, what: { kind: 'lead', duration: '1d' } });
      if (random.chance(0.3)) seen.push({ at: minute * 60 + random.int(60), what: { kind: 'concept', topics: [] } });
    }
    expect(told(seen, 3)).toEqual([]);
  });
});

describe('worlds in which one thing follows another', () => {
  it.each(PLANTED)('%s: found within 48 hours in four of five, named before, with counts of later data', (planted) => {
    let found = 0;
    for (let seed = 0; seed < 5; seed++) {
      const { seen, pair } = plantedWorld(planted, `spec ${seed}`, 2);
      const isIt = (key: string): boolean => key.startsWith(pair[0].split('_')[0]) && key.endsWith(`>${pair[1]}`);
      const hits = publishedOf(live(seen, 2)).filter((p) => isIt(keyOf(p.subject)));
      for (const p of hits) {
        expect(p.since).toBeGreaterThan(p.named);
        expect(countsOf(p).k1 / countsOf(p).n1).toBeGreaterThan(countsOf(p).k0 / countsOf(p).n0);
      }
      if (hits.length > 0) found++;
    }
    expect(found).toBeGreaterThanOrEqual(4);
  });

  it('what stops is taken back, in public', () => {
    const { seen } = plantedWorld('rate', 'stops', 3);
    const random = Random.from('afterwards');
    const after: Seen[] = [];
    for (let minute = 3 * 1440; minute < 6 * 1440; minute++) {
      if (random.chance(0.08)) after.push({ at: minute * 60, what: { kind: 'limit', group: 'design', count: 1 } });
      if (random.chance(0.2)) after.push({ at: minute * 60 + random.int(60), what: { kind: 'key', group: 'tools' } });
    }
    const register = live([...seen, ...after], 6);
    const taken = register.retracted.filter((p) => keyOf(p.subject).endsWith('key_issued'));
    expect(taken).toHaveLength(1);
    expect(taken[0].since).toBeLessThan(3 * 86_400);
    expect(taken[0].until).toBeGreaterThan(3 * 86_400);
    expect(publishedOf(register)).toEqual([]);
  });
});

describe('what may be asked', () => {
  const asked = (a: (typeof PREDICATES)[number], b: (typeof PREDICATES)[number]): boolean =>
    mayBeAsked(indexOf(a), indexOf(b));

  it('is never whether one end of a pipeline follows from the other', () => {
    expect(asked('design_ordered', 'design_done')).toBe(false);
    expect(asked('trade_house', 'trade_win')).toBe(false);
    expect(asked('traffic_design', 'design_ordered')).toBe(false);
    expect(asked('error_tools', 'traffic_tools')).toBe(true);
    expect(asked('design_done', 'text_positive')).toBe(true);
  });

  it('is at most 32 things, and many of nine', () => {
    expect(PREDICATE_COUNT).toBeLessThanOrEqual(32);
    expect(ANTECEDENTS.slice(PREDICATE_COUNT).every(({ atLeast }) => atLeast > 1)).toBe(true);
  });
});

/** Seconds of evaluation after something has been counted. */
function weigh(count: (register: ReturnType<typeof newRegister>, second: number) => void, rounds: number) {
  const [register, table] = [newRegister(), newTable()];
  for (let second = 300; second < 300 * (rounds + 1); second += 300) {
    count(register, second);
    for (let s = second; s < second + 300; s++) evaluateSecond(register, table, s);
  }
  return publishedOf(register);
}

describe('contrasts', () => {
  it('finds the garments that are late, each beside the other made just before', () => {
    const random = Random.from('late coats');
    const found = weigh((register, second) => {
      noteMade(register, 'coat', random.chance(0.3), second);
      noteMade(register, 'dress', random.chance(0.8), second + 60);
    }, 400);
    expect(found.map((p) => keyOf(p.subject)).sort()).toEqual(['design:coat', 'design:dress']);
    expect(found.map(wordHypothesis).join('\n')).toMatch(/Kappor blir mer sällan klara i tid än andra plagg \(\d+ av/);
  });

  it('takes hours in which everything is late for nobody’s fault', () => {
    const random = Random.from('slow hours');
    const found = weigh((register, second) => {
      const slow = Math.floor(second / 7200) % 2 === 0;
      if (random.chance(slow ? 0.8 : 0.2)) noteMade(register, 'coat', random.chance(slow ? 0.2 : 0.9), second);
      if (random.chance(slow ? 0.2 : 0.8)) noteMade(register, 'dress', random.chance(slow ? 0.2 : 0.9), second + 60);
    }, 1500);
    expect(found.map((p) => keyOf(p.subject))).toEqual([]);
  });

  it('finds the strategy that wins, and none where anybody may', () => {
    const takers = ['trend', 'pairs', 'seasonal', 'breakout', 'contrarian', 'lead_lag'];
    const season = (chance: number) => {
      const random = Random.from(`season ${chance}`);
      return weigh((register, second) => {
        const winner = random.chance(chance) ? 'trend' : random.pick(takers);
        const results = takers.map((name) => ({ level: `${name}|calm`, won: name === winner }));
        noteMatch(register, 'calm', results, second * 12);
      }, 300);
    };
    expect(season(0.4).map((p) => keyOf(p.subject))).toContain('league:trend|calm');
    expect(season(0)).toEqual([]);
  });
});

describe('matches', () => {
  const takers = ['trend', 'pairs', 'seasonal', 'breakout'];
  const REGIMES = ['calm', 'range'];
  /** So many matches an hour apart, of which a baseline wins some; in `range` the first strategy wins no more often than in `calm`. */
  const league = (hours: number) => {
    const random = Random.from('with a baseline');
    return Array.from({ length: hours }, (_, hour) => {
      const winner = random.chance(0.2) ? 'random' : random.chance(0.5) ? 'trend' : random.pick(takers);
      return { regime: REGIMES[hour % 2], winner, second: 3600 * (hour + 1) };
    });
  };
  const matches = league(400);
  const lived = () => {
    const [register, table] = [newRegister(), newTable()];
    for (const { regime, winner, second } of matches) {
      const results = takers.map((name) => ({ level: `${name}|${regime}`, won: name === winner }));
      noteMatch(register, regime, results, second);
      for (let s = second; s < second + 300; s++) evaluateSecond(register, table, s);
    }
    return register;
  };
  const register = lived();

  it('are all counted, those too that a baseline or a challenger has won', () => {
    const of = (winner: string, regime: string) =>
      matches.filter((match) => match.winner === winner && match.regime === regime).length;
    for (const regime of REGIMES) {
      const { n, k, n0, k0 } = register.contrasts.league[`pairs|${regime}`];
      expect([n, k]).toEqual([200, of('pairs', regime)]);
      expect([n0, k0]).toEqual([600, 200 - of('pairs', regime) - of('random', regime)]);
    }
  });

  it('tell beside a strategy in one regime what it won in the others meanwhile', () => {
    const [held] = publishedOf(register).filter(({ subject }) => keyOf(subject) === 'league:trend|range');
    const later = matches.filter(({ regime, second }) => regime === 'calm' && second > held.named);
    const k = later.filter(({ winner }) => winner === 'trend').length;
    expect(elsewhereOf(held)).toEqual({ n: later.length, k });
    const { k1, n1, k0, n0 } = countsOf(held);
    expect(wordHypothesis(held)).toContain(
      `När marknaden står och stampar vinner strategin ”trendföljning” oftare än de andra i samma matcher (${k1} av ${n1} mot ${k0} av ${n0} för de andra; i andra lägen vann den ${k} av ${later.length};`,
    );
    expect(wordHypothesisInEnglish(held)).toContain(`by the others; in other markets it won ${k} of ${later.length};`);
  });

  it('that only others won speak for nobody and against nobody', () => {
    const register = newRegister();
    const lost = takers.map((name) => ({ level: `${name}|calm`, won: false }));
    for (let i = 1; i < 50; i++) noteMatch(register, 'calm', lost, 3600 * i);
    expect(register.contrasts.league['trend|calm']).toMatchObject({ n: 49, k: 0, n0: 147, k0: 0 });
    expect(register.contrasts.league['trend|calm'].ratios.every((ratio) => ratio === 0)).toBe(true);
  });
});

describe('the lift', () => {
  it('is never on the other side of 1 than the counts, however few', () =>
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.nat(900), fc.nat(900), (k1, more1, k0, more0) => {
        const counts = { n1: k1 + more1, k1, n0: k0 + more0, k0 };
        const lift = liftOf(counts);
        expect(Number.isFinite(lift)).toBe(true);
        if (counts.n1 === 0 || counts.n0 === 0) return;
        expect(Math.sign(Math.round((lift - 1) * 1e9))).toBe(Math.sign(k1 * counts.n0 - k0 * counts.n1));
      }),
    ));

  it('of 0 of 1 against 1 of 11 is below one, and of nothing is one', () => {
    expect(liftOf({ n1: 1, k1: 0, n0: 11, k0: 1 })).toBeCloseTo(0.46, 2);
    expect(liftOf({ n1: 0, k1: 0, n0: 0, k0: 0 })).toBe(1);
  });
});

describe('the wording', () => {
  const test = (subject: Subject, more: boolean, k1: number, k0: number): Test => {
    const cell = newCell();
    [cell[0], cell[1], cell[3], cell[4]] = [k1, k0, k1 - k0, 45];
    return { subject, more, named: 0, bin: 0, book: { n: 52, next: k1, cell, share: null } };
  };
  const sequence = (a: (typeof PREDICATES)[number], b: (typeof PREDICATES)[number], lag = 0): Subject => ({
    kind: 'sequence',
    a: indexOf(a),
    b: indexOf(b),
    lag,
  });

  it.each([
    [
      sequence('error_tools', 'traffic_tools'),
      true,
      'Efter fel i modeförfrågningarna kommer det oftare nya modeförfrågningar inom en minut',
    ],
    [sequence('text_negative', 'design_done'), true, 'Efter hårda ord blir plagg oftare klara inom en minut'],
    [
      sequence('key_issued', 'design_slow', 1),
      true,
      'Efter utlämnade nycklar tar plagg oftare lång tid inom två minuter',
    ],
    [
      sequence('key_issued', 'trade_win'),
      false,
      'Efter utlämnade nycklar slutar affärer mer sällan med vinst inom en minut',
    ],
    [
      sequence('trade_house', 'trade_challenger'),
      true,
      'Efter husets affärer gör utmanarna oftare affärer inom en minut',
    ],
    [
      sequence('key_issued', 'error_tools', 2),
      true,
      'Efter utlämnade nycklar uppstår det oftare fel i modeförfrågningarna en till tre minuter senare',
    ],
    [sequence('key_issued', 'image_failed'), true, 'Efter utlämnade nycklar misslyckas oftare bilder inom en minut'],
    [sequence('key_issued', 'limit_hit'), true, 'Efter utlämnade nycklar slår någon oftare i taket inom en minut'],
    [
      { kind: 'contrast', contrast: 'design', level: 'coat' } as Subject,
      true,
      'Kappor blir oftare klara i tid än andra plagg',
    ],
    [
      { kind: 'contrast', contrast: 'design', level: 'garment' } as Subject,
      false,
      'Övriga plagg blir mer sällan klara i tid än de namngivna',
    ],
  ])('%j, more %p: %s', (subject, more, said) =>
    expect(wordHypothesis(test(subject, more, 41, 18)).startsWith(`${said} (41 av 52 mot 18 av 52`)).toBe(true),
  );

  it.each([
    [
      sequence('error_arena', 'key_issued'),
      true,
      'After errors in the league, keys are handed out more often within a minute',
    ],
    [
      {
        kind: 'sequence',
        a: ANTECEDENTS.findIndex(({ atLeast }) => atLeast > 1),
        b: indexOf('limit_hit'),
        lag: 0,
      } as Subject,
      true,
      'After a minute with at least 5 calls to the league, somebody reaches a limit more often within a minute',
    ],
    [
      sequence('limit_hit', 'match_end', 1),
      false,
      'After somebody has reached a limit, matches end less often within two minutes',
    ],
    [
      { kind: 'contrast', contrast: 'design', level: 'dress' } as Subject,
      true,
      'Dresses are ready in time more often than other garments',
    ],
    [
      { kind: 'contrast', contrast: 'design', level: 'garment' } as Subject,
      true,
      'Other garments are ready in time more often than those with a name of their own',
    ],
    [
      { kind: 'contrast', contrast: 'league', level: 'mean_reversion|calm' } as Subject,
      false,
      'While the market is calm, the strategy "mean reversion" wins less often than the others in the same matches',
    ],
  ])('in English, %j, more %p: %s', (subject, more, said) => {
    const worded = wordHypothesisInEnglish(test(subject, more, 41, 18));
    expect(worded.startsWith(`${said} (41 of 52 against 18 of 52`)).toBe(true);
    expect(worded).not.toMatch(/[åäö]|undefined/);
  });

  it('says so where it has no case yet', () => {
    const subject = sequence('error_tools', 'key_issued');
    const none: Test = { subject, more: true, named: 0, bin: 0, book: { n: 0, next: 0, cell: newCell(), share: null } };
    expect(wordHypothesis(none)).toContain('(inga fall sedan den började prövas; trovärdighet 0,050)');
    expect(wordHypothesisInEnglish(none)).toContain('(no case since it was named; probability 0.050)');
  });

  it.each([
    [true, 2, 18, true],
    [true, 41, 18, false],
    [false, 41, 18, true],
    [false, 2, 18, false],
  ])('says so where what it counted leans the other way: more %p, %d against %d', (more, k1, k0, against) => {
    const asked = test(sequence('error_tools', 'key_issued'), more, k1, k0);
    expect(wordHypothesis(asked).includes('före; hittills tvärtom; trovärdighet')).toBe(against);
    expect(wordHypothesisInEnglish(asked).includes('before; so far the other way; probability')).toBe(against);
  });

  it('never claims more than .999', () => {
    expect(wordHypothesis(test(sequence('error_tools', 'key_issued'), true, 41, 1))).toContain(
      'trovärdighet över 0,999)',
    );
    expect(wordHypothesis(test(sequence('error_tools', 'key_issued'), true, 20, 18))).toMatch(/trovärdighet 0,\d{3}\)/);
  });
});

it('withdraws in public what has no chance any more, and keeps the last', () => {
  const [register, table] = [newRegister(), newTable()];
  const subject: Subject = { kind: 'sequence', a: indexOf('lead_change'), b: indexOf('key_issued'), lag: 0 };
  const cell = newCell();
  [cell[3], cell[4]] = [-4, 20];
  const book = { n: 30, next: 0, cell, share: null };
  register.tests[keyOf(subject)] = { subject, more: true, named: 0, bin: 0, book };
  expect(posteriorOf(register.tests[keyOf(subject)])).toBeLessThan(0.01);
  for (let second = 300; second < 600; second++) evaluateSecond(register, table, second);
  expect(testedOf(register)).toEqual([]);
  expect(register.withdrawn.map(({ until, ...test }) => [keyOf(test.subject), until])).toEqual([[keyOf(subject), 598]]);
});

it('empty minutes pass like any other, and are not left out', () => {
  const [register, table] = [newRegister(), newTable()];
  for (let minute = 0; minute < 100; minute++) {
    if (minute % 20 === 5) note(table, 1 << indexOf('lead_change'), 1, minute * 60);
    turnMinute(register, table);
  }
  expect(table.bins).toBe(100);
  expect(table.met[indexOf('lead_change')]).toBe(5);
});
