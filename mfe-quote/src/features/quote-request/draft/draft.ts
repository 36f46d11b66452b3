import * as v from 'valibot';

const text = v.optional(v.string(), '');

/**
 * The form's answers, all texts as typed: section 3's contact form, the consent, and whether to attach the estimate
 * and to send a copy.
 * A schema, because the answers also come back from the server after a post without JavaScript.
 */
export const DraftSchema = v.object({
  fullName: text,
  email: text,
  phone: text,
  /** Treatment id. */
  treatment: text,
  source: text,
  /** Country name. */
  destination: text,
  timeline: text,
  forWhom: text,
  ageGroup: text,
  reachBy: text,
  notes: text,
  /** ISO time at which the consent box was ticked; empty while it is not ticked. */
  consentAt: text,
  attachEstimate: v.optional(v.boolean(), false),
  copyByEmail: v.optional(v.boolean(), false),
});
export type Draft = v.InferOutput<typeof DraftSchema>;

export const emptyDraft: Readonly<Draft> = Object.freeze(v.parse(DraftSchema, {}));

/** The validated fields in the order on screen, with their input names: section 7's names where it has them. */
export const fieldNames = {
  fullName: 'contact_name',
  email: 'contact_email',
  phone: 'contact_phone',
  forWhom: 'for_whom',
  ageGroup: 'age_group',
  reachBy: 'reach_by',
  treatment: 'treatment_id',
  source: 'source',
  destination: 'destination',
  timeline: 'timeline',
  notes: 'notes',
  consentAt: 'consent',
} as const satisfies Partial<Record<keyof Draft, string>>;
export type DraftField = keyof typeof fieldNames;
export const draftFields = Object.keys(fieldNames) as DraftField[];

/** The answers by their input names. */
export const namedAnswers = (draft: Draft) =>
  Object.fromEntries(draftFields.map(field => [fieldNames[field], draft[field]])) as Record<
    (typeof fieldNames)[DraftField],
    string
  >;

/** Messages by field: 'title - text' as in section 5, or one sentence. */
export type DraftErrors = Partial<Record<DraftField, string>>;

/** Input name of the box that asks for a copy by e-mail. */
export const COPY_FIELD = 'copy';

/** Input name of the honeypot: a field that people do not see and bots fill in. */
export const HONEYPOT = 'referral_site';

/** The form's page, and the address it posts to without JavaScript. */
export const CONTACT_PATH = '/contact';

/** Element id of a field. The error summary links to it. */
export const fieldId = (field: DraftField): string => `quote-${fieldNames[field].replaceAll('_', '-')}`;
