import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findNewerCode } from './find-newer-code.ts';
import { ServedBrowsersPlugin } from './served-browsers.plugin.ts';

const usesOf = (code: string, guarded: string[] = []): (string | undefined)[] =>
  findNewerCode('a.js', code, guarded).map(
    line => /^a\.js uses (.+), which is missing in \w+ \d/.exec(line)?.[1],
  );

describe('code that a served browser does not run is found', () => {
  it.each([
    ['list.toSorted()', '.toSorted'],
    ['list?.toSorted()', '.toSorted'],
    ['a.b().toSpliced(0, 1)', '.toSpliced'],
    ['text.isWellFormed()', '.isWellFormed'],
    ['one.union(other)', '.union'],
    ['Object.groupBy(list, f)', 'Object.groupBy'],
    ['AbortSignal.any(list)', 'AbortSignal.any'],
    ['new Intl.Segmenter()', 'Intl.Segmenter'],
    ['requestIdleCallback(f)', 'requestIdleCallback'],
    ['window.requestIdleCallback(f)', 'requestIdleCallback'],
    ['scheduler.yield()', 'scheduler'],
    ['globalThis.scheduler.yield()', 'scheduler'],
    ['navigation.navigate(path)', 'navigation'],
    ['navigator.share(data)', 'navigator.share'],
    ['element.showPopover()', '.showPopover'],
    ['new URLPattern(path)', 'URLPattern'],
    ['/(?<=a)b/.test(text)', 'the pattern /(?<=a)b/'],
    ['new RegExp("(?<!a)b")', 'the pattern "(?<!a)b"'],
    ['/[a&&b]/v.test(text)', 'the pattern /[a&&b]/v'],
    ['/(?i:a)b/.test(text)', 'the pattern /(?i:a)b/'],
    ['class A { static { f(); } }', 'a static block of a class'],
    ['{ using file = open(); }', 'using'],
  ])('%s', (code, use) => {
    expect(usesOf(code)).toEqual([use]);
  });
});

describe('is not found', () => {
  it.each([
    [
      'what they know',
      'list.at(-1); list.findLast(f); Object.hasOwn(a, b); structuredClone(a); /(?<n>a)/d.exec(b)',
    ],
    ['a name that older functions have too', 'list.values().map(f); signal.any; table.get(key)'],
    ['a method of the file’s own', 'class Store { union(a) {} } store.union(a); ({ with: f }).with(a)'],
    [
      'what is called only where it is there',
      'list.toSorted?.(); navigator.share?.(data); globalThis.scheduler?.yield()',
    ],
    [
      'what the file asks for',
      'typeof scheduler == "object" && scheduler.yield(); URL.parse && URL.parse(a)',
    ],
    ['what the file looks for', '"groupBy" in Object ? Object.groupBy(a, b) : f(a, b)'],
    ['what the file adds itself', 'AbortSignal.any ??= f; AbortSignal.any(list)'],
    ['a function of another object', 'client.timeout(4); api.share(data); Router.navigation.go()'],
  ])('%s', (_what, code) => {
    expect(usesOf(code)).toEqual([]);
  });

  it('what the build says is guarded', () => {
    expect(usesOf('try { a.toSorted(); a.toSpliced() } catch {}', ['.toSorted'])).toEqual(['.toSpliced']);
  });
});

/** Builds a package with a library. @returns the errors */
async function build(library: string, plugin: ServedBrowsersPlugin): Promise<string[]> {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-served-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'index.js'), "import { first } from './library.js';\nconsole.log(first([2, 1]));");
  writeFileSync(join(dir, 'library.js'), library);
  const compiler = rspack({
    context: dir,
    entry: './index.js',
    mode: 'production',
    output: { path: join(dir, 'out') },
    optimization: { minimize: false },
    plugins: [plugin],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, result) => {
      if (error) return reject(error);
      resolve(result?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? []);
    }),
  );
}

it.each([false, true])(
  'a build with code that a served browser does not run is refused, though a library brings it; in development: %s',
  async isDevelopment => {
    const plugin = new ServedBrowsersPlugin([], { isDevelopment });
    expect(await build('export const first = list => list.toSorted()[0];', plugin)).toEqual([
      expect.stringContaining(
        'main.js uses .toSorted, which is missing in chrome 102, edge 102, firefox 112, safari 15.5, ios_saf 15.5. Write it with',
      ),
    ]);
  },
);

it('in development it is what a release would have: no unused code, and no names of its own', async () => {
  const library = `const unused = list => list.toSorted();
    const navigation = globalThis.names;
    export const first = list => navigation.find(list);`;
  expect(await build(library, new ServedBrowsersPlugin([], { isDevelopment: true }))).toEqual([]);
});
