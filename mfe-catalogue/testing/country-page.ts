import { createTestContext, renderExpose, screen } from '@carefare/testing';
import * as country from '../src/exposes/country.tsx';

/** Renders the page of a country, or of a treatment in a country, by its path. */
export const renderCountry = (path: string, options: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(country, { path, ...options });

/** Loads such a page as the server does, or as a browser does. */
export async function loadCountry(path: string, server = true) {
  const { context } = createTestContext({ path, server });
  return { result: await country.page.load?.(context), context };
}

/** The row of a table by its first cell. */
export const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
