import { act, renderExpose, screen } from '@carefare/testing';
import { countriesAtom } from 'shared-contracts';
import { guessResidenceAtom } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import * as featured from './featured-destinations.tsx';

describe('featured destinations', () => {
  it('are those countries only that the API lists', () => {
    const { container, store } = renderExpose(featured);
    act(() => store.set(countriesAtom, { ...store.get(countriesAtom), destinations: ['India', 'Peru'] }));
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['India']);
    expect(screen.getByRole('heading', { level: 2, name: 'Featured destinations' })).toBeVisible();
    act(() => store.set(countriesAtom, { ...store.get(countriesAtom), destinations: ['Peru'] }));
    expect(container).toHaveTextContent(/^$/);
  });

  it('are the same once it is known where the visitor lives: no trip that nobody asked for', async () => {
    const { container, store } = renderExpose(featured);
    expect(screen.getByText(/^Save up to 60%:/)).toHaveTextContent(
      'Save up to 60%: for some treatments, against private prices at home.',
    );
    const before = container.textContent;
    act(() => store.set(guessResidenceAtom, 'GB'));
    expect(container.textContent).toBe(before);
  });

  it('link to countries', () => {
    renderExpose(featured);
    const [first] = screen.getAllByRole('listitem');
    expect([...(first?.querySelectorAll('p') ?? [])].filter(({ textContent }) => !textContent)).toEqual([]);
    expect(screen.getByRole('link', { name: 'India' }).getAttribute('href')).toBe('/destinations/india');
    expect(screen.getByRole('link', { name: 'All destinations' }).getAttribute('href')).toBe('/destinations');
  });
});
