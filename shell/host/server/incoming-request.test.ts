import { expect, it, vi } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { readRequest } from '../../testing/send-to.ts';
import type { ChosenComposition } from './channels/choose-composition.ts';
import type { CompositionSnapshot } from './composition/composition-snapshot.ts';

const snapshotOf = (id: string) =>
  ({ composition: { ...compositionOf('catalogue'), id } }) as unknown as CompositionSnapshot;

it.each([
  ['/treatments?q=x', '/treatments'],
  ['/treatments/', '/not-found'],
  ['//evil.example', '/not-found'],
])('%s has the path %s', (target, path) => {
  const request = readRequest(target);
  expect([request.target, request.path]).toEqual([target, path]);
});

it('the client of a request is its network', () => {
  const { clientAddress, client } = readRequest('/', { headers: { 'X-Address': '2001:db8::1:2:3:4' } });
  expect([clientAddress, client]).toEqual(['2001:db8::1:2:3:4', '32.1.13.184.0.0.0.0']);
});

it('a request that waits gets the newest composition, and what is at its path there', () => {
  const site = { current: snapshotOf('first') };
  const request = readRequest('/treatments', {}, site);
  const first = request.page;
  expect(request.page).toBe(first);
  expect(first.matched).toBe(first.matched);
  expect(first.matched.match).toMatchObject({ kind: 'remote', id: 'catalogue/treatments' });
  site.current = snapshotOf('second');
  expect(request.page.snapshot).toBe(site.current);
  expect(first.snapshot.composition.id).toBe('first');
});

it('a request keeps its share though it ends meanwhile', () => {
  const other = snapshotOf('other');
  const choose = vi
    .fn<() => ChosenComposition>()
    .mockReturnValueOnce({ other, cookie: 'share' })
    .mockReturnValue({});
  const request = readRequest('/', {}, { current: snapshotOf('live'), choose });
  expect([request.snapshot, request.snapshot, request.cookie]).toEqual([other, other, 'share']);
  expect(choose).toHaveBeenCalledOnce();
});

it('a request of a preview gets that, and no share', () => {
  const other = snapshotOf('other');
  const choose = vi.fn<() => ChosenComposition>();
  const request = readRequest('/', {}, { current: snapshotOf('live'), choose });
  request.showPreview('next', other);
  expect([request.snapshot, request.preview, request.cookie]).toEqual([other, 'next', undefined]);
  expect(choose).not.toHaveBeenCalled();
});
