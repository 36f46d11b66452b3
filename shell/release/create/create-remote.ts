import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageNameOf, type RemoteKey } from 'shared-contracts/host';

/** What differs from remote to remote. */
const NAMES =
  /https:\/\/registry\.example\/|\/our-reviews|home\.more|ReviewsPage|ReviewsWidget|Reviews|reviews/g;

const TEMPLATE = join(import.meta.dirname, 'template');

export interface NewRemote {
  key: RemoteKey;
  /** Path of its page, and its prefix. */
  page: string;
  /** The slot of its widget. */
  slot: string;
  /** Registry of the packages `@carefare/…`. */
  registry: URL;
}

/**
 * Writes the repository of a new remote into a folder of its name.
 * @param parent where the folder is made
 * @returns the folder
 * @throws Error when it exists
 */
export function createRemote(parent: string, remote: NewRemote): string {
  const folder = join(parent, packageNameOf(remote.key));
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  for (const path of readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })) {
    const source = join(TEMPLATE, path);
    if (!statSync(source).isFile()) continue;
    // npm takes a .gitignore and an .npmrc for its own rules, and leaves them out of a package.
    const target = join(folder, rename(path.replace(/^(?=(?:gitignore|npmrc)$)/, '.'), remote));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, rename(readFileSync(source, 'utf8'), remote));
  }
  return folder;
}

/** The template is a remote of the key `reviews`, with the page `/our-reviews` and a widget in `home.more`. */
function rename(text: string, { key, page, slot, registry }: NewRemote): string {
  const words = key.split('-');
  const title = words.join(' ').replace(/^./, first => first.toUpperCase());
  const component = words.map(word => word.replace(/^./, first => first.toUpperCase())).join('');
  const names: Readonly<Record<string, string>> = {
    'https://registry.example/': registry.href,
    '/our-reviews': page,
    'home.more': slot,
    ReviewsPage: `${component}Page`,
    ReviewsWidget: `${component}Widget`,
    Reviews: title,
    reviews: key,
  };
  return text.replaceAll(NAMES, name => names[name] ?? name);
}
