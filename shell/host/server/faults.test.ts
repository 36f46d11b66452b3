import { expect, it, vi } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import type { ErrorReport } from '../reports/error-report.ts';
import { createFaults, type Fault } from './faults.ts';
import { createKnownCompositions } from './known-compositions.ts';

const composition = compositionOf('quote');
const digest = '0123456789abcdef';
const file = `/_releases/quote/${digest}/web/contact.0123abcd.js`;
const report: ErrorReport = {
  composition: composition.id,
  kind: 'render',
  remote: 'quote',
  release: digest,
  where: 'quote/contact',
  reason: 'TypeError',
  frames: [{ file, line: 2, column: 1234 }],
};

function start() {
  const known = createKnownCompositions();
  known.add(composition);
  const log = { error: vi.fn(), warn: vi.fn() };
  const count = vi.fn<(fault: Fault) => void>();
  return { ...createFaults({ known, log, count }), known, log, count };
}

it('logs and counts what a browser reports, with the shell that sent the page, and without the sender', () => {
  const { addReport, known, log, count } = start();
  addReport(report, '192.0.2.1', false);
  const { frames, ...fault } = report;
  expect(count.mock.calls).toEqual([[fault]]);
  expect(log.warn.mock.calls).toEqual([
    [{ ...fault, shell: 'shell', frames }, `quote ${digest}: TypeError.`],
  ]);
  expect(known.tallyOf(composition.id)?.reporters.size).toBe(1);
  expect(
    JSON.stringify(log.warn.mock.calls) + [...(known.tallyOf(composition.id)?.reporters ?? [])].join(),
  ).not.toContain('192.0.2');
});

it('names what was never live as none', () => {
  const { addReport, count } = start();
  addReport({ ...report, composition: 'made-up' }, 'one', false);
  addReport({ ...report, release: 'aaaaaaaaaaaaaaaa' }, 'one', false);
  addReport({ ...report, remote: 'made-up' }, 'one', false);
  addReport({ ...report, composition: 'of another shell' }, 'one', true);
  expect(count.mock.calls.map(([fault]) => [fault.composition, fault.remote, fault.release])).toEqual([
    ['none', 'none', 'none'],
    [composition.id, 'quote', 'none'],
    [composition.id, 'none', 'none'],
    ['none', 'quote', digest],
  ]);
});

it('counts a network once, however often it reports', () => {
  const { addReport, known } = start();
  for (const client of ['one', 'two', 'one', 'one']) addReport(report, client, false);
  expect(known.tallyOf(composition.id)?.reporters.size).toBe(2);
});

it('counts failures on the server by whose code it is', () => {
  const { add, known, count } = start();
  const what = { where: 'page', reason: 'rendering /contact failed' };
  add(composition, 'quote', { ...what, kind: 'throw' });
  add(composition, undefined, { ...what, kind: 'crash' });
  expect(known.tallyOf(composition.id)?.failures).toEqual({ quote: 1, shell: 1 });
  expect(count.mock.calls.map(([{ kind, release }]) => [kind, release])).toEqual([
    ['throw', digest],
    ['crash', 'shell'],
  ]);
});
