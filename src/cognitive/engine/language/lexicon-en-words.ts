/** English words by weight beyond AFINN: how goods, services and trades go well or wrong. Curated here. */
export const WORDS_EN: Record<string, string> = {
  '3': `ecstatic overjoyed thrilled obsessed phenomenal exquisite immaculate flawless unbeatable unmatched unrivalled unrivaled divine
    sublime magnificent masterpiece lifesaver hooray woohoo yay yippee smitten besotted exhilarating jackpot faultless
    faultlessly impeccable impeccably heavenly mesmerising mesmerizing`,
  '2': `outperform outperforms outperformed outperforming outshine outshines excel excels excelled thrive thrives thrived thriving wowed wows dazzle dazzled
    pamper pampered uplifting brighten brightened brightens simplify simplifies simplified streamlined surpassed surpasses shines shone shine glow
    flourish flourishes flourished prosper succeeded succeeds celebrate celebrated celebrating savour savor relish vouch breakthrough milestone masterclass
    crisp vivid vibrant silky velvety buttery well-made beautifully wonderfully neatly thoughtful patient knowledgeable
    friendly swift swiftly easy easily effortlessly painless painlessly hassle-free glitch-free bug-free bargain pleasure winner keeper
    magic wow raving relieved content impressed spoilt spoiled profited profitable soared surged rallied
    skyrocketed mooned stylish snazzy sleek dapper fab fabulous brill neat nifty handy
    user-friendly well-cut well-fitting form-fitting compliment complimented lovely lovelier adorable cutest cute pretty
    prettiest prettier chuffed gobsmacked elated upbeat optimistic encouraging promising reassuring soothing refreshing
    inviting welcoming heartwarming touching hilarious entertaining captivating engrossing absorbing compelling inspiring
    tasteful refined polished crafted handcrafted meticulous meticulously diligent dedicated caring warmhearted kindest
    honest trustworthy dependable understanding accommodating obliging generous generously
    goat dope lit banger slaps slay slayed beaut peachy dandy tip-top topnotch top-notch first-class first-rate high-quality
    long-lasting hard-wearing hardwearing hardy weatherproof toasty plushy featherlight flatters flattered improves
    improved improvement smarter nicer comfier comfortable comfortably fuss-free worthwhile rewarding rewarded
    well-deserved appreciative compliments praise praised praises     glowing glows radiant dazzling stunning striking eye-catching timesaver helpfully graciously gracious`,
  '1': `decent adequate reasonable reasonably fair acceptable satisfactory usable practical tidy     workable tolerable alright okay legit sound stable simple straightforward cheerily modest     restful calm calmer`,
  '-1': `overdue expired downhill fiddly stiffness bulky itchily creased  wrinkly uneven lopsided plasticky scruffy shapeless
    frumpy so-so lukewarm forgettable underfed pricy cumbersome awkward awkwardly noisy fussy
    odd oddly hesitant sceptical skeptical reluctant wary unsure uncertain unconvinced hmm hm blurred grainy pixelated
    tasteless colourless colorless cheaply cheap lag lags lagged lagging unanswered     misplaced overlooked`,
  '-2': `clumsy fat frumpy dowdy saggy stale soggy sticky greasy rusty creaky squeaky lumpy choppy jittery jerky jumbled garbled muddled cryptic convoluted
    bloated chaotic disorganised amateurish gimmicky soulless repetitive overcomplicated overhyped undersized skimpy scant lacks lacked lacking unbearably painfully
    embarrassingly malfunction malfunctions malfunctioned malfunctioning deteriorated worse worsen worsens worsened degraded corroded rusted wilted withered crumbled crumbles
    crumbling flaked flaking chipped warped buckled wobbled idiot idiots idiotic clown clowns amateur amateurs thief thieves crook crooks scammer scammers fraudsters
    greed greedy rudeness setback setbacks downgrade circus parody travesty nag nagging patronising patronizing overpromised underdelivered snapped snaps cracked cracks burst bursts bursting fraying frays unravels peeled peels peeling fades fading
    leaking leaky chafe chafing chafed itching itch itched scratched scratching pinches pinching sagged sags sagging snagged snags
    jammed jams stalled stalls froze frozen glitch glitches glitched disconnected disconnects misled mangled botched ruined ruins
    ruin wrecked wrecks damaged damages dented dents stains stain smudged smudges shattered collapsed collapses backfired
    vanished vanishes disappeared disappears stolen plunged plunges plummeted plummets tanked tanks nosedived nosedive sank
    sinks sinking overcharged overcharge regret regrets regretted regretting regrettable regrettably mess shambles flop flopped dud
    eyesore hopeless hopelessly shabby stingy dismissive condescending incompetent incompetence lazy unfair unfairly
    unacceptable inexcusable ridiculous absurd insulting insulted embarrassing embarrassed shameful ashamed
    ashamedly misery miserable gross yuck yikes ugh bleh eww ew boo argh grr damn dammit crap crappy lousy cheapo scammy
    sketchy shady fraud fraudulent dishonest lied lying lies cheated tricked betrayed scammed conned fleeced neglected neglect
    mistreated rudely bullied hostile grumpy surly snarky snide cold-hearted clueless helpless powerless stranded
    exhausted exhausting draining drained maddening infuriating infuriated exasperating exasperated aggravating irksome vexing
    disheartening disheartened discouraging discouraged depressing demoralising demoralizing heartbroken heartbreaking gutted
    devastated devastating crushed disaster disastrous catastrophe catastrophic fiasco farce debacle horrid hideous
    horrendous ghastly grotesque revolting disgusting nauseating foul stinking stank mouldy moldy musty mould mold rotten dirty
    filthy grubby soiled moth-eaten holey threadbare ill-fitting ill-made badly poorly wrongly incorrectly incorrect inaccurate
    mislabelled mislabeled mismatched misprinted undelivered unpaid unresolved unsolved unsafe insecure useless uselessly worthless
    unwearable unflattering uninspired uninspiring unimpressed unimpressive unappealing unattractive unhappy unhappily
    dissatisfying unsatisfied unsatisfactory unsatisfying inadequate inferior insufficient impractical inconvenient inconvenience
    inconsiderate inflexible impossible nonsense gibberish garbage trash trashy junk junky tosh tripe bogus fake knockoff counterfeit
    laughingstock joke bugged bug-ridden outrageous extortionate exorbitant robbery overloaded overheated overheats
    bleeding hurts hurt aches aching sore blister blisters rash rashes suffocating sweaty claustrophobic`,
  '-3': `vile atrocious despicable deplorable abominable loathe loathed loathes loathing detest detested despise despised abhorrent
    wtf ffs fuming livid furious enraged seething nightmarish nightmare nightmares hellish worst`,
};
