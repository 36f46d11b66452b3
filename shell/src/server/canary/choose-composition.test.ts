import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import type { LiveCanary } from '../../composition/server/canary-watcher.ts';
import type { CompositionSnapshot } from '../../composition/server/composition-snapshot.ts';
import { createCompositionChoice } from './choose-composition.ts';

const [stable, canary] = ['stable', 'canary'].map(id => ({ composition: { id } })) as unknown as [
  CompositionSnapshot,
  CompositionSnapshot,
];
const draw = vi.fn<() => number>();

function start(origin = 'http://127.0.0.1:4000', share: number | null = 10) {
  const watcher = {
    current: stable,
    canary: share === null ? undefined : ({ share, snapshot: canary } as LiveCanary),
  };
  const choice = createCompositionChoice(watcher, origin, draw);
  const send = (cookie: string | undefined, request: Partial<IncomingMessage> = {}) => {
    const incoming = { method: 'GET', url: '/about', headers: { cookie }, ...request } as IncomingMessage;
    const { id } = choice.snapshotOf(incoming).composition;
    // All parts of a request get the same.
    expect(choice.snapshotOf(incoming).composition.id).toBe(id);
    return { id, cookie: choice.cookieOf(incoming), incoming };
  };
  return { choice, send, watcher };
}

it.each([
  ['0', 'canary'],
  ['9', 'canary'],
  ['10', 'stable'],
  ['99', 'stable'],
])('a browser with the number %s gets the %s composition of 10 %%, and no other cookie', (number, id) => {
  const { send } = start();
  expect(send(`a=b; carefare_canary_4000=${number}`)).toMatchObject({ id, cookie: undefined });
});

it.each([9, 10])('a browser that opens a page gets a number, such as %i, and what goes with it', number => {
  draw.mockReset().mockReturnValue(number);
  const { id, cookie } = start().send(undefined);
  expect(id).toBe(number < 10 ? 'canary' : 'stable');
  expect(cookie).toBe(`carefare_canary_4000=${number}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`);
  expect(draw).toHaveBeenCalledOnce();
  expect(start('https://carefare.example').send(undefined).cookie).toBe(
    `__Host-carefare_canary=${number}; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
});

it.each(['', '100', '-1', '1.5', 'x', '5%20'])('the number "%s" is replaced', value => {
  draw.mockReset().mockReturnValue(50);
  expect(start().send(`carefare_canary_4000=${value}`).cookie).toContain('=50;');
});

it.each([
  ['a form post', { method: 'POST' }],
  ['a file', { url: '/assets/a.js' }],
  ['what pages ask for', { url: '/_composition' }],
])('%s draws no number, and follows one', (_what, request) => {
  const { send } = start();
  expect(send(undefined, request)).toMatchObject({ id: 'stable', cookie: undefined });
  expect(send('carefare_canary_4000=3', request)).toMatchObject({ id: 'canary', cookie: undefined });
});

it('without a canary no number counts, and none is set', () => {
  const { send } = start('http://127.0.0.1:4000', null);
  for (const cookie of [undefined, 'carefare_canary_4000=3'])
    expect(send(cookie)).toMatchObject({ id: 'stable', cookie: undefined });
});

it('a request keeps its canary though it ends meanwhile; the next one does not get it', () => {
  const { choice, send, watcher } = start();
  const { incoming } = send('carefare_canary_4000=3');
  watcher.canary = undefined;
  expect(choice.snapshotOf(incoming)).toBe(canary);
  expect(send('carefare_canary_4000=3').id).toBe('stable');
});
