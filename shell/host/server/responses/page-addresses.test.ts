import type { PageAddress } from 'shared-contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { rows } from '../../../testing/rows.ts';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import type { ListedAddresses } from '../rendering/list-addresses.ts';
import { createPageAddresses } from './page-addresses.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const address = (path: string): PageAddress => ({ path, social: { title: path, text: 'A text.' } });
const listed: ListedAddresses = [['catalogue/treatment', [address('/treatments/a'), address('/elsewhere')]]];

/** The pages of a live composition that a test may change; its modules answer `answer`. */
function start() {
  const listAddresses = vi.fn(async (): Promise<ListedAddresses> => listed);
  const live = { composition: compositionOf('catalogue'), renderer: { listAddresses } };
  const read = createPageAddresses(() => live as unknown as CompositionSnapshot);
  const pathsOf = async () => (await read()).pages.map(({ path }) => path);
  const passTime = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
  return { live, listAddresses, read, pathsOf, passTime };
}

it('lists fixed pages, and of patterns what the modules name below them, asked once', async () => {
  const { read, pathsOf, listAddresses } = start();
  expect(await pathsOf()).toEqual(expect.arrayContaining(['/', '/faq', '/treatments', '/treatments/a']));
  expect(await pathsOf()).not.toContain('/elsewhere');
  expect(await pathsOf()).not.toContain('*');
  expect((await read()).pages.find(({ path }) => path === '/treatments/a')).toMatchObject({
    updated: 'prices',
  });
  expect(listAddresses).toHaveBeenCalledOnce();
  // 50,000 of them are put together once, not for each request.
  expect((await read()).pages).toBe((await read()).pages);
});

it('asks again for another composition, and soon after a failure, with the last good answer meanwhile', async () => {
  const { live, pathsOf, listAddresses, passTime } = start();
  await pathsOf();
  live.composition = { ...live.composition, id: 'next' };
  listAddresses.mockResolvedValueOnce([['catalogue/treatment', null]]);
  expect(await pathsOf()).toContain('/treatments/a');
  await passTime(11);
  listAddresses.mockRejectedValueOnce(new Error('the worker ended'));
  expect(await pathsOf()).toContain('/treatments/a');
  expect(await pathsOf()).toContain('/treatments/a');
  expect(listAddresses).toHaveBeenCalledTimes(3);
  await passTime(11);
  listAddresses.mockResolvedValueOnce([['catalogue/treatment', [address('/treatments/b')]]]);
  await pathsOf();
  expect(await pathsOf()).toContain('/treatments/b');
});

it('asks again after a minute, since prices in the texts may have changed, and no request waits for that', async () => {
  const { pathsOf, listAddresses, passTime } = start();
  await pathsOf();
  await passTime(50);
  await pathsOf();
  expect(listAddresses).toHaveBeenCalledOnce();
  await passTime(20);
  listAddresses.mockReturnValueOnce(new Promise(() => {}));
  expect(await pathsOf()).toContain('/treatments/a');
  expect(listAddresses).toHaveBeenCalledTimes(2);
});

it('says that modules are still listing, asks them once however long that takes, and has last good lists meanwhile', async () => {
  vi.useFakeTimers();
  const { live, read, listAddresses, passTime } = start();
  const listing = Promise.withResolvers<ListedAddresses>();
  listAddresses.mockReturnValueOnce(listing.promise);
  const readLate = async () => {
    const reading = read();
    await passTime(5);
    const { pages, isListing } = await reading;
    return [pages.some(({ path }) => path === '/treatments/a'), isListing];
  };
  expect(await readLate()).toEqual([false, true]);
  await passTime(30);
  expect(await readLate()).toEqual([false, true]);
  expect(listAddresses).toHaveBeenCalledOnce();
  const patterns = rows.catalogue.filter(({ path }) => path.includes(':'));
  listing.resolve(patterns.map(({ expose }) => [`catalogue/${expose}`, [address('/treatments/a')]]));
  expect(await readLate()).toEqual([true, false]);
  live.composition = { ...live.composition, id: 'next' };
  listAddresses.mockReturnValueOnce(new Promise(() => {}));
  expect(await readLate()).toEqual([true, false]);
});
