import * as v from 'valibot';
import { cleanContact } from './clean-contact.ts';
import { type AboutField, isAboutChoice } from './contact-about.ts';
import { contactFields } from './contact-payload.ts';
import { CostsByTreatmentRequestSchema } from './costs-by-treatment-request.ts';
import { CountryNameSchema, IdSchema, TimelineSchema } from './fields.ts';

const orEmpty = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.optional(v.union([v.literal(''), schema]), '');

/** The API stores what the form would send. */
const cleaned = (kind: Parameters<typeof cleanContact>[0], schema: v.GenericSchema<string, string>) =>
  v.pipe(
    v.string(),
    v.transform(text => cleanContact(kind, text, result => v.is(schema, result))),
    schema,
  );

/** Payload of a contact submission (section 7). Optional answers may be absent or empty; the output has empty texts. */
export const ContactPayloadSchema = v.strictObject({
  treatment_id: IdSchema,
  source: orEmpty(CountryNameSchema),
  destination: orEmpty(CountryNameSchema),
  contact_name: cleaned('name', contactFields.contact_name),
  contact_email: cleaned('email', contactFields.contact_email),
  contact_phone: v.optional(cleaned('phone', contactFields.contact_phone), ''),
  timeline: orEmpty(TimelineSchema),
  notes: v.optional(contactFields.notes, ''),
});
export type ContactPayload = v.InferOutput<typeof ContactPayloadSchema>;

/** Agreement to the use of health data: version of the text, and time of the tick (ISO 8601). */
const ConsentSchema = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

const choiceOf = (field: AboutField) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(value => isAboutChoice(field, value)),
    ),
  );

/** Answers besides section 7's fields, where they were given. */
export const ContactAboutSchema = v.strictObject({
  for_whom: choiceOf('for_whom'),
  age_group: choiceOf('age_group'),
  reach_by: choiceOf('reach_by'),
});

/** Body of `POST /journey/{sessionId}/submissions` (section 10.16). `estimate` is a cost input: the server computes the amounts. `about` is sent where `Options.requestAbout` says so, and something was answered. */
export const ContactSubmissionSchema = v.strictObject({
  kind: v.literal('contact_us'),
  payload: ContactPayloadSchema,
  consent: ConsentSchema,
  about: v.optional(ContactAboutSchema),
  estimate: v.optional(CostsByTreatmentRequestSchema),
});
/** A contact submission; optional answers may be left out. */
export type ContactSubmission = v.InferInput<typeof ContactSubmissionSchema>;
