import type { Note } from './note.js';
import social from './notes/social.yaml.js';
import plainlyAsked from './notes/plainly-asked.yaml.js';
import care from './notes/care.yaml.js';
import sewing from './notes/sewing.yaml.js';
import body from './notes/body.yaml.js';
import wear from './notes/wear.yaml.js';
import api from './notes/api.yaml.js';
import manners from './notes/manners.yaml.js';
import careMore from './notes/care-more.yaml.js';
import shopAsked from './notes/shop-asked.yaml.js';
import wearMore from './notes/wear-more.yaml.js';
import sizes from './notes/sizes.yaml.js';
import sewingMore from './notes/sewing-more.yaml.js';
import service from './notes/service.yaml.js';
import careFurther from './notes/care-further.yaml.js';
import fabricFurther from './notes/fabric-further.yaml.js';
import sewingFurther from './notes/sewing-further.yaml.js';
import everyday from './notes/everyday.yaml.js';
import serviceFurther from './notes/service-further.yaml.js';
import wearFurther from './notes/wear-further.yaml.js';
import household from './notes/household.yaml.js';
import sizesMore from './notes/sizes-more.yaml.js';
import occasionsMore from './notes/occasions-more.yaml.js';
import sewingTroubles from './notes/sewing-troubles.yaml.js';
import packing from './notes/packing.yaml.js';
import limits from './notes/limits.yaml.js';
import leagueMore from './notes/league-more.yaml.js';
import history from './notes/history.yaml.js';
import sustainability from './notes/sustainability.yaml.js';
import altering from './notes/altering.yaml.js';
import yarns from './notes/yarns.yaml.js';
import sewingCraft from './notes/sewing-craft.yaml.js';
import careAgain from './notes/care-again.yaml.js';
import wardrobe from './notes/wardrobe.yaml.js';
import serviceOnceMore from './notes/service-once-more.yaml.js';
import arenaRules from './notes/arena-rules.yaml.js';
import mind from './notes/mind.yaml.js';
import machines from './notes/machines.yaml.js';
import fit from './notes/fit.yaml.js';
import dressCodes from './notes/dress-codes.yaml.js';
import clothQuestions from './notes/cloth-questions.yaml.js';
import mending from './notes/mending.yaml.js';
import entrants from './notes/entrants.yaml.js';
import askedOften from './notes/asked-often.yaml.js';
import askedPlainly from './notes/asked-plainly.yaml.js';
import askedByCustomers from './notes/asked-by-customers.yaml.js';
import askedUnlooked from './notes/asked-unlooked.yaml.js';
import pieces from './notes/pieces.yaml.js';
import apiAsked from './notes/api-asked.yaml.js';
import leagueAsked from './notes/league-asked.yaml.js';
import mindAsked from './notes/mind-asked.yaml.js';
import designAsked from './notes/design-asked.yaml.js';
import talkAsked from './notes/talk-asked.yaml.js';
import stainsNamed from './notes/stains-named.yaml.js';
import clothNamed from './notes/cloth-named.yaml.js';
import namesWhy from './notes/names-why.yaml.js';
import sewingNamed from './notes/sewing-named.yaml.js';
import sizesNamed from './notes/sizes-named.yaml.js';
import styleNamed from './notes/style-named.yaml.js';
import askedByTheWay from './notes/asked-by-the-way.yaml.js';
import clothesNext from './notes/clothes-next.yaml.js';
import serviceNext from './notes/service-next.yaml.js';
import askedAtSight from './notes/asked-at-sight.yaml.js';
import askedGoingOn from './notes/asked-going-on.yaml.js';
import askedInShort from './notes/asked-in-short.yaml.js';
import { GLOSSARY } from './glossary.js';

/** Answers to particular questions; at equal fitness the earlier one is said. */
export const NOTES = (
  [
    plainlyAsked,
    social,
    manners,
    askedGoingOn,
    askedInShort,
    askedAtSight,
    askedByTheWay,
    clothesNext,
    serviceNext,
    stainsNamed,
    clothNamed,
    namesWhy,
    sewingNamed,
    sizesNamed,
    styleNamed,
    machines,
    fit,
    dressCodes,
    clothQuestions,
    mending,
    entrants,
    askedOften,
    askedPlainly,
    askedByCustomers,
    askedUnlooked,
    pieces,
    care,
    careMore,
    sewing,
    sewingMore,
    body,
    sizes,
    wear,
    shopAsked,
    wearMore,
    api,
    service,
    careFurther,
    fabricFurther,
    sewingFurther,
    wearFurther,
    serviceFurther,
    everyday,
    household,
    sizesMore,
    occasionsMore,
    sewingTroubles,
    leagueMore,
    packing,
    limits,
    history,
    sustainability,
    yarns,
    altering,
    sewingCraft,
    careAgain,
    wardrobe,
    serviceOnceMore,
    arenaRules,
    mind,
    apiAsked,
    leagueAsked,
    mindAsked,
    designAsked,
    talkAsked,
    [...GLOSSARY],
  ] as Note[][]
).flat() as readonly Note[];

/** What is said of this service, its league and its engine; a piece that is named is another question. */
const OF_SERVICE: ReadonlySet<Note> = new Set(
  (
    [
      serviceNext,
      entrants,
      api,
      service,
      serviceFurther,
      leagueMore,
      limits,
      serviceOnceMore,
      arenaRules,
      mind,
      apiAsked,
      leagueAsked,
      mindAsked,
    ] as Note[][]
  ).flat(),
);

export const isOfService = (note: Note): boolean => OF_SERVICE.has(note);
