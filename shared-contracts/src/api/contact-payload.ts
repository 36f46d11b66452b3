import * as v from 'valibot';
import { bounds } from './bounds.ts';
import { emailIn, phoneIn, withoutInvisible, withPlainSpaces } from './clean-text.ts';
import {
  CountryNameSchema,
  IdSchema,
  lengthFirst,
  SourceSchema,
  TimelineSchema,
  textUpTo,
} from './fields.ts';

/** Letters and marks of any script, and spaces. */
const NAME_PATTERN = /^[\p{L}\p{M} ]+$/u;
const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
const PHONE_PATTERN = /^\+\d{1,3}[\d -]{6,14}$/;
const PHONE_DIGITS = 7;

const isName = (name: string) => NAME_PATTERN.test(name);
const isEmail = (email: string) => EMAIL_PATTERN.test(email) && v.is(textUpTo(bounds.email), email);
const isPhone = (phone: string) =>
  phone === '' || (PHONE_PATTERN.test(phone) && phone.replaceAll(/\D/g, '').length >= PHONE_DIGITS);

/** Of these schemas the contract says what goes in and out; how a text is judged may change. */
type TextSchema = v.GenericSchema<string, string>;

/** Texts with more characters are refused before any rule reads them. */
const READ_UP_TO = 1_000;

/**
 * A text of at most `max` characters without what nobody sees. It is cleaned where it is valid then, so that what was valid
 * as it was typed stays so.
 */
const cleaned = (
  max: number,
  clean: (text: string) => readonly string[],
  isValid: (text: string) => boolean,
): TextSchema =>
  v.config(
    v.pipe(
      v.string(),
      v.maxLength(READ_UP_TO),
      v.transform(text => {
        const typed = withoutInvisible(text).trim();
        return clean(typed).find(result => result !== '' && isValid(result)) ?? typed;
      }),
      v.maxLength(max),
      v.check(isValid),
    ),
    lengthFirst,
  );

/** Full name: required, letters and spaces (section 5). */
export const ContactNameSchema: TextSchema = cleaned(bounds.name, name => [withPlainSpaces(name)], isName);

/** E-mail address: required (section 5); the output is the address in what was pasted (section 10.18). */
export const ContactEmailSchema: TextSchema = cleaned(bounds.email, text => [emailIn(text)], isEmail);

/**
 * Phone number: empty, or with country code and at least seven digits in all (section 5). The output has ASCII digits, no
 * trunk zero, and no separators where those would make it too long (section 10.18).
 */
export const ContactPhoneSchema: TextSchema = cleaned(
  READ_UP_TO,
  text => {
    const phone = phoneIn(text);
    return [phone, phone.replaceAll(/[ -]/g, '')];
  },
  isPhone,
);

/** Free text of the visitor. */
export const ContactNotesSchema: TextSchema = v.config(
  v.pipe(v.string(), v.maxLength(bounds.notes), textUpTo(bounds.notes)),
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
