import * as fc from 'fast-check';
import { ContactNameSchema } from 'shared-contracts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { cleanName, cleanPhone, separated } from './typed-characters.ts';

it.each([
  ['Zoë Müller', 'Zoë Müller'],
  ["Sean O'Brien", 'Sean O Brien'],
  ['Anne-Marie', 'Anne Marie'],
  ['D’Arcy', 'D Arcy'],
  ['R2 D2!', 'R D'],
  ['Иван Петров', 'Иван Петров'],
  ['नरेन्द्र', 'नरेन्द्र'],
  ['a\tb\nc', 'a b c'],
  ['<b>Jo</b>', 'bJob'],
])('keeps letters, marks and spaces of a name: %j', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept);
});

it('leaves a wrong name wrong when there is no JavaScript to clean it', () => {
  expect(separated("J0hn O'Brien")).toBe('J0hn O Brien');
});

it.each([
  ['+44 20 7946-0000', '+44 20 7946-0000'],
  ['tel:+44(0)20', '+44020'],
  ['+1.555.010', '+1555010'],
])('keeps what a phone number is written with: %j', (typed, kept) => {
  expect(cleanPhone(typed)).toBe(kept);
});

it('leaves of any text either nothing to read or a name that the API takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), typed => {
      const kept = cleanName(typed);
      expect(kept).toMatch(/^[\p{L}\p{M} ]*$/u);
      expect(kept.length).toBeLessThanOrEqual(typed.length);
      expect(cleanName(kept)).toBe(kept);
      if (/\p{L}/u.test(kept)) expect(v.is(ContactNameSchema, kept)).toBe(true);
    }),
  );
});

it('leaves of any text only what a phone number is written with, in its order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), typed => {
      const kept = cleanPhone(typed);
      expect(kept).toMatch(/^[+\d -]*$/);
      expect(cleanPhone(kept)).toBe(kept);
      expect(kept.replaceAll(' ', '')).toBe(typed.replaceAll(/[^+\d-]/g, ''));
    }),
  );
});
