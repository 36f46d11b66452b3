import { contactFields } from 'shared-contracts';
import { sourceCountries } from 'shared-contracts/host';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { toInternationalPhone } from './international-phone.ts';

const dialledAtHome: Record<string, [dialled: string, international: string]> = {
  USA: ['1-234-567-8900', '+1 234-567-8900'],
  Canada: ['416 555 0123', '+1 416 555 0123'],
  UK: ['07700 900123', '+44 7700 900123'],
  Germany: ['0151 23456789', '+49 151 23456789'],
  UAE: ['050 123 4567', '+971 50 123 4567'],
  'Saudi Arabia': ['051 234 5678', '+966 51 234 5678'],
  Nigeria: ['0803 123 4567', '+234 803 123 4567'],
  Kenya: ['0712 345678', '+254 712 345678'],
  'South Africa': ['082 123 4567', '+27 82 123 4567'],
  Australia: ['0412 345 678', '+61 412 345 678'],
  Bangladesh: ['01712-345678', '+880 1712-345678'],
  Russia: ['8 912 345-67-89', '+7 912 345-67-89'],
};

it.each(sourceCountries)('writes a number dialled in %s internationally, by section 5’s rule', source => {
  const [dialled, international] = dialledAtHome[source] ?? expect.unreachable();
  expect(toInternationalPhone(dialled, source)).toBe(international);
  expect(v.is(contactFields.contact_phone, international)).toBe(true);
});

it.each([
  ['1 7 1 2 3 4 5 6 7 8', 'Bangladesh', '+8801712345678'],
  [' 07700 900123 ', 'UK', '+44 7700 900123'],
])('reads %j from %j as %s', (phone, source, international) => {
  expect(toInternationalPhone(phone, source)).toBe(international);
});

it.each([
  ['', 'UK'],
  ['+44 7700 900123', 'UK'],
  ['07700', 'UK'],
  ['07700 900123 45', 'UK'],
  ['07700 900123', ''],
  ['07700 900123', 'Atlantis'],
  ['00', 'UK'],
  // Valid as it is: it is sent with +49.
  ['0049 151 23456789', 'UK'],
])('makes no offer for %j from %j', (phone, source) => {
  expect(toInternationalPhone(phone, source)).toBeNull();
});
