import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createValueStore } from 'shared-contracts';
import type { CompositionSnapshot } from './composition-snapshot.ts';
import { reasonOf } from './error-reason.ts';
import { loadComposition } from './load-composition.ts';

const POLL_MS = 500;
const RETRY_MS = 3_000;

interface WatchOptions {
  /** Path of `composition.json`. */
  file: string;
  /** Digest of the shell's own release. */
  shell: string;
  log: { info(message: string): void; warn(message: string): void };
}

export interface CompositionWatcher {
  /** What is live now. */
  readonly current: CompositionSnapshot;
  /** @returns a function that ends the subscription */
  onChange(listener: () => void): () => void;
  stop(): void;
}

/**
 * Keeps the live composition equal to the composition file. A new one goes live as a whole, without a restart; one with an
 * incompatible or unreachable release leaves the live one in place. Failed loads that may recover are repeated.
 * @throws Error when the file cannot be read or is not a composition: then there is nothing to serve
 */
export async function watchComposition({ file, shell, log }: WatchOptions): Promise<CompositionWatcher> {
  const reported = new Set<string>();
  const reportOnce = (message: string): void => {
    if (!reported.has(message)) log.warn(message);
    reported.add(message);
  };
  const load = async (text: string, live?: CompositionSnapshot) => {
    const result = await loadComposition(text, shell, live);
    for (const warning of result.warnings) reportOnce(warning);
    const { composition, missing } = result.snapshot;
    const without = missing.length > 0 ? `, without ${missing.join(', ')}` : '';
    if (composition.id !== live?.composition.id) log.info(`Composition ${composition.id} is live${without}`);
    return result;
  };

  let text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`COMPOSITION_FILE is wrong: ${reasonOf(error)}`);
  });
  let loadedAt = Date.now();
  let { snapshot, shouldRetry } = await load(text);
  const live = createValueStore(snapshot);

  const check = async (): Promise<void> => {
    const before = text;
    text = await readFile(file, 'utf8');
    if (text !== before) reported.clear();
    else if (!shouldRetry || Date.now() - loadedAt < RETRY_MS) return;
    loadedAt = Date.now();
    ({ snapshot, shouldRetry } = await load(text, live.get()));
    if (snapshot !== live.get()) live.set(snapshot);
  };

  const stopped = new AbortController();
  const poll = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await pause(POLL_MS, undefined, { signal: stopped.signal });
      await check().catch((error: unknown) => reportOnce(reasonOf(error)));
    }
  };
  poll().catch(() => undefined);

  return {
    get current() {
      return live.get();
    },
    onChange: listener => live.subscribe(listener),
    stop: () => stopped.abort(),
  };
}
