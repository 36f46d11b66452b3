import * as v from 'valibot';

/**
 * A visitor requests a quote from a treatment page: section 2's "treatment search from the home context". Recorded after
 * opt-in only; it has the treatment's name and nothing that identifies a person (law 6).
 */
const TreatmentSearchEventSchema = v.strictObject({
  name: v.literal('treatment_search'),
  version: v.literal(1),
  context: v.literal('home'),
  treatment: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});

/** Every analytics event of the site. A change of an event's fields is a new version of it. */
export const AnalyticsEventSchema = v.variant('name', [TreatmentSearchEventSchema]);
export type AnalyticsEvent = v.InferOutput<typeof AnalyticsEventSchema>;
