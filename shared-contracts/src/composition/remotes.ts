/**
 * The remotes table: who may own which part of the site. The shell reads prefixes and slots from here, the build helpers
 * names and ports. Where a remote's code lives at run time is not here but in the composition file.
 */
export interface RemoteEntry {
  /** Folder at the top level, and package name. */
  room: string;
  /** Name of the federation container; it must be an identifier. */
  container: string;
  /** Paths that the shell gives to the remote's pages, itself and all below. */
  prefixes: readonly string[];
  /** Port of the remote's own origin in local runs. */
  port: number;
  /** Port of the remote's standalone page in development. */
  devPort: number;
}

export const remotes = {
  catalogue: {
    room: 'mfe-catalogue',
    container: 'mfe_catalogue',
    prefixes: ['/treatments', '/destinations'],
    port: 4101,
    devPort: 4201,
  },
  calculator: {
    room: 'mfe-calculator',
    container: 'mfe_calculator',
    prefixes: [],
    port: 4102,
    devPort: 4202,
  },
  quote: {
    room: 'mfe-quote',
    container: 'mfe_quote',
    prefixes: ['/contact'],
    port: 4103,
    devPort: 4203,
  },
} as const satisfies Record<string, RemoteEntry>;

export type RemoteKey = keyof typeof remotes;
export const remoteKeys = Object.keys(remotes) as RemoteKey[];

/** An exposed module's address: `<remote>/<name of the file in src/exposes>`. */
export type ModuleId = `${RemoteKey}/${string}`;

/** True if `path` lies under one of the prefixes that the shell gives to this remote. */
export function ownsPath(key: RemoteKey, path: string): boolean {
  return remotes[key].prefixes.some(prefix => path === prefix || path.startsWith(`${prefix}/`));
}

/** The remote that the shell gives this path to, if any. */
export function remoteOfPath(path: string): RemoteKey | undefined {
  return remoteKeys.find(key => ownsPath(key, path));
}
