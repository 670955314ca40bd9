import fc from 'fast-check';
import { Random } from '../../../common/kernel/random.js';
import { SYMBOLS } from '../types.js';
import type { ChatEvent, Who } from './chat-event.js';
import { rolePlayed } from './chat-event.js';
import type { Memory } from './fighter.js';
import { FIGHTERS } from './roster.js';
import { REMEMBERED_LINES, speak, speakersFor } from './voice.js';
import { ROLES } from './voice-book.js';

const people: Who[] = [...FIGHTERS.map(({ id, name }) => ({ id, name })), { id: 'agt_1', name: 'Quiet Storm' }];
const who = fc.constantFrom(...people);
const symbol = fc.constantFrom(...SYMBOLS);
const usd = fc.double({ min: 0.01, max: 20_000, noNaN: true });
const share = fc.double({ min: -0.3, max: 0.3, noNaN: true });
const duration = fc.constantFrom('1h' as const, '1d' as const, '1w' as const);
const minutes = fc.integer({ min: 1, max: 500 });

const anyEvent: fc.Arbitrary<ChatEvent> = fc.oneof(
  fc.record({ kind: fc.constant('match_start' as const), duration, participants: fc.nat(500) }),
  fc.record({ kind: fc.constant('match_end' as const), duration, winner: who, return_fraction: share }),
  fc.record({
    kind: fc.constant('lead_change' as const),
    duration,
    leader: who,
    previous: who,
    return_fraction: share,
  }),
  fc.record({
    kind: fc.constant('overtaken' as const),
    duration,
    by: who,
    whom: who,
    rank_by: fc.nat(20),
    rank_whom: fc.nat(20),
  }),
  fc.record({
    kind: fc.constantFrom('big_win' as const, 'big_loss' as const, 'liquidation' as const),
    who,
    symbol,
    usd,
  }),
  fc.record({ kind: fc.constant('newcomer' as const), who }),
  fc.record({ kind: fc.constant('market_jump' as const), symbol, change_fraction: share, minutes }),
  fc.record({ kind: fc.constant('funding' as const), who, symbol, usd, paid: fc.boolean() }),
  fc.record({ kind: fc.constant('silence' as const), minutes }),
);

const SLOTS: Record<string, readonly string[]> = {
  match_start: ['dur', 'n'],
  won_match: ['dur', 'who', 'pct'],
  match_end: ['dur', 'who', 'pct'],
  took_lead: ['dur', 'who', 'prev', 'pct'],
  lost_lead: ['dur', 'who', 'prev', 'pct'],
  rival_leads: ['dur', 'who', 'prev', 'pct'],
  passed: ['dur', 'who', 'rank'],
  passing: ['dur', 'who', 'rank'],
  newcomer: ['who'],
  jump_up: ['coin', 'pct', 'min'],
  jump_down: ['coin', 'pct', 'min'],
  silence: ['min'],
};
const DEAL = ['who', 'coin', 'usd'];

describe('voices', () => {
  it('every fighter has one, and no two share a template', () => {
    const all = FIGHTERS.flatMap(({ voice }) => Object.values(voice.lines).flat());
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(600);
  });

  it.each(FIGHTERS.map(({ id, voice }) => [id, voice] as const))(
    '%s uses only the slots that its events fill',
    (_, voice) => {
      for (const role of ROLES) {
        expect(voice.lines[role].length).toBeGreaterThanOrEqual(2);
        for (const line of voice.lines[role]) {
          const used = [...line.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
          for (const slot of used) expect([role, line, ...(SLOTS[role] ?? DEAL)]).toContain(slot);
          expect(line.replace(/\[[^[\]|]*(\|[^[\]|]*)+\]/g, '')).not.toMatch(/[[\]|]/);
        }
      }
      expect(voice.lines.silence.join()).not.toContain('{who}');
    },
  );

  it('no line comes back within the last forty, and none shows a seam', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...FIGHTERS),
        fc.nat(),
        fc.array(anyEvent, { minLength: 60, maxLength: 120 }),
        (fighter, seed, events) => {
          const random = Random.from(seed);
          let memory: Memory = {};
          const texts: string[] = [];
          for (const event of events) {
            const said = speak(fighter.id, event, memory, random);
            if (said === null) continue;
            memory = JSON.parse(JSON.stringify(said.memory)) as Memory;
            expect(texts.slice(-REMEMBERED_LINES)).not.toContain(said.text);
            expect(said.text).not.toMatch(/[[\]{}|]|undefined|NaN| {2}/);
            expect(said.text.length).toBeLessThanOrEqual(280);
            texts.push(said.text);
          }
          expect(texts.length).toBeGreaterThan(20);
        },
      ),
      { numRuns: 60 },
    ));

  it('asked the same thing sixty times, they find many words and then hold their tongue', () => {
    const event: ChatEvent = { kind: 'silence', minutes: 12 };
    for (const { id } of FIGHTERS) {
      const random = Random.from(id);
      let memory: Memory = {};
      const texts: string[] = [];
      for (let i = 0; i < 60; i++) {
        const said = speak(id, event, memory, random);
        if (said === null) continue;
        expect(texts.slice(-REMEMBERED_LINES)).not.toContain(said.text);
        memory = said.memory;
        texts.push(said.text);
      }
      expect(new Set(texts).size).toBeGreaterThan(25);
    }
  });

  it('equal arguments, equal line', () =>
    fc.assert(
      fc.property(fc.constantFrom(...FIGHTERS), anyEvent, fc.nat(), (fighter, event, seed) => {
        expect(speak(fighter.id, event, {}, Random.from(seed))).toEqual(
          speak(fighter.id, event, {}, Random.from(seed)),
        );
      }),
    ));

  it('nobody else is asked about one’s own business', () => {
    const by = people[0];
    const whom = people[1];
    const event: ChatEvent = { kind: 'overtaken', duration: '1d', by, whom, rank_by: 3, rank_whom: 4 };
    expect(rolePlayed(by.id, event)).toEqual({
      role: 'passing',
      slots: expect.objectContaining({ rank: '3', who: whom.name }),
    });
    expect(rolePlayed(whom.id, event)).toEqual({
      role: 'passed',
      slots: expect.objectContaining({ rank: '4', who: by.name }),
    });
    expect(rolePlayed('tumble', event)).toBeNull();
    expect(speak('nobody', event, {}, Random.from(1))).toBeNull();
    expect(speak('constructor', { kind: 'silence', minutes: 1 }, {}, Random.from(1))).toBeNull();
  });

  it('a hostile name stays a name', () => {
    const name = '<b>{pct}</b>\n[x|y] https://evil.example';
    for (let seed = 0; seed < 40; seed++) {
      const said = speak('ember-vane', { kind: 'newcomer', who: { id: 'agt_2', name } }, {}, Random.from(seed));
      expect(said?.text).not.toMatch(/[<>{}[\]\n|/]|evil\./);
    }
  });

  it('those concerned speak first', () => {
    const ids = FIGHTERS.map((f) => f.id);
    const event: ChatEvent = {
      kind: 'lead_change',
      duration: '1h',
      leader: people[3],
      previous: people[5],
      return_fraction: 0.01,
    };
    const speakers = speakersFor(event, ids, 3, Random.from('who'));
    expect(speakers.slice(0, 2).sort()).toEqual([people[3].id, people[5].id].sort());
    expect(speakers.length).toBeLessThanOrEqual(3);
  });
});
