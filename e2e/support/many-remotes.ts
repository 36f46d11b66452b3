import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage, packageDir, root } from 'e2e-stack';

/** Packages that are built at a time. */
const BUILDS = 2;

export interface BuiltRemote {
  key: string;
  digest: string;
  /** Folder of its release. */
  dir: string;
}

/** A page and a widget, each with the key in its heading, so that no two remotes have the same bytes. */
const filesOf = (key: string): Record<string, string> => ({
  'package.json': JSON.stringify({ name: `mfe-${key}`, version: '1.0.0', type: 'module' }),
  'src/remote.ts': `import type { RemoteDescription } from 'shared-contracts';
export const remote = {
  key: '${key}',
  prefixes: ['/${key}'],
  pages: [
    {
      path: '/${key}',
      expose: 'page',
      name: 'Page of ${key}',
      title: 'The Page of ${key}',
      description: 'One of many pages, each of a remote of its own.',
      social: { title: 'The page of ${key}', text: 'One of many.' },
      fallback: { text: '${key} cannot be shown at the moment.', offers: ['contact'] },
    },
  ],
  widgets: [{ expose: 'widget', slot: 'home.more' }],
} satisfies RemoteDescription;
`,
  'src/exposes/page.tsx': `import { useState } from 'react';
import type { ExposedPage } from 'shared-contracts';
import { Button, PageHero } from 'shared-contracts/ui';
function Counted() {
  const [count, setCount] = useState(0);
  return (
    <PageHero title="The page of ${key}" lead={count + ' times'}>
      <Button onClick={() => setCount(count + 1)}>Once more</Button>
    </PageHero>
  );
}
export const page: ExposedPage = { Component: Counted };
`,
  'src/exposes/widget.tsx': `import type { ExposedWidget } from 'shared-contracts';
import { Link, Section } from 'shared-contracts/ui';
const Teaser = () => (
  <Section title="News of ${key}">
    <Link to="/${key}">To the page of ${key}</Link>
  </Section>
);
export const widget: ExposedWidget = { Component: Teaser };
`,
});

/** Builds as many remotes as are wanted, each in a folder of its own. */
export async function buildManyRemotes(count: number): Promise<{ remotes: BuiltRemote[]; remove(): void }> {
  const parent = join(root, 'e2e/.tmp');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'many-remotes-'));
  const keys = Array.from({ length: count }, (_, index) => `many-${String(index + 1).padStart(2, '0')}`);
  const remotes: BuiltRemote[] = [];
  for (let first = 0; first < count; first += BUILDS)
    remotes.push(...(await Promise.all(keys.slice(first, first + BUILDS).map(key => build(folder, key)))));
  return { remotes, remove: () => rmSync(folder, { recursive: true }) };
}

async function build(folder: string, key: string): Promise<BuiltRemote> {
  const dir = join(folder, key);
  for (const [path, text] of Object.entries(filesOf(key))) {
    mkdirSync(join(dir, path, '..'), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  cpSync(join(packageDir('mfe-quote'), 'rspack.config.ts'), join(dir, 'rspack.config.ts'));
  symlinkSync(join(packageDir('mfe-quote'), 'node_modules'), join(dir, 'node_modules'));
  await buildPackage(dir);
  const digest = readFileSync(join(dir, '.releases/latest'), 'utf8').trim();
  return { key, digest, dir: join(dir, '.releases', digest) };
}
