// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, violations, within } from '@carefare/testing';
import { brand, sitePages, storageKeys } from 'shared-contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../../testing/render-shell.tsx';
import { CONSENT_KEY } from '../layout/consent/consent.store.ts';
import { loadShellPage, type ShellPageName } from '../shell-pages.ts';
import { hiddenCosts } from './blog/hidden-costs.copy.ts';
import { browserStorage } from './cookies/browser-storage.copy.ts';
import { sectionId, wordCount } from './prose/prose.rules.ts';

async function open(name: ShellPageName, path = '/') {
  const page = await loadShellPage(name);
  return { ...renderShell(<page.Component />, path), page };
}
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const listBelow = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement).getAllByRole(
    'heading',
    {
      level: 3,
    },
  );

// The home page shows remotes' widgets, which only the composed site has.
const names = sitePages
  .map(({ module }) => module.split('/'))
  .filter(([owner, name]) => owner === 'shell' && name !== 'home')
  .map(([, name]) => name as ShellPageName);

describe('every page of the shell', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => vi.restoreAllMocks());

  it.each(names)('%s has one h1 that can take the focus, and no accessibility violation', async name => {
    await open(name);
    const [h1, ...more] = screen.getAllByRole('heading', { level: 1 });
    expect(more).toEqual([]);
    expect(h1).toHaveAttribute('tabindex', '-1');
    expect(await violations(document.body)).toEqual([]);
  });
});

describe('/how-it-works', () => {
  it('has five numbered steps, and buttons that replace it with the home page', async () => {
    const { user, router } = await open('how-it-works', '/how-it-works');
    expect(within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(5);
    for (const name of ['Start with your treatment', 'Get my estimate'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('link', { name: 'Start with your treatment' }));
    expect(router.state.location.pathname).toBe('/');
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('/blog', () => {
  it('is an article of eight minutes at an attentive pace', async () => {
    const words = wordCount(hiddenCosts);
    expect(words).toBeGreaterThanOrEqual(1_800);
    expect(words).toBeLessThanOrEqual(2_000);
    const { page } = await open('blog', '/blog');
    expect(screen.getByText('8 min read')).toBeVisible();
    expect(page.head?.structuredData).toMatchObject([
      { '@type': 'Article', headline: 'The Hidden Costs of Medical Tourism', wordCount: words },
    ]);
  });

  it('links its sections and the calculator', async () => {
    await open('blog', '/blog');
    for (const section of hiddenCosts) {
      const heading = screen.getByRole('heading', { level: 2, name: section.title });
      expect(heading.closest('section')?.id).toBe(sectionId(section));
      expect(screen.getByRole('link', { name: section.title })).toHaveAttribute(
        'href',
        `/blog#${sectionId(section)}`,
      );
    }
    expect(screen.getByRole('link', { name: 'Try the Calculator Now!' })).toHaveAttribute('href', '/');
  });

  it('names the five upcoming articles', async () => {
    await open('blog', '/blog');
    expect(texts(listBelow('More Articles Coming Soon'))).toEqual([
      'Treatment Comparisons',
      'Destination Guides',
      'Patient Stories',
      'Recovery Tips',
      'Visa Guides',
    ]);
  });
});

describe('/about', () => {
  it('has the mission, six values, accreditations, advantages and a button to the blog', async () => {
    await open('about', '/about');
    expect(screen.getByText('Our mission')).toBeVisible();
    expect(listBelow('Six values')).toHaveLength(6);
    expect(texts(listBelow('Accreditations and partners'))).toEqual([
      'JCI partner hospitals',
      'ISO-certified processes',
      'Ethical tourism board',
    ]);
    expect(listBelow('What transparency gives you')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Read the article' })).toHaveAttribute('href', '/blog');
  });
});

describe('/faq', () => {
  it('has questions of five topics, closed at first, and the same as structured data', async () => {
    const { page } = await open('faq', '/faq');
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
    expect(page.head?.structuredData).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: shown.map(({ children: [question, answer] }) => ({
          '@type': 'Question',
          name: question?.textContent,
          acceptedAnswer: { '@type': 'Answer', text: answer?.textContent },
        })),
      },
    ]);
  });
});

it('/who-pays-us says what is free, what cannot be bought, and the rule of each order', async () => {
  await open('who-pays-us', '/who-pays-us');
  expect(screen.getByText(/You pay us nothing/)).toBeVisible();
  expect(screen.getByText(/can buy a place, a badge or a better price/)).toBeVisible();
  const table = screen.getByRole('table', { name: /^The orders that you meet/ });
  expect(
    within(table).getByRole('row', { name: /^A treatment’s page By the cost of the whole trip/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Where prices come from' })).toHaveAttribute('href', '/prices');
});

it('/accessibility says what was tested, what is not perfect, and whom to tell', async () => {
  await open('accessibility', '/accessibility');
  for (const name of ['How it was tested', 'Known limits', 'Tell us what does not work'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByText(new RegExp(`Write to ${brand.email} or call`))).toBeVisible();
});

describe('the legal pages', () => {
  it.each<[ShellPageName, string, string]>([
    ['terms', 'Try the cost calculator', '/#calculator-section'],
    ['privacy', 'Contact us', '/contact'],
    ['cookies', 'Browse all treatments', '/treatments'],
  ])('%s has the support address and a call to action', async (name, action, href) => {
    await open(name, `/${name}`);
    expect(screen.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
  });

  it('name the jurisdiction of the configuration, a placeholder until the customer fills it in', async () => {
    await open('terms', '/terms');
    expect(brand.jurisdiction).toBe('[Jurisdiction]');
    expect(screen.getByText(/laws of \[Jurisdiction\]/)).toBeVisible();
  });

  it('list all entries that the site writes to browser storage', async () => {
    await open('cookies', '/cookies');
    const table = screen.getByRole('table', { name: /^Entries of local storage/ });
    expect(texts(within(table).getAllByRole('rowheader'))).toEqual([
      ...Object.values(storageKeys),
      CONSENT_KEY,
    ]);
  });
});

it('the Cookie Policy lists all cookies that the servers set', () => {
  const root = join(import.meta.dirname, '../../..');
  const sources = globSync(['shell/src/server/**/*.ts', 'e2e/api/src/sessions/*.ts'], { cwd: root }).filter(
    file => !file.includes('.test.'),
  );
  const named = sources.flatMap(
    file => readFileSync(join(root, file), 'utf8').match(/carefare_[a-z]+/g) ?? [],
  );
  expect([...new Set(named)].sort()).toEqual(browserStorage.cookies.map(([name]) => name).sort());
});

describe('the not-found page', () => {
  it('has its text and a link home, and logs an error', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await open('not-found', '/nowhere');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
    expect(screen.getByRole('link', { name: /home/ })).toHaveAttribute('href', '/');
    expect(log).toHaveBeenCalledWith('404: page not found', '/nowhere');
  });
});
