import { beforeEach, expect, it, vi } from 'vitest';
import { createFaultList, noticeFaults } from './notice-faults.ts';

const print = vi.fn<(...values: unknown[]) => void>();
let shown: readonly string[];
let list: ReturnType<typeof createFaultList>;

beforeEach(() => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(print);
  print.mockReset();
  shown = [];
  list = createFaultList(faults => (shown = faults));
  noticeFaults(list.add);
});

it('says what the console says, once, and prints it as well', () => {
  for (let count = 0; count < 2; count += 1) console.log('%s of %d', 'one', 2, { a: 1 });
  console.warn('careful');
  expect(shown).toEqual([
    'The page writes to the console: one of 2 {"a":1}',
    'The page writes to the console: careful',
  ]);
  expect(print).toHaveBeenCalledWith('%s of %d', 'one', 2, { a: 1 });
  list.clear();
  expect(shown).toEqual([]);
});

it('says where the browser shows something else, without general advice', () => {
  const react =
    'Hydration failed because the text differs. As a result. This can happen if a component used:\n\n- A clock\n\nhttps://react.dev/link/hydration-mismatch\n\n+ one\n- two';
  console.error('Hydration did not match the server', new Error(react));
  expect(shown).toEqual([
    'The browser shows something else than the server has rendered: Error: Hydration failed because the text differs. As a result.\n+ one\n- two',
  ]);
});

it('names the remote that calls another host, or throws', () => {
  const sourceFile = 'http://127.0.0.1:4000/_releases/our-reviews/development/web/a.js';
  const violation = { blockedURI: 'https://evil.example/x', effectiveDirective: 'connect-src', sourceFile };
  const report = (init: object) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), init));
  report(violation);
  report({ ...violation, blockedURI: 'inline', effectiveDirective: 'script-src-elem' });
  const error = Object.assign(new Error('late'), { stack: `Error: late\n    at f (${sourceFile}:1:2)` });
  dispatchEvent(new ErrorEvent('error', { message: 'late', error }));
  expect(shown).toEqual([
    "our-reviews calls evil.example, another host than the site's.",
    "our-reviews does what the site's policy forbids: inline (script-src-elem).",
    'our-reviews throws: late',
  ]);
});
