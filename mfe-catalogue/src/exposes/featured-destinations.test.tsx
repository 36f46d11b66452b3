import {
  act,
  answering,
  network,
  renderExpose,
  screen,
  treatmentWire,
  tripCostsWire,
  waitFor,
  within,
} from '@carefare/testing';
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

  it('keep the promised saving, with a trip that costs more beside it in the same size', async () => {
    const wire = tripCostsWire();
    const [trip] = wire.treatments;
    const api = answering('GET', 'masters/trip-costs', {
      ...wire,
      treatments: [{ ...trip, home: 12_000, home_range: null }],
    });
    const { store } = renderExpose(featured, { api });
    act(() => store.set(guessResidenceAtom, 'DE'));
    const found = (await screen.findByText(/about €3,\d{3} more than privately at home$/)).parentElement;
    const promised = screen.getByText(/^Save up to 60%:/);
    expect(promised).toHaveTextContent(
      'Save up to 60%: for some treatments, against private prices at home.',
    );
    expect(found?.className).toBe(promised.className);
    expect(found?.closest('li')).toBe(promised.closest('li'));
  });

  it('take no other treatment of that id for the example', async () => {
    const asked: string[] = [];
    network.events.on('response:mocked', ({ request }) => asked.push(new URL(request.url).pathname));
    const { container, store } = renderExpose(featured, {
      api: answering('GET', 'masters/treatments', [treatmentWire({ name: 'Knee Cap Renewal' })]),
    });
    act(() => store.set(guessResidenceAtom, 'GB'));
    await waitFor(() => expect(asked.some(path => path.endsWith('/masters/treatments'))).toBe(true));
    expect(container).not.toHaveTextContent(/hip replacement/i);
  });

  it('link to countries, and show the whole trip of one treatment, once it is known where the visitor lives', async () => {
    const { store } = renderExpose(featured);
    // Nothing waits for what may come.
    expect(screen.queryByText(/^Hip replacement|where you live/)).toBeNull();
    const [first] = screen.getAllByRole('listitem');
    expect([...(first?.querySelectorAll('p') ?? [])].filter(({ textContent }) => !textContent)).toEqual([]);
    act(() => store.set(guessResidenceAtom, 'GB'));
    const card = (await screen.findByText(/about £6,040 all in/)).closest('li') as HTMLElement;
    expect(card).toHaveTextContent(
      /Hip replacement from the UK: about £6,040 all in ≈ \$7,900.*about £7,260 less/,
    );
    expect(within(card).getByRole('heading', { name: 'India' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'India' }).getAttribute('href')).toBe('/destinations/india');
    expect(screen.getByRole('link', { name: 'All destinations' }).getAttribute('href')).toBe('/destinations');
  });
});
