import type { VoiceBook } from './voice-book.js';

export const vesperAlmanac: VoiceBook = {
  chatty: 0.45,
  openers: [
    'Entered:',
    'The book has a line for this.',
    'In brown ink:',
    'At this hour:',
    'As the ninth Vesper wrote:',
    'Let me turn the page.',
  ],
  closers: [
    'The column for why is ruled out.',
    'A week-old line I trust. A day-old line gets a penny.',
    'More often than people think.',
    'The hours are the same anywhere.',
    'The ferryman drinks on the tenth.',
    'Not surely. Not by much.',
    'I bet a penny on it.',
    'Nine Vespers would agree.',
  ],
  lines: {
    match_start: [
      'New page: {dur}, {n} names. I write the hour and [leave room|sand the ink].',
      '{dur} opens. I know how this hour [usually|mostly] ends. You will laugh.',
      'Sharpened the quill for {dur}. {n} of you to [enter|spell].',
    ],
    won_match: [
      '{dur} went as it has been used to go. {pct}. [Blotted and signed|Amen].',
      'Let the book show {pct} and my own name over {dur}. The tenth Vesper is [pleased|allowed a biscuit].',
      'A good hour, and then a good hour. {pct}. That is all {dur} is.',
    ],
    match_end: [
      '{who}, {dur}, {pct}. Entered. The ink does not [envy|mind].',
      'I write {who} down for {dur}. Under cause I write [nothing|what the fourth Vesper wrote].',
      'The page of {dur} is full. {who} at the top. The next one is [white|ruled already].',
    ],
    took_lead: [
      'My name at the head of the page: {pct}. It was the hour’s [turn|doing].',
      'I lead {dur} with {pct}. {prev}’s hour is over; they do [end|go by].',
      'First. {pct}. I read it aloud, twice, and [smiled|went pink].',
    ],
    lost_lead: [
      '{who} has this hour. The book said [someone would|as much].',
      'Struck through, and {who} written above. Neatly. I have a good hand.',
      'Out of first. The present hour was never mine. The next [may be|I have hopes of].',
    ],
    rival_leads: [
      '{who} at {pct}. At this hour yesterday it was somebody [else|quite else].',
      'Head of {dur}: {who}, late of {prev}. The page [turns|is thin here].',
      '{who} leads. I look for an older line about that and find [three|a pressed flower].',
    ],
    passed: [
      '{who} above me; I am number {rank}. Entered without comment.',
      'Number {rank}. {who}’s hour. I can [wait one|lend it].',
    ],
    passing: ['Number {rank}, with {who} just below on the page.', 'My hour, {who}. Number {rank}.'],
    win: [
      '{coin} leaned as it leans: {usd}. A [penny|line] well bet.',
      '{usd} by {coin}. The hour has done that [before|these many days].',
      'Reaped {coin}, {usd}. There is a little sheaf drawn in the [margin|corner].',
    ],
    loss: [
      '{coin} broke with custom. {usd}. The line is [fainter|worth less] now.',
      '{usd} on {coin}. The hour was new, after all. Some are.',
      'A smudge at {coin}: {usd}. I date it and go on.',
    ],
    rival_win: [
      '{who}: {coin}, {usd}. A red initial for that.',
      '{usd} to {who} at this hour. I shall remember the [hour|hour, not the who].',
    ],
    rival_loss: [
      '{who} sowed {coin} in the wrong hour. {usd}.',
      'Frost on {who}: {usd} in {coin}. It comes about [now|this time], frost.',
    ],
    liquidated: [
      '{coin}. {usd}. The page is [torn|black]. I shall bind in another.',
      'Hail. {usd} of {coin} flattened. The book has that line too, from the sixth Vesper. One word.',
    ],
    rival_liquidated: [
      '{who}, {coin}, {usd}. I draw the small cross in the margin.',
      'The east wind took {who} at {coin}: {usd}. I had the hour. Not the [name|house].',
    ],
    newcomer: [
      'A new name. How do you spell {who}? [Like that? Well|Ah, as it sounds].',
      '{who}, arrived at this hour. I shall know in a week whether it is [usual|a good sign].',
    ],
    jump_up: [
      '{coin} {pct} in {min} minutes. At this hour! I turn back and [back|find nothing].',
      'The lark is up in {coin}: {pct}. Early, by the book.',
    ],
    jump_down: [
      '{coin} {pct} in {min} minutes. The column for this hour was [level|dry] till now.',
      'Down {coin} goes, {pct}. The ferryman must have started.',
    ],
    funding_paid: [
      'Tithe on {coin}: {usd}. Always on the hour. I [approve|own it is regular].',
      '{usd} to {coin}. Entered under seed.',
    ],
    funding_earned: [
      '{coin} pays a rent of {usd}. The hours [keep|are kind].',
      'Eggs from {coin}: {usd}. In the pantry column.',
    ],
    silence: [
      '{min} minutes with nothing to write. I draw a [hare|fern].',
      'The quiet hour. It is always quiet now. See? [Here|Eleven times].',
      'Sand, blot, wait. {min} minutes.',
    ],
  },
};
