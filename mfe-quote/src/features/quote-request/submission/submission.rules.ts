import { type ContactSubmission, type CostsByTreatmentInput } from 'shared-contracts';
import * as v from 'valibot';
import { type Draft, namedAnswers } from '../draft/draft.ts';
import { TimelineSchema } from '../draft/validate-draft.ts';
import { toCostsByTreatmentRequest } from './costs-request.ts';

/** Version of the consent text, stored with each request. Change it together with the text. */
export const CONSENT_VERSION = 'health-data-2';

/** Maps a draft that is valid and cleaned to the request that the API stores. */
export function toSubmission(draft: Draft, estimate: CostsByTreatmentInput | null): ContactSubmission {
  const {
    consent: at,
    treatment_id,
    timeline,
    for_whom,
    age_group,
    reach_by,
    ...texts
  } = namedAnswers(draft);
  const about = Object.fromEntries(
    Object.entries({ for_whom, age_group, reach_by }).filter(([, answer]) => answer !== ''),
  );
  // Required: a field of the request that is not in the draft is an error of types.
  const payload: Required<ContactSubmission['payload']> = {
    ...texts,
    treatment_id: Number(treatment_id),
    timeline: v.parse(v.union([v.literal(''), TimelineSchema]), timeline),
  };
  return {
    kind: 'contact_us',
    payload,
    consent: { version: CONSENT_VERSION, at },
    ...(Object.keys(about).length > 0 && { about }),
    ...(estimate && { estimate: toCostsByTreatmentRequest(estimate) }),
  };
}
