import { integrityOf } from '@carefare/build/integrity';
import { containerOf, type OfferedSlot, type Release, type RemoteKey } from 'shared-contracts/host';
import { promote } from '../journal/promote.ts';
import type { OfferedModules } from '../store/manifest.ts';
import { findRelease } from '../store/read-release.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { ReleasedPackage } from '../store/stored-release.ts';
import { releaseFolder } from '../store/stored-release.ts';

/** Stands in for a shell. One that visitors use names only its development server, and ends at /end. One that is tried refuses a remote whose code names a release beside it, and finds one slow, or warns of one, that it renders and that says so. With one that is endless it does not end. */
const SERVER = `const { readFileSync } = require('node:fs');
const { RELEASE_STORE: store, TRIAL, PORT, DEVELOPMENT_URL } = process.env;
if (!TRIAL) return require('node:http').createServer(({ url }, response) => {
  response.end(DEVELOPMENT_URL);
  if (url === '/end') throw new Error('It cannot go on.');
}).listen(PORT);
const { rendered } = JSON.parse(TRIAL);
const { remotes } = JSON.parse(readFileSync(store + '/live/000001.json', 'utf8'));
const bundles = Object.entries(remotes).map(([remote, { digest }]) => {
  const code = readFileSync(store + '/releases/' + remote + '/' + digest + '/node/index.cjs', 'utf8');
  return { remote, digest, code };
});
process.on('disconnect', () => process.exit());
if (bundles.some(({ code }) => code.includes('endless'))) return setInterval(() => undefined, 1_000);
const faults = bundles.flatMap(({ remote, digest: release, code }) =>
  bundles
    .filter(other => code.includes(other.digest))
    .map(other => ({ remote, release, reason: 'is refused: it fails with ' + other.digest + '.' })));
const slow = bundles
  .filter(({ remote, code }) => code.includes('slow') && rendered.includes(remote))
  .map(({ remote, digest: release }) => ({ remote, release, reason: 'is refused, rendering /: it takes too long.' }));
const warnings = bundles
  .filter(({ remote, code }) => code.includes('silent') && rendered.includes(remote))
  .map(({ remote, digest: release }) => ({ remote, release, reason: 'goes live, but it is silent.' }));
process.send({ kind: 'result', result: { faults, slow, warnings, sizes: [] } });`;

const encode = (text: string) => new TextEncoder().encode(text);

/** Who moves what in a test, and why. */
export const why = { by: 'a test', reason: 'a test' };

async function write(
  store: ReleaseStore,
  name: ReleasedPackage,
  digest: string,
  files: Record<string, string>,
  manifest: object,
): Promise<void> {
  const folder = releaseFolder(name, digest);
  const listed = Object.entries(files).map(([path, text]) => [
    path,
    { integrity: integrityOf(encode(text)), bytes: text.length },
  ]);
  const release = { schema: 1, digest, files: Object.fromEntries(listed), ...manifest };
  for (const [path, text] of Object.entries(files)) await store.create(`${folder}/${path}`, encode(text));
  await store.create(`${folder}/release.json`, encode(JSON.stringify(release)));
}

const react = { version: '19.3.1', names: ['useState'] };

/** A release of a shell that can be tried. @param contract modules that it offers besides React */
export const publishShell = (
  store: ReleaseStore,
  digest: string,
  contract: OfferedModules = {},
): Promise<void> =>
  write(
    store,
    'shell',
    digest,
    { 'server/main.cjs': SERVER, 'client/chunks.json': '{}' },
    { package: 'shell', offers: { react, ...contract } },
  );

interface RemoteOptions
  extends Partial<Pick<Release, 'prefixes' | 'pages' | 'exposes' | 'budgets' | 'uses' | 'shared'>> {
  /** Digest of a release of another remote, beside which this one fails. */
  failsWith?: string;
  isSlow?: boolean;
  isSilent?: boolean;
  isEndless?: boolean;
  styles?: string;
}

/** A page of a remote, which is its widget. */
export const aPage = (
  path: string,
  changes: Partial<Release['pages'][number]> = {},
): Release['pages'][number] => ({
  path,
  expose: 'widget',
  name: 'A page',
  title: 'A page',
  description: 'A page.',
  social: { title: 'A page', text: 'A text.' },
  ...changes,
});

/** A slot that a page offers to one widget. */
export const estimateSlot: OfferedSlot = {
  name: 'treatment.estimate',
  takes: 'one',
  params: ['slug'],
  data: { country: 'text' },
  examples: [],
};

/** A release of a remote with one widget. */
export async function publishRemote(
  store: ReleaseStore,
  remote: RemoteKey,
  digest: string,
  {
    failsWith = '',
    isSlow = false,
    isSilent = false,
    isEndless = false,
    styles = '',
    ...changes
  }: RemoteOptions = {},
): Promise<void> {
  const [web, node] = [
    '// web',
    `// ${failsWith}${isSlow ? ' slow' : ''}${isSilent ? ' silent' : ''}${isEndless ? ' endless' : ''}`,
  ];
  const release = {
    remote,
    container: containerOf(remote),
    version: '1.0.0',
    prefixes: [],
    pages: [],
    widgets: [],
    exposes: { widget: { js: [], css: [], entryPoints: [] } },
    web: { file: 'web/entry.js', integrity: integrityOf(encode(web)) },
    node: { file: 'node/index.cjs', integrity: integrityOf(encode(node)) },
    removes: [],
    uses: {},
    shared: {},
    ...changes,
  };
  const files = { 'web/entry.js': web, 'web/style.css': styles, 'node/index.cjs': node };
  await write(store, remote, digest, files, release);
}

/** Makes a release live, or has it in a channel, without a check. */
export async function moveUnchecked(
  store: ReleaseStore,
  what: ReleasedPackage,
  digest: string,
  more: { channel?: string | undefined; now?: () => Date } = {},
): Promise<void> {
  const move = { what, release: await findRelease(store, what, digest) };
  await promote(store, { ...why, ...more, move, check: () => Promise.resolve({}) });
}

/**
 * Publishes a shell and a remote, and makes them live without a check.
 * @param names what the shell offers besides React, and what the remote uses
 */
export async function publishLive(
  store: ReleaseStore,
  { shell, quote }: Record<'shell' | 'quote', string>,
  names: { offers?: OfferedModules; uses?: Release['uses'] } = {},
) {
  await publishShell(store, shell, names.offers);
  await publishRemote(store, 'quote', quote, { uses: names.uses ?? {} });
  await moveUnchecked(store, 'shell', shell);
  await moveUnchecked(store, 'quote', quote);
}
