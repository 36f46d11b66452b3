import { createHook } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** As Node names what stays open until somebody closes it. */
const HELD = /^(?:MESSAGEPORT|WORKER|STATWATCHER|(?!.*REQ).*WRAP)$/;

/** Node tells of what was closed some turns later. */
const CLOSING_TURNS = 4;

export interface OpenOptions {
  /** Files of remotes' code. */
  filenames: readonly string[];
  /** What is under way. */
  stepOf(): number | undefined;
}

/**
 * Watches from now on what code of remotes opens on the server, such as a channel.
 * @returns a function that says in which steps something was opened that still is, each once
 */
export function watchOpen({ filenames, stepOf }: OpenOptions): () => Promise<[step: number, what: string][]> {
  const open = new Map<number, [step: number, what: string]>();
  const init = (id: number, kind: string): void => {
    if (!HELD.test(kind)) return;
    const caught: { stack?: string } = {};
    Error.captureStackTrace(caught, init);
    const frames = caught.stack?.split('\n').slice(1) ?? [];
    const at = frames.findIndex(frame => !frame.includes('node:'));
    const [, what = kind.toLowerCase()] = /new (\w+)/.exec(frames[at - 1] ?? '') ?? [];
    const step = filenames.some(filename => frames[at]?.includes(filename)) ? stepOf() : undefined;
    if (step !== undefined) open.set(id, [step, what]);
  };
  createHook({ init, destroy: id => void open.delete(id) }).enable();
  return async () => {
    for (let turn = 0; turn < CLOSING_TURNS && open.size > 0; turn += 1) await nextTurn();
    const left = [...open.values()];
    open.clear();
    return left;
  };
}
