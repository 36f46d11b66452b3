import type { RemoteKey } from 'shared-contracts';
import { type PageError, pageErrors } from '../client/errors/report-error.ts';
import { moduleInStack } from '../composition/module-in-stack.ts';
import type { KnownComposition } from '../composition/modules.ts';

type Owner = RemoteKey | 'shell';

/** What one release has in the page, and what it cost. */
export interface Part {
  name: Owner;
  /** Undefined for a remote that is missing. */
  release: string | undefined;
  modules: { id: string; state: 'live' | 'inert' | 'fallback' }[];
  files: number;
  /** As they were compressed. */
  bytes: number;
  /** What came over the network, with headers: none of what the browser had. */
  sentBytes: number;
  slowestMs: number;
  errors: number;
}

/** Where the files of each release are; the shell's own first. */
const basesOf = ({ remotes }: KnownComposition): [Owner, string][] => [
  ['shell', '/assets/'],
  ...Object.entries(remotes).map(([key, { base }]): [Owner, string] => [key as RemoteKey, base]),
];

/** Whose error it was: by its module, by the file that failed, or by its stack. Undefined for code of an extension. */
export function ownerOf([kind, error, hint]: PageError, composition: KnownComposition): Owner | undefined {
  const [named] = (moduleInStack(hint ?? '') ?? hint ?? '').split('/');
  const bases = basesOf(composition).toReversed();
  const { stack, file } = (error ?? {}) as { stack?: string; file?: { href: string } };
  const places = `${file?.href} ${stack}`;
  const [owner] =
    bases.find(([key]) => key === named) ?? bases.find(([, base]) => places.includes(base)) ?? [];
  return owner ?? (kind === 'uncaught' ? undefined : 'shell');
}

function stateOf({ dataset }: HTMLElement): Part['modules'][number]['state'] {
  if ('fallback' in dataset) return 'fallback';
  return 'ready' in dataset ? 'live' : 'inert';
}

/** The shell, and the remotes that have something in this page or have loaded files for it. */
export function readParts(composition: KnownComposition): Part[] {
  const bases = new Map(basesOf(composition));
  const resources = performance.getEntriesByType('resource');
  const elements = [...document.querySelectorAll<HTMLElement>('[data-module]')];
  const owners = pageErrors.map(error => ownerOf(error, composition));
  const names = new Set([...bases.keys(), ...elements.map(({ dataset }) => dataset.remote as RemoteKey)]);
  const parts = [...names].map((name): Part => {
    const base = new URL(bases.get(name) ?? 'about:blank', location.href).href;
    const files = resources.filter(resource => resource.name.startsWith(base));
    return {
      name,
      release: name === 'shell' ? composition.shell : composition.remotes[name]?.digest,
      modules: elements
        .filter(({ dataset }) => dataset.remote === name)
        .map(element => ({ id: element.dataset.module ?? '', state: stateOf(element) })),
      files: files.length,
      bytes: sum(files.map(file => file.encodedBodySize)),
      sentBytes: sum(files.map(file => file.transferSize)),
      slowestMs: Math.round(Math.max(0, ...files.map(file => file.responseEnd - file.startTime))),
      errors: owners.filter(owner => owner === name).length,
    };
  });
  return parts.filter(
    ({ name, modules, files, errors }) => name === 'shell' || modules.length + files + errors > 0,
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
