import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as TestingLibrary from '@testing-library/dom';

/** What a person looks for; a string is a CSS selector. Names and texts that are strings are whole ones. */
export type Query =
  | string
  | { role: string; name: string | RegExp; within?: string }
  | { label: string | RegExp; within?: string }
  | { text: string | RegExp; within?: string };

/** Testing Library as one script, for pages to find elements with. */
export const TESTING_LIBRARY = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/** The answer of a page that lacks it. */
export const NO_LIBRARY = 'no Testing Library';

/** Runs in the page. @returns the elements that can be seen, in order */
function findInPage(query: Query): HTMLElement[] {
  const { TestingLibraryDom: library } = globalThis as unknown as {
    TestingLibraryDom: typeof TestingLibrary;
  };
  const findAll = (): HTMLElement[] => {
    if (typeof query === 'string') return [...document.querySelectorAll<HTMLElement>(query)];
    const root = document.querySelector<HTMLElement>(query.within ?? 'body');
    if (!root) return [];
    if ('role' in query) return library.queryAllByRole(root, query.role, { name: query.name });
    if ('label' in query) return library.queryAllByLabelText(root, query.label);
    return library.queryAllByText(root, query.text);
  };
  return findAll().filter(element => element.checkVisibility({ visibilityProperty: true }));
}

/** The body of a function that finds elements and returns what `read` makes of them, which can use nothing around it. */
export const bodyOf = (query: Query, read: (elements: HTMLElement[]) => unknown): string =>
  `if (!('TestingLibraryDom' in globalThis)) return '${NO_LIBRARY}'; return (${String(read)})((${String(findInPage)})(${toCode(query)}));`;

function toCode(query: Query): string {
  if (typeof query === 'string') return JSON.stringify(query);
  const members = Object.entries(query).map(
    ([name, value]) => `${name}: ${value instanceof RegExp ? String(value) : JSON.stringify(value)}`,
  );
  return `{ ${members.join(', ')} }`;
}
