import { findViolations } from '@carefare/release/axe';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Fails if axe finds a violation of WCAG 2.2 AA in what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const sentences = (await findViolations(page)).map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
  expect(sentences, 'accessibility violations').toEqual([]);
}
