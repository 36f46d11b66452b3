import { type ContactSubmission, type CostsByTreatmentInput } from 'shared-contracts';
import * as v from 'valibot';
import { TimelineSchema } from '../draft/choices.ts';
import type { Draft } from '../draft/draft.ts';
import { toCostsByTreatmentRequest } from './costs-request.ts';

/** Version of the consent text, stored with each request. Change it together with the text. */
export const CONSENT_VERSION = 'health-data-1';

/** Maps a draft that is valid and cleaned to the request that the API stores. */
export function toSubmission(draft: Draft, estimate: CostsByTreatmentInput | null): ContactSubmission {
  return {
    kind: 'contact_us',
    payload: {
      treatment_id: Number(draft.treatment),
      source: draft.source,
      destination: draft.destination,
      contact_name: draft.fullName,
      contact_email: draft.email,
      contact_phone: draft.phone,
      timeline: v.parse(v.union([v.literal(''), TimelineSchema]), draft.timeline),
      notes: draft.notes,
    },
    consent: { version: CONSENT_VERSION, at: draft.consentAt },
    ...(estimate && { estimate: toCostsByTreatmentRequest(estimate) }),
  };
}
