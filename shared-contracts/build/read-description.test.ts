import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDescription } from './read-description.ts';

let dir = '';
let files: Record<string, string> = {};
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-description-'));
  files = { list: join(dir, 'list.tsx'), teaser: join(dir, 'teaser.tsx') };
  writeFileSync(files.list ?? '', 'export const page = {};');
  writeFileSync(files.teaser ?? '', 'export const widget = {};');
});
afterAll(() => rmSync(dir, { recursive: true }));

const page = {
  path: '/contact',
  expose: 'list',
  name: 'Contact',
  title: 'Contact',
  description: 'Ask us.',
  social: { title: 'Contact', text: 'Ask us.' },
};
const remote = { key: 'quote', prefixes: ['/contact'], pages: [page] };

it('takes a description that is true of the modules', () => {
  expect(readDescription(remote, files)).toEqual(remote);
});

it.each([
  [
    'a page outside of the prefixes',
    { pages: [{ ...page, path: '/contacts' }] },
    'the page /contacts is outside of /contact',
  ],
  [
    'no module',
    { pages: [{ ...page, expose: 'form' }] },
    'the page /contact needs a page in src/exposes/form.tsx',
  ],
  [
    'a widget in place of a page',
    { pages: [{ ...page, expose: 'teaser' }] },
    'needs a page in src/exposes/teaser.tsx',
  ],
  ['a page that nothing names', { pages: [] }, 'no page names src/exposes/list.tsx'],
  ['a path twice', { pages: [page, page] }, 'the page /contact stands there twice'],
  ['no title', { pages: [{ ...page, title: '' }] }, 'pages.0.title is wrong'],
  ['a field with a typing error', { pages: [{ ...page, titel: 'x' }] }, 'pages.0.titel is wrong'],
  ['a wrong prefix', { prefixes: ['contact'] }, 'prefixes.0 is wrong: must be a path such as /reviews'],
])('refuses %s in one line', (_what, change, line) => {
  const read = () => readDescription({ ...remote, ...change }, files);
  expect(read).toThrow(`src/remote.ts: `);
  expect(read).toThrow(line);
});
