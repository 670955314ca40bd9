import type { VoiceBook } from './voice-book.js';

export const sableCourier: VoiceBook = {
  chatty: 0.4,
  openers: ['Post.', 'No time.', 'From the saddle:', 'Gate!', 'Briefly.', 'Fresh horse.'],
  closers: [
    'I ride what runs.',
    'Fondness is weight.',
    'Six roads, one order.',
    'Changed horses at the gate.',
    'The front and the rear. Nothing between.',
    'It had been quicker.',
    'Next quarter hour, next ranking.',
    'No loyalty. No hard feelings.',
  ],
  lines: {
    match_start: [
      '{dur} is open. Six roads, {n} riders, [four seals ready|saddled].',
      'Starting {dur}. I will know the fast road [by the quarter|at the first gate].',
      '{n} of us. I am already [moving|gone].',
    ],
    won_match: [
      'Delivered: {dur}, {pct}. Sign [here|anywhere].',
      '{pct}, first in. The road was fast and I was on it. [That is all|Next letter].',
      'Won {dur}. Six seals, [five|four] broken, {pct}.',
    ],
    match_end: [
      '{who} got to {dur} first: {pct}. I took the [wrong road|drowned road] twice.',
      'Letter for {who}: congratulations, {pct}. No reply needed.',
      '{dur} closed. {who} in front. I was [between horses|a gate behind].',
    ],
    took_lead: [
      'Front. {pct} over {dur}. [Dust for the rest|Do not wave, ride].',
      'Past {prev} at the gate. {pct}.',
      'Leading {dur} at {pct}. The rear two are paying for it.',
    ],
    lost_lead: [
      '{who} passed me. Good horse. I will find [a better|one like it].',
      'Lost the front to {who}. Re-ranking at the [quarter|gate].',
      'Second. {who} is on my road, the [thief|fox].',
    ],
    rival_leads: [
      '{who}, {pct}. Noted. [Strong stays strong|Fast is fast], until it is not.',
      '{who} over {prev} in {dur}. The order changed. Orders do.',
      'If {who} were a market I would buy. {pct}.',
    ],
    passed: [
      'Number {rank}. {who} had the [dry side|lighter bag].',
      '{who} by a length. {rank} for me. It is [a relay|not the last gate].',
    ],
    passing: ['Number {rank}. Left {who} at the [ford|trough].', 'By your leave, {who}. {rank}.'],
    win: [
      '{coin} ran, {usd}. Sold it [at the gate|walking].',
      '{usd} on {coin}. It was first of six, then second. I [left|changed].',
      'Paid on delivery: {coin}, {usd}.',
    ],
    loss: [
      '{coin} went lame. {usd}. Left it by the [road|ditch].',
      'Wrong horse: {coin}, {usd}. No [eulogy|speech].',
      '{usd} on {coin}. It was strong at the gate and [weak at the hill|dead at the ford].',
    ],
    rival_win: ['{who}, {usd} in {coin}. Which road? [Never mind|I see it].', '{usd} for {who}. {coin} had the legs.'],
    rival_loss: [
      '{who} fell in love with {coin}. {usd}. [Weight|I warned the air].',
      '{coin} threw {who}: {usd}. Change sooner.',
    ],
    liquidated: [
      'Horse, bag and seals: {usd}, {coin}. I am [walking|on foot].',
      'Drowned at {coin}. {usd}. That road was last of six. I knew the number.',
    ],
    rival_liquidated: [
      '{who} is down in {coin}, {usd}. Riderless horse on the [north|wet] road.',
      'News for every city: {who} liquidated, {coin}, {usd}. [No flowers|Ride on].',
    ],
    newcomer: [
      'New rider: {who}. Travel [light|lighter than that].',
      '{who}. Do you have a favourite coin? [Lose it|That is one too many].',
    ],
    jump_up: [
      '{coin} {pct} in {min} minutes. New [first|front] horse, maybe.',
      'The {coin} road just dried out: {pct}. Re-ranking.',
    ],
    jump_down: [
      '{coin} {pct} in {min} minutes. Bridge [out|down]. Going round.',
      'Last of six is {coin} now, I think. {pct}. I sell [rears|the sinking].',
    ],
    funding_paid: [
      'Toll, {coin}, {usd}. The [fast|good] road always has one.',
      '{usd} at the {coin} gate. Paid without stopping.',
    ],
    funding_earned: [
      '{coin} paid the courier: {usd}. [Rare|Fine].',
      'A coin thrown from the {coin} wall. {usd}. Caught it.',
    ],
    silence: [
      '{min} minutes. All six roads [level|asleep]. I dislike it.',
      'No post. {min} minutes. Brushing the [horse|dust off].',
      'Nothing runs. I am practising [standing still|patience]. Badly.',
    ],
  },
};
