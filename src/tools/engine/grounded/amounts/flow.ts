import { type Fact, isAmount } from '../facts/fact.js';
import { isCame, isWent } from '../facts/flow.js';
import { isMeasuredSo } from '../facts/explained.js';
import { inUnit } from './alike.js';
import { areSaid, asks, type Asking, exact, topicsBut, type Way } from './asking.js';

/** A whole, and what went of it: "held 600 litres. In April we used 145 and in May 130". */
function wholeAndParts(asking: Asking): { whole: Fact; went: Fact[] } | null {
  const own = asking.facts.filter((fact) => isMeasuredSo(asking.query, fact) && isAmount(fact));
  const [whole, ...rest] = own;
  if (rest.length === 0 || isWent(whole) || isCame(whole) || rest.some(isCame)) return null;
  if (rest.some(isLeft)) return null;
  const went = rest.filter(
    (fact, i) =>
      isWent(fact) || (fact.isElided && i > 0 && isWent(rest[i - 1]) && fact.sentence === rest[i - 1].sentence),
  );
  const isAll = went.length === rest.length;
  const sum = went.reduce((all, fact) => all + inUnit(fact, asking), 0);
  return isAll && sum <= inUnit(whole, asking) && whole.sentence <= went[0].sentence ? { whole, went } : null;
}

/** `used_l`, `remaining_l` of a whole of which several parts went. */
export const flown: Way = (asking) => {
  const { query } = asking;
  if (query.per.length > 0 || query.isShare || (query.unit === null && !query.isMoney)) return undefined;
  const [asksLeft, asksUsed] = [
    asks(asking, 'left'),
    asks(asking, 'used') || asking.property.words.some((word) => SPENT.test(word)),
  ];
  const left = asking.facts.filter((fact) => isMeasuredSo(query, fact) && isAmount(fact) && isLeft(fact));
  if (left.length === 1 && asksLeft && !asksUsed && topicsBut(asking, 'left').length === 0)
    return inUnit(left[0], asking);
  if (left.length > 0) return asksUsed && !asksLeft ? usedOf(left, asking) : undefined;
  const told = asksLeft === asksUsed ? null : wholeAndParts(asking);
  if (
    !told ||
    !areSaid(
      topicsBut(asking, 'left', 'used').filter((one) => !SPENT.test(one)),
      asking,
    )
  )
    return undefined;
  const sum = told.went.reduce((all, fact) => all + inUnit(fact, asking), 0);
  return exact(asksUsed ? sum : inUnit(told.whole, asking) - sum);
};

/** "38 litres are left". */
const isLeft = ({ near }: Fact): boolean =>
  near.some(
    (word, i) =>
      /^(?:left|remain|remaining|kvar|übrig|restants?)$/u.test(word) &&
      /^(?:is|are|were|was|have|finns|är|sind|ist|still)$/u.test(near.at(i - 1) ?? ''),
  );

/** The whole without what is left of it. */
function usedOf(left: readonly Fact[], asking: Asking): number | undefined {
  const others = asking.facts.filter(
    (fact) => isMeasuredSo(asking.query, fact) && isAmount(fact) && !left.includes(fact),
  );
  const apart = left.length === 1 && others.length === 1 ? inUnit(others[0], asking) - inUnit(left[0], asking) : -1;
  return apart >= 0 ? exact(apart) : undefined;
}

const SPENT = /^(?:spent|sold|eaten|drunk|given|lost|gone|ausgegeben|förbrukat|dépensé)$/u;

/** `weight_before_kg` of "lost 6 kg and now weighs 82": one before a loss or a gain that is told. */
export const beforeChange: Way = (asking) => {
  const { query, facts, tokens } = asking;
  const isBefore = asking.property.words.some((word) =>
    /^(?:before|previous|earlier|original|initial|starting|start|former|tidigare|vorher|avant)$/u.test(word),
  );
  const own = facts.filter((fact) => isMeasuredSo(query, fact) && isAmount(fact));
  if (!isBefore || query.unit === null || own.length !== 2) return undefined;
  const moved = own.filter((fact) => LOST.test(wordBefore(fact, tokens)) || GAINED.test(wordBefore(fact, tokens)));
  const state = own.find((fact) => !moved.includes(fact));
  if (moved.length !== 1 || !state) return undefined;
  const isLoss = LOST.test(wordBefore(moved[0], tokens));
  return exact(inUnit(state, asking) + (isLoss ? 1 : -1) * inUnit(moved[0], asking));
};

const wordBefore = ({ at }: Fact, tokens: Asking['tokens']): string =>
  tokens.findLast(({ end }) => end <= at)?.word ?? '';
const LOST = /^(?:lost|shed|dropped)$/u;
const GAINED = /^(?:gained|grew|added)$/u;
