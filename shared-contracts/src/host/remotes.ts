interface RemoteEntry {
  /** Name of the package and of its top-level folder. */
  packageName: string;
  /** Name of the federation container, an identifier. */
  container: string;
  /** The remote owns these paths and everything below them. */
  prefixes: readonly string[];
  /** Port of the remote's origin in local runs. */
  port: number;
  /** Port of the standalone page in development. */
  devPort: number;
}

/** All remotes. Where a remote's code comes from at run time is not stated here, but in the composition file. */
export const remotes = {
  catalogue: {
    packageName: 'mfe-catalogue',
    container: 'mfe_catalogue',
    prefixes: ['/treatments', '/destinations', '/prices'],
    port: 4101,
    devPort: 4201,
  },
  calculator: {
    packageName: 'mfe-calculator',
    container: 'mfe_calculator',
    prefixes: [],
    port: 4102,
    devPort: 4202,
  },
  quote: {
    packageName: 'mfe-quote',
    container: 'mfe_quote',
    prefixes: ['/contact'],
    port: 4103,
    devPort: 4203,
  },
} as const satisfies Record<string, RemoteEntry>;

/** Key of a remote. */
export type RemoteKey = keyof typeof remotes;
/** Keys of all remotes. */
export const remoteKeys = Object.keys(remotes) as RemoteKey[];

/** Id of an exposed module: `<remote>/<name of the file in src/exposes>`. */
export type ModuleId = `${RemoteKey}/${string}`;

/** Whether `path` lies under one of the remote's prefixes. */
export function ownsPath(key: RemoteKey, path: string): boolean {
  return remotes[key].prefixes.some(prefix => path === prefix || path.startsWith(`${prefix}/`));
}

/** The remote that owns this path, if any. */
export function remoteOfPath(path: string): RemoteKey | undefined {
  return remoteKeys.find(key => ownsPath(key, path));
}
