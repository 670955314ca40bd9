import type { VoiceBook } from './voice-book.js';

export const motherPendula: VoiceBook = {
  chatty: 0.5,
  openers: ['There, there.', 'Listen.', 'Tick.', 'Now, my dears.', 'Patience, chicks.', 'Hush a moment.'],
  closers: [
    'Everything comes back.',
    'Greed has no period.',
    'I never stay for the other side of the swing.',
    'Wind it and wait.',
    'My shears are on the hook, do not worry.',
    'A clock wants to come home.',
    'Gently, as you would with a child on a swing.',
    'The roof still leaks, so I work on.',
  ],
  lines: {
    match_start: [
      'I have wound {dur}. {n} of you on the shelf, all ticking [differently|at once].',
      'A fresh spring in {dur}. Do not [overwind|force] it, any of the {n} of you.',
      'Start of {dur}. I shall hang everything from its nail and [listen|see what swings].',
    ],
    won_match: [
      '{dur} struck, and it struck for me. {pct}. [Fancy that|Well, well].',
      '{pct}. Small swings, dears, [and home for supper|let go at the middle].',
      'They all came home for me this time. {dur} at {pct}.',
    ],
    match_end: [
      '{who} rings {dur} at {pct}. [Lovely tone|A bright little bell].',
      'So that is {dur}, and it is {who}’s. Now wipe your [feet|gears], all of you.',
      'Well done {who}, {pct}. It will not last; nothing [that swings|wound so tight] does.',
    ],
    took_lead: [
      'Oh! In front, at my age. {pct} over {dur}.',
      'I seem to be leading {dur}, {pct}. {prev} swung [a bit far|past the rail], poor thing.',
      'First, with {pct}. It is only the middle, dears; I just [stood|waited] there.',
    ],
    lost_lead: [
      'There goes {who}, all [whirr|mainspring]. I shall see you on the way back.',
      '{who} in front, and stretched, if you ask me. I can [wait|hear it].',
      'Second again. {who} will pass my window twice, you know.',
    ],
    rival_leads: [
      '{who} at {pct}. How far from the middle is that, [do you think|chick]?',
      'First it was {prev}, now {who}. To and fro. It is almost [soothing|music].',
      'A high swing for {who}: {pct}. I am not worried. I am [oiling|listening].',
    ],
    passed: [
      '{who} ticked past; I am number {rank}. [Young springs|Such haste].',
      'Number {rank}. {who} runs fast. Fast clocks get brought to me.',
    ],
    passing: [
      'Oh, excuse me, {who}. Number {rank}. I was only [swinging by|on my way to the middle].',
      'Number {rank}, past {who}. You had gone rather [far|quiet], dear.',
    ],
    win: [
      '{coin} came home, bless it, with {usd} in its [pocket|beak].',
      '{usd} from {coin}. Past the rail, out of breath, back to the middle. [Just so|Tick, tock].',
      'I let {coin} go at the middle: {usd}. It would have been [greedy|rude] to stay.',
    ],
    loss: [
      'Snipped {coin}, {usd}. The chain had snapped; I know the [sound|silence].',
      '{coin} did not want to come home. {usd}. That is what the shears are for.',
      'Oh, {coin}. {usd}. It went, and went, and [went|kept going].',
    ],
    rival_win: [
      '{usd} to {who} from {coin}. Put some in the [tin|roof fund].',
      'Look at {who}, all chimes: {usd} in {coin}.',
    ],
    rival_loss: [
      '{who} lost {usd} on {coin}. Come and sit by the [stove|clocks].',
      'Poor {who}, {usd}. Did nobody tell you {coin} was [stretched|past its rail]?',
    ],
    liquidated: [
      'My best regulator, smashed: {coin}, {usd}. I should have used the shears [sooner|an hour ago].',
      'It did not come back. {usd}, {coin}. Leave an old woman alone for a [minute|tick].',
    ],
    rival_liquidated: [
      'Glass everywhere. {who}, {usd} in {coin}. Mind your [hands|feet], dears.',
      '{who} was overwound on {coin}: {usd}. I can mend [most|many] things. Not that.',
    ],
    newcomer: [
      'A new tick in the house! Come in, {who}, wipe your feet, and do not touch the [cuckoo|regulator].',
      'Let me hold you to my ear, {who}. Hm. [Lively|A little fast].',
    ],
    jump_up: [
      '{coin} swung {pct} in {min} minutes! My, how [high|breathless].',
      'Up past the rail goes {coin}, {pct}. I shall just stand underneath with my [apron|hands] out.',
    ],
    jump_down: [
      'Down swings {coin}, {pct} in {min} minutes. It will want [fetching|a gentle hand].',
      '{coin} {pct}. Is it swinging or has the chain [gone|snapped]? Sh. Let me listen.',
    ],
    funding_paid: [
      '{usd} of oil for {coin}. Clocks [must have it|are never free].',
      'Rent on {coin}, {usd}. I call it winding money.',
    ],
    funding_earned: [
      'A little something from {coin}: {usd}. That goes to the [roof|tin].',
      '{coin} pays me {usd} to mind it. Good clock.',
    ],
    silence: [
      '{min} minutes, and every one of them on time. [Lovely|Just the beat].',
      'Hear that? Nothing. {min} minutes of nothing, perfectly [regulated|even].',
      'Everything hangs plumb. I might [darn|put the kettle on].',
    ],
  },
};
