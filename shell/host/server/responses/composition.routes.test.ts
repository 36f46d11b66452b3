import { expect, it } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { sendTo } from '../../../testing/send-to.ts';
import { createCompositionRoutes } from './composition.routes.ts';

const live = compositionOf('catalogue');
const { digest, base, ...described } = live.remotes.catalogue!;
/** Without what the server decides by. */
const pages = described.pages.map(({ needs: _met, ...row }) => row);
const known = { catalogue: { ...live.remotes.catalogue, pages } };
const archive = {
  find: async (remote: string, asked: string) =>
    remote === 'catalogue' && asked === digest
      ? { release: { ...described, digest, remote, uses: { react: ['useState'] } }, base }
      : undefined,
};
const routes = sendTo(createCompositionRoutes({ archive } as never), { current: { composition: live } });

it('answers with the live composition, which no cache keeps', async () => {
  const response = await routes.request('/_composition');
  expect([await response.json(), response.headers.get('cache-control')]).toEqual([
    { ...live, remotes: known },
    'no-store',
  ]);
});

it('answers for good with what pages know of named releases', async () => {
  const response = await routes.request(`/_composition?catalogue=${digest}`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.json()).toEqual(known);
});

it.each([
  ['a release that it does not have', 'catalogue=0000000000000000', 404],
  ['one that it lacks of two', `catalogue=${digest}&quote=${digest}`, 404],
  ['more releases than a site has', Array.from({ length: 51 }, (_, index) => `r${index}=x`).join('&'), 400],
])('refuses %s', async (_what, query, status) => {
  expect((await routes.request(`/_composition?${query}`)).status).toBe(status);
});
