import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildPackage, root } from 'e2e-stack';
import { socialImage } from 'shared-contracts/host';
import { startIsolatedStack } from '../support/isolated-stack.ts';
import { readSitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { copyWorkspace } from '../support/workspace-copy.ts';

const RECIPE = '**add a page to a remote**';
const TABLE = '  pages: [';
const PATH = '/treatments/compare';

/** The code blocks of the README's recipe, by the file that each of them names in its first line. */
function readRecipe(): Map<string, string> {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const recipe = readme.slice(readme.indexOf(RECIPE) + RECIPE.length).split('\n**')[0] ?? '';
  const blocks = recipe.matchAll(/```tsx?\n\/\/ (\S+)\n(.*?)```/gs);
  return new Map([...blocks].map(([, file = '', code = '']) => [file, code]));
}

test('the recipe names files of the workspace', { tag: ['@shell', '@own-stack'] }, () => {
  const files = [...readRecipe().keys()];
  expect(files.filter(file => file.endsWith('/remote.ts'))).toHaveLength(1);
  expect(files.filter(file => !existsSync(dirname(join(root, file))))).toEqual([]);
});

test('a page added by the README is routed, listed and described by a shell that was built without it', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async ({ request }) => {
  const workspace = copyWorkspace(['shared-contracts', 'mfe-catalogue']);
  for (const [file, code] of readRecipe()) {
    const path = join(workspace.dir, file);
    if (!file.endsWith('/remote.ts')) {
      writeFileSync(path, code);
      continue;
    }
    const table = readFileSync(path, 'utf8');
    expect(table).toContain(TABLE);
    writeFileSync(
      path,
      table.replace(TABLE, () => `${TABLE}\n${code}`),
    );
  }
  const remote = join(workspace.dir, 'mfe-catalogue');
  await buildPackage(remote);
  const digest = readFileSync(join(remote, '.releases/latest'), 'utf8').trim();
  const stack = await startIsolatedStack({
    releases: { catalogue: join(remote, '.releases', digest) },
  });
  const page = await request.get(stack.url + PATH);
  expect(page.status()).toBe(200);
  const html = await page.text();
  expect(html).toMatch(/<h1[^>]*>Compare treatments<\/h1>/);
  expect(html).toContain('<title>Compare Treatments | Carefare</title>');
  expect(html).toContain(`<link rel="canonical" href="${stack.url}${PATH}"/>`);
  expect(html).toMatch(/<nav[^>]*aria-label="Breadcrumb">.*href="\/treatments".*Compare</);

  const sitemap = await readSitemap(stack.url);
  expect(sitemap).toContain(`<loc>${stack.url}${PATH}</loc>`);

  expect(html).toContain(`<meta property="og:image" content="${stack.url}${socialImage(PATH)}"/>`);
  const picture = await request.get(stack.url + socialImage(PATH));
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);

  // The pattern beside it still matches the other paths.
  expect((await request.get(`${stack.url}/treatments/hip-replacement`)).status()).toBe(200);

  await stack.remove();
  workspace.remove();
});
