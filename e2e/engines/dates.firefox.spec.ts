import { aDatedTrip, inDays } from '@carefare/testing/worked-example';
import { tripLink } from 'shared-contracts';
import { expect, test } from './support/test.ts';

const CALCULATOR = '[data-module="calculator/calculator"]';

/** As the keys are pressed where months stand first. */
const keysOf = (date: string): string => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1');

test('a date keeps its day and year while its month is corrected', { tag: '@calculator' }, async ({
  visitor,
}) => {
  const { window } = visitor;
  const field = { label: 'Start date', within: CALCULATOR };
  const date = inDays(100);
  // Both have 31 days.
  const month = date.slice(5, 7) === '12' ? '10' : '12';
  await visitor.open(`/${tripLink(aDatedTrip({ startDate: null, endDate: null }))}`);
  await visitor.waitFor(field);
  await visitor.read(field, ([input]) => input?.focus());
  await window.type(keysOf(date));
  await expect.poll(() => visitor.valueOf(field)).toBe(date);
  await window.press('ArrowLeft');
  await window.press('ArrowLeft');
  await window.press('Delete');
  await expect.poll(() => visitor.valueOf(field), 'part of a date is not a date').toBe('');
  await window.type(month);
  await expect.poll(() => visitor.valueOf(field)).toBe(`${date.slice(0, 5)}${month}${date.slice(7)}`);
});
