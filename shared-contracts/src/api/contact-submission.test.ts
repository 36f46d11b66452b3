import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contactFields } from './contact-payload.ts';
import { ContactPayloadSchema } from './contact-submission.ts';

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

  it('has contact data as it is stored, whatever was pasted', () => {
    const pasted = {
      contact_name: 'Zoë\u00A0M\u200B',
      contact_email: '<a@b.co>',
      contact_phone: 'tel:+44(0)2079460000',
    };
    expect(v.parse(ContactPayloadSchema, { ...required, ...pasted })).toMatchObject({
      contact_name: 'Zoë M',
      contact_email: 'a@b.co',
      contact_phone: '+44 2079460000',
    });
    for (const contact_phone of ['none', '+44 (0)20']) {
      expect(v.is(ContactPayloadSchema, { ...required, contact_phone })).toBe(false);
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

const names = ['Ana', 'Zoë Müller', 'Nguyễn Thị Ánh', '李 小龍', 'عمر خالد', ' padded ', 'x'.repeat(100)];
const noNames = ['', '   ', 'R2 D2', "O'Neil", 'Anne-Marie', 'a\tb', 'a\u0000b', '<b>'];
const emails = ['a@b.co', 'first.last+tag@sub.example.org', ' a@b.co '];
const noEmails = ['', 'a', 'a@b', '@b.co', 'a b@c.de', 'a@@b.co'];
const phones = ['', '+1 234 567 8900', '+442079460000', '+49-30-123456', '+1 2345678'];
const tooShort = ['5550199', '+', '+1', '+1      ', '+1 23 - 456'];
const noPhones = [...tooShort, '+1 234 567 8900 12345678', '+1 (234) 567', '+a23456789'];
it.each([
  ['name', contactFields.contact_name, names, noNames],
  ['email', contactFields.contact_email, emails, noEmails],
  ['phone', contactFields.contact_phone, phones, noPhones],
])('a %s is accepted or refused', (_field, schema, accepted, refused) => {
  for (const value of accepted) expect(v.is(schema, value), value).toBe(true);
  for (const value of refused) expect(v.is(schema, value), value).toBe(false);
});

it.each([
  ['name', contactFields.contact_name, 100],
  ['email', contactFields.contact_email, 254],
])('a %s has a longest length', (_, schema, max) => {
  const fill = (length: number) =>
    (schema === contactFields.contact_name ? '' : 'a@b.co').padStart(length, 'x');
  expect([v.is(schema, fill(max)), v.is(schema, fill(max + 1))]).toEqual([true, false]);
});

it.each([
  ['name', contactFields.contact_name, ' '],
  ['email', contactFields.contact_email, '.'],
  ['notes', contactFields.notes, '\u0000'],
])('a text of 64 KB is refused just by its length: %s', (_field, schema, character) => {
  const parsed = v.safeParse(schema, `a@${character.repeat(65_536)}@`);
  expect(parsed.issues?.map(({ type }) => type)).toEqual(['max_length']);
});

describe('notes', () => {
  it('may have 2,000 characters, line ends included, but no control characters', () => {
    expect(v.is(contactFields.notes, `a\r\n\tb${'x'.repeat(1995)}`)).toBe(true);
    for (const text of ['x'.repeat(2001), 'a\u0000b', 'a\uD800b'])
      expect(v.is(contactFields.notes, text), text.slice(0, 9)).toBe(false);
  });
});
