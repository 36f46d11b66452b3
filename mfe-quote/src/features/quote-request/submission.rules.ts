import {
  bounds,
  ContactEmailSchema,
  ContactNameSchema,
  ContactNotesSchema,
  ContactPhoneSchema,
  type ContactSubmission,
  type CostsByTreatmentInput,
  type Problem,
  SourceSchema,
  TimelineSchema,
  toCostsByTreatmentRequest,
} from 'shared-contracts';
import * as v from 'valibot';
import { type Draft, type DraftErrors, type DraftField, draftFields, fieldNames } from './draft.ts';
import { copy } from './quote-request.copy.ts';

/** Version of the consent text; a changed text is a new version. Stored with each request. */
export const CONSENT_VERSION = 'health-data-1';

const optional = (schema: v.GenericSchema<string, string>) => (value: string) =>
  value === '' || v.is(schema, value);

const rules: Record<DraftField, { holds: (value: string) => boolean; message: string }> = {
  fullName: { holds: value => v.is(ContactNameSchema, value), message: copy.messages.name },
  email: { holds: value => v.is(ContactEmailSchema, value), message: copy.messages.email },
  phone: { holds: value => v.is(ContactPhoneSchema, value), message: copy.messages.phone },
  treatment: { holds: value => /^\d{1,6}$/.test(value), message: copy.messages.treatment },
  source: { holds: optional(SourceSchema), message: copy.messages.source },
  destination: { holds: value => value.length <= bounds.name, message: copy.messages.destination },
  timeline: { holds: optional(TimelineSchema), message: copy.messages.timeline },
  notes: { holds: value => v.is(ContactNotesSchema, value), message: copy.messages.notes },
  consentAt: { holds: value => value !== '', message: copy.messages.consent },
};

/** Section 5's rules and section 10.18's. Empty when the draft can be sent. */
export function errorsOf(draft: Draft): DraftErrors {
  const wrong = draftFields.filter(field => !rules[field].holds(draft[field]));
  return Object.fromEntries(wrong.map(field => [field, rules[field].message]));
}

/** The request in the wire's form. Only for a draft without errors. */
export function toSubmission(draft: Draft, estimate: CostsByTreatmentInput | null): ContactSubmission {
  return {
    kind: 'contact_us',
    payload: {
      treatment_id: Number(draft.treatment),
      source: draft.source,
      destination: draft.destination,
      contact_name: draft.fullName.trim(),
      contact_email: draft.email.trim(),
      contact_phone: draft.phone.trim(),
      timeline: v.parse(v.union([v.literal(''), TimelineSchema]), draft.timeline),
      notes: draft.notes,
    },
    consent: { version: CONSENT_VERSION, at: draft.consentAt },
    ...(estimate && { estimate: toCostsByTreatmentRequest(estimate) }),
  };
}

/** What the API refused (422), at the fields of the form; empty when it names none of them. */
export function refusedFields(problem: Problem | undefined): DraftErrors {
  const refused = new Set(problem?.errors?.map(({ path }) => path.replace(/^payload\./, '')));
  const fields = draftFields.filter(field => refused.has(fieldNames[field]));
  return Object.fromEntries(fields.map(field => [field, rules[field].message]));
}
