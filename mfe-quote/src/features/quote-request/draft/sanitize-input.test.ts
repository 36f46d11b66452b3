import * as fc from 'fast-check';
import { contactFields } from 'shared-contracts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { replaceSeparators, sanitizeName, sanitizePhone } from './sanitize-input.ts';

it.each([
  ["Sean O'Brien", 'Sean O Brien'],
  ['Anne-Marie', 'Anne Marie'],
  ['D’Arcy', 'D Arcy'],
  ['R2 D2!', 'R D'],
  ['नरेन्द्र', 'नरेन्द्र'],
  ['a\tb\nc', 'a b c'],
  ['<b>Jo</b>', 'bJob'],
  ['Zoe\u0308\u00A0Mu\u0308ller\u200B', 'Zoe\u0308 Mu\u0308ller'],
])('keeps letters, marks and spaces of the name %j', (text, sanitized) => {
  expect(sanitizeName(text)).toBe(sanitized);
});

it('does not correct an invalid name that was posted without JavaScript', () => {
  expect(replaceSeparators("J0hn O'Brien")).toBe('J0hn O Brien');
});

it.each([
  ['+44 20 7946-0000', '+44 20 7946-0000'],
  ['+44 (0)20 7946 0000', '+44 20 7946 0000'],
  ['+٩٧١ ٥٠', '+971 50'],
  ['+1.555.01', '+155501'],
  ['+1.555.010.0199', '+1 555 010 0199'],
])('keeps +, digits, hyphens and spaces of the phone number %j', (text, sanitized) => {
  expect(sanitizePhone(text)).toBe(sanitized);
});

it('turns any text with a letter into a name that the API accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), text => {
      const name = sanitizeName(text);
      expect(name).toMatch(/^[\p{L}\p{M} ]*$/u);
      expect(name.length).toBeLessThanOrEqual(text.length);
      expect(sanitizeName(name)).toBe(name);
      if (/\p{L}/u.test(name)) expect(v.is(contactFields.contact_name, name)).toBe(true);
    }),
  );
});

it('keeps the allowed characters of any phone number in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), text => {
      const phone = sanitizePhone(text);
      expect(phone).toMatch(/^[+\d -]*$/);
      expect(sanitizePhone(phone)).toBe(phone);
      fc.pre(!v.safeParse(contactFields.contact_phone, phone).success);
      expect(phone.replaceAll(' ', '')).toBe(text.replaceAll(/[^+\d-]/g, ''));
    }),
  );
});
