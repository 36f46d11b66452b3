// @vitest-environment jsdom
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { failing, network, screen, violations } from '@carefare/testing';
import { brand, type ModuleId, remoteKeys, treatmentAddresses } from 'shared-contracts';
import { describe, expect, it, vi } from 'vitest';
import { renderShell } from '../../testing/render-shell.tsx';
import { fallbackOf, fallbacks } from './fallbacks.tsx';

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
  'catalogue/featured-destinations': '/',
  'calculator/calculator': '/',
  'quote/contact': '/contact',
};

function show(id: string, path = paths[id] ?? '/') {
  const retry = vi.fn();
  const Fallback = fallbackOf(id as ModuleId);
  // No call of any kind: a fallback has nothing but the contract's own data.
  network.use(failing('GET', '*'), failing('POST', '*'));
  return { retry, ...renderShell(<Fallback retry={retry} />, path) };
}
const heading = () => screen.getAllByRole('heading')[0]?.textContent;
const hrefs = () => screen.getAllByRole('link').map(link => link.getAttribute('href'));

describe('fallbacks', () => {
  it('stand in for exactly what the remotes expose', () => {
    expect(Object.keys(fallbacks).sort()).toEqual(exposed.sort());
  });

  it.each(exposed)('%s says that something is missing, retries on request, and is accessible', async id => {
    const { user, retry } = show(id);
    expect(screen.getByText(/We keep trying by ourselves/)).toBeInstanceOf(HTMLElement);
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

  it('that of a treatment names it, by alias as well, and leads to a quote', () => {
    show('catalogue/treatment');
    expect(heading()).toBe('Dental Veneers');
    expect(hrefs()).toContain('/contact');
  });

  it('that of the calculator has the sample costs with their date, and the search’s own section', () => {
    show('calculator/calculator');
    for (const price of ['$900', '$3,200', '$1,200', '$15,000'])
      expect(screen.getByText(new RegExp(`^\\${price}, `))).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Indicative, as of November 2026')).toBeInstanceOf(HTMLElement);
    expect(document.getElementById('treatment-search')).not.toBeNull();
  });

  it.each(['catalogue/destinations', 'catalogue/featured-destinations'])(
    '%s has the facts of section 9',
    id => {
      show(id);
      for (const text of [
        'Save up to 70%',
        'Save up to 60%',
        'Save up to 65%',
        'Save up to 55%',
        '50+ accredited hospitals',
      ])
        expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
    },
  );

  it('that of the form has email and phone, and a way to the form without its code', () => {
    show('quote/contact');
    expect(hrefs()).toEqual([
      `mailto:${brand.email}?subject=Request%20for%20a%20quote`,
      'tel:+15550100199',
      '/contact',
    ]);
  });

  it.each([
    ['/treatments', 'Treatments'],
    ['/treatments/ivf', 'In Vitro Fertilization (IVF)'],
    ['/destinations', 'Destinations'],
    ['/contact', 'Request Your Quote'],
    ['/somewhere', 'This part cannot be shown at the moment'],
  ])('of a remote that is missing as a whole, %s shows "%s"', (path, title) => {
    show('catalogue/page', path);
    expect(heading()).toBe(title);
  });
});
