import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFile } from './load-file.ts';

const integrity = 'sha384-x';
let href: string;
let count = 0;
beforeEach(() => {
  vi.useFakeTimers();
  count += 1;
  href = `/_releases/quote/0123456789abcdef/${count}.js`;
  document.head.replaceChildren();
});
afterEach(() => void vi.useRealTimers());

const scripts = () => [...document.head.querySelectorAll('script')];
const addresses = () => scripts().map(script => script.getAttribute('src'));
const answer = (index: number, type: 'load' | 'error') => scripts()[index]!.dispatchEvent(new Event(type));

it('requests a file once, with integrity and in the mode of its preload', async () => {
  const [first, second] = [loadFile('script', { href, integrity }), loadFile('script', { href, integrity })];
  expect(addresses()).toEqual([href]);
  expect(scripts()[0]).toMatchObject({ integrity, crossOrigin: 'anonymous' });
  answer(0, 'load');
  await Promise.all([first, second, loadFile('script', { href, integrity })]);
  expect(addresses()).toEqual([href]);
});

it('requests a file again after it failed', async () => {
  const failed = loadFile('script', { href, integrity });
  answer(0, 'error');
  await expect(failed).rejects.toThrow('could not be loaded');
  const next = loadFile('script', { href, integrity });
  expect(addresses()).toEqual([`${href}?retry=1`]);
  answer(0, 'load');
  await next;
});

it('requests a file again at another address when it hangs, and accepts either answer', async () => {
  const late = expect(loadFile('script', { href, integrity })).rejects.toThrow(
    'did not arrive within 6000 ms',
  );
  await vi.advanceTimersByTimeAsync(6_000);
  await late;
  const next = loadFile('script', { href, integrity });
  expect(addresses()).toEqual([href, `${href}?retry=1`]);
  answer(0, 'load');
  await next;
  await loadFile('script', { href, integrity });
  expect(addresses()).toHaveLength(2);
});

it('requests no stylesheet that the page has, but one that failed to load', async () => {
  const linked = (sheet: object | null) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    link.setAttribute('href', sheet ? href : `${href}?failed`);
    Object.defineProperty(link, 'sheet', { value: sheet });
    document.head.append(link);
  };
  linked({});
  await loadFile('style', { href, integrity });
  linked(null);
  void loadFile('style', { href: `${href}?failed`, integrity });
  expect(document.head.querySelectorAll('link')).toHaveLength(3);
});
