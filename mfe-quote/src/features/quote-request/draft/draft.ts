import * as v from 'valibot';

const text = v.optional(v.string(), '');

/**
 * What stands in the form: section 3's contact form, the consent and whether the estimate is wanted. Everything is text
 * as typed. Parsed, because it also comes back from the server after a post without JavaScript.
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
  notes: text,
  /** ISO time of the tick; empty while the box is not ticked. */
  consentAt: text,
  attachEstimate: v.optional(v.boolean(), false),
});
export type Draft = v.InferOutput<typeof DraftSchema>;

export const emptyDraft: Readonly<Draft> = Object.freeze(v.parse(DraftSchema, {}));

/** Fields that can be wrong, in the order on screen. */
export const draftFields = [
  'fullName',
  'email',
  'phone',
  'treatment',
  'source',
  'destination',
  'timeline',
  'notes',
  'consentAt',
] as const;
export type DraftField = (typeof draftFields)[number];

/** Messages by field, in the form of section 5: 'A - B', or one sentence. */
export type DraftErrors = Partial<Record<DraftField, string>>;

/** Names of the form's inputs: what a post without JavaScript carries, section 7's words where it has them. */
export const fieldNames: Readonly<Record<DraftField, string>> = {
  fullName: 'contact_name',
  email: 'contact_email',
  phone: 'contact_phone',
  treatment: 'treatment_id',
  source: 'source',
  destination: 'destination',
  timeline: 'timeline',
  notes: 'notes',
  consentAt: 'consent',
};

/** Where the form is, and where it posts to without JavaScript. */
export const PATH = '/contact';

/** A field that people do not see and programs fill in. */
export const TRAP = 'referral_site';

/** Element id of a field, which the error summary links to. */
export const fieldId = (field: DraftField): string => `quote-${fieldNames[field].replaceAll('_', '-')}`;
