import { recordedFetch } from '@carefare/release/recorded-api';
import { expect, it, vi } from 'vitest';
import { serverSite } from './server-site.ts';

it('reads the list of treatments once for all pictures that a page asks for', async () => {
  const fetchApi = vi.fn(recordedFetch);
  const { isPictureNamed } = serverSite.connect({
    origin: 'https://carefare.example',
    hashKey: 'key',
    geoService: undefined,
    fetchApi,
    listPages: () => Promise.resolve({ pages: [], isListing: false }),
  });
  for (const name of ['hip', 'knee', 'nose'])
    expect(await isPictureNamed(`https://media.example.org/${name}.png`)).toBe(false);
  expect(fetchApi).toHaveBeenCalledOnce();
});
