import { counted } from '../format.js';
import type { words as en } from './mind.en.js';

export const words: typeof en = {
  title: 'Sinnet · Fyra',
  heading: 'Sinnet',
  described: (doing, emotion) => `Sinnet är ${doing} och känner ${emotion}.`,
  what: 'Det här tittar du på',
  about: (links) => (
    <>
      En motor som lever med i det som händer här: affärer, plagg, fel och ord. Sömn och vakenhet följer
      tvåprocessmodellen, känslorna väcks av det som händer och vad det betyder, och drömmarna är gjorda av sådant den
      har varit med om. Varje siffra går att öppna, och varje ögonblick under två dygn går att räkna om. Ett dygn för
      den är en timme för oss. <a href={links.trial}>Skicka en längre text</a> eller läs om{' '}
      <a href={links.docs}>API:et</a>.
    </>
  ),
  starting: 'Motorn håller på att starta.',
  waking: 'Den håller på att vakna.',
  wait: 'Först går den igenom veckan som var. Ladda om sidan om några sekunder.',

  doing: {
    awake: 'vaket',
    drowsy: 'dåsigt',
    nrem: 'försjunket i sömn',
    rem: 'försjunket i sömn och drömmer',
    lucid: 'mitt i en dröm och vet om det',
  },
  form: (doing, emotion) => `Sinnet är ${doing} och känner ${emotion}`,
  line: {
    live: 'direkt',
    waiting: 'läget klockan',
    lost: 'Servern är borta; sidan kommer tillbaka av sig själv. Så här var det klockan',
    crowded: 'För många sidor från ditt nätverk lyssnar; den här väntar på plats. Så här var det klockan',
  },
  now: (doing, emotion) => (
    <>
      Sinnet är <b>{doing}</b> och känner <b>{emotion}</b>.
    </>
  ),

  strip: 'Den senaste kvarten',
  stripRegion: 'Remsan',
  stripDrawn: 'Signalerna under de senaste femton minuterna; deras värden just nu står ovanför',
  events: (count, at) => `${counted(count, 'händelse', 'händelser')} klockan ${at}`,
  fallsAsleep: 'somnar',
  wakes: 'vaknar',
  pressure: (share) => `Sömntryck ${share}`,
  you: (said) => `du: ${said}`,
  look: (at) => `Titta på ett ögonblick: ${at} UTC`,
  computed: (at, events, hash) => (
    <>
      Omräknat ur loggen för klockan {at}, {counted(events, 'händelse', 'händelser')} efter en kontrollpunkt.
      Tillståndets hash är {hash}. Värdena ovan gäller det ögonblicket.
    </>
  ),
  back: 'Tillbaka till nu',

  isGlossed: false,

  dreams: 'Drömmar',
  noDreams: 'Inga drömmar än: först måste sömnen komma.',
  dreamTypes: {
    replay: 'återupplevelse',
    recombination: 'blandning',
    counterfactual: 'tänk om',
    nightmare: 'mardröm',
    lucid: 'klardröm',
  },
  vivid: (type, at, share) => `${type}, ${at}, livlighet ${share}`,
  madeOf: 'Vad den är gjord av',
  forgotten: 'Det den var gjord av är glömt.',
  surprise: (at, surprise) => `${at}, överraskning ${surprise}`,
  vividness: 'Vad livligheten består av',

  beliefs: 'Övertygelser',
  noBeliefs:
    'Just nu finns inga övertygelser. Ett mönster får först ett namn och blir en övertygelse bara om det står sig mot det som händer därefter.',
  tested: 'Prövas just nu',
  gone: (retracted, withdrawn) => `${retracted} har tagits tillbaka, ${withdrawn} höll aldrig`,
  compared: {
    sequence: ['Efter', 'Före'],
    league: ['Strategin', 'De andra, i samma matcher'],
    design: ['Plaggen', 'De som gjordes just före'],
  },
  elsewhere: 'Strategin i andra lägen',
  probability: 'Sannolikhet',
  named: (chance, at) => `${chance}, fick sitt namn ${at}`,
  of: (good, all) => `${good} av ${all}`,

  why: (field, at) => `Varför ${field}${at ? ` klockan ${at} UTC` : ''}?`,
  close: 'Stäng',
  parts: (field) => `Det här ligger bakom: ${field}`,
  felt: (label, cause, mood) => (
    <>
      Känslan är <b>{label}</b> på grund av {cause}; stämningen under ytan är {mood}.
    </>
  ),
  onlyMood: (label) => (
    <>
      Inget som har väckt någon känsla ligger nära i tiden: <b>{label}</b> är en stämning.
    </>
  ),
  alsoFeels: 'Andra känslor',
  because: (emotion, cause) => (
    <>
      {emotion}, på grund av {cause}
    </>
  ),
  cause: (kind, about, at, then, now) => (
    <>
      {kind}
      {about} klockan {at} UTC, {then} då, {now} nu
    </>
  ),
  group: (group) => ` i ${group}`,
  kinds: {
    traffic: 'ett anrop',
    error: 'ett fel',
    limit: 'en gräns',
    trade: 'en affär',
    liquidation: 'en tvångsstängning',
    lead: 'ett byte av ledare',
    match: 'en match',
    registration: 'en ny utmanare',
    key: 'en nyckel',
    job: 'ett jobb',
    concept: 'en idé',
    text: 'ord',
    forecast: 'ett mönster som kom eller uteblev',
  },

  becauseOf: 'Orsak',
  weighed: 'hur mycket × vikt',
  drawn: 'Ritat',
  makes: 'ger',
  together: 'Tillsammans',
  drivers: {
    sleep_pressure: 'sömntryck',
    circadian: 'dygnsrytm',
    sleep_inertia: 'sömntröghet',
    load: 'belastning',
    certainty: 'säkerhet',
    skill_over_chance: 'träffsäkerhet utöver slumpens',
    error_free: 'felfrihet',
    freshness: 'pigghet',
    novelty_surprise: 'nytt och överraskande',
    learning_progress: 'framsteg i lärandet',
    uncertainty: 'osäkerhet',
    wakefulness: 'vakenhet',
    episode_variety: 'omväxling i minnet',
    curiosity: 'nyfikenhet',
    dream_recombination: 'drömmarnas blandning',
    pleasure: 'välbehag',
    fatigue: 'trötthet',
    settling: 'på väg till ro',
    phase_awake: 'vaken',
    phase_drowsy: 'dåsig',
    phase_nrem: 'djupsömn',
    phase_rem: 'drömsömn',
    phase_lucid: 'klardröm',
    arousal: 'aktivering',
    availability: 'nära till hands i minnet',
    stage: 'sömnstadium',
    incongruence: 'oväntad blandning',
  },

  say: 'Säg något',
  sayHere: 'Säg något, på svenska eller engelska',
  sayIn: 'Svenska eller engelska',
  sayIt: 'Säg det',
  readAs: (label, compound, emotion) => `Det lästes som ${label} (${compound}) och väckte ${emotion}.`,
};
