import type { StoreSite } from './store-site.ts';
import { expect } from './test.ts';

/** Visits all shells until they have this release. @returns every status with the releases of quote on the page */
export async function visitUntil({ urls }: StoreSite, digest: string): Promise<string[]> {
  const visits: string[] = [];
  const visitOne = async (url: string) => {
    const response = await fetch(`${url}/contact`);
    const found = (await response.text()).matchAll(/\/_releases\/quote\/(\w+)\//g);
    const digests = new Set(Array.from(found, ([, each = '']) => each));
    visits.push([response.status, ...digests].join(' '));
    return digests.has(digest);
  };
  const visitAll = async () => new Set(await Promise.all(urls.map(visitOne)));
  await expect.poll(visitAll, { timeout: 60_000, intervals: [20] }).toEqual(new Set([true]));
  return visits;
}
