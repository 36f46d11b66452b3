import { act, screen, violations } from '@carefare/testing';
import { consentPlace } from 'shared-contracts';
import { describe, expect, it, vi } from 'vitest';
import { renderShell } from '../../../testing/render-shell.tsx';
import { CONSENT_KEY, CONSENT_VERSION, isAccepted } from './consent.store.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { CookieSettings } from './cookie-settings.tsx';

/** Renders the banner with this in storage. The event resets the module's state between tests. */
function show(stored?: unknown) {
  if (stored !== undefined) localStorage.setItem(CONSENT_KEY, JSON.stringify(stored));
  const view = renderShell(
    <>
      <ConsentBanner />
      <CookieSettings />
    </>,
  );
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })));
  return view;
}
const choice = (analytics: boolean, version: number = CONSENT_VERSION) => ({
  version,
  analytics,
  at: '2026-11-01T00:00:00Z',
});
const banner = () => screen.queryByRole('region', { name: /May we count/ });
const stored = (): unknown => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');

describe('the consent banner', () => {
  it('asks a visitor who has not chosen, with two equal buttons, and leaves the focus alone', async () => {
    show();
    expect(banner()).not.toBeNull();
    const [reject, accept] = ['Reject analytics', 'Accept analytics'].map(name =>
      screen.getByRole('button', { name }),
    );
    expect(accept?.className).toBe(reject?.className);
    expect(document.activeElement).toBe(document.body);
    expect(isAccepted()).toBe(false);
    expect(await violations(document.body)).toEqual([]);
  });

  it('says on request what is recorded, and where to read more', async () => {
    const { user } = show();
    expect(screen.queryByText(/Until you agree we count nothing/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Details', expanded: false }));
    expect(screen.getByText(/Until you agree we count nothing/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute('href', '/cookies');
  });

  it.each([
    ['Accept analytics', true],
    ['Reject analytics', false],
  ])(
    '"%s" is stored with version and time, announced once, closes the banner, and moves the focus to the footer without scrolling',
    async (name, analytics) => {
      const { user, recorded } = show();
      const focus = vi.spyOn(HTMLElement.prototype, 'focus');
      await user.click(screen.getByRole('button', { name }));
      expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();
      expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
      const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
      expect(stored()).toEqual({ version: CONSENT_VERSION, analytics, at });
      expect(isAccepted()).toBe(analytics);
      expect(recorded.announced).toEqual([
        'Your choice is saved. You can change it at any time in the footer.',
      ]);
      expect(banner()).toBeNull();
    },
  );

  it.each([
    ['not again a visitor who has accepted', choice(true), true, false],
    ['not again a visitor who has rejected', choice(false), false, false],
    ['again when the answer is to an older question', choice(true, 0), false, true],
    ['again when storage holds something else', { analytics: 'yes' }, false, true],
  ])('asks %s', (_whom, record, accepted, asks) => {
    show(record);
    expect([isAccepted(), banner() !== null]).toEqual([accepted, asks]);
  });

  it('opens again from the footer, takes the focus, shows the choice so far and lets it be changed', async () => {
    const { user } = show(choice(true));
    await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /May we count/ }));
    expect(screen.getByText('Your choice so far: accepted.')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /May we count/ }));
    await user.click(screen.getByRole('button', { name: 'Reject analytics' }));
    expect(isAccepted()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cookie settings' }));
  });

  it('stands where the page has a place for it, and above the footer again without the page', () => {
    show();
    const place = document.body.appendChild(document.createElement('div'));
    act(() => consentPlace.set(place));
    expect(place).toContainElement(banner());
    expect(screen.getAllByRole('region', { name: /May we count/ })).toHaveLength(1);
    act(() => consentPlace.set(null));
    expect(place).toBeEmptyDOMElement();
    expect(banner()).not.toBeNull();
    place.remove();
  });

  it('follows a choice made in another tab', () => {
    show(choice(true));
    localStorage.setItem(CONSENT_KEY, JSON.stringify(choice(false)));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })));
    expect(isAccepted()).toBe(false);
  });

  it('reads the choice again when the page comes back by back or forward', () => {
    show(choice(true));
    localStorage.setItem(CONSENT_KEY, JSON.stringify(choice(false)));
    const comeBack = (persisted: boolean) =>
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    comeBack(false);
    expect(isAccepted()).toBe(true);
    comeBack(true);
    expect(isAccepted()).toBe(false);
  });

  it('keeps the choice for this page when storage is blocked', async () => {
    const { user } = show();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await user.click(screen.getByRole('button', { name: 'Accept analytics' }));
    expect(isAccepted()).toBe(true);
    expect(banner()).toBeNull();
  });
});
