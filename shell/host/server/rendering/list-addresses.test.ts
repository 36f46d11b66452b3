import { createTestContext } from '@carefare/testing';
import type { ExposedModule, PageAddress } from 'shared-contracts';
import { expect, it, vi } from 'vitest';
import { listAddresses } from './list-addresses.ts';

const address = (path: string, image: string): PageAddress => ({
  path,
  social: { title: path, text: 'A text.', image },
});

async function list(addresses: () => Promise<PageAddress[]>) {
  const module: ExposedModule = { page: { Component: () => null, addresses } };
  const modules = new Map([['catalogue', new Map([['treatment', module]])]]);
  const onError = vi.fn();
  const { context } = createTestContext();
  const [listed] = await listAddresses({ modules } as never, { api: context.api, onError });
  return { listed, onError };
}

it('lists a page whose picture is elsewhere, and one whose picture cannot be drawn, without it', async () => {
  const { listed, onError } = await list(async () => [
    address('/treatments/a', '/images/a.svg'),
    address('/treatments/b', 'https://media.example/b.webp'),
    address('/treatments/c', 'file:///etc/passwd'),
  ]);
  expect(listed).toEqual([
    'catalogue/treatment',
    [
      address('/treatments/a', '/images/a.svg'),
      address('/treatments/b', 'https://media.example/b.webp'),
      { path: '/treatments/c', social: { title: '/treatments/c', text: 'A text.', image: undefined } },
    ],
  ]);
  expect(onError).not.toHaveBeenCalled();
});

it('leaves out what is not an address, and says so once', async () => {
  const { listed, onError } = await list(async () => [
    address('/treatments/a', '/images/a.svg'),
    address('treatments/b', '/images/b.svg'),
    address(`/${'a'.repeat(500)}`, '/images/a.svg'),
  ]);
  expect(listed).toEqual(['catalogue/treatment', [address('/treatments/a', '/images/a.svg')]]);
  expect(onError).toHaveBeenCalledOnce();
  expect(onError.mock.lastCall?.[1]).toBe(
    'listing the addresses of catalogue/treatment (2 of 3 were left out)',
  );
});

it('keeps what it has room for', async () => {
  const many = Array.from({ length: 100_001 }, (_, index) =>
    address(`/treatments/${index}`, '/images/a.svg'),
  );
  const { listed, onError } = await list(async () => many);
  expect(listed?.[1]).toHaveLength(100_000);
  expect(onError).toHaveBeenCalledOnce();
});

it('waits longer for a list than a visitor does for a page', async () => {
  vi.useFakeTimers();
  try {
    const listing = list(async () => {
      await new Promise(resolve => setTimeout(resolve, 40_000));
      return [address('/treatments/a', '/images/a.svg')];
    });
    await vi.advanceTimersByTimeAsync(40_000);
    expect((await listing).listed?.[1]).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
