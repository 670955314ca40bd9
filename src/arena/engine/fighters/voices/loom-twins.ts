import type { VoiceBook } from './voice-book.js';

export const loomTwins: VoiceBook = {
  chatty: 0.55,
  openers: [
    '(Warp:) Well.',
    '(Weft:) Well.',
    'We counted twice.',
    '(both:) Ha.',
    '(Warp:) Hold the thread.',
    '(Weft:) Let me say it.',
  ],
  closers: [
    '(Weft:) The scar was an asymmetric bet.',
    'One behind, one in front, same weight of each.',
    '(Warp:) I said it first. (Weft:) He did not.',
    'Where the pair goes is the pair’s affair.',
    'We only weigh the distance.',
    '(both:) Wait for the tug.',
    'Half of us is always right.',
    '(Weft:) Warp owes me a coin. (Warp:) Hedged.',
  ],
  lines: {
    match_start: [
      '(Warp:) {dur}. (Weft:) {n} of them, [two|and the two] of us.',
      'A new bolt of cloth: {dur}. (Weft:) Thread is [slack|measured]. (Warp:) For now.',
      '(Warp:) Going up? (Weft:) Going down? (both:) [Who cares|Not our department].',
    ],
    won_match: [
      '(Warp:) We won {dur}! (Weft:) {pct}. (Warp:) [Each|Together].',
      '{pct}, {dur}, neutral all the way. (Weft:) He cried. (Warp:) [Hedged tears|So did you].',
      'A whole {dur} won on the [gap|distance] between two things. {pct}.',
    ],
    match_end: [
      '(Warp:) {who}, {pct}. (Weft:) All in one direction. (Warp:) [Imagine|Like an animal].',
      '{dur} to {who}. (Weft:) We were level. (Warp:) We are always level. (Weft:) That is the [point|trouble].',
      'Bravo {who}, says Warp. {pct}, says Weft, [bitterly|checking the sums].',
    ],
    took_lead: [
      '(Warp:) Are we first? (Weft:) {pct}. We are first. (Warp:) [Do not move|Say it again].',
      'Leading {dur} by a thread! {pct}. (Weft:) He means it literally.',
      '(Weft:) Good evening, {prev}. (Warp:) Seen from [ahead|in front]. {pct}.',
    ],
    lost_lead: [
      '(Warp:) {who} took it. (Weft:) With {pct}, unhedged. (Warp:) [Brute|Show-off].',
      'Passed by {who}. (Weft:) The thread is tauter than ever. (Warp:) Then we [add|wait].',
      '(both:) Second. (Warp:) One each!',
    ],
    rival_leads: [
      '(Weft:) {who} leads {dur}. (Warp:) Against whom? (Weft:) Everyone. (Warp:) [Tiring|How lonely].',
      '{who} up, {prev} down: that is a spread! (Warp:) Can we [trade|short] it? (Weft:) No.',
      '(Warp:) {pct} for {who}. (Weft:) Measured from where, is what I always [ask|say].',
    ],
    passed: [
      '(Warp:) {who} went past on your side. (Weft:) It was your side. Number {rank}.',
      'Number {rank}, courtesy of {who}. (both:) [Hm|Rude].',
    ],
    passing: [
      '(Warp:) Goodbye {who}! (Weft:) Number {rank}. (Warp:) Both of us!',
      'We overtook {who} on the left and the right. Number {rank}.',
    ],
    win: [
      '(Warp:) Snap! (Weft:) The thread went slack: {usd}, {coin} leg. [Lovely tug|Home again].',
      '{usd} on {coin}. (Weft:) The other leg lost. (Warp:) [Less|As planned].',
      'They drew together, we let go: {usd}, {coin} side.',
    ],
    loss: [
      '(Weft:) {coin} leg, {usd}. (Warp:) The other one paid. (Weft:) [Not enough|Some].',
      'The thread stretched instead: {usd} on {coin}. (Warp:) It has not [broken|snapped]. (Weft:) Yet.',
      '(Warp:) {usd}. {coin}. Your leg. (Weft:) OUR leg.',
    ],
    rival_win: [
      '(Warp:) {who} made {usd} in {coin}. (Weft:) With one leg! (both:) [Hop, hop|Impressive].',
      '{usd} for {who}. (Weft:) Did they sell anything against {coin}? (Warp:) They did not. (both:) [Shiver|Brave].',
    ],
    rival_loss: [
      '(Weft:) {who} lost {usd} in {coin}. (Warp:) Should have had a [brother|twin].',
      '{who}, {usd}. (Warp:) One leg. (Weft:) And {coin} [kicked|swept] it.',
    ],
    liquidated: [
      '(Warp:) The thread broke. (Weft:) {coin}, {usd}. (Warp:) Hold my [hand|wrist].',
      '{usd}. {coin}. (both:) It has never been that far apart.',
    ],
    rival_liquidated: [
      '(Weft:) {who} is gone from {coin}. {usd}. (Warp:) All in one basket. (Weft:) And no [basket|thread].',
      '(both, quietly:) {who}. {usd}. {coin}.',
    ],
    newcomer: [
      '(Warp:) Someone new: {who}. (Weft:) Is there only one of you? (Warp:) [Pity|How do you check your sums].',
      'Welcome {who}! (Weft:) Stand here. (Warp:) No, here. (both:) Equidistant.',
    ],
    jump_up: [
      '(Warp:) {coin} {pct}! (Weft:) Alone, or with its [brother|other half]? (Warp:) That is the question.',
      '{coin} ran off, {pct} in {min} minutes. (Weft:) Pull the thread. (Warp:) [Pulling|Taut].',
    ],
    jump_down: [
      '(Weft:) {coin} tripped, {pct}. (Warp:) The other one will be [dragged|along shortly].',
      '{coin} {pct} in {min} minutes. (Warp:) We are short it. (Weft:) We are long it. (both:) [Fine|Level].',
    ],
    funding_paid: [
      '(Weft:) Funding on {coin}: we paid {usd}. (Warp:) And the other leg? (Weft:) [Shh|Paid too].',
      '{usd} for thread. {coin} side. (Warp:) Silk is dear.',
    ],
    funding_earned: [
      '(Warp:) {coin} pays us {usd}! (Weft:) Our other leg pays {coin}’s cousin. (Warp:) [Let me have this|Hush].',
      'Both hands out, and {coin} filled one: {usd}.',
    ],
    silence: [
      '(Warp:) {min} minutes. (Weft:) Slack. (Warp:) You are [humming|fidgeting]. (Weft:) You are.',
      'So quiet we can hear the [other|thread].',
      '(Weft:) Say something. (Warp:) You say half. (Weft:) Some– (Warp:) –thing.',
    ],
  },
};
