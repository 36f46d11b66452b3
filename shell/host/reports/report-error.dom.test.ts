import type { Composition } from 'shared-contracts/host';
import { beforeEach, expect, it, vi } from 'vitest';
import { PAGE_ERRORS_MAX, pageErrors, reportError, reportErrors } from './report-error.ts';

const { send } = vi.hoisted(() => ({ send: vi.fn<() => Promise<void>>(() => Promise.resolve()) }));
vi.mock(import('./send-error-report.ts'), () => ({ send }));
const read = () => ({}) as Composition;
const thrownAt = (file: string) =>
  Object.assign(new Error('x'), { stack: `Error: x\n    at y (${location.origin}${file}:1:2)` });
beforeEach(() => send.mockReset());

it('reports uncaught errors and rejections of own code, and none before it began', async () => {
  reportError('render', new Error('early'));
  reportErrors(read);
  const error = thrownAt('/assets/main.js');
  dispatchEvent(new ErrorEvent('error', { error }));
  await expect.poll(() => send.mock.calls).toEqual([[read, 'uncaught', error, undefined]]);
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  await expect.poll(() => send.mock.calls.length).toBe(2);
  dispatchEvent(new ErrorEvent('error', { error: thrownAt('/extension.js') }));
  dispatchEvent(new ErrorEvent('error', {}));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a text' }));
  reportError('load', error, 'quote/contact');
  await expect.poll(() => send.mock.calls.slice(2)).toEqual([[read, 'load', error, 'quote/contact']]);
});

it('keeps the first errors for testers', async () => {
  pageErrors.length = 0;
  reportErrors(read);
  const error = thrownAt('/_releases/quote/0123456789abcdef/web/contact.js');
  dispatchEvent(new ErrorEvent('error', { error: thrownAt('/extension.js') }));
  dispatchEvent(new ErrorEvent('error', { error }));
  reportError('load', error, 'quote/contact');
  expect(pageErrors).toEqual([
    ['uncaught', error, undefined],
    ['load', error, 'quote/contact'],
  ]);
  for (let time = 0; time < 2 * PAGE_ERRORS_MAX; time += 1) reportError('render', error);
  expect(pageErrors).toHaveLength(PAGE_ERRORS_MAX);
});

it('disturbs nothing if the report cannot be sent', async () => {
  reportErrors(read);
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  reportError('render', new Error('x'));
  await expect.poll(() => send.mock.calls.length).toBe(1);
  await send.mock.results[0]?.value.catch(() => undefined);
});
