import { type RuleSetRule, rspack } from '@rspack/core';

/** TypeScript and JSX. Always the production transform: a development one fails inside a production shell. */
export const swcRule = ({ refresh = false } = {}): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      target: 'es2022',
    },
  },
  type: 'javascript/auto',
});

/** Browsers that styles are written for. */
const browsers = ['chrome 120', 'firefox 121', 'safari 17.2'];

/** What shrinks the files for browsers. Told of the same browsers, or it doubles rules for older ones and changes their weight. */
export const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
];

/** CSS by the browsers of today: nesting and layers stay, nothing is doubled for older ones. */
export const styleRules = ({ layer }: { layer?: string } = {}): RuleSetRule[] => {
  const use = [
    {
      loader: 'builtin:lightningcss-loader',
      options: { targets: browsers },
    },
    ...(layer
      ? [{ loader: new URL('./layer.loader.cjs', import.meta.url).pathname, options: { layer } }]
      : []),
  ];
  return [
    { test: /\.module\.css$/, type: 'css/module', use },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', use },
  ];
};
