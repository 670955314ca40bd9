import type { DraftView } from './draft-view.js';
import { LEFT_OUT } from './left-out.js';

/**
 * Trade names that say nothing beyond the attributes they bring along (length, silhouette, cloth, neck, closing, legs):
 * whatever those ask for is accounted for one by one.
 */
const BY_ATTRIBUTES = new RegExp(
  `^(${[
    '(a-line|circle|godet|midi|maxi|mini|pencil|pleated|sheath|tiered|wrap|accordion|cargo|denim|tulle|prairie|gypsy|flamenco|rah-rah|bubble|skater|tennis|dirndl|hobble) ?skirt',
    'miniskirt|ball gown skirt',
    '(babydoll|blouson|bodycon|bridesmaid|cocktail|evening|halter|denim|linen|lace|jersey|beach|bustier|maxi|midi|mini|party|peasant|prairie|prom|sheath|shift|shirt|skater|smock|sun|sweater|sweatshirt|swing|t-shirt|tea|tennis|tunic|wedding|wrap|slip|polo|chemise) ?dress',
    'sundress|(evening |ball )?gown|little black dress|nightgown|nightshirt|slip',
    '(baby|graphic|muscle|ringer) tee|(long-sleeved|classic|raglan|ringer) t-shirt|breton top|crop top|tube top|turtleneck|undershirt',
    '(camp|denim|flannel|oxford|dress|granddad|hawaiian|work|bush) shirt|henley',
    '(halter|peasant|peplum|racerback|smock|wrap) (top|blouse)|camisole|smock|peplum blouse|wrap blouse|pussy-bow blouse',
    '(cable-knit|icelandic) sweater|sweater vest',
    '(rain|flight|deck|harrington|fleece|leather|softshell|track|waxed|winter|crop|chore) jacket|anorak|windbreaker|zip-up hoodie|bolero|spencer',
    '(blanket|duster|fur|shearling|teddy|winter|wrap|swing|dress) coat|raincoat|ulster',
    '(barrel|boyfriend|mom) jeans|(barrel|crop|leather|palazzo|peg) trousers|(camo|cargo|capri|ski|track) pants|cords|flares|hip-huggers|culottes|culotte shorts',
    '(bermuda|cargo|cycling|denim|lounge|roll-up) shorts|hot pants|bloomers|boardshorts',
    'swim trunks|swim shorts|boxers|boxer briefs|long johns|playsuit|(rain|snow) suit|bucket hat|beanie|flat cap|tote bag|leather belt',
  ].join('|')})$`,
);

type Row = readonly [variant: RegExp, drafted: (d: DraftView) => boolean, words: string];
const never = (): boolean => false;

