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
