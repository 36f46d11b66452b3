import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ServedReleases, serveTestReleases } from '../../../testing/served-releases.ts';
import { isOverridden } from './is-overridden.ts';
import { loadOverrides } from './load-overrides.ts';

const digest = '0123456789abcdef';
let served: ServedReleases;
let posts: string[];
const notify = vi.fn();

/** The page's data names this release. */
function override(address: string, remote = 'quote') {
  document.body.innerHTML = `<script type="application/json" id="overrides">${JSON.stringify({ [remote]: address })}</script>`;
}

beforeEach(async () => {
  served = await serveTestReleases();
  posts = [];
  notify.mockReset();
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    if (address !== '/_override') return realFetch(address, options);
    posts.push((options.body as URLSearchParams).toString());
    return Promise.resolve(new Response());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('gives the release from its own origin, and says so in a badge that ends it', async () => {
  const address = served.publish('quote', digest);
  expect(isOverridden()).toBe(false);
  override(address);
  expect(isOverridden()).toBe(true);
  const { remotes, show } = await loadOverrides();
  expect(remotes).toMatchObject({ quote: { digest, base: address.replace('release.json', '') } });
  show(notify);
  expect(notify).not.toHaveBeenCalled();
  expect(posts).toEqual([]);
  const badge = document.querySelector('aside');
  expect(badge?.textContent).toBe(`quote runs from ${new URL(address).host}Use the live release`);
  const form = badge?.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/_override']);
  expect(new FormData(form ?? undefined).get('clear')).toBe('1');
});

it('drops styles of the live release once the other code is live', async () => {
  override(served.publish('quote', digest));
  document.head.innerHTML =
    '<style data-file="/_releases/quote/1/a.css"></style><style data-file="/_releases/catalogue/1/a.css"></style>';
  document.body.insertAdjacentHTML('beforeend', '<div data-remote="quote"></div>');
  (await loadOverrides()).show(notify);
  const count = () => document.head.querySelectorAll('style[data-file]').length;
  expect(count()).toBe(2);
  document.querySelector('div')?.toggleAttribute('data-ready', true);
  await vi.waitFor(() => expect(count()).toBe(1));
  document.head.replaceChildren();
});

it.each<[string, () => string, RegExp]>([
  ['a host that is down', () => 'http://127.0.0.1:9/a/release.json', /it did not answer/],
  ['no release', () => served.publish('quote', digest).replace(digest, 'other'), /answered with status 404/],
  ['another remote', () => served.publish('calculator', digest), /it is a release of calculator/],
  [
    'an altered file',
    () => {
      const address = served.publish('quote', digest);
      served.files.set([...served.files.keys()].find(path => path.endsWith('.js')) ?? '', '// altered');
      return address;
    },
    /\.js could not be loaded, or is not the file/,
  ],
])('an override of %s ends, and the live release runs', async (_what, publish, reason) => {
  const address = publish();
  override(address);
  const { remotes, show } = await loadOverrides();
  expect(remotes).toEqual({});
  expect(posts).toEqual(['clear=1']);
  show(notify);
  const toast = notify.mock.calls[0]?.[0];
  expect(toast).toMatchObject({ tone: 'error', title: 'The override has ended' });
  expect(toast.text).toMatch(reason);
  expect(toast.text).toContain(`quote could not run from ${new URL(address).host}: `);
  expect(document.querySelector('aside')).toBeNull();
});
