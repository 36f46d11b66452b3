import { screen, violations, within } from '@carefare/testing';
import { brand } from 'shared-contracts';
import { shellPages } from 'shared-contracts/host';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage, sectionOf, texts } from '../../testing/open-page.tsx';
import { renderShell } from '../../testing/render-shell.tsx';
import { claims } from './claims.copy.ts';
import { HowItWorks, Identity } from './home/home-sections.tsx';
import { stepTitles } from './how-it-works/steps.copy.ts';
import { linkedTreatments } from './linked-treatments.ts';
import type { ShellPageName } from './page-modules.ts';

// The home page shows remotes' widgets, which only the composed site has.
const names = shellPages
  .map(({ module }) => module.slice('shell/'.length) as ShellPageName)
  .filter(name => name !== 'home');

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const itemsOf = (heading: string) => within(sectionOf(heading)).getAllByRole('listitem');

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
  expect(sectionOf('Who we are, and our mission')).toHaveTextContent(/Our mission is to/);
  expect(itemsOf('Six values')).toHaveLength(6);
  expect(texts(itemsOf('Accreditations and partners'))).toEqual([
    'Partnership with internationally accredited hospitals',
    'JCI partner hospitals',
    'ISO standards',
    'Ethical tourism board',
  ]);
  expect(itemsOf('What transparency gives you')).toHaveLength(4);
  expect(link('Read the article')).toHaveAttribute('href', '/blog');
});

it('about: the six services with what they mean, and once that nobody has confirmed them', async () => {
  await openPage('about');
  expect(
    itemsOf('Our service')
      .slice(0, 6)
      .map(item => item.querySelector('strong')?.textContent),
  ).toEqual(claims.services.map(({ title }) => `${title}.`));
  expect(sectionOf('Our service')).toHaveTextContent(/call your local emergency number/);
  expect(screen.getAllByText(/nobody has confirmed/i)).toHaveLength(1);
  // The home page links to it.
  expect(document.querySelector('#services')).toContainElement(sectionOf('Our service'));
});

it.each([true, false])(
  'about: what is not real yet, while the site is a demonstration: %s',
  async isDemonstration => {
    await openPage('about', '/about', { isDemonstration });
    const named = screen.queryAllByRole('complementary', { name: /what is not real yet$/ });
    expect(named).toHaveLength(isDemonstration ? 1 : 0);
    if (isDemonstration) expect(named[0]).toHaveTextContent(/Nobody answers it\./);
  },
);

it('home: how it works and the services are lines, with links to what they mean', () => {
  renderShell(
    <>
      <HowItWorks />
      <Identity />
    </>,
  );
  const [steps, services] = screen.getAllByRole('list');
  expect(texts(within(steps as HTMLElement).getAllByRole('listitem'))).toEqual([...stepTitles]);
  expect(texts(within(services as HTMLElement).getAllByRole('listitem'))).toEqual(
    claims.services.map(({ title }) => title),
  );
  expect(screen.getByText(/which nobody has confirmed yet/)).toBeVisible();
  expect(link('What happens in each step')).toHaveAttribute('href', '/how-it-works');
  expect(link('What each of them means')).toHaveAttribute('href', '/about#services');
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
  await openPage('not-found', '/nowhere', { absent: linkedTreatments });
  expect(screen.queryByRole('list', { name: 'Often searched' })).toBeNull();
});

it('not found: its text, a link home, a search and four treatments, and an error in the log', async () => {
  await openPage('not-found', '/nowhere', { session: null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
  expect(link(/home/)).toHaveAttribute('href', '/');
  const often = within(screen.getByRole('list', { name: 'Often searched' })).getAllByRole('link');
  expect(often).toHaveLength(4);
  expect(often[0]).toHaveAttribute('href', '/treatments?q=Hair%20Transplant');
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
