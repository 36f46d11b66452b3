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

it.each<[line: string, change: object]>([
  ['the page /contacts is outside of /contact', { pages: [{ ...page, path: '/contacts' }] }],
  ['a row names src/exposes/form.tsx, which does not exist', { pages: [{ ...page, expose: 'form' }] }],
  [
    'src/exposes/teaser.tsx exports no page: it needs export const page',
    { pages: [{ ...page, expose: 'teaser' }] },
  ],
  ['no row names the page src/exposes/list.tsx', { pages: [] }],
  ['no row names the widget src/exposes/teaser.tsx', { widgets: [] }],
  [
    'widgets.0.slot is wrong: must be the name of a slot, home.calculator, home.destinations, home.more, ',
    { widgets: [{ ...widget, slot: 'home.top' }] },
  ],
  [
    'the slot home.more has no name of its own, such as treatment.more',
    { pages: [{ ...page, slots: [{ ...slot, name: 'home.more' }] }] },
  ],
  [
    'the slot contact.more has an example with country, which it does not hand on so',
    { pages: [{ ...page, slots: [{ ...slot, examples: [{ country: 7 }] }] }] },
  ],
  [
    'the slot contact.more stands there twice, and differs',
    { pages: [{ ...page, slots: [slot, { ...slot, takes: 'one' }] }] },
  ],
  ['the page /contact stands there twice', { pages: [page, page] }],
  ['pages.0.title of /contact is empty', { pages: [{ ...page, title: '' }] }],
  ['pages.0.title of /contact is missing', { pages: [{ ...page, title: undefined }] }],
  ['pages.0.path is wrong: must be a path', { pages: [{ ...page, path: 'x' }] }],
  ['pages.0.titel of /contact is not known', { pages: [{ ...page, titel: 'x' }] }],
  ['prefixes.0 is wrong: must be a path such as /reviews', { prefixes: ['contact'] }],
])('refuses a description in one line: %s', (line, change) => {
  const read = () => readDescription({ ...remote, ...change }, files);
  expect(read).toThrow(`src/remote.ts: `);
  expect(read).toThrow(line);
});
