import { type DevelopOptions, develop } from '../develop/develop.ts';
import { openNamedStore } from './named-store.ts';

/** Runs until it is stopped. @param store address of a release store */
export async function runDevelopment(
  store: string | undefined,
  options: Omit<DevelopOptions, 'store' | 'print'>,
): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const { url, stop } = await develop(process.cwd(), {
    ...options,
    store: store === undefined ? undefined : openNamedStore(store),
    print,
  });
  print(`Carefare is ready for development at ${url} (stop with Ctrl-C)`);
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await stop();
  print('Carefare has stopped; all processes have ended.');
}
