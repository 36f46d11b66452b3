import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';

/** Components, as the bundler's own loader translates them. */
export const componentRule: RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
  type: 'javascript/auto',
};

/** Builds with plain rspack. @throws with its errors */
export const runRspack = (configuration: Configuration): Promise<void> =>
  new Promise((resolve, reject) =>
    rspack(configuration).run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    }),
  );
