import { type ModuleOptions, type RuleSetRule, rspack } from '@rspack/core';
import { servedBrowsers } from './newer-features.ts';

/**
 * TypeScript and JSX, in the transform that a production shell needs. The served browsers run ES2022 except for what
 * `ServedBrowsersPlugin` refuses. Naming them as SWC's targets would produce more code.
 */
export const swcRule = (target: 'es2015' | 'es2022' = 'es2022'): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target,
    },
  },
  type: 'javascript/auto',
});

/** Makes browsers compile a file's functions while it downloads. Otherwise they parse them again on the main thread. */
const preamble = '//# allFunctionsCalledOnLoad\n';

/** Later passes remove what earlier ones have made unused; a fourth finds nothing. */
const compress = { passes: 3 };

/** A script as it is in a release. */
export const minify = async (code: string): Promise<string> =>
  (await rspack.experiments.swc.minify(code, { compress, mangle: true })).code;

/** Minimizers. Without the same targets Lightning CSS adds legacy rules and changes specificity. */
export const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress, format: { preamble } } }),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: servedBrowsers } }),
];

/** CSS for the served browsers: layers stay, nesting is resolved. With `layer` everything goes into that cascade layer. */
export const styleRules = ({ layer }: { layer?: string } = {}): RuleSetRule[] => {
  const use = [
    {
      loader: 'builtin:lightningcss-loader',
      options: { targets: servedBrowsers },
    },
    { loader: new URL('./styles.loader.cjs', import.meta.url).pathname, options: { layer } },
  ];
  return [
    { test: /\.module\.css$/, type: 'css/module', use },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', use },
  ];
};

/** Settings of CSS modules: a default export of camel-case names, and class names that start with the package's. */
export const cssModules = (name: string): Pick<ModuleOptions, 'parser' | 'generator'> => ({
  parser: { 'css/module': { namedExports: false, dashedIdents: false } },
  generator: {
    'css/module': { localIdentName: `${name}-[hash:4]-[local]`, exportsConvention: 'camel-case-only' },
  },
});
