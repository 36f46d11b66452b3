import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { root } from 'e2e-stack';
import { componentRule, runRspack, writeRelease } from './stock-build.ts';

/** A page with code that comes later, in a language of its team's choice. */
const files = {
  'stories.tsx': `import { lazy, Suspense, useState } from 'react';
import { PageHero } from 'shared-contracts/ui';
import '../../support/stories.css';

const Story = lazy(() => import('../../support/story.tsx'));

function Stories() {
  const [isOpen, setOpen] = useState(false);
  return (
    <PageHero title="Stories of others" lead="Told by themselves.">
      <button type="button" className="stories-more" onClick={() => setOpen(true)}>
        Read one
      </button>
      {isOpen && <Suspense fallback={null}><Story /></Suspense>}
    </PageHero>
  );
}

export const page = { Component: Stories };
`,
  'story.tsx': `const Story = () => <p>It was a long way home.</p>;
export default Story;
`,
  'stories.css': '.stories-more { letter-spacing: 3px; }\n',
  'node.js': `import * as stories from '../../support/stories.tsx';
export const exposed = { stories };
`,
};

/** What the container takes of its host. */
const shared = { react: '^19.0.0', 'react/jsx-runtime': '^19.0.0', 'shared-contracts/ui': '^1.0.0' };

/** The words of the release that no build knows. */
const description = {
  schema: 1,
  remote: 'stories',
  container: 'somebody_elses_stories',
  version: '7.0.0',
  prefixes: ['/stories'],
  pages: [
    {
      path: '/stories',
      expose: 'stories',
      name: 'Stories',
      title: 'Stories of Others',
      description: 'What others tell about their way.',
      social: { title: 'Stories of others', text: 'Told by themselves.' },
    },
  ],
  widgets: [],
  removes: [],
  uses: { 'shared-contracts/ui': ['PageHero'] },
  shared,
  budgets: { scripts: 40, styles: 1 },
};

const common = (dir: string): Configuration => ({
  context: dir,
  mode: 'production',
  devtool: false,
  module: {
    rules: [componentRule, { test: /\.css$/, type: 'css' }],
  },
  performance: false,
  infrastructureLogging: { level: 'error' },
});

/** The container as the stock plugin makes it, with the whole runtime inside. */
const web = (dir: string): Configuration => ({
  ...common(dir),
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: join(dir, 'release/web'),
    publicPath: 'auto',
    uniqueName: description.container,
    chunkFilename: '[name].[contenthash:8].js',
    cssChunkFilename: '[name].[contenthash:8].css',
  },
  plugins: [
    new ModuleFederationPlugin({
      name: description.container,
      filename: 'entry.js',
      exposes: { './stories': './stories.tsx' },
      shared: Object.fromEntries(
        Object.entries(shared).map(([name, requiredVersion]) => [
          name,
          { singleton: true, import: false as const, requiredVersion },
        ]),
      ),
      manifest: true,
      dts: false,
    }),
  ],
});

const node = (dir: string): Configuration => ({
  ...common(dir),
  target: 'node24',
  entry: './node.js',
  output: {
    path: join(dir, 'release/node'),
    filename: 'index.cjs',
    library: { type: 'commonjs2' },
    asyncChunks: false,
  },
  externalsType: 'commonjs',
  externals: Object.keys(shared),
});

/**
 * Builds a release with the stock plugin of Module Federation and nothing of Carefare, and writes its release.json as
 * `shared-contracts/docs/release-format.md` says.
 */
export async function buildStockContainer(): Promise<{
  key: string;
  digest: string;
  dir: string;
  remove(): void;
}> {
  const parent = join(root, 'e2e/.tmp');
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(join(parent, 'stock-container-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
  for (const configuration of [web(dir), node(dir)]) await runRspack(configuration);
  const release = join(dir, 'release');
  const digest = writeRelease(release, description);
  return {
    key: description.remote,
    digest,
    dir: release,
    remove: () => rmSync(dir, { recursive: true }),
  };
}
