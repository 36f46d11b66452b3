import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const topLevel = ['shell', 'mfe-catalogue', 'mfe-calculator', 'mfe-quote', 'shared-contracts', 'e2e'];
const remotes = topLevel.filter(name => name.startsWith('mfe-'));

/** Libraries with a context or a store: a second copy on a page breaks it, often silently. */
const singletons =
  'react react-dom @mantine/core @mantine/hooks jotai @tanstack/react-query react-router react-router-dom valibot ky';

/** The relative imports of all files below a folder: static, dynamic and re-exports, with their targets. */
function relativeImportsOf(folder: string): { file: string; target: string }[] {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: join(root, folder),
    exclude: ['**/node_modules/**', '**/.releases/**', '**/.build/**', '**/.tmp/**'],
  });
  return files.flatMap(name => {
    const file = join(root, folder, name);
    const text = readFileSync(file, 'utf8');
    const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
    const specifiers = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
      ),
      ...dynamicImports.map(({ moduleRequest }) =>
        text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      ),
    ];
    return specifiers
      .filter(specifier => specifier.startsWith('.'))
      .map(specifier => ({ file, target: resolve(dirname(file), specifier) }));
  });
}

/** The imports that make circles of the places in a folder. A place is a folder in it, or a file beside them. */
function listCircular(folder: string): string[] {
  const placeOf = (path: string) => relative(join(root, folder), path).split('/')[0];
  let circular = relativeImportsOf(folder).filter(
    ({ file, target }) => placeOf(file) !== placeOf(target) && !/\.test(-suite)?\.tsx?$/.test(file),
  );
  expect(circular.length).toBeGreaterThan(5);
  for (let count = Infinity; circular.length < count; ) {
    count = circular.length;
    const importing = new Set(circular.map(({ file }) => placeOf(file)));
    const imported = new Set(circular.map(({ target }) => placeOf(target)));
    circular = circular.filter(
      ({ file, target }) => importing.has(placeOf(target)) && imported.has(placeOf(file)),
    );
  }
  return circular.map(describeImport);
}

function packageOf(path: string): string {
  const dir = dirname(path);
  return existsSync(join(dir, 'package.json')) ? dir : packageOf(dir);
}

const describeImport = ({ file, target }: { file: string; target: string }) =>
  `${relative(root, file)} imports ${relative(root, target)}`;

describe('the workspace', () => {
  it('has only the top level that the customer specified', () => {
    const files = ['README.md', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
    const expected = [...files, ...topLevel, 'node_modules'];
    const others = readdirSync(root).filter(name => !name.startsWith('.') && !expected.includes(name));
    expect(others).toEqual([]);
  });

  it.each(topLevel)('relative imports in %s stay within their package', folder => {
    const imports = relativeImportsOf(folder);
    expect(imports.length).toBeGreaterThan(20);
    const across = imports.filter(({ file, target }) => packageOf(file) !== packageOf(target));
    expect(across.map(describeImport)).toEqual([]);
  });

  it.each(remotes)(
    'features of %s import themselves and what is shared, which imports no feature',
    remote => {
      const src = join(root, remote, 'src');
      // A feature, or the folder `shared`.
      const placeOf = (path: string) => /^(?:features\/)?[^/]+/.exec(relative(src, path))?.[0];
      const across = relativeImportsOf(`${remote}/src`).filter(({ file, target }) => {
        const [from, to] = [placeOf(file), placeOf(target)];
        const isTest = /\.test\.tsx?$/.test(file) && target.includes('/testing/');
        return from !== 'exposes' && to !== from && to !== 'shared' && !isTest;
      });
      expect(across.map(describeImport)).toEqual([]);
    },
  );

  it.each([
    'shell',
    'shell/release',
    'shell/host',
    'shell/site',
    'shell/host/server',
    'shell/host/server/rendering',
    'shared-contracts/src',
    'mfe-catalogue/src',
    'mfe-catalogue/src/features/destinations',
    'mfe-catalogue/src/features/treatment',
    'mfe-calculator/src',
    'mfe-calculator/src/features/wizard',
    'mfe-calculator/src/features/wizard/estimate',
    'mfe-calculator/src/features/wizard/steps',
    'mfe-quote/src',
    'mfe-quote/src/features/quote-request',
    'e2e/api/src',
  ])('folders of %s see each other one way', folder => expect(listCircular(folder)).toEqual([]));

  it('has a host, and a kit that moves releases, that know nothing of the subject of the site', () => {
    const subjects = /^(?:treatments?|trips?|residences?|countr(?:y|ies)|prices?|quote)$/i;
    const files = globSync('shell/{host,release}/**/*.{ts,tsx,css}', { cwd: root }).filter(
      file => !/node_modules|\/\.|\/(?:template|testing)\/|\.test\.tsx?$/.test(file),
    );
    expect(files.length).toBeGreaterThan(250);
    // Also in identifiers: `hasOtherSource` has three words.
    const wordsOf = (text: string) => text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(/[^A-Za-z]+/);
    const known = files.flatMap(file => {
      const words = wordsOf(readFileSync(join(root, file), 'utf8'));
      return words.filter(word => subjects.test(word)).map(word => `${file}: ${word}`);
    });
    expect(known).toEqual([]);
  });

  it('has one live region, the announcer (law 3)', () => {
    const files = topLevel.flatMap(name => globSync(`${name}/{src,host,site}/**/*.tsx`, { cwd: root }));
    expect(files.length).toBeGreaterThan(100);
    const isLive = /aria-live|role="(?:alert|log|marquee|status|timer)"|<output/;
    const live = files.filter(
      file => !file.endsWith('.test.tsx') && isLive.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(live).toEqual(['shell/host/announcer.tsx']);
  });

  it('asks in one place whether there are many treatments: a query says whether it is cut', () => {
    const asking = globSync(
      ['{mfe-*,shared-contracts}/src/**/*.{ts,tsx}', 'shell/{host,site}/**/*.{ts,tsx}'],
      {
        cwd: root,
      },
    ).filter(
      file =>
        !/\.test\.tsx?$/.test(file) && /\.hasManyTreatments\b/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(asking).toEqual(['shared-contracts/src/api/queries.ts']);
  });

  it.each(remotes)('%s is packed with its sources and configs, and nothing that is built', remote => {
    const packedAnyway = ['README.md', 'package.json'];
    const own = readdirSync(join(root, remote)).filter(
      name => !/^(\.|node_modules$)/.test(name) && !packedAnyway.includes(name),
    );
    const { files } = JSON.parse(readFileSync(join(root, remote, 'package.json'), 'utf8'));
    expect(files).toEqual(own.toSorted());
  });

  it.each(singletons.split(' '))('has one version of %s', name => {
    const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
    const packages = lock.slice(lock.indexOf('\npackages:'), lock.indexOf('\nsnapshots:'));
    const versions = [...packages.matchAll(/^ {2}'?((?:@[\w.-]+\/)?[\w.-]+)@([\w.-]+)'?:$/gm)].filter(
      match => match[1] === name,
    );
    expect(versions.map(match => match[2])).toHaveLength(1);
  });

  it('has every file that a script of a package.json names', () => {
    const manifests = globSync('{,*/,*/*/}package.json', { cwd: root, exclude: ['**/node_modules/**'] });
    const named = manifests.flatMap(manifest => {
      const { scripts = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
      const words = Object.values<string>(scripts).flatMap(script => script.split(' '));
      return words
        .filter(word => /\.[cm]?[jt]s$/.test(word))
        .map(word => relative(root, resolve(root, dirname(manifest), word)));
    });
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(file => !existsSync(join(root, file)))).toEqual([]);
  });
});
