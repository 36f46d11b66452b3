import * as v from 'valibot';
import { isStepComplete } from './steps.ts';
import { timelineOf } from './timeline.ts';
import { normalizeTrip } from './trip-actions.ts';
import { type TripData, TripDataSchema } from './trip-data.ts';

/** Version of the trip's form. Fields are only added to it, with a default; another form is another version. */
export const tripVersion = 'v1';

/** A trip as it leaves the page. */
export interface PackedTrip {
  version: typeof tripVersion;
  trip: TripData;
}

/** A trip read from outside, or the reason why it was set aside. `datesDropped`: its dates lie outside the bounds by now. */
export type ParsedTrip =
  | { trip: TripData; datesDropped: boolean; reason?: never }
  | { trip: null; reason: 'damaged' | 'unknown-version' };

const PackedSchema = v.object({ version: v.string(), trip: v.record(v.string(), v.unknown()) });

type Migration = (trip: Record<string, unknown>) => Record<string, unknown>;

/** Older versions to the present one. An entry stays as long as links of its version may be around. */
const migrations: Readonly<Record<string, Migration>> = { [tripVersion]: trip => trip };

/** The trip with its version, for a link or a remote of another version. */
export function packTrip(trip: TripData): PackedTrip {
  return { version: tripVersion, trip };
}

/**
 * Reads a trip that comes from outside. Never throws: a trip of an unknown version or with a wrong field is set aside.
 * Missing fields take their defaults, unknown ones are dropped, derived ones are computed again.
 * @param today `YYYY-MM-DD`; dates that are not in the bounds as of this day are dropped
 */
export function parseTrip(input: unknown, today: string): ParsedTrip {
  const packed = v.safeParse(PackedSchema, input);
  if (!packed.success) return { trip: null, reason: 'damaged' };
  const { version } = packed.output;
  const migrate = Object.hasOwn(migrations, version) ? migrations[version] : undefined;
  if (!migrate) return { trip: null, reason: 'unknown-version' };
  const parsed = v.safeParse(TripDataSchema, migrate(packed.output.trip));
  if (!parsed.success) return { trip: null, reason: 'damaged' };
  const { output } = parsed;
  const dated = output.startDate !== null || output.endDate !== null;
  const datesDropped = dated && !isStepComplete('dates', output, today);
  if (datesDropped) {
    const undated = { ...output, startDate: null, endDate: null, timeline: null };
    return { trip: normalizeTrip(undated), datesDropped };
  }
  // The trip may have been on its way for months: what was planned then can be urgent now.
  const timeline = output.startDate ? timelineOf(output.startDate, today) : output.timeline;
  return { trip: normalizeTrip({ ...output, timeline }), datesDropped };
}
