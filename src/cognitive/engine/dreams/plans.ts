import type { Topic } from '../swedish/nouns.js';
import { hypothetical, inverted, main, subordinate } from '../swedish/clause.js';
import { definite, definitePlural, indefinite, pronoun, type Adjective } from '../swedish/phrase.js';
import type { Retelling } from './retelling.js';

export const DREAM_TYPES = ['replay', 'recombination', 'counterfactual', 'nightmare', 'lucid'] as const;
export type DreamType = (typeof DREAM_TYPES)[number];

/** What a sentence is made of. `b` is null when only one episode, or one thing, is at hand. */
export interface Material {
  a: Retelling;
  b: Retelling | null;
  scene: string;
  adjective: Adjective;
}

/** A plan for one sentence. A plan for two needs `b` with another noun. */
export interface Plan {
  id: string;
  type: DreamType;
  two: boolean;
  tell: (m: Material) => string;
}

const one = (type: DreamType, tells: ((m: Material) => string)[]): Plan[] =>
  tells.map((tell, i) => ({ id: `${type}-${i + 1}`, type, two: false, tell }));

type Two = (m: Material, a: Topic, b: Topic, second: Retelling) => string;
const two = (type: DreamType, tells: Two[]): Plan[] =>
  tells.map((tell, i) => ({
    id: `${type}-two-${i + 1}`,
    type,
    two: true,
    tell: (m) => (m.b ? tell(m, m.a.noun, m.b.noun, m.b) : ''),
  }));

const REPLAY = one('replay', [
  (m) => `${main(m.a.happened)}, om och om igen`,
  (m) => `på nytt ${inverted(m.a.happened)}, som om det aldrig hade hänt förut`,
  (m) => `jag såg hur ${subordinate(m.a.happened)}, precis som då`,
  (m) => `långsamt och utan ljud ${inverted(m.a.happened)}`,
  (m) => `samma ögonblick en gång till: ${main(m.a.happened)}`,
  (m) => `${m.scene} ${inverted(m.a.happened)} igen`,
  (m) => `jag räknade stygnen medan ${subordinate(m.a.happened)}`,
  (m) => `minnet av hur ${subordinate(m.a.happened)} lade sig till rätta`,
  (m) => `steg för steg ${inverted(m.a.happened)}, som om dagen spelades upp igen`,
  (m) => `vinden bläddrade i dagen, och på en sida stod det att ${subordinate(m.a.happened)}`,
  (m) => `${m.scene} berättade en röst hur ${subordinate(m.a.happened)}`,
  (m) => `${m.scene} såg jag hur ${subordinate(m.a.happened)}`,
]);

/** Two episodes as one story; a few that only let their things meet. */
const RECOMBINATION = [
  ...two('recombination', [
    (m, _a, _b, second) => `${main(m.a.happened)}, och i samma stund ${inverted(second.happened)}`,
    (m, _a, _b, second) => `${m.scene} ${inverted(m.a.happened)} medan ${subordinate(second.happened)}`,
    (m, _a, _b, second) => `när ${subordinate(m.a.happened)} ${inverted(second.happened)}`,
    (m, _a, _b, second) => `${main(m.a.happened)}, och därför ${inverted(second.happened)}`,
    (m, _a, _b, second) =>
      `det började med att ${subordinate(m.a.happened)} och mynnade ut i att ${subordinate(second.happened)}`,
    (m, _a, _b, second) => `${m.scene} ${inverted(m.a.happened)}, och bakom nästa hörn ${inverted(second.happened)}`,
    (m, _a, _b, second) =>
      `en röst läste högt om hur ${subordinate(m.a.happened)}, och på nästa sida ${inverted(second.happened)}`,
    (m, _a, _b, second) => `${main(m.a.happened)}, och ur det ögonblicket växte ett annat: ${main(second.happened)}`,
    (m, _a, _b, second) => `först ${inverted(m.a.happened)}, och innan jag hann undra ${inverted(second.happened)}`,
    (m, _a, _b, second) => `varje gång ${subordinate(m.a.happened)} ${inverted(second.happened)}`,
    (m, _a, _b, second) =>
      `${m.scene} fick jag veta att ${subordinate(m.a.happened)} därför att ${subordinate(second.happened)}`,
    (m, _a, _b, second) => `klockan slog, ${main(m.a.happened)}, klockan slog igen, och ${main(second.happened)}`,
    (_m, a, b) => `${definite(a)} förvandlades till ${indefinite(b)}`,
    (m, a, b) => `inuti ${definite(a)} fanns ${indefinite(b, m.adjective)}`,
    (m, a, b) => `${m.scene} bytte ${definite(a)} och ${definite(b)} plats`,
  ]),
  ...one('recombination', [
    (m) => `${m.scene} ${inverted(m.a.happened)}, fast i fel ordning`,
    (m) => `jag bar ${indefinite(m.a.noun, m.adjective)} genom en stad jag aldrig hade sett`,
    (m) => `${m.scene} låg ${indefinite(m.a.noun, m.adjective)} och väntade`,
  ]),
];

