import { expect, it, vi } from 'vitest';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import { createCompositionChoice } from './choose-composition.ts';

const other = { composition: { id: 'other' } } as unknown as CompositionSnapshot;
const draw = vi.fn<() => number>();

function start(origin = 'http://127.0.0.1:4000') {
  const choose = createCompositionChoice({ share: { percent: 10, snapshot: other } }, origin, draw);
  const send = (cookies: string | undefined, isPageView = true) => {
    const { other: chosen, cookie } = choose({ cookies, isPageView });
    return { id: chosen?.composition.id ?? 'live', cookie };
  };
  return { send };
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

it('what is not the view of a page, such as a form post, draws no number, and follows one', () => {
  const { send } = start();
  expect(send(undefined, false)).toMatchObject({ id: 'live', cookie: undefined });
  expect(send('carefare_share_4000=3', false)).toMatchObject({ id: 'other', cookie: undefined });
});
