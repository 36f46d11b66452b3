import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import type { LiveCanary } from '../../composition/server/canary-watcher.ts';
import type { CompositionSnapshot } from '../../composition/server/composition-snapshot.ts';
import { createCompositionChoice } from './choose-composition.ts';

const snapshotOf = (id: string) => ({ composition: { id } }) as unknown as CompositionSnapshot;
const [stable, canary] = [snapshotOf('stable'), snapshotOf('canary')];
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
  ['9', 'canary'],
  ['10', 'stable'],
])('a browser with the number %s gets the %s composition of 10 %%, and no other cookie', (number, id) => {
  const { send } = start();
  expect(send(`a=b; carefare_canary_4000=${number}`)).toMatchObject({ id, cookie: undefined });
});

it('a browser that opens a page gets a number, and what goes with it', () => {
  draw.mockReset().mockReturnValue(9);
  expect(start().send(undefined)).toMatchObject({
    id: 'canary',
    cookie: 'carefare_canary_4000=9; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
  });
  expect(draw).toHaveBeenCalledOnce();
  expect(start('https://carefare.example').send(undefined).cookie).toBe(
    '__Host-carefare_canary=9; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

it.each(['100', '1.5'])('the number "%s" is replaced', value => {
  draw.mockReset().mockReturnValue(50);
  expect(start().send(`carefare_canary_4000=${value}`).cookie).toContain('=50;');
});

it.each([
  ['a form post', { method: 'POST' }],
  ['what pages ask for', { url: '/_composition' }],
])('%s draws no number, and follows one', (_what, request) => {
  const { send } = start();
  expect(send(undefined, request)).toMatchObject({ id: 'stable', cookie: undefined });
  expect(send('carefare_canary_4000=3', request)).toMatchObject({ id: 'canary', cookie: undefined });
});

it('a request keeps its canary though it ends meanwhile; the next one does not get it', () => {
  const { choice, send, watcher } = start();
  const { incoming } = send('carefare_canary_4000=3');
  watcher.canary = undefined;
  expect(choice.snapshotOf(incoming)).toBe(canary);
  expect(send('carefare_canary_4000=3').id).toBe('stable');
});
