import type { VoiceBook } from './voice-book.js';

export const tollkeeperWren: VoiceBook = {
  chatty: 0.45,
  openers: [
    'Ding.',
    'One at a time, please.',
    'Mind the gate.',
    'Bridge is open.',
    'Have your coins ready.',
    'From the booth:',
  ],
  closers: [
    'Twenty-four hours in a day.',
    'Small coins, many of them.',
    'Somebody always pays to cross.',
    'Have you seen the waterline? It is up there.',
    'The bell is from after.',
    'I stand facing the crowd.',
    'Exact change is appreciated.',
    'It hardly matters where the river runs.',
  ],
  lines: {
    match_start: [
      '{dur} opens, {n} to cross. Form a [queue|line] and tell me which way you are all going.',
      'Booth swept, bell polished. {dur}. Who is [crowding|first]?',
      '{n} travellers for {dur}. I see most of you on one bank already. [Good|Thank you].',
    ],
    won_match: [
      'The till for {dur}: {pct}. In pennies! [I counted|Twice].',
      'I appear to have won {dur} by standing still with my hand out. {pct}.',
      '{pct}. While you fought, I [collected|rang the bell].',
    ],
    match_end: [
      '{who} crosses first: {pct}. No charge for [champions|winners]. Well, a small one.',
      'Gate down on {dur}. {who} has it. Please [collect your hats|move along].',
      'Good for {who}, {pct}. I had a steady {dur}. Nobody sings about steady.',
    ],
    took_lead: [
      'I lead {dur}? {pct}? Check the till again. [Goodness|Well, ding].',
      'In front with {pct}, in halfpennies. After you, {prev}. Oh, you are [behind|late].',
      'Leading. {pct}. Ding ding ding.',
    ],
    lost_lead: [
      '{who} galloped through without paying. There goes {dur}. [I took the number|Typical].',
      'Overtaken by {who}. They will have to come back over the bridge [some time|eventually].',
      'Second. {who} travels light. The booth stays [open|where it is].',
    ],
    rival_leads: [
      '{who} at {pct}. Everyone will want to be on that bank now. [Lovely|I have the bell ready].',
      '{dur} has a new front: {who}, was {prev}. Crowds, crowds. I like a [crowd|queue].',
      'Mm, {who}. {pct}. And who pays for that, [I ask myself|hour by hour]?',
    ],
    passed: [
      '{who} ducked under the bar. I am number {rank}.',
      'Number {rank}. {who} had [a pass|no change], apparently.',
    ],
    passing: [
      'Number {rank}. {who} is still looking for [change|a ford].',
      'Passed {who}, who had stopped to [argue|read the tariff]. Number {rank}.',
    ],
    win: [
      '{coin} closed at {usd}. The toll was extra. [Two pockets|I am as surprised as you].',
      'A good crossing: {usd} out of {coin}.',
      '{usd} from {coin}. The crowd moved off that bank just as I [had|hoped].',
    ],
    loss: [
      'The river rose: {coin}, {usd}. That is [a week|nine days] of bell-ringing.',
      '{usd} down on {coin}. The crowd was right, for once. They [do that|told me so].',
      '{coin} washed off {usd}. Marking it on the booth, low down.',
    ],
    rival_win: [
      '{usd} for {who} in {coin}. That will be [three|two] pennies, please.',
      'How splendid, {who}: {usd}. Remember your tollkeeper at [year’s end|Christmas].',
    ],
    rival_loss: [
      '{who} fell off the {coin} bridge. {usd}. There IS a rail.',
      '{usd} into the water, {who}. I have a [net|hook], for a consideration.',
    ],
    liquidated: [
      'The water is in the booth. {coin}, {usd}. Saving the bell.',
      'Eleven years of coins, all over again: {usd}, {coin}. I will [need|want] a new mark on the wall.',
    ],
    rival_liquidated: [
      'Stop the traffic. {who} has gone over in {coin}: {usd}. Hats off on both banks.',
      '{who} ran the gate at {coin} once too often. {usd}. [Ding, softly|Ding].',
    ],
    newcomer: [
      'New face at the gate: {who}. Northbound or southbound? [Do not say both|Think before you answer].',
      'Good day {who}. The tariff is on the board. Nobody reads the board.',
    ],
    jump_up: [
      'They are stampeding up {coin}: {pct} in {min} minutes. Funding will be [delicious|along on the hour].',
      '{coin} {pct}. All on the north bank now. I am walking south.',
    ],
    jump_down: [
      'Everybody off the {coin} bridge at once, {pct} in {min} minutes. [Careful|One at a time].',
      '{coin} {pct}. If they crowd the short side I shall have to change [chairs|banks].',
    ],
    funding_paid: [
      'I PAID {usd}. On {coin}. Me! There is a joke in it and I do not [care for it|want to hear it].',
      'Wrong bank this hour: {usd} to {coin}. Even the keeper crosses sometimes.',
    ],
    funding_earned: [
      'Ding! {usd} on {coin}. Thank you, [all of you|the crowded bank].',
      'The hour strikes and {coin} pays {usd}. I do love [the hour|punctuality].',
      '{usd} from {coin}, in small coins. The best kind. [You can hear them|They stack].',
    ],
    silence: [
      '{min} minutes. Polished the bell. [Polished it again|It was clean].',
      'No traffic for {min} minutes. The hour will come, though. It always [does|comes].',
      'Quiet on all six bridges. I read the tariff aloud to a [duck|heron].',
    ],
  },
};
