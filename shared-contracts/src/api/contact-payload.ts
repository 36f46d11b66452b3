import * as v from 'valibot';
import { bounds } from './bounds.ts';
import { lengthFirst, textUpTo } from './fields.ts';

/** Letters and marks of any script, and spaces. */
const NAME_PATTERN = /^[\p{L}\p{M} ]+$/u;
const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
const PHONE_PATTERN = /^\+\d{1,3}[\d -]{6,14}$/;
const PHONE_DIGITS = 7;

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').length;

/** The contract says what goes in and out; how a text is judged may change. */
type TextSchema = v.GenericSchema<string, string>;

/** The texts of the contact form, by section 7's names. */
export const contactFields: Record<'contact_name' | 'contact_email' | 'contact_phone' | 'notes', TextSchema> =
  {
    /** Full name: required, letters and spaces (section 5). */
    contact_name: v.config(
      v.pipe(v.string(), v.trim(), v.maxLength(bounds.name), v.regex(NAME_PATTERN)),
      lengthFirst,
    ),
    /** E-mail address: required (section 5). */
    contact_email: v.config(
      v.pipe(v.string(), v.trim(), v.maxLength(bounds.email), v.regex(EMAIL_PATTERN), textUpTo(bounds.email)),
      lengthFirst,
    ),
    /** Phone number: empty, or with country code and at least seven digits in all (section 5). */
    contact_phone: v.pipe(
      v.string(),
      v.trim(),
      v.check(phone => phone === '' || (PHONE_PATTERN.test(phone) && digitsOf(phone) >= PHONE_DIGITS)),
    ),
    /** Free text of the visitor. */
    notes: v.config(v.pipe(v.string(), v.maxLength(bounds.notes), textUpTo(bounds.notes)), lengthFirst),
  };
