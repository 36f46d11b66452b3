import { act, fireEvent, screen, violations, within } from '@carefare/testing';
import { userEvent } from '@testing-library/user-event';
import { createTripStore, type TripStore, updateTripAtom } from 'shared-contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { pageErrors } from '../client/errors/report-error.ts';
import type { Modules } from '../composition/modules.ts';
import { open } from './open-overlay.tsx';

const modules = { composition: () => compositionOf('quote') } as Modules;
const address = 'http://127.0.0.1:4103/0123456789abcdef/release.json';
const panel = () => screen.getByRole('region', { name: 'Test overlay' });
const user = userEvent.setup();
let store: TripStore;

function openOverlay({ overrideHosts = [] as string[], event = undefined as Event | undefined } = {}) {
  act(() => open([modules, store, { origin: '', liveReload: false, overrideHosts }], event));
}

const present = {
  calculator: 'http://127.0.0.1:4102/b/release.json',
  quote: 'http://127.0.0.1:4103/old/release.json',
};
/** Opens a page with other releases; its fragment holds a trip, which no address of the overlay may have. */
function override(): void {
  const block = `<script type="application/json" id="overrides">${JSON.stringify(present)}</script>`;
  document.body.insertAdjacentHTML('beforeend', block);
  history.replaceState(null, '', '/contact?treatment=ivf#trip=abc');
}

const close = () => act(() => void fireEvent.keyDown(panel(), { key: 'Escape' }));

beforeEach(() => {
  store = createTripStore();
  document.body.innerHTML =
    '<button>Before</button><div data-module="quote/contact" data-remote="quote" data-release="0123456789abcdef"></div>';
});
afterEach(() => {
  close();
  pageErrors.length = 0;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
});

describe('the parts of the page', () => {
  it('have name, release, composition, state and errors, as they are at the time', () => {
    vi.useFakeTimers();
    openOverlay();
    expect(panel().textContent).toContain('Composition composition');
    const [shell, quote] = within(panel()).getAllByRole('listitem');
    expect(shell?.textContent).toContain('shell shell');
    expect(quote?.textContent).toContain('quote 0123456789abcdefquote/contact: server HTML');
    expect(quote?.textContent).toContain('0 errors');
    pageErrors.push(['render', new Error('x'), 'quote/contact']);
    document.querySelector('[data-module]')?.toggleAttribute('data-ready', true);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(quote?.textContent).toContain('quote/contact: live');
    expect(quote?.textContent).toContain('1 error');
  });

  it('are outlined until that is switched off', async () => {
    const root = document.documentElement;
    openOverlay();
    expect('outlines' in root.dataset).toBe(true);
    expect(root.style.getPropertyValue('--outline-composition')).toBe('"composition"');
    await user.click(screen.getByRole('checkbox', { name: 'Outline them in the page' }));
    expect('outlines' in root.dataset).toBe(false);
  });
});

describe('the trip', () => {
  it('shows as it changes, with its last changes first', () => {
    openOverlay();
    expect(panel().textContent).toContain('"destination": null');
    expect(panel().textContent).toContain('none since the overlay was opened');
    act(() => store.set(updateTripAtom, { destination: 'India' }));
    act(() => store.set(updateTripAtom, { patients: 2 }));
    expect([...panel().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      '"patients": 2',
      '"travelers": 2',
    ]);
    const changes = within(panel()).getAllByRole('list').at(-1) as HTMLElement;
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['patients: 1 → 2', 'travelers: 1 → 2', 'destination: null → "India"']);
  });
});

describe('another release', () => {
  const form = () => panel().querySelector('form') as HTMLFormElement;

  it('is asked for, with this page and what is overridden already', async () => {
    override();
    openOverlay();
    expect(panel().textContent).toContain('This shell allows no other releases: OVERRIDE_HOSTS is not set.');
    close();
    openOverlay({ overrideHosts: ['127.0.0.1', 'localhost'] });
    await user.click(screen.getByText('Run another release'));
    expect(panel().textContent).toContain('Allowed hosts: 127.0.0.1, localhost');
    await user.selectOptions(screen.getByLabelText('Remote'), 'quote');
    await user.type(screen.getByLabelText('Address of its release.json'), address);
    fireEvent.submit(form());
    expect([form().method, form().getAttribute('action')]).toEqual(['get', '/_override']);
    expect(Object.fromEntries(new FormData(form()))).toEqual({
      calculator: present.calculator,
      quote: address,
      to: '/contact?treatment=ivf&overlay',
    });
  });
});

it('its reproduction link names what is overridden; it is copied, or shown where the clipboard is refused', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  openOverlay();
  await user.click(screen.getByRole('button', { name: 'Copy reproduction link' }));
  expect(write).toHaveBeenCalledExactlyOnceWith(`${location.origin}/?overlay`);
  expect(screen.getByRole('status').textContent).toBe('Copied');
  close();
  override();
  openOverlay();
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy reproduction link' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Reproduction link' });
  const link = new URL(field.value);
  expect([link.origin + link.pathname, link.hash]).toEqual([`${location.origin}/_override`, '']);
  expect(Object.fromEntries(link.searchParams)).toEqual({ ...present, to: '/contact?treatment=ivf&overlay' });
});

describe('the panel', () => {
  it('is accessible, and folds', async () => {
    openOverlay({ overrideHosts: ['127.0.0.1'] });
    expect(await violations(panel())).toEqual([]);
    const fold = screen.getByRole('button', { name: 'Fold', expanded: true });
    await user.click(fold);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Unfold', expanded: false }));
    expect(screen.getByRole('checkbox')).toBeDefined();
  });

  it('opened by keyboard has the focus, and gives it back', () => {
    const before = screen.getByRole('button', { name: 'Before' });
    before.focus();
    openOverlay();
    expect(document.activeElement).toBe(before);
    openOverlay({ event: new Event('keydown') });
    expect(document.activeElement).toBe(panel());
    close();
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(before);
    openOverlay();
  });
});
