import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage, packageDir, root } from 'e2e-stack';

/** The files of a remote that this workspace does not have, with a page and a widget. */
const files = {
  'package.json': JSON.stringify({ name: 'mfe-our-reviews', version: '1.0.0', type: 'module' }),
  'src/remote.ts': `import type { RemoteDescription } from 'shared-contracts';

export const remote = {
  key: 'our-reviews',
  prefixes: ['/reviews'],
  pages: [
    {
      path: '/reviews',
      expose: 'reviews',
      menu: 'footer',
      name: 'Reviews',
      title: 'What Travellers Say',
      description: 'What people who travelled for treatment say about it.',
      social: { title: 'What travellers say', text: 'In their own words.' },
      fallback: { text: 'Reviews cannot be shown at the moment.', offers: ['contact'] },
    },
  ],
  widgets: [{ expose: 'teaser', slot: 'home.more' }],
} satisfies RemoteDescription;
`,
  'src/exposes/reviews.tsx': `import { useState } from 'react';
import type { ExposedPage } from 'shared-contracts';
import { Button, PageHero } from 'shared-contracts/ui';

function Reviews() {
  const [count, setCount] = useState(0);
  return (
    <PageHero title="What travellers say" lead={count + ' found this helpful'}>
      <Button onClick={() => setCount(count + 1)}>Helpful</Button>
    </PageHero>
  );
}

export const page: ExposedPage = { Component: Reviews };
`,
  'src/exposes/teaser.tsx': `import type { ExposedWidget } from 'shared-contracts';
import { Link, Section } from 'shared-contracts/ui';

const Teaser = () => (
  <Section title="Travellers about us">
    <Link to="/reviews">Read all reviews</Link>
  </Section>
);

export const widget: ExposedWidget = { Component: Teaser };
`,
};

/** Builds the remote in a folder of its own. */
export async function buildNewRemote(): Promise<{ digest: string; dir: string; remove(): void }> {
  const parent = join(root, 'e2e/.tmp');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'mfe-our-reviews-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync(join(packageDir('mfe-quote'), 'rspack.config.ts'), join(folder, 'rspack.config.ts'));
  symlinkSync(join(packageDir('mfe-quote'), 'node_modules'), join(folder, 'node_modules'));
  await buildPackage(folder);
  const digest = readFileSync(join(folder, '.releases/latest'), 'utf8').trim();
  const remove = () => rmSync(folder, { recursive: true });
  return { digest, dir: join(folder, '.releases', digest), remove };
}
