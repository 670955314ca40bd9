import type { VoiceBook } from './voice-book.js';

export const echoHarrow: VoiceBook = {
  chatty: 0.4,
  openers: ['Yes.', 'I know.', 'As you were about to say:', 'One stroke.', 'Hand raised.', 'Across the water:'],
  closers: [
    'And the fourth hill is always late.',
    'I buy silences.',
    'You were going to ask. No.',
    'Every hill answers. Not every hill in time.',
    'The bell has not stopped, you know.',
    'A little later, a little changed.',
    'I keep some of the bell on the other side.',
    'There. Now you hear it.',
  ],
  lines: {
    match_start: [
      'The bell for {dur}. {n} hills. I know already who will answer [last|first].',
      '{dur} has begun. You were about to [wish me luck|ask if I am ready]. Thank you.',
      'First stroke of {dur}. Wait for the [other four|rest of it].',
    ],
    won_match: [
      '{dur}, {pct}. I had my hand up before the last [stroke|hill].',
      'Yes, I won {dur}. {pct}. You will say it was quiet. It was [owed|patient].',
      '{pct}: five silences bought, five answers sold. That was {dur}.',
    ],
    match_end: [
      '{who}, {pct}. I heard it coming and could not [reach|hedge] it.',
      '{dur} is {who}’s. The hills kept their [debts|tongues] this time.',
      'Congratulations, {who}. You are welcome. (You were going to [thank us|say thank you].)',
    ],
    took_lead: [
      'I lead. {pct}. {prev} will say something in a [moment|breath].',
      'First in {dur}, {pct}, between one stroke and [the next|its echo].',
      'The hill answered. {pct}. I had been [standing there|waiting on the right rock].',
    ],
    lost_lead: [
      '{who}. Yes. I saw the ripple.',
      'Passed by {who}, loudly. Loud things [fade|come back smaller].',
      'Second now. {who} is all [stroke|bell] and no echo. Wait.',
    ],
    rival_leads: [
      '{who} at {pct}. And who follows {who}? That one I would [buy|watch].',
      '{prev} rang, {who} answered. It goes round the [valley|lake].',
      'You will all copy {who} in a minute. I am just [counting|saying].',
    ],
    passed: [
      '{who} passes. Number {rank}. I had stepped aside, you notice.',
      'Number {rank}. {who} was a moment [early|ahead of me]. That stings.',
    ],
    passing: [
      'Number {rank}. Pardon, {who}. You were about to [slow|stop].',
      'Past {who}. {rank}. The splash comes later.',
    ],
    win: [
      '{coin} answered: {usd}. Late, and a little [changed|flat].',
      '{usd}. {coin} owed me that since the last [stroke|bell].',
      'I sold the shout of {coin}. {usd}. It came back a [whisper|sigh].',
    ],
    loss: [
      '{coin} never answered. {usd}. Some hills are [asleep|clay].',
      '{usd} on {coin}. I raised my hand and nothing [came|rang]. Embarrassing.',
      'The {coin} hill moved. {usd}. They are not supposed to.',
    ],
    rival_win: [
      '{who}: {usd} in {coin}. I will hear about it [twice|from four sides].',
      '{usd} for {who}. That was an echo of mine, I think.',
    ],
    rival_loss: [
      '{who} lost {usd} shouting at {coin}. One does not [shout|shout at hills].',
      '{usd}. I am sorry, {who}. I nearly said it [in time|first].',
    ],
    liquidated: [
      'I did not hear it. {coin}, {usd}. There was no first stroke.',
      'Under the lake. {usd}, {coin}. It rings down here.',
    ],
    rival_liquidated: [
      '{who}... {usd}... {coin}... It will come back to us from the hills.',
      'The ferry is full. {who}, {coin}, {usd}.',
    ],
    newcomer: [
      'Hello, {who}. Yes, it is. No, they do not. [Left|Over there].',
      '{who}. I have heard of you. In about a [minute|week].',
    ],
    jump_up: [
      '{coin} struck {pct} in {min} minutes. Now the others. One... [two|wait]...',
      'A great stroke in {coin}, {pct}. Which of the five is still [silent|asleep]?',
    ],
    jump_down: [
      '{coin} {pct} in {min} minutes. The hills will say it [too|again]. Count.',
      'The bell swung back: {coin} {pct}. Ferry stays [in|tied].',
    ],
    funding_paid: [
      '{usd} to the {coin} ferry. I knew the [fare|hour].',
      '{coin} took {usd}. I had it in my hand already.',
    ],
    funding_earned: [
      '{coin} gave {usd}. You were going to ask [how|why]. I do not know.',
      'An echo in coins: {usd}, {coin}.',
    ],
    silence: [
      '{min} minutes. Somebody is about to speak. ...No. I was [wrong|early].',
      'The bell is still. I can hear the [lake|reeds].',
      'All five hills paid up. Nobody owes me anything. It is [lonely|clean].',
    ],
  },
};
