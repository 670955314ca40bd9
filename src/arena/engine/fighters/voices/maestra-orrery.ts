import type { VoiceBook } from './voice-book.js';

export const maestraOrrery: VoiceBook = {
  chatty: 0.35,
  openers: [
    'Silence, please.',
    'Observe.',
    'The outer ring says:',
    'Nota bene.',
    'With ceremony:',
    'I have unfolded it.',
  ],
  closers: [
    'A fly, too, is very fast.',
    'Three rings, or I sit.',
    'Two of three earns a third.',
    'I do not hurry.',
    'The outer ring has turned twice since the tower was built.',
    'Kindly do not breathe on the instrument.',
    'Conjunction is everything.',
    'You may applaud at the end.',
  ],
  lines: {
    match_start: [
      'The overture to {dur}: {n} players, [mostly percussion|not one in tune].',
      'I unfold the instrument for {dur}. It will settle. [You should too|Give it time].',
      '{dur} begins. The inner ring is already [excited|babbling]. Ignore it.',
    ],
    won_match: [
      'Conjunction held through {dur}: {pct}. [You may applaud|Thank you; sit].',
      '{pct}. All three rings, from first bar to last. {dur} was composed, not [played|guessed].',
      'I accept {dur}. {pct}. Somebody wrap the outer ring; it is [warm|tired].',
    ],
    match_end: [
      '{who} concludes {dur} at {pct}. A spirited solo. My rings [quarrelled|never met].',
      'Brava or bravo to {who}, {pct}. I was seated for most of it, [by choice|correctly].',
      'The last bar of {dur}. {who} took it at a [gallop|presto]. It will serve.',
    ],
    took_lead: [
      'I am in front, {pct}. It was audible an hour ago, on the [outer|middle] ring.',
      'Three rings leaning: {pct}, and first in {dur}. {prev}, you were following the [fly|inner ring].',
      'Leading {dur} at {pct}. I shall not bow until the end.',
    ],
    lost_lead: [
      '{who} has gone by on the inner ring alone. It [spins|flatters]. We shall see.',
      'Second, to {who}. The outer ring has not moved. Therefore neither [do|shall] I.',
      'An interruption by {who}. I resume.',
    ],
    rival_leads: [
      '{who} leads at {pct}. On which time frame? Ah. [The nervous one|Five minutes].',
      'From {prev} to {who}: a change of soloist. The [theme|orbit] is unaltered.',
      '{pct} for {who}. Impressive tempo. Can it be [sustained|held for three hours]?',
    ],
    passed: [
      '{who} enters early and passes me. Number {rank}. I kept [time|my place].',
      'Number {rank}. {who} is playing rather loudly.',
    ],
    passing: ['Number {rank}. {who} has lost the [beat|outer ring].', 'I pass {who} in slow three. Number {rank}.'],
    win: [
      '{coin}: a full conjunction, {usd}. The rings sang in [thirds|unison].',
      '{usd} from {coin}. Two of three turned, so I closed the [case|lid].',
      'A complete phrase in {coin}, {usd}. One does not [rush|repeat] it.',
    ],
    loss: [
      'A false alignment in {coin}: {usd}. Dust on the [middle|outer] ring.',
      '{coin} cost {usd}. The rings agreed and the sky did not. [Noted|It is the sky’s privilege].',
      '{usd} in {coin}. I shall retune.',
    ],
    rival_win: [
      '{who} found {usd} in {coin}. Pleasing. Was it [intended|in the score]?',
      'Credit to {who}: {usd}. A short piece, well [ended|phrased].',
    ],
    rival_loss: [
      '{who} followed the fast ring in {coin}. {usd}. They do not [listen|look up].',
      '{usd} lost by {who}. A missed rest. Rests are [written|music] too.',
    ],
    liquidated: [
      'The instrument is broken. {coin}, {usd}. Leave the [room|lights off].',
      '{usd}. {coin}. In three hundred years, no orbit has done that.',
    ],
    rival_liquidated: [
      '{who} has fallen out of the {coin} sky. {usd}. A minute, standing.',
      'One body fewer in orbit: {who}, {usd}, {coin}.',
    ],
    newcomer: [
      '{who} joins us. Which ring do you hear first? [Be honest|No, the other one].',
      'Take a chair, {who}. At the back. We are [counting|tuning].',
    ],
    jump_up: [
      '{coin} {pct} in {min} minutes. That is the inner ring. ONE ring, ladies and gentlemen.',
      'A cymbal in {coin}: {pct}. I wait for the [strings|cellos].',
    ],
    jump_down: [
      '{coin} {pct}. {min} minutes of it. The outer ring has not so much as [blinked|creaked].',
      'A dropped tray in {coin}, {pct}. Continue.',
    ],
    funding_paid: [
      '{usd} for the hall, {coin}. [Lighting|Heating] extra, no doubt.',
      'The {coin} account takes {usd}. Orbits have upkeep.',
    ],
    funding_earned: [
      'A modest fee from {coin}: {usd}. I accept [fees|it, seated].',
      '{coin} remits {usd} for the performance.',
    ],
    silence: [
      '{min} minutes. A rest, and [well kept|beautifully observed].',
      'You hear it? Three rings, all still. {min} minutes. [Exquisite|Do not cough].',
      'The rings quarrel in whispers. I am folding the instrument.',
    ],
  },
};
