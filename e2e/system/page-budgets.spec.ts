import { brotliCompressSync } from 'node:zlib';
import { fetchSentBytes, sizesOfParts, withFixedDigests } from '../support/page-parts.ts';
import { expect, test } from '../support/test.ts';
import { MARGIN, scriptBudgets } from './budgets/budgets.ts';

const KB = 1_024;

/**
 * What a server sends before it waits for an answer, in bytes: ten segments. A page within them is there after one round trip.
 * The last lines of some come later, since the sheets of all pages are whole: no later one restyles the page.
 */
const FIRST_FLIGHT = 14_600;

interface PageBudget {
  /** Most bytes of the page as it is sent, headers and brotli, with digests that are the same in every build. */
  most: number;
  /** Most KB of JavaScript, as brotli, that it has loaded when it is idle. Lower them as pages shrink. */
  scripts: number;
  /** The usual KB of the parts of its HTML by themselves. */
  usual: Record<string, number>;
}
const pageBudgets: Record<string, PageBudget> = {
  '/': {
    most: FIRST_FLIGHT + 1_780,
    scripts: 115,
    usual: {
      markup: 6.1,
      'styles of main': 5,
      'styles of page-home': 1.5,
      'styles of calculator': 2.8,
      'styles of featured-destinations': 0.9,
      "payload's composition": 0.2,
      "payload's config": 0.1,
      "payload's page": 0.2,
    },
  },
  '/treatments': {
    most: 14_980,
    scripts: 126.8,
    usual: {
      markup: 6.7,
      'styles of main': 5,
      'styles of treatments': 1,
      "payload's composition": 0.6,
      "payload's config": 0.1,
      "payload's page": 0.7,
      "payload's queries": 1.4,
    },
  },
  '/treatments/hip-replacement': {
    most: 15_590,
    scripts: 129,
    usual: {
      markup: 6.7,
      'styles of main': 5,
      'styles of treatment': 1,
      'styles of quick-estimate': 0.6,
      "payload's composition": 0.6,
      "payload's config": 0.1,
      "payload's page": 1,
      "payload's queries": 1.7,
    },
  },
  '/check-a-quote': {
    most: FIRST_FLIGHT + 4_360,
    scripts: 160.9,
    usual: {
      markup: 6.1,
      'styles of main': 5,
      'styles of forms': 2.9,
      'styles of check-a-quote': 1.2,
      "payload's composition": 0.6,
      "payload's config": 0.1,
      "payload's page": 0.2,
      "payload's queries": 2.9,
    },
  },
  '/contact': {
    most: 17_260,
    scripts: 158.8,
    usual: {
      markup: 6.5,
      'styles of main': 5,
      'styles of forms': 2.9,
      'styles of contact': 1.3,
      "payload's composition": 0.6,
      "payload's config": 0.1,
      "payload's page": 0.4,
      "payload's queries": 1.3,
    },
  },
};

/** KB by which a part's size may differ from its usual one, which has one decimal. */
const GROWN = 0.06;

/** A script with its size and, in brackets, its budget. */
function describeScript(file: string, size: number): string {
  const [, remote] = /^\/_releases\/([\w-]+)\//.exec(file) ?? [];
  const [name = ''] = file.split('/').at(-1)?.split('.') ?? [];
  return `${name} ${size.toFixed(1)} (${scriptBudgets[remote ? `mfe-${remote}` : 'shell']?.[name]})`;
}

for (const [path, { most, scripts, usual }] of Object.entries(pageBudgets))
  test(`${path} is within its budgets as it is sent, and with its scripts`, {
    tag: ['@shell', '@own-stack'],
  }, async () => {
    const url = process.env.CAREFARE_URL + path;
    let html = '';
    // As small as it can be, which the first visitors do not get: a busy machine compresses again late, or leaves a part out at first.
    const measure = async () => {
      html = await (await fetch(url)).text();
      return (await fetchSentBytes(url)).body - brotliCompressSync(html).length;
    };
    await expect.poll(measure).toBe(0);
    const grown = [...sizesOfParts(html)]
      .map(([name, size]) => ({ name, size: size / KB, growth: size / KB - (usual[name] ?? 0) }))
      .filter(({ growth }) => growth > GROWN)
      .toSorted((a, b) => b.growth - a.growth)
      .map(({ name, size }) => `${name} ${size.toFixed(1)} KB (usually ${usual[name] ?? 0})`);
    const sent = await fetchSentBytes(url);
    expect(
      sent.headers + brotliCompressSync(withFixedDigests(html)).length,
      `${path} has more than ${most} bytes with its headers; what grew: ${grown.join(', ')}; take it out, or raise the budget and say why`,
    ).toBeLessThanOrEqual(most + MARGIN * KB);
    const files = new Set([...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, file = '']) => file));
    expect(files.size).toBeGreaterThanOrEqual(3);
    const sizes = new Map<string, number>();
    for (const file of files) {
      const { headers } = await fetch(new URL(file, url), { headers: { 'accept-encoding': 'br' } });
      expect(headers.get('content-encoding')).toBe('br');
      sizes.set(file, Number(headers.get('content-length')) / KB);
    }
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50);
    const described = Array.from(sizes, ([file, size]) => describeScript(file, size)).join(', ');
    expect(
      total,
      `${path} has more than ${scripts} KB of scripts: ${described}; take out what grew, or raise the budget and say why`,
    ).toBeLessThanOrEqual(scripts + MARGIN);
  });
