import * as v from 'valibot';
import { bounds } from './bounds.ts';
import {
  CountryNameSchema,
  IdSchema,
  lengthFirst,
  SourceSchema,
  TimelineSchema,
  textUpTo,
} from './fields.ts';

/** Section 5's texts: the toast's title before ' - ', the field's error after it (section 10.19). */
export const contactMessages = {
  name: 'Invalid name - Please enter a valid name (alphabets only)',
  email: 'Invalid email - Please enter a valid email address',
  nameTooLong: `Please keep the name within ${bounds.name} characters`,
  emailTooLong: `Please keep the email address within ${bounds.email} characters`,
  phone: 'Invalid phone number - Please enter a valid phone number with country code (e.g., +1 234 567 8900)',
  treatment: 'Please choose a treatment',
  consent: 'Please agree so that we can use your health information for this quote',
  notes: `Please keep the notes within ${bounds.notes} characters`,
} as const;

/** Letters and marks of any script, and spaces. */
const NAME_PATTERN = /^[\p{L}\p{M} ]+$/u;
const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
const PHONE_PATTERN = /^\+\d{1,3}[\d -]{6,14}$/;
const PHONE_DIGITS = 7;

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').length;

/** Full name: required, letters and spaces (section 5). */
export const ContactNameSchema = v.config(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(bounds.name, contactMessages.nameTooLong),
    v.regex(NAME_PATTERN, contactMessages.name),
  ),
  lengthFirst,
);

/** E-mail address: required (section 5). */
export const ContactEmailSchema = v.config(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(bounds.email, contactMessages.emailTooLong),
    v.regex(EMAIL_PATTERN, contactMessages.email),
    textUpTo(bounds.email),
  ),
  lengthFirst,
);

/** Phone number: empty, or with country code and at least seven digits in all (section 5). */
export const ContactPhoneSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    phone => phone === '' || (PHONE_PATTERN.test(phone) && digitsOf(phone) >= PHONE_DIGITS),
    contactMessages.phone,
  ),
);

/** Free text of the visitor. */
export const ContactNotesSchema = v.config(
  v.pipe(v.string(), v.maxLength(bounds.notes, contactMessages.notes), textUpTo(bounds.notes)),
  lengthFirst,
);

const orEmpty = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.optional(v.union([v.literal(''), schema]), '');

/** Payload of a contact submission (section 7). Optional answers may be absent or empty; the output has empty texts. */
export const ContactPayloadSchema = v.strictObject({
  treatment_id: IdSchema,
  source: orEmpty(SourceSchema),
  destination: orEmpty(CountryNameSchema),
  contact_name: ContactNameSchema,
  contact_email: ContactEmailSchema,
  contact_phone: v.optional(ContactPhoneSchema, ''),
  timeline: orEmpty(TimelineSchema),
  notes: v.optional(ContactNotesSchema, ''),
});
export type ContactPayload = v.InferOutput<typeof ContactPayloadSchema>;
