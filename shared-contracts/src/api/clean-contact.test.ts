import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cleanContact } from './clean-contact.ts';
import { contactFields } from './contact-payload.ts';

const schemas = {
  name: contactFields.contact_name,
  email: contactFields.contact_email,
  phone: contactFields.contact_phone,
};
const clean = (kind: keyof typeof schemas, text: string) =>
  cleanContact(kind, text, cleaned => v.is(schemas[kind], cleaned));

const invisible = '\u200B\u200E\u202A\u202C\uFEFF';

it.each([
  ['Zoë\u00A0Müller\u200B', 'Zoë Müller'],
  ['\u202BZoe\u0308\u3000Mu\u0308ller\u202C ', 'Zoe\u0308 Mu\u0308ller'],
])('the name %j is stored as %j', (typed, stored) => {
  expect(clean('name', typed)).toBe(stored);
});

it.each([
  `${invisible}a@b.co${invisible}`,
  'mailto:a@b.co',
  'MAILTO:a@b.co?subject=Hi&body=a@b.co',
  '<a@b.co>',
  'Ana María <a@b.co>',
  '"Popescu, Ana" <mailto:a@b.co>;',
  'a@b.co,',
  'a@b.co.',
  'a@b.co;',
  '“a@b.co”',
  '"a@b.co"',
  '(a@b.co)',
  'ａ＠ｂ．ｃｏ',
  'a@b。co',
])('the e-mail address %j is stored as a@b.co', typed => {
  expect(clean('email', typed)).toBe('a@b.co');
});

it.each([
  ['+44 (0)20 7946 0000', '+44 20 7946 0000'],
  ['(+44) (0) 20-7946-0000', '+44 20-7946-0000'],
  ['+44 020 7946 0000', '+44 20 7946 0000'],
  ['+4402079460000', '+442079460000'],
  ['+33 (0)1 23 45 67 89', '+33 1 23 45 67 89'],
  ['0044 20 7946 0000', '+44 20 7946 0000'],
  ['+0044 20 7946 0000', '+44 20 7946 0000'],
  ['tel:+44-20-7946-0000;ext=5', '+44-20-7946-0000'],
  ['Tel.: +44 20 7946 0000', '+44 20 7946 0000'],
  ['+1.555.010.0000', '+1 555 010 0000'],
  ['+1 (555) 010‑0000', '+1 555 010-0000'],
  ['\u202A+44\u00A020\u202F7946\u00A00000\u202C', '+44 20 7946 0000'],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971 50 123 4567'],
  ['＋４４　２０　７９４６　００００', '+44 20 7946 0000'],
  ['+880 17 12 34 56 78', '+8801712345678'],
  ['+39 06 1234 5678', '+39 06 1234 5678'],
  ['+225 07 12 34 56 78', '+2250712345678'],
])('the phone number %j is stored as %j', (typed, stored) => {
  expect(clean('phone', typed)).toBe(stored);
});

describe('cleaning', () => {
  const signs = '@ . , ; : < > ( ) " - + 0 44 9 27 \u200B \u202C ＠ ． 。 ٤ ৪ 四'.split(' ');
  const words = [
    '\u00A0',
    ' ',
    "'",
    'a',
    'Ana',
    'a@b.co',
    'mailto:',
    'tel:',
    '(0)',
    '+44 ',
    '+39 0',
    '20 7946',
    'é',
  ];
  const typed = fc.array(fc.constantFrom(...signs, ...words), { maxLength: 12 }).map(texts => texts.join(''));
  it.each(['name', 'email', 'phone'] as const)(
    'of a %s changes nothing the second time, and refuses nothing that was valid',
    kind => {
      fc.assert(
        fc.property(typed, text => {
          const stored = clean(kind, text);
          expect(clean(kind, stored)).toBe(stored);
          if (v.is(schemas[kind], text.replaceAll(/\p{Cf}/gu, '')))
            expect(v.is(schemas[kind], stored)).toBe(true);
        }),
        { numRuns: 1_000 },
      );
    },
  );

  it('keeps an address that is one already', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), email => {
        expect(clean('email', email)).toBe(email);
      }),
    );
  });

  it.each(['none', '()', '+a23456789', 'a@b', 'x'.repeat(10_000)])(
    'leaves %j, which is not an answer',
    text => {
      for (const kind of ['email', 'phone'] as const) expect(clean(kind, text)).toBe(text);
    },
  );
});
