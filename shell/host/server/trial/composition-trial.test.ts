import { describeFault } from '@carefare/release/trial';
import { beforeEach, expect, it, vi } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { createCompositionTrial } from './composition-trial.ts';
import type { Task } from './task.ts';

const composition = compositionOf('quote');
const [LOADING, RENDERING] = ['is refused, loading its code', 'is refused, rendering /contact'];

const stored = { name: 'stored notes', findLosses: async () => [] };

let tasks: Task[];
beforeEach(() => {
  tasks = [];
});

/** @param onTask what the workers do meanwhile */
function start(isThorough: boolean, onTask: (task: Task) => void | Promise<never> = () => undefined) {
  const onStep = vi.fn();
  const onPrinted = vi.fn();
  const trial = createCompositionTrial({ composition, isThorough, workers: 2, stored, onStep, onPrinted });
  const run = async (_kind: string, input: unknown) => {
    const task = input as Task;
    tasks.push(task);
    await onTask(task);
    const address = task.kind === 'page' ? (task.address ?? '/contact') : '';
    return { address, bytes: address.length, others: ['/contact/hip'] } as never;
  };
  return { trial, onStep, onPrinted, result: trial.run({ run }) };
}

const sentences = async ({ result }: ReturnType<typeof start>) =>
  (await result).faults.map(fault => describeFault(fault).replace(/^quote \w+ /, ''));

it('renders each page with the API and without, and every address that it lists if it is thorough', async () => {
  const { faults, sizes } = await start(true).result;
  expect(tasks.map(({ hasApi }) => hasApi)).toEqual([true, true, false]);
  expect(sizes).toEqual([{ of: '/contact', remote: 'quote', address: '/contact/hip', bytes: 12 }]);
  expect(faults).toEqual([]);
  tasks = [];
  await start(false).result;
  expect(tasks).toHaveLength(2);
});

it('puts a fault down to the step that it is noted for, and stops before the API is taken away', async () => {
  const { trial, ...started } = start(false, ({ step }) => {
    trial.onNote({ step, kind: 'fault', text: 'boom' });
    trial.onNote({ step: 0, kind: 'fault', text: 'late' });
    trial.onNote({ step, kind: 'printed', text: 'hello' });
    trial.onNote({ step, kind: 'warning', text: '/contact is plain' });
  });
  expect((await started.result).warnings).toMatchObject([{ reason: 'goes live, but /contact is plain.' }]);
  expect(await sentences({ trial, ...started })).toEqual([`${RENDERING}: boom.`, `${LOADING}: late.`]);
  expect(started.onPrinted).toHaveBeenCalledWith(expect.objectContaining({ doing: RENDERING }), 'hello');
  expect(tasks).toHaveLength(1);
});

it.each([
  ['crash', undefined, 'contact was in an endless loop', 'it did not end within 6 s'],
  ['crash', 3, 'contact ended its thread', 'it ended the process (exit code 3)'],
  ['memory', 1, 'contact needed more than 256 MB', 'it needs more than 256 MB'],
] as const)(
  'ends with the first worker that ends: %s, exit code %s',
  async (kind, exitCode, reason, said) => {
    const never = new Promise<never>(() => undefined);
    const { trial, ...started } = start(false, ({ step }) => {
      trial.onFault({ kind, reason, remote: 'quote', where: 'quote/contact', end: { exitCode, step } });
      return never;
    });
    expect(await sentences({ trial, ...started })).toEqual([`${RENDERING}: ${said}.`]);
  },
);
