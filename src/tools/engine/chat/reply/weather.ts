import { celsiusIn } from '../celsius.js';
import type { Said } from '../knowledge/topic.js';
import type { Question } from '../question.js';
import { say } from './say.js';

interface Band {
  /** up to this many °C */
  upTo: number;
  said: Said;
}

const BANDS: readonly Band[] = [
  {
    upTo: -8,
    said: [
      'wear thin wool next to the skin, a thick wool sweater or down in the middle and a windproof coat that covers the seat; wool tights under the trousers, lined boots a size roomy, mittens rather than gloves, and hat and scarf over ears and neck.',
      'ha tunn ull närmast, en tjock ylletröja eller dun i mitten och en vindtät jacka som täcker stussen; ullunderställ under byxorna, fodrade kängor med plats för tåna, tumvantar hellre än fingervantar, och mössa och halsduk över öron och hals.',
    ],
  },
  {
    upTo: 3,
    said: [
      'take a wool or down coat over a wool sweater, with a thin wool layer beneath if you stand still; wool socks, boots with a rubber sole, hat, scarf and gloves.',
      'ta en yllekappa eller dunjacka över en ylletröja, med ett tunt ullager under om du står stilla; ullstrumpor, kängor med gummisula, mössa, halsduk och vantar.',
    ],
  },
  {
    upTo: 10,
    said: [
      'a medium coat or lined jacket over a fine wool sweater does it, with long trousers of wool, denim or corduroy, closed shoes and a scarf for the morning.',
      'räcker en mellantjock kappa eller fodrad jacka över en tunn ylletröja, med långbyxor i ull, denim eller manchester, täta skor och en halsduk på morgonen.',
    ],
  },
  {
    upTo: 17,
    said: [
      'one light layer that can come off is right: a trench, denim jacket or cardigan over a shirt or T-shirt, long trousers or a skirt with tights.',
      'är ett lätt lager du kan ta av lagom: trench, jeansjacka eller kofta över skjorta eller T-shirt, långbyxor eller kjol med strumpbyxor.',
    ],
  },
  {
    upTo: 24,
    said: [
      'a shirt, T-shirt or light dress is enough, in cotton, linen or viscose, with a thin knit in the bag for the evening.',
      'räcker skjorta, T-shirt eller lätt klänning i bomull, linne eller viskos, med en tunn tröja i väskan till kvällen.',
    ],
  },
  {
    upTo: 99,
    said: [
      'wear as little touching you as possible: loose linen, seersucker or cotton voile in pale colours, open at neck and sleeve, a brimmed hat, and sandals or canvas shoes. A long airy sleeve is cooler in the sun than bare skin.',
      'ska så lite som möjligt ligga mot huden: löst linne, bäckebölja eller bomullsvoile i ljusa färger, öppet vid hals och ärm, hatt med brätte och sandaler eller tygskor. En lång luftig ärm är svalare i solen än bar hud.',
    ],
  },
];

const ADDITIONS: readonly { cue: RegExp; said: Said }[] = [
  {
    cue: /\b(rain|rains|rainy|raining|wet|regn|regnar|regnigt|slask|drizzle)\b/,
    said: [
      'For the rain put a shell with taped seams or a waxed coat on top, trousers of nylon or wool rather than denim, and rubber soles.',
      'Mot regnet: ett skal med tejpade sömmar eller vaxad rock ytterst, byxor i nylon eller ull hellre än denim, och gummisula.',
    ],
  },
  {
    cue: /\b(wind|windy|storm|stormy|blåst|blåser|blåsigt|vind)\b/,
    said: [
      'Wind counts for several degrees, so what matters is a tight outer layer closed at neck and cuffs.',
      'Blåst känns som flera grader kallare, så det viktiga är ett tätt ytterlager som sluter vid hals och handleder.',
    ],
  },
  {
    cue: /\b(snow|snowy|snowing|snö|snöar|ice|icy|halka|halt)\b/,
    said: [
      'On snow and ice the soles decide: soft rubber with a deep tread.',
      'På snö och is avgör sulan: mjukt gummi med djupt mönster.',
    ],
  },
  {
    cue: /\b(bike|biking|cycling|cycle|cykla|cyklar|cykel|cykling|run|running|jog|springa|springer|löpning)\b/,
    said: [
      'Since you will be moving, leave out one layer, choose a back that is long enough and cloth that breathes, and keep something dry to change into.',
      'Eftersom du rör dig: hoppa över ett lager, välj en rygg som är lång nog och tyg som andas, och ha något torrt att byta till.',
    ],
  },
];

/** Dress for a stated temperature, wind and rain, or for the one stated before; null when there is none. */
export function tellWeather({ raw, plain, language, celsiusBefore }: Question): string | null {
  const more = ADDITIONS.filter(({ cue }) => cue.test(plain)).map(({ said }) => say(said, language));
  const own = celsiusIn(raw);
  const celsius = own ?? (more.length > 0 ? celsiusBefore : null);
  if (celsius === null) return null;
  const band = BANDS.find(({ upTo }) => celsius <= upTo) ?? BANDS[BANDS.length - 1];
  const shown = `${celsius < 0 ? '−' : ''}${Math.abs(celsius)} °C`;
  const lead = `${language === 'sv' ? 'Vid' : 'At'} ${shown} ${say(band.said, language)}`;
  return (own === null ? [...more.slice(0, 2), lead] : [lead, ...more.slice(0, 2)]).join(' ');
}
