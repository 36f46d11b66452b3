import {
  DECLARATIONS_FILE,
  type Declarations,
  TRIP_FILE,
  type TripFormat,
} from '@carefare/build/types-folder';
import { entryPoints } from 'shared-contracts/host';
import * as v from 'valibot';
import { RefusedPromotionError } from '../promote.ts';
import type { ComparedRelease } from './rule.ts';

/** The gate writes these files to compare them: none of them outside of its folder. */
const PathSchema = v.pipe(
  v.string(),
  v.regex(/^(contract|remote)\/(?!.*\.\.)[\w@./-]+\.d\.ts$/, 'must be a path of a declaration'),
);
const DeclarationsSchema: v.GenericSchema<unknown, Declarations> = v.object({
  entryPoints: v.record(v.picklist(entryPoints), PathSchema),
  exposes: v.record(v.string(), PathSchema),
  files: v.record(PathSchema, v.string()),
});

const TripFormatSchema = v.object({
  version: v.pipe(v.string(), v.regex(/^v\d{1,3}$/)),
  schema: v.custom<TripFormat['schema']>(value => typeof value === 'object' && value !== null),
});

/** The types of a release; undefined for releases from before the gate compared them, and those of a watch. */
export const declarationsOf = (release: ComparedRelease<unknown>): Declarations | undefined =>
  readJson(release, DECLARATIONS_FILE, DeclarationsSchema);

/** The trip that a release was built with; undefined likewise. */
export const tripOf = (release: ComparedRelease<unknown>): TripFormat | undefined =>
  readJson(release, TRIP_FILE, TripFormatSchema);

/** @throws RefusedPromotionError when the file is malformed */
function readJson<T>(
  { files }: ComparedRelease<unknown>,
  path: string,
  schema: v.GenericSchema<unknown, T>,
): T | undefined {
  const bytes = files.get(path);
  if (!bytes) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), new TextDecoder().decode(bytes));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new RefusedPromotionError(
    `A release is refused: its ${path} is malformed at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}.`,
  );
}
