import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
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
