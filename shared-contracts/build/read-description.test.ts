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
const widget = {
  expose: 'teaser',
  slot: 'home.more',
  fallback: { text: 'It is not there.', links: ['contact'] },
};
const slot = {
  name: 'contact.more',
  takes: 'several',
  params: [],
  data: { country: 'text' },
  examples: [{ country: 'India' }],
};
const remote = { key: 'quote', prefixes: ['/contact'], pages: [page], widgets: [widget] };

it('takes a description that is true of the modules', () => {
  expect(readDescription(remote, files)).toEqual(remote);
  const offering = { ...remote, pages: [{ ...page, slots: [slot] }] };
  expect(readDescription(offering, files)).toEqual(offering);
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
    'a row names src/exposes/form.tsx, which does not exist',
  ],
  [
    'a widget in place of a page',
    { pages: [{ ...page, expose: 'teaser' }] },
    'src/exposes/teaser.tsx exports no page: it needs export const page',
  ],
  ['a page that nothing names', { pages: [] }, 'no row names the page src/exposes/list.tsx'],
  ['a widget that nothing names', { widgets: [] }, 'no row names the widget src/exposes/teaser.tsx'],
  [
    'another slot',
    { widgets: [{ ...widget, slot: 'home.top' }] },
    'widgets.0.slot is wrong: must be the name of a slot, home.calculator, home.destinations, home.more, ',
  ],
  [
    'a slot with the name of one of the shell',
    { pages: [{ ...page, slots: [{ ...slot, name: 'home.more' }] }] },
    'the slot home.more has no name of its own, such as treatment.more',
  ],
  [
    'an example that is not of the slot',
    { pages: [{ ...page, slots: [{ ...slot, examples: [{ country: 7 }] }] }] },
    'the slot contact.more has an example with country, which it does not hand on so',
  ],
  [
    'a slot that differs',
    { pages: [{ ...page, slots: [slot, { ...slot, takes: 'one' }] }] },
    'the slot contact.more stands there twice, and differs',
  ],
  ['a path twice', { pages: [page, page] }, 'the page /contact stands there twice'],
  ['an empty title', { pages: [{ ...page, title: '' }] }, 'pages.0.title of /contact is empty'],
  ['a path that is none', { pages: [{ ...page, path: 'x' }] }, 'pages.0.path is wrong: must be a path'],
  [
    'a field with a typing error',
    { pages: [{ ...page, titel: 'x' }] },
    'pages.0.titel of /contact is not known',
  ],
  ['a wrong prefix', { prefixes: ['contact'] }, 'prefixes.0 is wrong: must be a path such as /reviews'],
])('refuses %s in one line', (_what, change, line) => {
  const read = () => readDescription({ ...remote, ...change }, files);
  expect(read).toThrow(`src/remote.ts: `);
  expect(read).toThrow(line);
});

it('tells of a missing field', () => {
  const { title: _title, ...untitled } = page;
  expect(() => readDescription({ ...remote, pages: [untitled] }, files)).toThrow(
    'src/remote.ts: pages.0.title of /contact is missing',
  );
});
