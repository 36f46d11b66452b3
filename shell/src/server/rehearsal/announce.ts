import { type AsyncLocalStorage, createHook } from 'node:async_hooks';
import { writeSync } from 'node:fs';
import { describeStep, type RehearsalLine, type Step } from '@carefare/release/rehearsal';

/** At once, also when a loop follows that never ends. */
export const write = (line: RehearsalLine) => writeSync(1, `${JSON.stringify(line)}\n`);

/** Tells the parent whose callback runs, so that a timer that never returns or ends the process is attributed. */
export function announceCallbacks(steps: AsyncLocalStorage<Step>): void {
  let last: Step | undefined;
  createHook({
    before() {
      const step = steps.getStore();
      if (step && step !== last) write({ ...step, step: describeStep(step), isCallback: true });
      last = step;
    },
  }).enable();
}
