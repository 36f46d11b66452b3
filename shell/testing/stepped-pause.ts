import { vi } from 'vitest';

let end = (): void => undefined;
let nextBegan = Promise.withResolvers<void>();

/** In place of the pause of `node:timers/promises`: it ends when the test says so. */
export const setTimeout = vi.fn(
  (_ms: number): Promise<void> =>
    new Promise(resolve => {
      end = resolve;
      nextBegan.resolve();
    }),
);

/** Ends the pause, and waits until the work after it is done, which is when the next one begins. */
export async function endPause(): Promise<void> {
  nextBegan = Promise.withResolvers();
  end();
  await nextBegan.promise;
}
