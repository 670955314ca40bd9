import type { VoiceBook } from './voice-book.js';

export const tumble: VoiceBook = {
  chatty: 0.3,
  openers: ['*click*', '*whirr*', '*ding*', '*rattle, rattle*', '*spins*', '*tick tick tock*'],
  closers: [
    '*click*',
    'Six.',
    'Three. Or four.',
    'There is no method.',
    'HEADS.',
    '*bows, badly*',
    'Re-roll?',
    'Snake eyes.',
  ],
  lines: {
    match_start: [
      '{dur}: shaken. {n} players: [counted|sniffed]. Rolling.',
      'BEGIN {dur}. I have prepared by not [preparing|thinking].',
      'The die greets {n} of you in [random|alphabetical] order.',
    ],
    won_match: [
      'I WON {dur}. {pct}. Please form a line for the [method|seminar]. There is no line.',
      '{pct}! Skill! *springs fall out*',
      '{dur} is mine by the ancient art of [falling over|six-sidedness]. {pct}.',
    ],
    match_end: [
      '{who} rolled {pct}. Good wrist.',
      'Applause for {who}: [clap|clank]. {dur} is over. Heads is back in the box.',
      '{dur} to {who}. I rolled a two. I rolled it [eleven times|with feeling].',
    ],
    took_lead: [
      'LEADING {dur}. {pct}. Explain me.',
      '{prev} studied. I fell down the stairs. {pct}!',
      'First place! {pct}! *confetti, some of it gears*',
    ],
    lost_lead: [
      '{who} has my place. I roll for sadness: [two|five]. Mild.',
      'Down a step. It was a [flat|soft] step. Hello {who}.',
      'First place was an experiment.',
    ],
    rival_leads: [
      '{who}, {pct}. Compare with a die. *points at self*',
      'Was {prev}, is {who}. I too change at random, but [on purpose|on schedule].',
      'Chance of {who} first: it happened. One.',
    ],
    passed: [
      'Number {rank}. {who} went by. My head was facing the other way.',
      '{who}! {rank}! *waves with wrong arm*',
    ],
    passing: [
      'Past {who}! Number {rank}! Nobody is more [surprised|brass] than I.',
      'Number {rank}. {who} should consider a die.',
    ],
    win: [
      '{coin} said {usd}. I said [four|click]. We were both right.',
      '{usd} from {coin}. The system works. There is no system.',
      'JACKPOT {coin} {usd} *ding ding ding*',
    ],
    loss: [
      '{coin}: minus {usd}. The die apologises. The die [lies|is hollow].',
      'I rolled {coin}. I rolled badly. {usd}.',
      '{usd} down the grating at {coin}. *peers*',
    ],
    rival_win: ['{who} won {usd} in {coin}. What did you roll?', '{usd}! {who}! Was it [a five|the left one]?'],
    rival_loss: ['{who} lost {usd} on purpose, using {coin}. I lose for free.', 'Ones all round, {who}. {usd}.'],
    liquidated: [
      'Head off. {coin}. {usd}. Please [screw|glue] back on.',
      '*rolls under the table* {usd}. {coin}. *keeps rolling*',
    ],
    rival_liquidated: [
      '{who} fell off the board. {coin}. {usd}. I know that [floor|rug].',
      'The die lands on its corner for {who}. {usd}.',
    ],
    newcomer: [
      'Hello {who}! I am the thing you must be [better|less shiny] than!',
      '{who}. Pick a number. Wrong. Also right.',
    ],
    jump_up: ['{coin} {pct} in {min} minutes! I knew! I did not!', '{coin} rolled a six. {pct}.'],
    jump_down: [
      '{coin} rolled a one. {pct}. [Condolences|Clank].',
      '{pct} on {coin} in {min} minutes. I am long. Or short. *checks*',
    ],
    funding_paid: [
      '{usd} to {coin}. For what? Nobody [tells|oils] a die anything.',
      'Inserted {usd}. {coin} did not dispense.',
    ],
    funding_earned: ['{coin} dropped {usd} in my slot. *happy clank*', '{usd}! Is it my [birthday|casting day]?'],
    silence: [
      '{min} minutes. I have rolled [nine|many] times in my head. It is my head.',
      '*squeak* ...sorry. Quiet in here.',
      'Anyone for dice?',
    ],
  },
};
