import type { VoiceBook } from './voice-book.js';

export const nettleCrow: VoiceBook = {
  chatty: 0.8,
  openers: ['Caw.', 'Ha!', 'Oh, run, run!', 'From up here:', 'Ring the bell, why don’t you.', 'Boo.'],
  closers: [
    'There is hardly ever a wolf.',
    'Count to fifty.',
    'A joke told twice is only noise.',
    'I went the other way.',
    'You left your door unlocked, by the way.',
    'The louder the better.',
    'Ask me about the scars. Go on.',
    'Hob’s End sends its love.',
  ],
  lines: {
    match_start: [
      '{n} villagers and {dur}. Who screams [first|loudest]?',
      'They have rung the bell for {dur}. I am on the [scoreboard|roof], coat inside out.',
      'Go on then, all {n} of you. Run somewhere. [Anywhere|Together, please].',
    ],
    won_match: [
      'I won {dur}! {pct}! Every one of you ran the wrong [way|street]!',
      '{pct}. You screamed, I smiled, {dur} is [mine|pocketed].',
      'Best view of {dur} was from the scoreboard, right above my own name. {pct}.',
    ],
    match_end: [
      '{who} won {dur} by agreeing with everybody. {pct}. How [brave|original].',
      'Oh, clap for {who}, everyone else is. {pct}. I shall clap on the [off-beat|other foot].',
      '{dur} over. Three real wolves. [Three|Bad street]. It happens.',
    ],
    took_lead: [
      'Look who is on TOP of the scoreboard as well as ON it. {pct}.',
      '{prev}! You ran past me! Wrong [way|direction]! {pct}!',
      'Leading {dur}, {pct}, by disagreeing [punctually|with all of you].',
    ],
    lost_lead: [
      '{who} leads. Everyone cheers. That is my favourite [sound|signal].',
      'Knocked off my perch by {who}. The perch is [cold|overrated].',
      'Fine, {who}. Enjoy the crowd. I always [do|eat it].',
    ],
    rival_leads: [
      '{who} at {pct}! Listen to them love it. Oh, this is [ripe|nearly ripe].',
      'First they adored {prev}, now {who}. I keep a [list|scarecrow of each].',
      'Is {who} a genius at {pct}? Ask again in fifty minutes.',
    ],
    passed: [
      '{who} hopped over me. {rank}. I have been lower. I LIKE lower.',
      'Number {rank}. {who}, you have straw in your [hair|ears].',
    ],
    passing: [
      'Number {rank}! Past {who}, who was running with the [rest|sheep].',
      'Beep beep, {who}. {rank}. Or is it caw caw.',
    ],
    win: [
      'They screamed about {coin} and there was NO WOLF. {usd}. I am eating their [soup|bread].',
      '{usd} off {coin}, and off by the clock. [Fifty minutes|Not one minute more].',
      'Thank you for the panic in {coin}. {usd}. [Do it again|Same time tomorrow]?',
    ],
    loss: [
      'So {coin} was a wolf. {usd}. Small one. [I counted|I kept the tooth].',
      '{usd}, {coin}. The bell was TRUE. I resent that.',
      'Bitten by {coin}, {usd}. Fifty is fifty. [Out|I let go].',
    ],
    rival_win: [
      '{who} made {usd} in {coin} by doing what it was already doing. [Marvellous|A poem].',
      '{usd} for {who}! Quick, everyone copy it, so I can [eat|sell].',
    ],
    rival_loss: [
      '{who} ran down the {coin} street. {usd}. I could SEE you from [here|the roof].',
      'Was it a wolf, {who}? No? {usd} for a [wedding|cow]?',
    ],
    liquidated: [
      'WOLF. {coin}. {usd}. Fourth time. I shall want a bigger sleeve.',
      '{usd} and half a coat, {coin}. It was really there. Big as a [barn|church].',
    ],
    rival_liquidated: [
      'Oh. {who}. {usd} in {coin}. I do not heckle [funerals|that].',
      '{who} is down and {coin} is still chewing: {usd}. ...Caw.',
    ],
    newcomer: [
      'Fresh villager! {who}! Which way will YOU run?',
      'Hello {who}. When the bell goes, look at me, then do the [opposite|same]. No, opposite.',
    ],
    jump_up: [
      '{coin} {pct} in {min} minutes and everyone is a [prophet|genius]! I am measuring.',
      'They are DANCING for {coin}, {pct}. Any taller and I drop on its back.',
    ],
    jump_down: [
      '{coin} {pct} in {min} minutes! The sky! The SKY! [Lovely|Louder].',
      'Scream if you hold {coin}. {pct}. Oh, that IS loud.',
    ],
    funding_paid: [
      '{usd} to disagree about {coin}. Worth [double|every feather].',
      'They tax heckling now: {usd}, {coin}.',
    ],
    funding_earned: [
      'The crowd in {coin} is PAYING me, {usd}, to call it [names|silly]!',
      '{usd} from {coin}. Being unpopular is a [living|wage].',
    ],
    silence: [
      '{min} minutes and not one scream. What is [wrong|the matter] with you people?',
      'Somebody do something stupid. {min} minutes. I am [moulting|starving].',
      'WOLF! ...No? Nobody? All right. It has been {min} minutes.',
    ],
  },
};
