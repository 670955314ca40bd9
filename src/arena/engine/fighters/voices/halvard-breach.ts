import type { VoiceBook } from './voice-book.js';

export const halvardBreach: VoiceBook = {
  chatty: 0.6,
  openers: ['Ho!', 'Ladders!', 'Measure it again.', 'By the broken gate of Oss!', 'Quiet on the wall.', 'Timber!'],
  closers: [
    'Four ladders. Never a fifth.',
    'Seven walls in ten push back.',
    'I was polite about it.',
    'Every wall is lower than it was yesterday.',
    'The other three pay for the timber.',
    'Chalk it on the slate.',
    'Towers fall to people who measure.',
    'Bring rope.',
  ],
  lines: {
    match_start: [
      'Gates shut for {dur}. {n} inside. I am [drawing my two lines|on my drum with the slate].',
      'A new keep, {n} defenders and {dur} to take it. Show me the [highest stone|top course].',
      'Good day, sentries of {dur}. Is the wall as high as it was [yesterday|last time]?',
    ],
    won_match: [
      'THROUGH! {dur} is taken, {pct}, and only [three|two] ladders broken!',
      'The flag of Oss over {dur}: {pct}. Feed the ladder-bearers [twice|first].',
      '{pct}. One breach did it; the rest of {dur} was [splinters|bruises].',
    ],
    match_end: [
      '{who} holds the keep at {pct}. A fair siege. I was [under the wall|still measuring].',
      'So {dur} falls to {who}. I broke [six|seven] ladders on it, if anyone is counting.',
      '{pct} for {who}. I salute from the ditch.',
    ],
    took_lead: [
      'Over the top! {pct}, first in {dur}. Hold the [stair|gatehouse]!',
      'I have the tower of {dur}, {pct}. {prev}, your [door was open|sentry was asleep].',
      'First through the gap at {pct}. Next ladder up!',
    ],
    lost_lead: [
      '{who} is on my tower! Well climbed. [Ladders again|From the ditch, then].',
      'Thrown off by {who}. It is only [a moat|mud]. Up.',
      'I hold the stair, {who} holds the roof. For now.',
    ],
    rival_leads: [
      '{who} has the high ground at {pct}. How [thick|old] is that wall, I wonder?',
      'A new banner over {dur}: {who}. Somebody mark the [height|course] for me.',
      '{who} up, {prev} down. I hear [masonry|mortar] talking.',
    ],
    passed: [
      '{who} climbed over my shoulders to get up there. Number {rank}. [Rude|Resourceful].',
      'Number {rank} now. {who} found a gap I had chalked myself!',
    ],
    passing: [
      'Pardon, {who}, coming through. Number {rank}.',
      'Up one course, past {who}. Number {rank}. [More rope|Next].',
    ],
    win: [
      'The wall of {coin} came DOWN. {usd}! [All four ladders stood|That buys a forest].',
      '{usd} carried out of {coin}. It broke its channel and forgot to [come back|close the gate].',
      'Out of {coin} by the far door with {usd}. Measured, climbed, gone.',
    ],
    loss: [
      'Ladder down: {usd} in {coin}. A false gap. [Next wall|Seven in ten].',
      '{coin} pushed back, {usd}. I landed on my [feet|dignity].',
      'Boiling oil off {coin}: {usd}. I have had [worse|hotter] before breakfast.',
    ],
    rival_win: [
      '{who} carried {usd} out of {coin}. [Which gate|Over or under], friend?',
      'A cheer for {who}: {usd} in {coin}. That wall owed me that money.',
    ],
    rival_loss: [
      '{coin} dropped something heavy on {who}. {usd}. I know that [battlement|smell].',
      '{who} lost {usd} to {coin}. Climb with a stop, child, [always|or wear a helmet].',
    ],
    liquidated: [
      'They burnt the siege tower with me in it. {usd}, {coin}. A FIFTH ladder. I know my own rule!',
      '{usd} and no tower left in {coin}. That is how towers learn your name.',
    ],
    rival_liquidated: [
      'The {coin} gate fell on {who}: {usd}. [Helmets off|A moment’s hush on the wall].',
      '{who} is under the rubble of {coin}, {usd}. Dig gently.',
    ],
    newcomer: [
      'A new pair of boots under the wall! {who}, can you [carry timber|hold a ladder]?',
      '{who}, is it? First lesson: ask the sentry [politely|how high].',
    ],
    jump_up: [
      '{coin} over the wall, {pct} in {min} minutes! Did you [hear|feel] that?',
      'The roof of {coin} is GONE. {pct}. Ladders, ladders!',
    ],
    jump_down: [
      'The floor of {coin} gave way, {pct} in {min} minutes. I climb [down|both ways], you know.',
      '{coin} {pct}. A wall is a wall, even when it is [below you|a cellar].',
    ],
    funding_paid: [
      'Rations for the {coin} camp: {usd}. An army [eats|marches on coin].',
      '{usd} to keep my ladders against {coin}. Timber rots, too.',
    ],
    funding_earned: [
      '{coin} is paying its besiegers! {usd}. [Extraordinary fortress|I shall write to them].',
      'A basket lowered over the wall of {coin}: {usd}. Kind.',
    ],
    silence: [
      '{min} minutes. It paces between my two lines like a [bear|caged thing]. Good.',
      'So quiet I can hear mortar [dry|crumble].',
      'Nobody move. {min} minutes inside the channel. The longer the siege, the [bigger the bang|sweeter the gate].',
    ],
  },
};
