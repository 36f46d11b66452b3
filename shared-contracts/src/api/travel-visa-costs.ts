import * as v from 'valibot';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import { MaybeAsOfSchema, UsdSchema } from './fields.ts';

/** Where a trip starts and where it leads. */
export interface TravelVisaRoute extends Record<string, string> {
  source: string;
  destination: string;
}

/** Answer of `GET /masters/travel-visa-costs` (section 7). */
export const TravelVisaAnswerSchema = v.pipe(
  v.object({
    travel_cost: UsdSchema,
    visa_cost: UsdSchema,
    as_of: MaybeAsOfSchema,
  }),
  v.transform(({ travel_cost, visa_cost, as_of }) => ({
    travel: travel_cost,
    visa: visa_cost,
    asOf: as_of,
  })),
);

/** Return fare and visa fee (0 where none is needed) between two countries, whole USD per traveler. */
export type TravelVisaCosts = v.InferOutput<typeof TravelVisaAnswerSchema>;

/**
 * `GET /masters/travel-visa-costs`; null where the API answers it in another form.
 * @throws ApiError 'Failed to fetch travel and visa costs'
 */
export const fetchTravelVisaCosts = (http: Http) => (route: TravelVisaRoute, signal?: AbortSignal) =>
  http({
    path: 'masters/travel-visa-costs',
    search: route,
    answer: v.nullable(TravelVisaAnswerSchema),
    message: callMessages.travelVisaCosts,
    signal,
  });
