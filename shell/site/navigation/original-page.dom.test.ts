import { aTrip, createTestContext } from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { parseTripLink, today } from 'shared-contracts/host';
import { afterEach, expect, it } from 'vitest';
import type { PageRouter } from '../../host/navigation/page-router.ts';
import { leadToOriginal } from './original-page.ts';

afterEach(() => document.body.replaceChildren());

/** A page of a copy, at this address of the site. */
function show(pathname: string, { search = '', origin = 'https://carefare.example', trip = aTrip() } = {}) {
  const { store } = createTestContext({ trip });
  const listeners: (() => void)[] = [];
  const router = {
    state: { location: { pathname, search, hash: '' } },
    subscribe: (listener: () => void) => listeners.push(listener),
  };
  leadToOriginal({ router: router as unknown as PageRouter, store, origin });
  const open = (path: string) => {
    router.state.location.pathname = path;
    for (const listener of listeners) listener();
  };
  return { store, open, href: () => document.querySelector('a')?.href };
}

it('leads to the original of the page on screen, without what the proxy added to its address', () => {
  const { href } = show('/treatments', { search: '?q=knee&_x_tr_sl=en&_x_tr_tl=es' });
  expect(document.body.firstElementChild).toHaveTextContent(
    'cannot be saved or sent. Open the original page',
  );
  expect(href()).toBe('https://carefare.example/treatments?q=knee');
});

it('takes the trip along, as it is then', () => {
  const { store, open, href } = show('/');
  store.set(tripAtom, { destination: 'India' });
  const { hash } = new URL(href() ?? '');
  expect(parseTripLink(hash, today())?.trip).toEqual(store.get(tripAtom));
  open('/about');
  expect(href()).toBe('https://carefare.example/about');
});

it('says nothing at another name of a developer’s machine', () => {
  expect(show('/', { origin: `http://127.0.0.1:${location.port}` }).href()).toBeUndefined();
  expect(location.hostname).toBe('localhost');
});
