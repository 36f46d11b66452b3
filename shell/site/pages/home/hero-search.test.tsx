import { act, screen, violations, within } from '@carefare/testing';
import { prefillAtom, searchTermAtom, wizardViewAtom } from 'shared-contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../../../testing/render-shell.tsx';
import { searchAddress } from '../linked-treatments.ts';
import { HeroSearch } from './hero-search.tsx';

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /treatment are you looking for/ });
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

describe('the hero search', () => {
  it('ignores a blank term, passes the trimmed one to step 1, and goes to the treatment search', async () => {
    const { user, store, router } = renderShell(<HeroSearch />);
    await user.type(field(), '   {Enter}');
    expect([store.get(searchTermAtom), router.state.location.hash]).toEqual(['', '']);
    await user.type(field(), '  knee surgery  {Enter}');
    expect(store.get(searchTermAtom)).toBe('knee surgery');
    expect(store.get(wizardViewAtom)).toBe('treatment');
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '#treatment-search' });
  });

  it('submits the name of a chosen option', async () => {
    const { user, store, router } = renderShell(<HeroSearch />);
    await user.type(field(), 'nose job');
    await user.click(await screen.findByRole('option', { name: /Rhinoplasty/ }));
    expect(store.get(searchTermAtom)).toBe('Rhinoplasty');
    expect(router.state.location.hash).toBe('#treatment-search');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field().value).toBe('Rhinoplasty');
  });

  it('a suggestion for a text that names a country queues the destination for that treatment', async () => {
    const { user, store } = renderShell(<HeroSearch />);
    await user.type(field(), 'hip replacment turkey');
    await user.click(await screen.findByRole('option', { name: /Hip Replacement/ }));
    expect(store.get(searchTermAtom)).toBe('Hip Replacement');
    expect(store.get(prefillAtom)).toEqual({ country: 'Turkey', treatmentId: '52' });
  });

  it('lists all treatments on arrow down, closes on Escape, and is accessible open and closed', async () => {
    const { user } = renderShell(<HeroSearch />);
    await user.type(field(), '{ArrowDown}');
    await screen.findByText('from $6,200 in India, plus travel');
    expect(await options()).toHaveLength(4);
    expect(await violations(document.body)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(await violations(document.body)).toEqual([]);
  });

  it('submits what is often searched, whose links lead to the treatments without JavaScript and in a new tab', async () => {
    const { user, store, router } = renderShell(<HeroSearch />, '/', { session: null });
    const links = within(screen.getByRole('list', { name: 'Often searched' })).getAllByRole('link');
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Hair Transplant', '/treatments?q=Hair%20Transplant'],
      ['Dental Implants', '/treatments?q=Dental%20Implants'],
      ['Breast Augmentation', '/treatments?q=Breast%20Augmentation'],
      ['Gastric Sleeve', '/treatments?q=Gastric%20Sleeve'],
    ]);
    await user.keyboard('{Control>}');
    await user.click(links[0]!);
    await user.keyboard('{/Control}');
    expect(store.get(searchTermAtom)).toBe('');
    await user.click(links[3]!);
    expect(store.get(searchTermAtom)).toBe('Gastric Sleeve');
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '#treatment-search' });
  });

  it('suggests no search that finds nothing', () => {
    const absent = ['Hair Transplant', 'Breast Augmentation'].map(searchAddress);
    renderShell(<HeroSearch />, '/', { absent });
    const often = within(screen.getByRole('list', { name: 'Often searched' })).getAllByRole('link');
    expect(often.map(({ textContent }) => textContent)).toEqual(['Dental Implants', 'Gastric Sleeve']);
  });

  it('is a form that the server answers, with a term of bounded length', () => {
    renderShell(<HeroSearch />);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.getAttribute('action'), form.method]).toEqual(['/treatments', 'get']);
    expect([field().name, field().maxLength]).toEqual(['q', 100]);
  });
});

describe('the typing animation of the field', () => {
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it('can be paused and resumed', () => {
    vi.useFakeTimers();
    renderShell(<HeroSearch />);
    act(() => screen.getByRole('button', { name: 'Pause the examples' }).click());
    pass(10_000);
    expect(field().placeholder).toBe('Try "Hair Transplant"');
    act(() => screen.getByRole('button', { name: 'Play the examples' }).click());
    pass(2_050);
    expect(field().placeholder).toBe('Try "Hair Transpla"');
  });

  it('does not run under reduced motion, and offers no pause', () => {
    vi.useFakeTimers();
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation(media =>
      Object.assign(matchMedia(media), { matches: true }),
    );
    renderShell(<HeroSearch />);
    pass(10_000);
    expect(field().placeholder).toBe('Try "Hair Transplant"');
    expect(screen.queryByRole('button', { name: /examples/ })).toBeNull();
  });
});
