import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Kept on the process: Vitest loads this module for each file. */
const kept = globalThis as { carefareDom?: Promise<unknown> };

/**
 * A DOM that all test files of a process share: starting one takes longer than most files, and Testing Library keeps the
 * first body that it sees. `@carefare/testing/setup` empties it after each file.
 */
export default {
  name: 'dom',
  viteEnvironment: 'client',
  async setup(global, options) {
    kept.carefareDom ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options));
    await kept.carefareDom;
    return { teardown: () => undefined };
  },
} satisfies Environment;
