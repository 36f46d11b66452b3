import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  ContactEmailSchema,
  ContactNameSchema,
  ContactNotesSchema,
  ContactPayloadSchema,
  ContactPhoneSchema,
} from './contact-payload.ts';

const names = ['Ana', 'Zoë Müller', 'Nguyễn Thị Ánh', '李 小龍', 'عمر خالد', ' padded ', 'x'.repeat(100)];
const noNames = ['', '   ', 'R2 D2', "O'Neil", 'Anne-Marie', 'a\tb', 'a\u0000b', '<b>'];
const emails = ['a@b.co', 'first.last+tag@sub.example.org', ' a@b.co '];
const noEmails = ['', 'a', 'a@b', '@b.co', 'a b@c.de', 'a@@b.co'];
const phones = ['', '+1 234 567 8900', '+442079460000', '+49-30-123456', '+1 2345678'];
const tooShort = ['5550199', '+', '+1', '+1      ', '+1 23 - 456'];
const noPhones = [...tooShort, '+1 234 567 8900 12345678', '+1 (234) 56', '+a23456789', 'none', '()'];
it.each([
  ['name', ContactNameSchema, names, noNames],
  ['email', ContactEmailSchema, emails, noEmails],
  ['phone', ContactPhoneSchema, phones, noPhones],
])('a %s is accepted or refused', (_field, schema, accepted, refused) => {
  for (const value of accepted) expect(v.is(schema, value), value).toBe(true);
  for (const value of refused) expect(v.is(schema, value), value).toBe(false);
});

it.each([
  ['name', ContactNameSchema, 100],
  ['email', ContactEmailSchema, 254],
])('a %s has a longest length', (_, schema, max) => {
  const fill = (length: number) => (schema === ContactNameSchema ? '' : 'a@b.co').padStart(length, 'x');
  expect([v.is(schema, fill(max)), v.is(schema, fill(max + 1))]).toEqual([true, false]);
});

it.each([
  ['name', ContactNameSchema, ' '],
  ['email', ContactEmailSchema, '.'],
  ['notes', ContactNotesSchema, '\u0000'],
])('a text of 64 KB is refused by its length alone: %s', (_field, schema, character) => {
  const parsed = v.safeParse(schema, `a@${character.repeat(65_536)}@`);
  expect(parsed.issues?.map(({ type }) => type)).toEqual(['max_length']);
});

const invisible = '\u200B\u200E\u202A\u202C\uFEFF';

it.each([
  ['Zoë\u00A0Müller\u200B', 'Zoë Müller'],
  ['\u202BZoe\u0308\u3000Mu\u0308ller\u202C ', 'Zoe\u0308 Mu\u0308ller'],
])('the name %j is stored as %j', (typed, stored) => {
  expect(v.parse(ContactNameSchema, typed)).toBe(stored);
});

it.each([
  `${invisible}a@b.co${invisible}`,
  '\u00A0a@b.co\u00A0',
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
  expect(v.parse(ContactEmailSchema, typed)).toBe('a@b.co');
});

it.each([
  ['+44 (0)20 7946 0000', '+44 20 7946 0000'],
  ['+44(0)20 7946 0000', '+44 20 7946 0000'],
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
  ['+۹۷۱ ۵۰ ۱۲۳ ۴۵۶۷', '+971 50 123 4567'],
  ['+৮৮০ ১৭১২-৩৪৫৬৭৮', '+880 1712-345678'],
  ['＋４４　２０　７９４６　００００', '+44 20 7946 0000'],
  ['+880 17 12 34 56 78', '+8801712345678'],
  ['+39 06 1234 5678', '+39 06 1234 5678'],
  ['+225 07 12 34 56 78', '+2250712345678'],
])('the phone number %j is stored as %j', (typed, stored) => {
  expect(v.parse(ContactPhoneSchema, typed)).toBe(stored);
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
  const rules = [
    [ContactNameSchema, /^[\p{L}\p{M} ]+$/u],
    [ContactEmailSchema, /^[^\s@]+@[^\s@][^\s.@]*\.[^\s@]+$/],
    [ContactPhoneSchema, /^$|^\+\d{1,3}[\d -]{6,14}$/],
  ] as const;

  it.each(rules)(
    'has an output that is by the rule, and that cleaning leaves as it is: %#',
    (schema, rule) => {
      fc.assert(
        fc.property(typed, text => {
          const { success, output } = v.safeParse(schema, text);
          if (!success) return;
          expect(output).toMatch(rule);
          expect(v.parse(schema, output)).toBe(output);
        }),
        { numRuns: 1_000 },
      );
    },
  );

  it('keeps an address that is one already', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), email => {
        expect(v.parse(ContactEmailSchema, email)).toBe(email);
      }),
    );
  });

  it('never refuses what is valid as it was typed', () => {
    const known = fc.stringMatching(/^[a-z:;"'(<＠．。]{1,5}@[a-z．。]{1,3}\.[a-z.,>)]{1,3}$/);
    fc.assert(
      fc.property(known, email => {
        fc.pre(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(email));
        expect(v.is(ContactEmailSchema, email)).toBe(true);
      }),
    );
  });
});

describe('notes', () => {
  it('may have 2,000 characters, line ends included, but no control characters', () => {
    expect(v.is(ContactNotesSchema, `a\r\n\tb${'x'.repeat(1995)}`)).toBe(true);
    for (const text of ['x'.repeat(2001), 'a\u0000b', 'a\uD800b'])
      expect(v.is(ContactNotesSchema, text), text.slice(0, 9)).toBe(false);
  });
});

describe('the payload', () => {
  const required = { treatment_id: 52, contact_name: 'Ana', contact_email: 'a@b.co' };

  it('needs treatment, name and email; other fields may be absent or empty', () => {
    const complete = { ...required, source: '', destination: '', contact_phone: '', timeline: '', notes: '' };
    expect(v.parse(ContactPayloadSchema, required)).toEqual(complete);
    expect(v.parse(ContactPayloadSchema, complete)).toEqual(complete);
    for (const key of Object.keys(required)) {
      const without = Object.fromEntries(Object.entries(required).filter(([name]) => name !== key));
      expect(v.is(ContactPayloadSchema, without)).toBe(false);
    }
  });

  it('refuses unknown fields', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.jsonValue(), (name, value) => {
        fc.pre(!(name in ContactPayloadSchema.entries));
        expect(v.is(ContactPayloadSchema, { ...required, [name]: value })).toBe(false);
      }),
    );
  });
});
