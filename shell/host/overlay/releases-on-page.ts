import type { RemoteKey } from 'shared-contracts/host';
import { baseOf, type KnownComposition } from '../page/modules.ts';
import { moduleInStack } from '../remote/module-in-stack.ts';
import { type PageError, pageErrors } from '../reports/report-error.ts';

type Owner = RemoteKey;

/** What one release contributes to the page, and its cost. */
export interface ReleaseOnPage {
  name: Owner;
  /** Undefined for a remote that is missing. */
  release: string | undefined;
  files: number;
  /** Compressed size. */
  bytes: number;
  errors: number;
}

/** Where the files of each release are; the shell's own first. */
const basesOf = ({ remotes }: KnownComposition): [Owner, string][] => [
  ['shell', '/assets/'],
  ...Object.entries(remotes).map(([key, { digest }]): [Owner, string] => [key, baseOf(key, digest)]),
];

/** Whose error it was: by its module, by the file that failed, or by its stack. Undefined for code of an extension. */
export function ownerOf([kind, error, hint]: PageError, composition: KnownComposition): Owner | undefined {
  const [named] = (moduleInStack(hint ?? '') ?? hint ?? '').split('/');
  const bases = basesOf(composition);
  const { stack, file } = (error ?? {}) as { stack?: string; file?: { href: string } };
  const places = `${file?.href} ${stack}`;
  const [owner] =
    bases.find(([key]) => key === named) ?? bases.findLast(([, base]) => places.includes(base)) ?? [];
  return owner ?? (kind === 'uncaught' ? undefined : 'shell');
}

/** The shell, and the remotes of the composition or the page. */
export function readReleases(composition: KnownComposition): Map<Owner, ReleaseOnPage> {
  const bases = new Map(basesOf(composition));
  const resources = performance.getEntriesByType('resource');
  const owners = pageErrors.map(error => ownerOf(error, composition));
  const inPage = [...document.querySelectorAll<HTMLElement>('[data-remote]')].map(
    ({ dataset }) => dataset.remote ?? '',
  );
  const names = new Set([...bases.keys(), ...inPage]);
  const releaseOf = (name: Owner): ReleaseOnPage => {
    const base = new URL(bases.get(name) ?? 'about:blank', location.href).href;
    const files = resources.filter(resource => resource.name.startsWith(base));
    return {
      name,
      release: name === 'shell' ? composition.shell : composition.remotes[name]?.digest,
      files: files.length,
      bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      errors: owners.filter(owner => owner === name).length,
    };
  };
  return new Map([...names].map(name => [name, releaseOf(name)]));
}
