import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createRemote, type NewRemote } from '@carefare/release/create';
import { buildPackage, latestRelease, packageDir, root } from 'e2e-stack';

interface Edit {
  file: string;
  from: string;
  to: string;
}

export interface ChangedRelease {
  digest: string;
  /** Folder of the release. It stays for the next one who asks for the same. */
  dir: string;
}

const BUILDS = join(root, 'e2e/.tmp/changed');

/** The newest release of a remote with one edit. The first who asks builds it. */
export async function buildChangedRelease(packageName: string, edit: Edit): Promise<ChangedRelease> {
  const name = createHash('sha256').update(JSON.stringify(edit)).digest('hex').slice(0, 16);
  const built = join(BUILDS, `${packageName}-${name}`, latestRelease(packageName));
  if (!existsSync(built)) await build(packageName, edit, built);
  const digest = readFileSync(join(built, '.releases/latest'), 'utf8').trim();
  return { digest, dir: join(built, '.releases', digest) };
}

/** Builds a copy of the package, which gets its name when it is whole, in place of one of an older release. */
async function build(packageName: string, { file, from, to }: Edit, target: string): Promise<void> {
  mkdirSync(BUILDS, { recursive: true });
  const copy = mkdtempSync(join(BUILDS, `${packageName}-`));
  for (const entry of ['src', 'package.json', 'rspack.config.ts'])
    cpSync(join(packageDir(packageName), entry), join(copy, entry), { recursive: true });
  symlinkSync(join(packageDir(packageName), 'node_modules'), join(copy, 'node_modules'));
  const source = readFileSync(join(copy, file), 'utf8');
  if (!source.includes(from)) throw new Error(`${file} does not contain "${from}"`);
  writeFileSync(join(copy, file), source.replaceAll(from, to));
  await buildPackage(copy);
  // Another run may have been first.
  if (existsSync(target)) return rmSync(copy, { recursive: true });
  rmSync(dirname(target), { recursive: true, force: true });
  mkdirSync(dirname(target));
  renameSync(copy, target);
}

const start = 'function Contact({ state, flash }: PageProps) {';

/** A release of quote whose form throws in browsers at addresses that end with `#fail`, and never on the server. */
export const buildFailingForm = () =>
  buildChangedRelease('mfe-quote', {
    file: 'src/exposes/contact.tsx',
    from: start,
    to: `${start}
  if (typeof window !== 'undefined' && window.location.hash === '#fail') throw new Error('broken on purpose');`,
  });

export type CreatedRemote = Awaited<ReturnType<typeof buildCreatedRemote>>;

/** Builds a remote that the workspace does not have, as `carefare create` writes it, in a folder of its own. */
export async function buildCreatedRemote(remote: Omit<NewRemote, 'registry'>) {
  const parent = join(root, 'e2e/.tmp');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'created-'));
  const dir = createRemote(folder, { ...remote, registry: new URL('https://registry.example/') });
  symlinkSync(join(packageDir('mfe-quote'), 'node_modules'), join(dir, 'node_modules'));
  await buildPackage(dir);
  const digest = readFileSync(join(dir, '.releases/latest'), 'utf8').trim();
  return {
    digest,
    /** Of its release. */
    dir: join(dir, '.releases', digest),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
