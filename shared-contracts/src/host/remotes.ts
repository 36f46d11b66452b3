interface RemoteEntry {
  /** Name of the package and of its top-level folder. */
  packageName: string;
  /** Name of the federation container, an identifier. */
  container: string;
  /** Port of the remote's origin in local runs. */
  port: number;
  /** Port of the standalone page in development. */
  devPort: number;
}

/** All remotes. What a remote is and has stands in its own `src/remote.ts`, and where its code comes from in the journal. */
export const remotes = {
  catalogue: {
    packageName: 'mfe-catalogue',
    container: 'mfe_catalogue',
    port: 4101,
    devPort: 4201,
  },
  calculator: {
    packageName: 'mfe-calculator',
    container: 'mfe_calculator',
    port: 4102,
    devPort: 4202,
  },
  quote: {
    packageName: 'mfe-quote',
    container: 'mfe_quote',
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