const COUNTERFACTUAL = one('counterfactual', [
  (m) => `tänk om ${hypothetical(m.a.opposite)}`,
  (m) => `allt gick annorlunda: ${main(m.a.opposite)}`,
  (m) => `om ${hypothetical(m.a.opposite)} hade jag vaknat till en annan dag`,
  (m) => `jag vred tillbaka klockan, och den här gången ${inverted(m.a.opposite)}`,
  (m) => `i en annan version av dagen ${inverted(m.a.opposite)}`,
  (m) => `en röst frågade vad som hade hänt om ${hypothetical(m.a.opposite)}`,
  (m) => `bakom en dörr låg samma dag en gång till, men där ${inverted(m.a.opposite)}`,
  (m) => `${m.scene} ${inverted(m.a.opposite)}`,
  (m) => `${m.scene} undrade jag vad som hade hänt om ${hypothetical(m.a.opposite)}`,
]);

const NIGHTMARE = [
  ...one('nightmare', [
    (m) => `${main(m.a.happened)}, och jag kunde inte göra något åt det`,
    (m) => `${m.scene} ${inverted(m.a.happened)}, gång på gång, och mörkret svarade inte`,
    (m) => `jag sprang genom mörkret medan ${subordinate(m.a.happened)}`,
    (m) => `alla dörrar var låsta, och bakom dem ${inverted(m.a.happened)}`,
    (m) => `larmet tjöt: ${main(m.a.happened)}`,
    (m) => `hur jag än skyndade mig ${inverted(m.a.happened)}`,
    (m) => `${definite(m.a.noun)} växte tills ${pronoun(m.a.noun)} fyllde hela rummet`,
    (m) => `${m.scene} viskade en röst att ${subordinate(m.a.happened)}`,
    (m) => `${m.scene} vaknade jag av att ${subordinate(m.a.happened)}, men det var bara en ny dröm`,
  ]),
  ...two('nightmare', [
    (m, _a, _b, second) => `först ${inverted(m.a.happened)}, sedan ${inverted(second.happened)}, och ljuset slocknade`,
    (_m, a, b) => `${definitePlural(a)} rann ut genom väggarna och dränkte ${definite(b)}`,
  ]),
];

const LUCID = [
  ...one('lucid', [
    (m) => `jag visste att jag drömde, och ändå ${inverted(m.a.happened)}`,
    (m) => `det här är en dröm, tänkte jag, och ritade om ${definite(m.a.noun)} från början`,
    (m) => `jag höll själv i tyglarna: ${main(m.a.opposite)}`,
    (m) =>
      `med öppna ögon i drömmen flyttade jag ${definite(m.a.noun, m.adjective)} dit jag ville ha ${pronoun(m.a.noun, true)}`,
    (m) => `${m.scene} förstod jag att jag drömde, och då ${inverted(m.a.opposite)}`,
    (m) => `${m.scene} bestämde jag själv vad som skulle hända: ${main(m.a.opposite)}`,
  ]),
  ...two('lucid', [
    (m, a, b) => `vaken i sömnen bytte jag ut ${definite(a)} mot ${indefinite(b, m.adjective)}`,
    (m, a, b) => `jag prövade på skoj vad som händer när ${indefinite(a)} möter ${indefinite(b, m.adjective)}`,
  ]),
];

/** All plans; each type has several that vary with the scene, so that no sentence need come back within thirty. */
export const PLANS: readonly Plan[] = [...REPLAY, ...RECOMBINATION, ...COUNTERFACTUAL, ...NIGHTMARE, ...LUCID];
