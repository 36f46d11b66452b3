import { expect, it } from 'vitest';
import { LOOK_DEADLINE_MS } from '../../time-limits.ts';
import { findFaults } from './faults.ts';
import type { Observation } from './observe.ts';
import type { Seen } from './seen.ts';

const live: Seen = { text: { 'quote/contact': 1_000 }, storage: ['cookie visit'] };
const page: NonNullable<Observation['page']> = {
  title: 'Contact',
  hasHeading: true,
  isHeaderVisible: true,
  text: { 'quote/contact': 500, 'quote/new': 1 },
  lost: [],
  shortened: [],
  storage: ['cookie visit'],
  accessibility: [],
};
const visit: Observation['visit'] = {
  subject: 'quote q2',
  path: '/contact',
  modules: ['quote/contact'],
  folder: '/_releases/quote/',
};
const find = (changes: Partial<Observation>, before: Seen | undefined = live) =>
  findFaults(
    { visit, page, messages: [], hosts: [], calls: 0, disturbances: [], warnings: [], ...changes },
    { live: before, named: '<code>carefare.session</code> of visitors', deadlineMs: LOOK_DEADLINE_MS },
  );

it('has nothing to say of a page that is as it should be', () => {
  expect(find({})).toEqual([]);
});

it.each<[string, Partial<Observation>, string]>([
  ['is late', { page: undefined }, '/contact is not live and at rest with quote/contact within 20 s.'],
  ['cannot be opened', { page: undefined, failure: 'Target crashed' }, 'with quote/contact: Target crashed.'],
  [
    'writes to the console',
    { messages: ['oops\n at x'] },
    `/contact makes the browser's console say "oops at x".`,
  ],
  [
    'differs from the server',
    {
      messages: ['Hydration did not match the server Error: …'],
      disturbances: [
        'adds onclick of <body> to the document',
        'changes Error.prepareStackTrace for everybody',
      ],
    },
    '/contact shows something else in the browser than the server has rendered.',
  ],
  ['hides the header', { page: { ...page, isHeaderVisible: false } }, "hides or covers the site's header."],
  ['cannot be used by all', { page: { ...page, accessibility: ['image-alt (img)'] } }, ': image-alt (img).'],
  [
    'has lost its text',
    { page: { ...page, text: { 'quote/contact': 499 } } },
    'has 499 letters of text in quote/contact, less than half of the live 1000.',
  ],
  [
    'stores more',
    { page: { ...page, storage: ['localStorage visitors'] } },
    "stores localStorage visitors, which the site's page about cookies does not name.",
  ],
  ['calls too often', { calls: 26 }, '/contact calls the site 26 times when it is opened.'],
  [
    'loses what the server has rendered',
    { page: { ...page, lost: ['shows 3 of the 500 letters'] } },
    '/contact shows 3 of the 500 letters.',
  ],
  ['disturbs the site', { disturbances: ['scrolls by itself'] }, '/contact scrolls by itself.'],
])('says of a page that %s what was seen; a reason lets it pass', (_case, changes, sentence) => {
  expect(find(changes)).toEqual([
    { subject: 'quote q2', remote: 'quote', seen: expect.stringContaining(sentence), isStrict: false },
  ]);
});

it.each<[string, Partial<Observation>, string]>([
  [
    'calls another host',
    {
      hosts: ['evil.example'],
      messages: ['Refused to connect to https://evil.example/a.', 'Failed to fetch'],
    },
    "/contact calls evil.example, another host than the site's.",
  ],
  ['has no heading', { page: { ...page, hasHeading: false } }, '/contact has no h1 with a text that shows.'],
])('no reason lets a page pass that %s', (_case, changes, sentence) => {
  expect(find(changes)).toMatchObject([{ seen: expect.stringContaining(sentence), isStrict: true }]);
});

it('takes what live pages store as well, and what the site says that it stores', () => {
  const storage = ['cookie visit', 'localStorage carefare.session'];
  expect(find({ page: { ...page, storage } })).toEqual([]);
  expect(find({ page: { ...page, storage: ['localStorage carefare.session'] } }, undefined)).toEqual([]);
});
