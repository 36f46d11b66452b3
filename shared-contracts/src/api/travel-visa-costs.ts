import * as v from 'valibot';
import { AsOfSchema, CountryNameSchema, SourceSchema, UsdSchema } from './fields.ts';
import type { Http } from './http.ts';

/** The query of `GET /masters/travel-visa-costs` (section 7). */
export const TravelVisaQuerySchema = v.strictObject({ source: SourceSchema, destination: CountryNameSchema });

/** Its answer: whole USD per traveler, a return fare and a visa fee (0 where no visa is needed). */
export const TravelVisaAnswerSchema = v.object({
  source: CountryNameSchema,
  destination: CountryNameSchema,
  travel_cost: UsdSchema,
  visa_cost: UsdSchema,
  as_of: AsOfSchema,
});

/** Return fare and visa fee between two countries, whole USD per traveler. */
export interface TravelVisaCosts {
  source: string;
  destination: string;
  travel: number;
  visa: number;
  asOf: string;
}

export interface TravelVisaRoute {
  source: string;
  destination: string;
}

/** `GET /masters/travel-visa-costs`. @throws ApiError 'Failed to fetch travel and visa costs' */
export async function fetchTravelVisaCosts(
  http: Http,
  { source, destination }: TravelVisaRoute,
  signal?: AbortSignal,
): Promise<TravelVisaCosts> {
  const answer = await http({
    path: 'masters/travel-visa-costs',
    search: { source, destination },
    answer: TravelVisaAnswerSchema,
    message: 'Failed to fetch travel and visa costs',
    signal,
  });
  return {
    source: answer.source,
    destination: answer.destination,
    travel: answer.travel_cost,
    visa: answer.visa_cost,
    asOf: answer.as_of,
  };
}
