// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const fileAt = (end: string) => [...served.files.keys()].find(path => path.endsWith(end)) ?? '';

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
  served.close();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('knows pages with overrides by their data', () => {
  expect(isOverridden()).toBe(false);
  override('http://127.0.0.1/release.json');
  expect(isOverridden()).toBe(true);
});

it('gives the release from its own origin, and says so in a badge that ends it', async () => {
  const address = served.publish('quote', digest);
  override(address);
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

describe('an override that fails ends, and the live release runs', () => {
  it.each<[string, () => string, RegExp]>([
    ['a host that is down', () => 'http://127.0.0.1:9/a/release.json', /it did not answer/],
    [
      'no release',
      () => served.publish('quote', digest).replace(digest, 'other'),
      /answered with status 404/,
    ],
    [
      'no JSON',
      () => {
        const address = served.publish('quote', digest);
        served.files.set(fileAt('release.json'), '<html>');
        return address;
      },
      /malformed at the top/,
    ],
    ['another schema', () => served.publish('quote', digest, { schema: 2 }), /malformed at schema/],
    ['another remote', () => served.publish('calculator', digest), /it is a release of calculator/],
    [
      'another React',
      () => served.publish('quote', digest, { shared: { react: '^20.0.0' } }),
      /needs react \^20\.0\.0, the shell has 19/,
    ],
    [
      'a name that the contract lacks',
      () => served.publish('quote', digest, { uses: { 'shared-contracts/ui': ['Carousel'] } }),
      /uses "Carousel" of shared-contracts\/ui/,
    ],
    [
      'an altered file',
      () => {
        const address = served.publish('quote', digest);
        served.files.set(fileAt('.js'), '// altered');
        return address;
      },
      /\.js could not be loaded, or is not the file/,
    ],
    [
      'a missing file',
      () => {
        const address = served.publish('quote', digest);
        served.files.delete(fileAt('.js'));
        return address;
      },
      /\.js could not be loaded, or is not the file/,
    ],
  ])('%s', async (_what, publish, reason) => {
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
});