/** Trade names that mean pieces of their own. */
const OF_THEIR_OWN: readonly Row[] = [
  [
    /^(haori|furisode|yukata|hanfu)$/,
    (d) => d.piece(/^own\.kimonoBody$/),
    'Its own straight cut is not in this draft.',
  ],
  [/^shalwar kameez$/, never, 'Only the kameez is drafted; the shalwar is a pattern of its own.'],
  [
    /^(kaftan|abaya|jilbab|thobe|djellaba|kurta|kameez|dashiki)$/,
    (d) => d.piece(/^own\.caftanFront$/),
    'The straight cut is not in this draft.',
  ],
  [/^cheongsam$/, (d) => d.piece(/^own\.qipaoUnderlap$/), 'The diagonal closing of a cheongsam is not in this draft.'],
  [/^(hanbok|chima)$/, (d) => d.piece(/^own\.pleats$/), 'The skirt on its breast band is not in this draft.'],
  [/^jeogori$/, (d) => d.piece(/^own\.kimonoBody$/), 'The straight cut of a jeogori is not in this draft.'],
  [/^choli$/, (d) => d.base(/^bella$/), 'The close short body of a choli is not in this draft.'],
  [
    /^ao dai$/,
    never,
    'An ao dai’s raglan seams are drafted as set-in sleeves; the trousers below it are a pattern of their own.',
  ],
  [/^shalwar$/, (d) => d.piece(/^own\.shalwarGore$/), 'The gores of a shalwar are not in this draft.'],
  [/^waist apron$/, (d) => d.piece(/^own\.waistApron$/), 'An apron without a bib is not in this draft.'],
  [/^kilt$/, (d) => d.piece(/^own\.kilt/), 'A kilt’s flat apron over pleats is not in this draft.'],
  [/^bikini$/, (d) => d.piece(/^own\.briefs/) && d.piece(/^bee\./), 'A bikini’s top or briefs are not in this draft.'],
  [
    /^tankini$/,
    (d) => d.piece(/^own\.briefs/) && d.piece(/^aaron\./),
    'A tankini’s top or briefs are not in this draft.',
  ],
  [/^bra$/, (d) => d.piece(/^own\.frame$/), 'A bra’s cups and band are not in this draft.'],
  [/^(bralette|sports bra)$/, (d) => d.piece(/^own\.bodyFront$/), 'A soft bra’s body and band are not in this draft.'],
  [/^(briefs|thong|boyshorts|bikini bottoms)$/, (d) => d.piece(/^own\.briefs/), 'Briefs are not in this draft.'],
  [/^swimsuit$/, (d) => d.piece(/^own\.bodyFront$/), 'A one-piece swimsuit’s legs and back are not in this draft.'],
  [/^skort$/, (d) => d.piece(/^titan\./), 'The shorts inside the skort are not in this draft.'],
  [/^(sarong|longyi)$/, (d) => d.piece(/^own\.sarong$/), 'A sarong is a length of cloth; this draft is a sewn skirt.'],
  [
    /^boiler suit$/,
    (d) => d.base(/titan/) && d.piece(/^own\.collar$/) && d.shows('closure=zip'),
    'A boiler suit’s shirt collar and front opening are not in this draft.',
  ],
  [
    /^(biker jacket)$/,
    never,
    'A biker jacket’s crossing front with slanted zip and wide lapels is not in this draft: the front is straight with the zip at its centre.',
  ],
  [
    /^(tuxedo jacket|tailcoat)$/,
    (d) => d.piece(/facing/i, /satin|silk/),
    'The silk facings of evening dress are not drafted apart: cut collar and front facing from satin.',
  ],
  [
    /^dirndl$/,
    (d) => d.piece(/^own\.tier1$/) && d.piece(/apron/i),
    'A dirndl’s apron and laced bodice are not in this draft.',
  ],
  [/^(pea (coat|jacket))$/, never, 'A pea coat’s wide convertible lapels are drafted as a plain notched collar.'],
  [
    /^duffle coat$/,
    never,
    'A duffle coat’s shoulder yoke is not in this draft: trace it from front and back, down to the middle of the armhole.',
  ],
  [/^coat dress$/, (d) => d.base(/^carl/), 'A coat dress opens through the whole front, which is not in this draft.'],
  [
    /^(puffer (jacket|coat)|ski jacket)$/,
    never,
    'Quilting channels are not drawn on the pieces: quilt cloth and wadding together before cutting.',
  ],
  [/^(gilet|puffer vest|hi-vis vest)$/, (d) => d.base(/^huey$/), 'A gilet’s straight front is not in this draft.'],
  [
    /^nehru jacket$/,
    (d) => d.base(/^huey$/) && (d.shows('collar=mandarin') || d.shows('collar=stand')),
    'A Nehru jacket’s buttoned front to a closed stand collar is not in this draft.',
  ],
  [/^varsity jacket$/, (d) => d.base(/^huey$/), 'A varsity jacket’s ribs are not in this draft.'],
  [/^(hoodie dress)$/, (d) => d.piece(/hood/i), 'The hood is not in this draft.'],
  [/^(shortalls)$/, (d) => d.base(/^opal$/), 'The bib is not in this draft.'],
  [/^bib dress$/, (d) => d.piece(/^own\.bib$/), 'The bib and its straps are not in this draft.'],
  [/^pinafore dress$/, never, 'A pinafore’s bib and straps are drafted as a sleeveless bodice.'],
  [
    /^suit$/,
    (d) => d.titled(/trousers/i),
    'Only the jacket is drafted; trousers (and waistcoat) are patterns of their own.',
  ],
  [/^twinset$/, never, 'One of the two pieces is drafted.'],
  [/^kimono cardigan$/, (d) => d.piece(/^own\.kimono/), 'The straight kimono body is drafted as a set-in sweater.'],
];

/** What a trade name asks for that the draft lacks; a name that nobody has looked at yet is not taken for drafted. */
export function variantWords(view: DraftView): string[] {
  const { variant } = view.spec;
  if (!variant || BY_ATTRIBUTES.test(variant)) return [];
  const row = OF_THEIR_OWN.find(([pattern]) => pattern.test(variant));
  if (row) return row[1](view) || view.said(new RegExp(variant, 'i')) ? [] : [row[2]];
  return view.said(new RegExp(`\\b${variant}`, 'i'))
    ? []
    : [
        LEFT_OUT[variant] ??
          `What makes it ${/^[aeiou]/.test(variant) ? 'an' : 'a'} ${variant} beyond its cut is not in this draft.`,
      ];
}
