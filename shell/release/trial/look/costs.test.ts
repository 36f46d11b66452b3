import { expect, it } from 'vitest';
import { cpuOfTask, isOwnLoad, TASK_MAX_MS } from './costs.ts';

it.each([
  ['a task of half a second', 520, { cpuShare: 1, cpuMs: 900, withoutMs: 300 }, true],
  ['the same on a busy machine', 2_080, { cpuShare: 0.25, cpuMs: 900, withoutMs: 300 }, true],
  ['short tasks on a busy machine', 460, { cpuShare: 0.3, cpuMs: 503, withoutMs: 300 }, false],
  ["a long task of the shell's own", 400, { cpuShare: 1, cpuMs: 500, withoutMs: 450 }, false],
])('knows %s by its CPU time', (_case, clockMs, opening, isLong) => {
  expect(cpuOfTask(clockMs, opening) > TASK_MAX_MS).toBe(isLong);
});

it.each([
  ['a file of the release', '/_releases/quote/0123456789abcdef/web/form.js', false, true],
  ["a file of another's", '/_releases/catalogue/0123456789abcdef/web/list.js', false, false],
  ['a call', '/api/masters/treatments?all', true, true],
  ['what the shell fetches ahead', '/api/masters/joined?country=Turkey', true, false],
])('counts %s among what a page loads, or not', (_case, path, isCall, isOwn) => {
  expect(isOwnLoad(`http://127.0.0.1${path}`, '/_releases/quote/', isCall)).toBe(isOwn);
});
