import { NO_THREAD } from '../question.js';
import { understand } from '../understand.js';
import { TOPICS } from '../knowledge/index.js';
import { recommendFabrics } from './recommend.js';

const asked = (text: string) => {
  const told = recommendFabrics(understand(text, NO_THREAD));
  if (!told) throw new Error('nothing is recommended');
  return {
    text: told.text,
    fabrics: told.topics.slice(0, 3).flatMap(({ id, fabric }) => (fabric ? [id.split('/')[1]] : [])),
  };
};
const figures = (name: string) => TOPICS.find(({ id, fabric }) => fabric && id.endsWith(`/${name}`))!.fabric!;
const best = (of: (name: string) => number): number =>
  Math.max(...TOPICS.filter(({ fabric }) => fabric).map(({ id }) => of(id.split('/')[1])));

it.each([
  ['which fabric for a t-shirt?', ['jersey', 'merino', 'modal']],
  ['which fabric for a shirt?', ['poplin', 'oxford', 'linen']],
  ['vilket tyg till en skjorta?', ['poplin', 'oxford', 'linen']],
])('%s is answered by the best known first', (text, fabrics) => expect(asked(text).fabrics).toEqual(fabrics));

it.each(['summer', 'winter', 'spring', 'autumn'] as const)('for %s only what is worn then', (season) => {
  for (const name of asked(`which fabric for a dress in ${season}?`).fabrics)
    expect(figures(name).seasons).toContain(season);
});

it.each<[string, (name: string) => number]>([
  ['warmest', (name) => figures(name).warmth],
  ['strongest', (name) => figures(name).strength],
  ['softest', (name) => figures(name).drape],
  ['coolest', (name) => figures(name).breath - figures(name).warmth],
])('the %s fabric is the one with the figures for it', (wish, of) =>
  expect(of(asked(`which is the ${wish} fabric?`).fabrics[0])).toBe(best(of)),
);

it('is warmer for a winter dress than for a summer dress', () => {
  const warmth = (text: string): number => asked(text).fabrics.reduce((sum, name) => sum + figures(name).warmth, 0);
  expect(warmth('which fabric for a winter dress?')).toBeGreaterThan(warmth('which fabric for a summer dress?'));
});

it('names three, the purpose and the reasons of two', () => {
  expect(asked('which fabric for a shirt?').text).toMatch(
    /^For a shirt I would take (cotton )?poplin first, then \S.* and linen\. .+\(\d+–\d+ g\/m²\)\. .+\(\d+–\d+ g\/m²\)\.$/,
  );
  expect(asked('vilket tyg till en skjorta på sommaren?').text).toMatch(
    /^Till .*skjort.* på sommaren skulle jag helst ta .+, och annars .+ och .+\./,
  );
});

it('says nothing where nothing is asked for', () =>
  expect(recommendFabrics(understand('what is the fee?', NO_THREAD))).toBeNull());

it.each<[string, (name: string) => number]>([
  ['summer', (name) => figures(name).breath - figures(name).warmth],
  ['winter', (name) => figures(name).warmth],
])('for %s alone it is what has the best figures of all that is worn then', (season, of) => {
  const worn = (name: string): number => (figures(name).seasons.includes(season as 'summer') ? of(name) : -Infinity);
  expect(worn(asked(`which fabric for ${season}?`).fabrics[0])).toBe(best(worn));
});

it('is easy to wash where a machine washes it hottest', () => {
  const ease = (name: string): number => (figures(name).wash === 'machine' ? figures(name).celsius : 0);
  expect(ease(asked('which is the fabric that is easy to wash?').fabrics[0])).toBe(best(ease));
});
