import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import { createCompositionChoice } from './choose-composition.ts';

const snapshotOf = (id: string) => ({ composition: { id } }) as unknown as CompositionSnapshot;
const [live, other] = [snapshotOf('live'), snapshotOf('other')];
const draw = vi.fn<() => number>();

function start(origin = 'http://127.0.0.1:4000', percent: number | null = 10) {
  const watcher = {
    current: live,
    share: percent === null ? undefined : { percent, snapshot: other },
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
  ['9', 'other'],
  ['10', 'live'],
])('a browser with the number %s gets the %s composition of 10 %%, and no other cookie', (number, id) => {
  const { send } = start();
  expect(send(`a=b; carefare_share_4000=${number}`)).toMatchObject({ id, cookie: undefined });
});

it('a browser that opens a page gets a number, and what goes with it', () => {
  draw.mockReset().mockReturnValue(9);
  expect(start().send(undefined)).toMatchObject({
    id: 'other',
    cookie: 'carefare_share_4000=9; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
  });
  expect(draw).toHaveBeenCalledOnce();
  expect(start('https://carefare.example').send(undefined).cookie).toBe(
    '__Host-carefare_share=9; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

it.each(['100', '1.5'])('the number "%s" is replaced', value => {
  draw.mockReset().mockReturnValue(50);
  expect(start().send(`carefare_share_4000=${value}`).cookie).toContain('=50;');
});

it.each([
  ['a form post', { method: 'POST' }],
  ['what pages ask for', { url: '/_composition' }],
])('%s draws no number, and follows one', (_what, request) => {
  const { send } = start();
  expect(send(undefined, request)).toMatchObject({ id: 'live', cookie: undefined });
  expect(send('carefare_share_4000=3', request)).toMatchObject({ id: 'other', cookie: undefined });
});

it('a request keeps its share though it ends meanwhile; the next one does not get it', () => {
  const { choice, send, watcher } = start();
  const { incoming } = send('carefare_share_4000=3');
  watcher.share = undefined;
  expect(choice.snapshotOf(incoming)).toBe(other);
  expect(send('carefare_share_4000=3').id).toBe('live');
});

it('a request of a preview gets that, and no number', () => {
  const { choice, send } = start();
  const incoming = { method: 'GET', url: '/about', headers: {} } as IncomingMessage;
  expect(choice.previewOf(send('').incoming)).toBeUndefined();
  choice.preview(incoming, 'next', other);
  expect([choice.snapshotOf(incoming), choice.previewOf(incoming), choice.cookieOf(incoming)]).toEqual([
    other,
    'next',
    undefined,
  ]);
});
