import * as v from 'valibot';
import type { Http } from './http.ts';
import { treatmentRequest } from './treatment-request.ts';

export const TreatmentBenefitsAnswerSchema = v.array(v.object({ title: v.string() }));

/** A reason to choose the treatment abroad (section 3). */
export interface Benefit {
  title: string;
}

/** `POST /masters/treatment-benefits`. @throws ApiError 'Failed to fetch treatment benefits' */
export function fetchTreatmentBenefits(
  http: Http,
  treatmentId: string,
  signal?: AbortSignal,
): Promise<Benefit[]> {
  return http({
    method: 'post',
    path: 'masters/treatment-benefits',
    json: treatmentRequest(treatmentId),
    answer: TreatmentBenefitsAnswerSchema,
    message: 'Failed to fetch treatment benefits',
    signal,
  });
}
