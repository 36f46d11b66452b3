import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepEarlyClicks } from './early-clicks.ts';

const root = document.documentElement;
const clicks: string[] = [];
const button = () => document.querySelector('button')!;

beforeEach(() => {
  clicks.length = 0;
  root.dataset.scripts = '';
  document.body.innerHTML = '<button type="button">Next</button>';
  button().addEventListener('click', () => clicks.push('click'));
  keepEarlyClicks(root);
});
afterEach(() => {
  delete root.dataset.hydrated;
});

it.each<[string, () => void]>([
  ['is live', () => (root.dataset.hydrated = '')],
  ['stays without code', () => delete root.dataset.scripts],
])('keeps clicks until the page %s, and none from then on', async (_what, end) => {
  button().click();
  expect(clicks).toEqual([]);
  expect(button().dataset).toHaveProperty('pressed');
  end();
  // Observers are called before the next task.
  await Promise.resolve();
  expect(clicks).toHaveLength(1);
  expect(button().dataset).not.toHaveProperty('pressed');
  button().click();
  expect(clicks).toHaveLength(2);
});
