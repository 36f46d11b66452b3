import * as v from 'valibot';

/** What a remote cannot be called. */
const TAKEN = ['shell', 'live', 'none', 'constructor'];

/** Key of a remote. Which remotes there are the journal says. */
export const RemoteKeySchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be a name of small letters, digits and hyphens, such as reviews'),
  v.check(key => !TAKEN.includes(key), 'is a name that is taken'),
);
/** Key of a remote. */
export type RemoteKey = string;

/** Id of an exposed module: `<remote>/<name of the file in src/exposes>`. */
export type ModuleId = `${RemoteKey}/${string}`;

/** The customer's remotes: each has a place on the home page or in its journeys. */
export const customerRemotes: readonly RemoteKey[] = ['catalogue', 'calculator', 'quote'];

/** Name of a remote's federation container, an identifier. */
export const containerOf = (key: RemoteKey): string => `mfe_${key.replaceAll('-', '_')}`;

/** Name of a remote's package, and of its folder in a workspace. */
export const packageNameOf = (key: RemoteKey): string => `mfe-${key}`;
