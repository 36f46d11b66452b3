import { type AsyncLocalStorage, createHook } from 'node:async_hooks';
import { writeSync } from 'node:fs';
import { describeStep, type RehearsalLine, type Step } from '@carefare/release/rehearsal';

const STANDARD_OUTPUT = 1;
/** The parent names it. Parents of before read standard output, and know nothing of what is printed. */
const descriptor = Number(process.argv[3] ?? STANDARD_OUTPUT);
const PRINTED_MAX = 200;

/** At once, also when a loop follows that never ends. */
export const write = (line: RehearsalLine) => writeSync(descriptor, `${JSON.stringify(line)}\n`);

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

/** Tells the parent what remotes print: neither stream is theirs. */
export function announcePrinted(steps: AsyncLocalStorage<Step>): void {
  const announce = (printed: Uint8Array | string): boolean => {
    const step = steps.getStore();
    const text = (typeof printed === 'string' ? printed : new TextDecoder().decode(printed)).trim();
    if (step && text && descriptor !== STANDARD_OUTPUT)
      write({ ...step, printed: text.length > PRINTED_MAX ? `${text.slice(0, PRINTED_MAX)} …` : text });
    return true;
  };
  for (const stream of [process.stdout, process.stderr]) stream.write = announce;
}
