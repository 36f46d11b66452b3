import { createTestContext } from '@carefare/testing';
import type { ExposedModule, PageAddress } from 'shared-contracts';
import { expect, it, vi } from 'vitest';
import { listAddresses } from './list-addresses.ts';

const address = (path: string, image: string): PageAddress => ({
  path,
  social: { title: path, text: 'A text.', image },
});

it('lists a page whose picture is elsewhere, and one whose picture cannot be drawn, without it', async () => {
  const addresses = async () => [
    address('/treatments/a', '/images/a.svg'),
    address('/treatments/b', 'https://media.example/b.webp'),
    address('/treatments/c', 'file:///etc/passwd'),
  ];
  const module: ExposedModule = { page: { Component: () => null, addresses } };
  const modules = new Map([['catalogue', new Map([['treatment', module]])]]);
  const onError = vi.fn();
  const { context } = createTestContext();
  const listed = await listAddresses({ modules } as never, { api: context.api, onError });
  expect(listed).toEqual([
    [
      'catalogue/treatment',
      [
        address('/treatments/a', '/images/a.svg'),
        address('/treatments/b', 'https://media.example/b.webp'),
        { path: '/treatments/c', social: { title: '/treatments/c', text: 'A text.', image: undefined } },
      ],
    ],
  ]);
  expect(onError).not.toHaveBeenCalled();
});
