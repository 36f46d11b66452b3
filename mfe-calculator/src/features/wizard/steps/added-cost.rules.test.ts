import { rangedCostWire } from '@carefare/testing/worked-example';
import type { CostByCountry } from 'shared-contracts';
import { expect, it } from 'vitest';
import { describeAdded } from './added-cost.rules.ts';

const cost = { ...rangedCostWire, visa: 0 } as unknown as CostByCountry;
const { total } = rangedCostWire;

it.each([
  ['is counted', { total, isChosen: true }, 'nothing to pay'],
  ['would come in addition', { total: total + 40, isChosen: false, isAdded: true }, 'adds $40'],
  ['would come in addition, and costs nothing', { total, isChosen: false, isAdded: true }, 'nothing to pay'],
  ['is not known', { total: undefined, isChosen: false, isAdded: true }, undefined],
])('what a choice says that %s', (_what, choice, said) => {
  expect(describeAdded(null, cost, { line: 'visa', ...choice })).toBe(said);
});
