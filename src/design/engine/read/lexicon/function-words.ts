import type { Language } from '../words/lexeme.js';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that tell a language; also never corrected. Folded. */
export const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: list(
    'a an the and or but with without in on of for to from by at is are be was that this these those it its as like into over under not no my me i you your we our her his their she he they them please want need would should could can make made design create give looking some any very with which who has have having around down up out off also too so then than just only about through between below above near where when while if both each all more most less much many little bit slightly quite really rather pretty',
  ),
  sv: list(
    'och med utan en ett i pa av for till fran som ar den det de jag vill ha har inte ingen inga inget ej eller men samt vid under over efter att kan ska skulle gora gor gott min mitt mina din sin nagon nagot nagra mycket lite ganska hellre istallet stallet garna helst ocksa bara denna detta tack snalla hej ska behover onskar hos mellan utan eftersom dar nar hur vad',
  ),
  de: list(
    'und mit ohne ein eine einen einem einer eines der die das den dem des in im am aus fur zu zum zur von auf ist sind ich mochte will kein keine keinen nicht oder aber sehr auch nur statt anstatt bitte mein meine',
  ),
  fr: list(
    'et avec sans un une des du de la le les en au aux a pour je veux voudrais est sont pas ni ou mais tres plus qui sur dans mon ma mes son sa ses aucun aucune plutot lieu l d',
  ),
  es: list(
    'y con sin un una unos unas de del la el los las en para por que es son no ni o pero muy mas quiero quisiera mi su sus lugar ningun ninguna sobre',
  ),
};

/** Openers of a new noun phrase. */
export const ARTICLES = list(
  'a an the en ett den det ein eine einen einem einer der die das un une le la les una el los las some my its this that one two three four five six seven eight nine ten several multiple many tva tre fyra fem sex zwei drei vier deux trois quatre dos tres cuatro',
);

/** A describing word does not reach across these. */
export const BARRIERS = list(
  'a an the with without in on at from for that which who is are was be has have of to by over under around down up into along where when but plus featuring featured including worn paired styled ending falling reaching made cut like as than instead not no en ett med utan i pa for som ar har av till fran vid under over ein eine mit ohne aus fur am im zu und_mit un une avec sans pour dans sur aux au en una con sin para por de du des del one two three four five six seven eight nine ten several multiple many tva tre fyra fem sex zwei drei vier deux trois quatre dos tres cuatro',
);

/** Joins two describing words or two things. */
export const JOINERS = list('and or nor och eller und oder et ou ni y o e samt plus');

/** May stand between a part and what is said of it: "the sleeves should be long". */
export const COPULAS = list(
  'is are be was were should must will would being become becomes also cut made kept look looks looking very quite slightly fairly really extra super rather too so that which bit a little pretty somewhat ar ska bor vara som valdigt ganska lite mycket ist sind sein soll sollte sehr est sont soit tres son es sea muy and or och und et y',
);
