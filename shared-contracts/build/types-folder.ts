import type { JsonSchema } from '@valibot/to-json-schema';

/** Folder of a release with what the gate compares. Shells neither fetch nor serve it. */
export const TYPES_FOLDER = 'types/';

/** File of the types of a release. Paths begin with `contract/`, or with `remote/` for the package's own. */
export const DECLARATIONS_FILE = 'types/declarations.json';

export interface Declarations {
  /** Entry points of the contract that the release was built with. */
  entryPoints: Record<string, string>;
  /** The exposed modules, by name. */
  exposes: Record<string, string>;
  /** Texts of all files that the above are made of. */
  files: Record<string, string>;
}

/** File of the trip that a release was built with, as it is stored and as links carry it. */
export const TRIP_FILE = 'types/trip.json';

export interface TripFormat {
  /** Trips of another version are not read. */
  version: string;
  schema: JsonSchema;
}
