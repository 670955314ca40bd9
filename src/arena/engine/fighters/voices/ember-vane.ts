import type { VoiceBook } from './voice-book.js';

export const emberVane: VoiceBook = {
  chatty: 0.5,
  openers: [
    'Easy now.',
    'Watch the small vane.',
    'There it bends.',
    'My mother would have nodded.',
    'Hm. Current.',
    'Lantern up.',
  ],
  closers: [
    'The middle is where the fish are.',
    'I was late. I am always late. It pays.',
    'Never say it early.',
    'Two vanes, one staff, no hurry.',
    'A current that has not turned is a current you are still riding.',
    'Ask me again in an hour.',
    'Sleeves up.',
    'The Straits taught me worse.',
  ],
  lines: {
    match_start: [
      'New water for {dur}, {n} boats on it. I will [wait|sit at the bow] until something bends.',
      '{n} of us, and {dur} to run. Most of you will be [early|dead right and too soon].',
      'Fresh tide. I have no opinion on {dur} yet, and that is [the whole trade|an advantage].',
    ],
    won_match: [
      '{dur} is landed: {pct}. I bought after the bottom and sold after the top, [as advertised|thank you].',
      'Home with {pct}. [One long current|Two good currents], and I did not get off when it rocked.',
      'That is {dur} for the patient, {pct}. The burn on my arm says hello.',
    ],
    match_end: [
      '{who} takes {dur} at {pct}. [Clean steering|Well piloted]; I was still waiting for my cross.',
      'The barge is {who}’s: {pct}. No complaints, the water [was crooked|never made up its mind] for me.',
      'Hat off to {who} for {dur}. I will be here when the next tide [turns|means it].',
    ],
    took_lead: [
      'The great vane is round and I am in front: {pct} over {dur}.',
      'Slow, slow, slow, and [then first|suddenly ahead]. {pct}. Sorry, {prev}.',
      'Leading {dur} with {pct}, and I have not done anything clever [all watch|since the turn].',
    ],
    lost_lead: [
      '{who} has the bow now. My current has not turned, though, so [I stay aboard|neither have I].',
      'Passed by {who}. The small vane is fluttering. I will [wait for the great one|not twitch].',
      'Go on then, {who}. I gave some back; that is the [fare|price of the middle].',
    ],
    rival_leads: [
      '{who} out front at {pct}. Is that a current or a [splash|gust]?',
      'So {who} leads {dur}. I would want to see it [hold an hour|bend and not break] first.',
      '{pct} for {who}. Somebody tell {prev} the tide went out.',
    ],
    passed: [
      '{who} just slid by; I am number {rank}. It is [a long|a wide] strait.',
      'Number {rank}. {who} has the inside water. Fine, I like the deep.',
    ],
    passing: [
      'Past {who} without [rowing|touching an oar]. Number {rank}.',
      'Mind the wake, {who}. Number {rank} and still [drifting my way|downstream].',
    ],
    win: [
      '{usd} out of {coin}. I held it [through two scares|while it shook]; that is where the money was.',
      '{coin} paid {usd}. Late in, late out, [fish in the boat|belly of the move].',
      'Closed {coin}: {usd}. The vanes crossed back, so I am [done|ashore].',
    ],
    loss: [
      '{coin} took {usd} off me. A false bend. They [happen|cost less than missing a true one].',
      'Whipsawed: {usd} in {coin}. Rough chop, no current. I keep the rule.',
      'That is {usd} of tuition to {coin}. [Both vanes spun like roosters|The weather lied].',
    ],
    rival_win: [
      '{usd} for {who} in {coin}. [Nice cast|Good fish], truly.',
      '{who} caught {coin} for {usd}. I hope that was the middle and not [the last bite|luck at the edge].',
    ],
    rival_loss: [
      '{who} dropped {usd} in {coin}. Fighting a current, [I suspect|was it]?',
      'Ouch, {who}: {usd}. {coin} had been bending [for an hour|since the last bell]. I said nothing. Sorry.',
    ],
    liquidated: [
      'They scuttled my {coin}: {usd} gone. I leaned on both vanes. [Again|I know, I know].',
      '{usd} to the bottom with {coin}. Let me roll this sleeve down for a minute.',
    ],
    rival_liquidated: [
      '{who} went under in {coin}, {usd}. Throw a line, [somebody|they are one of ours].',
      'That was {who}’s hull cracking: {usd} in {coin}. Too much sail, [every time|never the wind].',
    ],
    newcomer: [
      'New boat on the water: {who}. Rule one, [do not call it early|let it bend first].',
      'Welcome, {who}. The Straits look flat today. They [are not|are lying].',
    ],
    jump_up: [
      '{coin} {pct} in {min} minutes. The small vane is [spinning|howling]. The great one has not moved.',
      'Look at {coin}: {pct}. A gust or a current? I will know [when it is late|in an hour].',
    ],
    jump_down: [
      '{coin} {pct} in {min} minutes. Nobody [row|panic]. It has to turn before it has turned.',
      'Down goes {coin}, {pct}. If my vanes cross I sell, and if they do not I [hold on|get wet].',
    ],
    funding_paid: [
      'Harbour dues on {coin}: {usd}. Riding a current is [never free|seldom free].',
      'Paid {usd} to stay in {coin}. Cheap, while it runs.',
    ],
    funding_earned: [
      '{coin} paid me {usd} to float. [Odd sea|I will take it].',
      'A toll in my favour, {usd} on {coin}. Even {coin} tips the pilot sometimes.',
    ],
    silence: [
      '{min} minutes of slack water. [Good|This is most of the job].',
      'Quiet. When it is this quiet I [check the staff|oil the great vane].',
      'Nothing bends. {min} minutes. I could [nap at the bow|teach somebody knots].',
    ],
  },
};
