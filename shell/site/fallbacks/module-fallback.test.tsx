import { aTreatment, createTestContext, failing, network, screen, violations } from '@carefare/testing';
import { brand, queries } from 'shared-contracts';
import { type Fallback } from 'shared-contracts/host';
import { expect, it, vi } from 'vitest';
import { renderShell } from '../../testing/render-shell.tsx';
import { ModuleFallback } from './module-fallback.tsx';

const words: Fallback = {
  title: 'Our opening hours',
  text: 'They cannot be shown at the moment.',
  facts: [{ title: 'India', lines: ['Save up to 70%', '50+ accredited hospitals'] }],
  note: 'Please send no medical records.',
  links: ['treatments', 'samples', 'quote', 'contact', 'document'],
};

function show(props: Partial<Parameters<typeof ModuleFallback>[0]> = {}) {
  const retry = vi.fn();
  // A fallback uses the contract's own data only.
  network.use(failing('GET', '*'), failing('POST', '*'));
  return { retry, ...renderShell(<ModuleFallback words={words} retry={retry} {...props} />, '/hours') };
}
const heading = (level: number) => screen.getAllByRole('heading', { level })[0]?.textContent;
const hrefs = () => screen.getAllByRole('link').map(link => link.getAttribute('href'));

it.each([true, false])(
  'says what is missing, retries on request, which is announced, and is accessible (a page: %s)',
  async isPage => {
    const { user, retry, recorded } = show({ isPage });
    expect(heading(isPage ? 1 : 2)).toBe('Our opening hours');
    expect(screen.getByText(/They cannot be shown.*We keep trying by ourselves/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(recorded.announced).toEqual(['Trying again']);
    expect(await violations(document.body)).toEqual([]);
  },
);

it('shows facts, a note, sample costs with their date, and ways on', () => {
  show();
  for (const text of [
    'India',
    'Save up to 70%',
    '50+ accredited hospitals',
    'Please send no medical records.',
  ])
    expect(screen.getByText(text)).toBeVisible();
  for (const price of ['$900', '$3,200', '$1,200', '$15,000'])
    expect(screen.getByText(new RegExp(`^\\${price}, `))).toBeVisible();
  expect(screen.getByText('Indicative, as of November 2026')).toBeVisible();
  expect(document.getElementById('treatment-search')).toBeInTheDocument();
  expect(hrefs()).toEqual(
    expect.arrayContaining([
      '/contact',
      `mailto:${brand.email}?subject=Request%20for%20a%20quote`,
      'tel:+15550100199',
      '/hours',
    ]),
  );
});

it('leads to no treatment that the page knows the API not to have', () => {
  const { queryClient, context } = createTestContext();
  queryClient.setQueryData(queries.treatments(context.api).queryKey, [aTreatment({ id: '52' })]);
  renderShell(<ModuleFallback words={words} retry={vi.fn()} />, '/hours', { queryClient });
  const treatments = hrefs().filter(href => href?.startsWith('/treatments/'));
  expect(treatments).toEqual(['/treatments/hip-replacement']);
});

it('has the name of the page where its words have no title', () => {
  show({ words: { text: 'It cannot be shown.', links: [] }, name: 'Hip Replacement', isPage: true });
  expect(heading(1)).toBe('Hip Replacement');
  expect(screen.queryByRole('link')).toBeNull();
});

it('has words of the shell for a part that no remote describes', () => {
  show({ words: undefined, isPage: true });
  expect(heading(1)).toBe('This part cannot be shown at the moment');
  expect(hrefs()).toContain('tel:+15550100199');
});
