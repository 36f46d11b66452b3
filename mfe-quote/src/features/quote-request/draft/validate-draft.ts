import {
  type AboutField,
  bounds,
  contactFields,
  isAboutChoice,
  type Problem,
  timelines,
} from 'shared-contracts';
import { cleanContact } from 'shared-contracts/ui/forms';
import * as v from 'valibot';
import { copy } from '../../../shared/quote-request.copy.ts';
import { type Draft, type DraftErrors, type DraftField, draftFields, fieldNames } from './draft.ts';

const matches = (schema: v.GenericSchema<string, string>) => (value: string) => v.is(schema, value);
const isEmptyOr = (schema: v.GenericSchema<string, string>) => (value: string) =>
  value === '' || v.is(schema, value);

export const isPhone = matches(contactFields.contact_phone);

/** A time of the form's list. */
export const TimelineSchema = v.picklist(timelines.map(({ value }) => value));

export const isTreatmentId = (text: string): boolean => /^\d{1,7}$/.test(text);

const aboutRule = (field: AboutField) => ({
  isValid: (value: string) => value === '' || isAboutChoice(field, value),
  message: copy.messages.about,
});

const rules: Record<DraftField, { isValid: (value: string) => boolean; message: string }> = {
  fullName: { isValid: matches(contactFields.contact_name), message: copy.messages.name },
  email: { isValid: matches(contactFields.contact_email), message: copy.messages.email },
  phone: { isValid: isPhone, message: copy.messages.phone },
  treatment: { isValid: isTreatmentId, message: copy.messages.treatment },
  // The API knows which countries it lists.
  source: { isValid: value => value.length <= bounds.name, message: copy.messages.source },
  destination: { isValid: value => value.length <= bounds.name, message: copy.messages.destination },
  timeline: { isValid: isEmptyOr(TimelineSchema), message: copy.messages.timeline },
  forWhom: aboutRule('for_whom'),
  ageGroup: aboutRule('age_group'),
  reachBy: aboutRule('reach_by'),
  notes: { isValid: matches(contactFields.notes), message: copy.messages.notes },
  consentAt: { isValid: value => value !== '', message: copy.messages.consent },
};

/** Answers that must be there. */
const missing: Partial<Record<DraftField, string>> = copy.missing;
/** Answers that may be too long. Notes are not here: their length is their only rule. */
const longest: Partial<Record<DraftField, { max: number; message: string }>> = {
  fullName: { max: bounds.name, message: copy.messages.nameTooLong },
  email: { max: bounds.email, message: copy.messages.emailTooLong },
};

/** Answers whose texts are cleaned: pasted addresses and numbers (section 10.18). */
const cleaned: Partial<Record<DraftField, Parameters<typeof cleanContact>[0]>> = {
  fullName: 'name',
  email: 'email',
  phone: 'phone',
};

/** The answer as it is sent. */
export function cleanAnswer(field: DraftField, typed: string): string {
  const kind = cleaned[field];
  return kind ? cleanContact(kind, typed, rules[field].isValid) : typed;
}

/** A draft as it is sent. */
export const cleanDraft = (draft: Draft): Draft => ({
  ...draft,
  ...Object.fromEntries(draftFields.map(field => [field, cleanAnswer(field, draft[field])])),
});

/** Validates a draft (sections 5 and 10.18). @returns no messages for a draft that can be sent */
export function validateDraft(typed: Draft): DraftErrors {
  const draft = cleanDraft(typed);
  return toErrors(
    draftFields.filter(field => !rules[field].isValid(draft[field])),
    field => messageFor(field, draft[field].trim()),
  );
}

function messageFor(field: DraftField, value: string): string {
  const limit = longest[field];
  if (limit && value.length > limit.max) return limit.message;
  return (value === '' && missing[field]) || rules[field].message;
}

/** Messages for the fields that the API refused with 422; none if it named no field of the form. */
export function errorsOfProblem(problem: Problem | undefined): DraftErrors {
  const paths = new Set(problem?.errors?.map(({ path }) => path.replace(/^(?:payload|about)\./, '')));
  return toErrors(
    draftFields.filter(field => paths.has(fieldNames[field])),
    field => rules[field].message,
  );
}

const toErrors = (fields: readonly DraftField[], messageOf: (field: DraftField) => string): DraftErrors =>
  Object.fromEntries(fields.map(field => [field, messageOf(field)]));
