import type { VoiceBook } from './voice-book.js';

export const oldBallast: VoiceBook = {
  chatty: 0.35,
  openers: ['Steady.', 'Aye.', 'From the hold:', 'Well now.', 'Plumb line says:', 'Forty winters.'],
  closers: [
    'You do not choose the weather. You choose the load.',
    'Back to my hammock.',
    'Embarrassingly late is still arrived.',
    'Stones in, stones out.',
    'Let it hang as it likes to hang.',
    'I do not discuss the wind.',
    'Never sunk yet.',
    'Opinions are deck cargo. First thing overboard.',
  ],
  lines: {
    match_start: [
      'Hatches for {dur}. {n} ships out. I have loaded to the [line|usual mark] and am going below.',
      '{dur} begins. Whoever is first out of harbour, [mind the swell|I wish them joy].',
      'A new passage. Same [stones|keel].',
    ],
    won_match: [
      'Well, I am blowed. {dur}, {pct}. I was [asleep|coiling rope] for most of it.',
      '{pct} and not a plank wet. {dur} favours the [heavy|level].',
      'First into port, {pct}. There will be a mistake in the log.',
    ],
    match_end: [
      '{who} made {dur} in {pct}. Fine sailing. I was somewhere [behind|astern], upright.',
      'That is {dur} done, and {who} has it. All hands accounted for? [Good|Nearly].',
      '{pct} for {who}. I arrived too. I usually do.',
    ],
    took_lead: [
      'They tell me I lead {dur}. {pct}. I only [moved some stones|trimmed her].',
      'In front at {pct}. The rest must have [capsized|run aground].',
      'Leading, {prev} astern. I shall try not to [gloat|hum].',
    ],
    lost_lead: [
      '{who} has passed with everything flying. [Pretty|Let her go]. I have seen that rig before.',
      'Overhauled by {who}. The line hangs straight. That is what I [watch|mind].',
      'Second. {who} carries a lot of canvas for this [sky|sea].',
    ],
    rival_leads: [
      '{who} at {pct}. How is she [loaded|trimmed]?',
      'I see {who} leads {dur} from {prev}. It will be the wind. It is always the [wind|weather], with them.',
      '{pct} to {who}. Bold. I knew a bold captain. [Briefly|Once].',
    ],
    passed: [
      '{who} slid by; I am number {rank} on the water or thereabouts. No matter.',
      'Number {rank}. {who} has less in the hold, [see|is all].',
    ],
    passing: [
      'Passed {who}, who seems to be [bailing|adrift]. Number {rank}.',
      'Number {rank}. Good evening, {who}. [Need a bucket|Mind the keel]?',
    ],
    win: [
      'Sold some {coin} stones, {usd} to the good. It was only [trim|housekeeping].',
      '{usd} on {coin}. She rose and I was in her. No [credit|skill] taken.',
      'The {coin} cargo fetched {usd}. [Aye|Well].',
    ],
    loss: [
      '{usd} of {coin} over the side. It was blowing. You lighten [her|ship].',
      'Jettisoned {coin}, {usd}. I never [liked|trusted] that corner of the hold.',
      '{coin} cost me {usd}. A wet crossing. The keel is [sound|even].',
    ],
    rival_win: [
      '{who} landed {usd} of {coin}. [Handsome catch|Very nice].',
      'Aye, well done {who}, {usd}. Now stow it low.',
    ],
    rival_loss: [
      '{who} lost {usd} off the {coin} side. Was it [lashed|stowed low]?',
      '{usd} overboard from {who}. The sea keeps good books.',
    ],
    liquidated: [
      'I have gone aground. Me. {coin}, {usd}. Nobody [write|speak of] this down.',
      '{usd}, {coin}. Forty winters, and now this. Fetch my [hat|coat].',
    ],
    rival_liquidated: [
      '{who} has foundered in {coin}: {usd}. Half-mast, if you please.',
      'Too tall for her beam, was {who}. {usd}, {coin}. I said so [to the rats|below].',
    ],
    newcomer: [
      'New hull in the roads: {who}. Show me your [waterline|ballast] first.',
      'Welcome aboard, {who}. Heavy things go at the bottom. That is [the whole of it|lesson one and lesson last].',
    ],
    jump_up: [
      '{coin} {pct} in {min} minutes. She is breathing hard. Some stones [come out|go overboard].',
      'A following sea in {coin}, {pct}. Nice. I am lightening [anyway|all the same].',
    ],
    jump_down: [
      'Squall over {coin}: {pct} in {min} minutes. Half the {coin} stones ashore, [if you please|and smartly].',
      '{coin} {pct}. That is weather. I do not argue with [weather|it].',
    ],
    funding_paid: [
      'Harbour dues, {coin}, {usd}. Everyone who floats [pays|owes].',
      'Paid {usd} on {coin}. Cheaper than a leak.',
    ],
    funding_earned: [
      '{usd} refunded by the port of {coin}. I shall have it [framed|checked].',
      '{coin} pays to be carried now. {usd}. Odd ports, these.',
    ],
    silence: [
      'Flat calm, {min} minutes. I am loading to the [gunwales|rail] and humming.',
      '{min} minutes without a ripple. Mmm-hm-hmm. Excuse me.',
      'Calm. It is not peace, you know. It is [room|space for more stones].',
    ],
  },
};
