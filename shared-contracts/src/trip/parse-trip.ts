import * as v from 'valibot';
import { bounds } from '../api/bounds.ts';
import { nightsOfDates } from './nights.ts';
import { timelineOf } from './timeline.ts';
import { normalizeTrip } from './trip-actions.ts';
import { type TripData, TripDataSchema } from './trip-data.ts';

/** Version of the trip's format. A version only gains fields, each with a default. */
const tripVersion = 'v1';

/** A trip as it leaves the page. */
interface PackedTrip {
  version: typeof tripVersion;
  trip: TripData;
}

/** A parsed trip, or why it was rejected. `datesDropped`: its dates are out of bounds by now and were removed. */
export type ParsedTrip =
  | { trip: TripData; datesDropped: boolean; reason?: never }
  | { trip: null; reason: 'damaged' | 'unknown-version' };

const PackedSchema = v.object({ version: v.string(), trip: v.record(v.string(), v.unknown()) });

type Migration = (trip: Record<string, unknown>) => Record<string, unknown>;

/** Migrations to the current version. An entry stays as long as links of its version may exist. */
const migrations: Readonly<Record<string, Migration>> = { [tripVersion]: trip => trip };

/** The trip with its version, for a link. */
export function packTrip(trip: TripData): PackedTrip {
  return { version: tripVersion, trip };
}

/**
 * Parses a trip from outside. Never throws: an unknown version or an invalid field rejects the trip. Missing fields get
 * their defaults, unknown fields are dropped, derived fields are computed again.
 * @param today `YYYY-MM-DD`; dates out of bounds on this day are dropped
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
  const hasDates = output.startDate !== null || output.endDate !== null;
  const datesDropped = hasDates && !arePossible(output, today);
  if (datesDropped) {
    const undated = { ...output, startDate: null, endDate: null, timeline: null };
    return { trip: normalizeTrip(undated), datesDropped };
  }
  // The link may be months old: a trip that was far ahead then can be urgent now.
  const timeline = output.startDate ? timelineOf(output.startDate, today) : output.timeline;
  return { trip: normalizeTrip({ ...output, timeline }), datesDropped };
}

/** Whether a trip may have these dates on this day: a stay within bounds, from today to 24 months later. */
function arePossible({ startDate, endDate }: TripData, today: string): boolean {
  const last = `${Number(today.slice(0, 4)) + bounds.monthsAhead / 12}${today.slice(4)}`;
  return (
    nightsOfDates({ startDate, endDate }) !== null && (startDate ?? '') >= today && (endDate ?? '') <= last
  );
}
