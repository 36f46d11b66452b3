import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { failing, network, screen, violations } from '@carefare/testing';
import { brand } from 'shared-contracts';
import { type ModuleId, remoteKeys, treatmentAddresses } from 'shared-contracts/host';
import { describe, expect, it, vi } from 'vitest';
import { renderShell } from '../../testing/render-shell.tsx';
import { fallbackOf, fallbacks, MissingFallback } from './fallbacks.tsx';

const root = join(import.meta.dirname, '../../..');
const exposed = remoteKeys.flatMap(key =>
  globSync('src/exposes/*.tsx', { cwd: join(root, `mfe-${key}`) })
    .filter(file => !file.includes('.test.'))
    .map(file => `${key}/${basename(file, '.tsx')}`),
);

const paths: Readonly<Record<string, string>> = {
  'catalogue/treatments': '/treatments',
  'catalogue/treatment': '/treatments/veneers',
  'catalogue/destinations': '/destinations',
  'catalogue/prices': '/prices',
  'catalogue/featured-destinations': '/',
  'calculator/calculator': '/',
  'quote/contact': '/contact',
};

function show(id: string, path = paths[id] ?? '/') {
  const retry = vi.fn();
  const Fallback = fallbackOf(id as ModuleId);
  // A fallback uses the contract's own data only.
  network.use(failing('GET', '*'), failing('POST', '*'));
  return { retry, ...renderShell(<Fallback retry={retry} />, path) };
}
const heading = () => screen.getAllByRole('heading')[0]?.textContent;
const hrefs = () => screen.getAllByRole('link').map(link => link.getAttribute('href'));

describe('fallbacks', () => {
  it('belong to modules that the remotes expose', () => {
    expect(exposed).toEqual(expect.arrayContaining(Object.keys(fallbacks)));
  });

  it.each(exposed)('%s names what is missing, retries on request, and is accessible', async id => {
    const { user, retry } = show(id);
    expect(screen.getByText(/We keep trying by ourselves/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(await violations(document.body)).toEqual([]);
  });

  it.each(['catalogue/treatments', 'catalogue/treatment', 'calculator/calculator'])(
    '%s links every treatment',
    id => {
      show(id);
      expect(hrefs()).toEqual(
        expect.arrayContaining(treatmentAddresses.map(({ slug }) => `/treatments/${slug}`)),
      );
    },
  );

  it('for the calculator shows the sample costs with their date, and the search’s own section', () => {
    show('calculator/calculator');
    for (const price of ['$900', '$3,200', '$1,200', '$15,000'])
      expect(screen.getByText(new RegExp(`^\\${price}, `))).toBeVisible();
    expect(screen.getByText('Indicative, as of November 2026')).toBeVisible();
    expect(document.getElementById('treatment-search')).toBeInTheDocument();
  });

  it.each(['catalogue/destinations', 'catalogue/featured-destinations'])(
    '%s has the facts of section 9',
    id => {
      show(id);
      for (const percent of [70, 60, 65, 55])
        expect(screen.getByText(`Save up to ${percent}%`)).toBeVisible();
      expect(screen.getByText('50+ accredited hospitals')).toBeVisible();
    },
  );

  it('for the form has email, phone, and a link to the form as a document', () => {
    show('quote/contact');
    expect(hrefs()).toEqual([
      `mailto:${brand.email}?subject=Request%20for%20a%20quote`,
      'tel:+15550100199',
      '/contact',
    ]);
  });

  it.each([
    ['catalogue/treatments', 'Treatments'],
    ['catalogue/treatment', 'Dental Veneers'],
    ['catalogue/destinations', 'Destinations'],
    ['catalogue/prices', 'Where prices come from'],
    ['quote/contact', 'Request Your Quote'],
  ])('%s has the heading "%s"', (id, title) => {
    show(id);
    expect(heading()).toBe(title);
  });

  it('for a page that a missing remote may have offers to try again, email and phone', async () => {
    const retry = vi.fn();
    const { user } = renderShell(<MissingFallback retry={retry} />);
    expect(heading()).toBe('This part cannot be shown at the moment');
    expect(hrefs()).toContain('tel:+15550100199');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
