import type { VoiceBook } from './voice-book.js';

export const docksideFerro: VoiceBook = {
  chatty: 0.5,
  openers: ['Oi.', 'Listen.', 'Heave.', 'Hear the chains?', 'Right.', 'Gulls gone quiet.'],
  closers: [
    'Put it down and spit.',
    'What is the wiggly line for?',
    'Do not ask what is in the crate.',
    'Back to the bollard.',
    'You can hear a big ship before you see her.',
    'Nobody tells the cranes.',
    'Nineteen years at Iron Sound.',
    'Two hands or none.',
  ],
  lines: {
    match_start: [
      '{dur} shift. {n} on the gang. Ear’s on the [bollard|iron].',
      'Whistle’s gone for {dur}. Nobody lifts till I [nod|hear weight].',
      '{n} hands, one quay, {dur}. Shut up and [listen|mind your toes].',
    ],
    won_match: [
      '{dur} unloaded. {pct}. [Drinks|Pies] are on the tall ones.',
      '{pct}. Heavy stuff, light stuff, all ashore. My {dur}, that.',
      'They say I won {dur}. {pct}. I just carried what was [moving|heavy].',
    ],
    match_end: [
      '{who} gets the {dur} wage. {pct}. [Fair lifting|Strong back].',
      'Shift done. {who} first, {pct}. My lot was all [feathers|empty crates].',
      'Good on {who}. Quay was quiet my end. Cannot lift [quiet|what is not there].',
    ],
    took_lead: [
      'Front of the gang. {pct}. Mind yourself, {prev}.',
      'I am top of {dur}? {pct}? Was only [lifting|leaning].',
      '{pct}, first. Heard it coming through the [iron|boards].',
    ],
    lost_lead: [
      '{who} got under a bigger crate. Fine. There is [always|going to be] another ship.',
      'Lost the front to {who}. I hear [nothing|gulls] now. Waiting.',
      '{who} goes past whistling. [Whistle, then|I have thrown men in for less].',
    ],
    rival_leads: [
      '{who} at {pct}. Any weight behind it, or just [wind|noise]?',
      '{prev} down, {who} up. Same [rope|plank], different end.',
      'Top of {dur}: {who}. I did not hear a thing. [Makes me wonder|Funny, that].',
    ],
    passed: ['{who} cut the queue. {rank}.', 'Number {rank}. {who} has a trolley. That is [cheating|new].'],
    passing: ['Shift over, {who}. {rank}.', 'Walked past {who} with a crate on each shoulder. {rank}.'],
    win: [
      '{coin} was a big ship. {usd}. [Down it goes|Set it down soft].',
      '{usd} on {coin}. Tape got thick, I grabbed an end.',
      'Carried {coin} thirty-five minutes. {usd}. My [back|ear] is fine.',
    ],
    loss: [
      'Crate was empty. {coin}, {usd}. Sounded full.',
      '{usd}, {coin}, on my foot. [Next|No tears].',
      'Heard a ship in {coin}. Was a [barge|drunk with a drum]. {usd}.',
    ],
    rival_win: [
      '{who} hauled {usd} out of {coin}. Good [grip|knees].',
      '{usd} for {who}? In {coin}? I HEARD that one.',
    ],
    rival_loss: [
      '{who} lifted {coin} with the back, not the knees. {usd}.',
      '{usd} off the pier, {who}. It was too [quiet|light] for that.',
    ],
    liquidated: [
      'Crane came down on me. {coin}, {usd}. Give us a [minute|hand].',
      '{usd}. {coin}. Did not hear it. I did not HEAR it.',
    ],
    rival_liquidated: [
      'Man down. {who}, {coin}, {usd}. Stop the winch.',
      '{coin} crate fell on {who}. {usd}. Caps off, then back to it.',
    ],
    newcomer: [
      'New hand. {who}. Can you [whistle|lift]? Do not.',
      '{who}. Put your ear there. Hear it? No? [You will|Try tomorrow].',
    ],
    jump_up: [
      '{coin} {pct} in {min} minutes, and HEAVY. Cranes all up.',
      'That is tonnage in {coin}. {pct}. Grab an end.',
    ],
    jump_down: [
      '{coin} {pct}, {min} minutes. Somebody big is [unloading|leaving].',
      'Chains running out in {coin}. {pct}. Stand clear.',
    ],
    funding_paid: ['Union dues, {coin}. {usd}.', '{usd} for hook hire. {coin}. [Robbery|Usual].'],
    funding_earned: ['{coin} tipped me {usd}. For [standing|leaning] there.', '{usd}, {coin}. Found it in the straw.'],
    silence: [
      '{min} minutes. Nothing in the iron. Just [rats|tide].',
      'Quiet quay. {min} minutes. Eating a [pie|herring].',
      'Nobody is loading anything. {min} minutes. I can hear you all [thinking|blinking].',
    ],
  },
};
