import * as v from 'valibot';

/**
 * A visitor asked for a quote from a treatment page: section 2's "treatment search from the home context". Carries the
 * treatment's name and, by law 6, nothing that identifies anyone. Recorded after opt-in only.
 */
export const TreatmentSearchEventSchema = v.strictObject({
  name: v.literal('treatment_search'),
  version: v.literal(1),
  context: v.literal('home'),
  treatment: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});

/** Every analytics event of the site; an event changes its shape only with its version. */
export const AnalyticsEventSchema = v.variant('name', [TreatmentSearchEventSchema]);
export type AnalyticsEvent = v.InferOutput<typeof AnalyticsEventSchema>;

/** The event of both quote buttons on a treatment page (section 2). */
export function createTreatmentSearchEvent(treatment: string): AnalyticsEvent {
  return { name: 'treatment_search', version: 1, context: 'home', treatment };
}
