import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@carefare/release/listen';
import { createSection7Api, type Section7Options } from '@carefare/testing/section-7-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from './findings.ts';
import { COUNTRIES, LIST, tryOn } from './test-api.ts';
import { tryApi } from './try-api.ts';
import { tryPicture } from './try-pictures.ts';

const TOTALS = 'POST /journey/compute-cost-by-treatment';
const isOfSlowness = (note: string) => / took \d/.test(note);
const zero = { country: 'India', treatment: 0, travel: 0, visa: 0, accommodation: 0, food: 0, total: 0 };

describe('what section 7 does not ask for is said, and is no fault', () => {
  it.each<[string, Section7Options['answers'], string]>([
    [
      'one name twice',
      { [LIST]: ([first, ...list]) => [first, { ...first, id: '900' }, ...list] },
      '2 treatments have the name Hair Transplant: ids 29, 900',
    ],
    [
      'one address twice',
      { [LIST]: ([first, ...list]) => [first, { ...first, id: '900', name: 'Hair transplant!' }, ...list] },
      'Hair Transplant and Hair transplant! have the same address, hair-transplant: that of the second is hair-transplant-900',
    ],
    [
      'pictures that are refused',
      { [LIST]: ([first, ...list]) => [{ ...first, image: 'http://cdn.example.org/a.png' }, ...list] },
      'the picture "http://cdn.example.org/a.png" is neither a path of the site\'s pictures nor an https address',
    ],
    [
      'pictures that do not load',
      { [LIST]: ([first, ...list]) => [{ ...first, image: 'https://127.0.0.1:9/a.png' }, ...list] },
      'the picture https://127.0.0.1:9/a.png cannot be loaded: bad port',
    ],
    [
      'treatments without a country',
      { [COUNTRIES]: () => [] },
      'no country offers Hair Transplant, and 5 more like it',
    ],
    [
      'no price beside priced countries',
      { [LIST]: ([first, ...list]) => [{ ...first, base_cost: 0 }, ...list] },
      'Hair Transplant has the base_cost 0 or none, but Turkey has the price $1,200',
    ],
    ['totals of 0', { [TOTALS]: () => [zero] }, `${TOTALS}: the costs are empty: every total is 0`],
    [
      'no Cache-Control',
      {},
      `${LIST} has no Cache-Control: browsers keep its answer for ten seconds, and 1 more like it`,
    ],
    [
      'long answers',
      {
        [LIST]: list =>
          Response.json(
            list.map(row => ({ ...row, description: 'long '.repeat(400) })),
            { headers: { 'cache-control': 'no-store' } },
          ),
      },
      `${LIST} sends 17 KB uncompressed, and the site compresses nothing with Cache-Control: private or no-store`,
    ],
  ])('%s', async (_case, answers, note) => {
    const { findings } = await tryOn({ answers });
    expect(findings.isMet).toBe(true);
    expect(findings.notes.filter(each => each === note)).toHaveLength(1);
  });

  it('slow answers', async () => {
    const api = createSection7Api();
    const server = await listen(async request => {
      if (request.url.endsWith(TOTALS.replace('POST ', ''))) await wait(2_100);
      return api(request);
    });
    const { notes } = findingsOf(await tryApi({ address: server.url }));
    server.close();
    // A busy machine may make another one slow.
    expect(notes.filter(isOfSlowness).length).toBeLessThanOrEqual(2);
    expect(notes).toContainEqual(
      expect.stringMatching(`^${TOTALS} took \\d+\\.\\d s: visitors wait for it$`),
    );
  });

  it('once each, and not where it does not hold', async () => {
    const cached = (body: unknown) =>
      Response.json(body, { headers: { 'cache-control': 'public, max-age=60' } });
    const { findings } = await tryOn({
      answers: { [LIST]: cached, 'GET /masters/travel-visa-costs': cached },
    });
    expect(findings.notes.filter(note => !isOfSlowness(note))).toEqual([]);
    const long = await tryOn({
      answers: { [LIST]: list => list.map(row => ({ ...row, description: 'long '.repeat(400) })) },
    });
    expect(long.findings.notes.filter(note => note.includes('uncompressed'))).toEqual([]);
  });
});

describe('a picture of another server', () => {
  let server: Awaited<ReturnType<typeof listen>>;
  const answers: Record<string, () => Response> = {
    '/moved.png': () => new Response(null, { status: 302, headers: { location: '/there.png' } }),
    '/page.png': () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } }),
    '/there.png': () => new Response('…', { headers: { 'content-type': 'image/png' } }),
  };
  beforeAll(async () => {
    server = await listen(async ({ url }) =>
      (answers[new URL(url).pathname] ?? (() => new Response('', { status: 404 })))(),
    );
  });
  afterAll(() => server.close());

  it.each([
    ['/there.png', []],
    ['/moved.png', ['redirects to /there.png, which the site does not follow']],
    ['/page.png', ['is not a picture but text/html']],
    ['/gone.png', ['cannot be loaded: its server answers 404']],
  ])('%s', async (path, says) => {
    const address = `${server.url}${path}`;
    const texts = (await tryPicture(address)).map(({ text }) => text);
    expect(texts).toEqual(says.map(each => `the picture ${address} ${each}`));
  });
});
