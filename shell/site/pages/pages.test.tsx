import { screen, violations, waitFor, within } from '@carefare/testing';
import { brand } from 'shared-contracts';
import { shellPages } from 'shared-contracts/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listBelow, openPage, sectionOf, texts } from '../../testing/open-page.tsx';
import type { ShellPageName } from './shell-page-name.ts';

// The home page shows remotes' widgets, which only the composed site has.
const names = shellPages
  .map(({ module }) => module.slice('shell/'.length) as ShellPageName)
  .filter(name => name !== 'home');

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const link = (name: string | RegExp) => screen.getByRole('link', { name });

it.each(names)('%s has one h1 that can take the focus, and no accessibility violation', async name => {
  await openPage(name);
  const [h1, ...more] = screen.getAllByRole('heading', { level: 1 });
  expect(more).toEqual([]);
  expect(h1).toHaveAttribute('tabindex', '-1');
  expect(await violations(document.body)).toEqual([]);
});

it('about: the mission, six values, accreditations, advantages and a button to the blog', async () => {
  await openPage('about');
  expect(screen.getByRole('heading', { name: /our mission/ })).toBeVisible();
  expect(listBelow('Six values')).toHaveLength(6);
  expect(texts(within(sectionOf('Accreditations and partners')).getAllByRole('listitem'))).toEqual([
    'Partnership with internationally accredited hospitals',
    'JCI partner hospitals',
    'ISO standards',
    'Ethical tourism board',
  ]);
  expect(listBelow('What transparency gives you')).toHaveLength(4);
  expect(link('Read the article')).toHaveAttribute('href', '/blog');
});

it('how it works: five numbered steps, and buttons that replace it with the home page', async () => {
  const { user, router } = await openPage('how-it-works');
  expect(within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(5);
  for (const name of ['Start with your treatment', 'Get my estimate'])
    expect(link(name)).toHaveAttribute('href', '/');
  await user.click(link('Start with your treatment'));
  expect(router.state).toMatchObject({ location: { pathname: '/' }, historyAction: 'REPLACE' });
});

it('not found: offers no treatment that the API does not have', async () => {
  await openPage('not-found', '/nowhere');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Often searched' })).toBeNull());
});

it('not found: its text, a link home, a search and four treatments, and an error in the log', async () => {
  await openPage('not-found', '/nowhere', { session: null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
  expect(link(/home/)).toHaveAttribute('href', '/');
  const often = within(screen.getByRole('list', { name: 'Often searched' })).getAllByRole('link');
  expect(often.map(each => each.getAttribute('href'))).toEqual([
    '/treatments?q=Hair%20Transplant',
    '/treatments?q=Dental%20Implants',
    '/treatments?q=Breast%20Augmentation',
    '/treatments?q=Gastric%20Sleeve',
  ]);
  expect(screen.getByRole('combobox', { name: 'Search' })).toBeVisible();
  expect(console.error).toHaveBeenCalledWith('404: page not found', '/nowhere');
});

it.each<[ShellPageName, string, string]>([
  ['terms', 'Try the cost calculator', '/#calculator-section'],
  ['privacy', 'Contact us', '/contact'],
  ['cookies', 'Browse all treatments', '/treatments'],
])('%s has the support address and a call to action', async (name, action, href) => {
  await openPage(name);
  expect(link(brand.email)).toHaveAttribute('href', `mailto:${brand.email}`);
  expect(link(action)).toHaveAttribute('href', href);
  // A placeholder until the customer fills it in.
  expect(screen.queryAllByText(/laws of \[Jurisdiction\]/)).toHaveLength(name === 'terms' ? 1 : 0);
});

it('questions and answers: of five topics, closed at first, and the same as structured data', async () => {
  const { page, store, services } = await openPage('faq');
  expect(texts(screen.getAllByRole('heading', { level: 2 })).slice(0, 5)).toEqual([
    'Costs',
    'The trip',
    'Your quote',
    'Privacy',
    'Medical questions',
  ]);
  const shown = [...document.querySelectorAll('details')];
  expect(shown.length).toBeGreaterThan(12);
  expect(shown.some(details => details.open)).toBe(false);
  const mainEntity = shown.map(({ children: [question, answer] }) => ({
    '@type': 'Question',
    name: question?.textContent,
    acceptedAnswer: { '@type': 'Answer', text: answer?.textContent },
  }));
  expect(page.head?.({ store, ...services }).structuredData).toEqual([{ '@type': 'FAQPage', mainEntity }]);
});
