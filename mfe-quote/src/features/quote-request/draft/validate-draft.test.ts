import { describe, expect, it } from 'vitest';
import { copy } from '../quote-request.copy.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { errorsOfProblem, validateDraft } from './validate-draft.ts';

const validDraft: Draft = {
  ...emptyDraft,
  fullName: 'Jo Doe',
  email: 'jo@example.org',
  treatment: '52',
  consentAt: '2026-11-21T10:00:00.000Z',
};

describe('validateDraft', () => {
  it('requires name, email, treatment and consent only', () => {
    expect(validateDraft(emptyDraft)).toEqual({
      fullName: 'Enter your full name',
      email: 'Enter your email address',
      treatment: 'Choose a treatment',
      consentAt: 'Tick the box to agree that we use your health information for this quote',
    });
    expect(validateDraft(validDraft)).toEqual({});
  });

  it.each<[keyof Draft, string]>([
    ['fullName', '   '],
    ['fullName', 'J0'],
    ['fullName', 'a'.repeat(101)],
    ['email', 'jo@example'],
    ['email', 'jo doe@example.org'],
    ['email', `${'a'.repeat(250)}@x.org`],
    ['phone', '555 1234567'],
    ['phone', '+1 2345'],
    ['phone', '+44 ------'],
    ['source', 'Atlantis'],
    ['timeline', 'yesterday'],
    ['notes', 'x'.repeat(2001)],
    ['treatment', 'hip'],
  ])('rejects %s %j', (field, value) => {
    expect(Object.keys(validateDraft({ ...validDraft, [field]: value }))).toEqual([field]);
  });

  it.each<[keyof Draft, string]>([
    ['phone', '+1 234 567 8900'],
    ['phone', '+971 50-123-4567'],
    ['source', 'Saudi Arabia'],
    ['timeline', 'research'],
    ['notes', 'x'.repeat(2000)],
    ['email', ' jo@example.org '],
  ])('accepts %s %j', (field, value) => {
    expect(validateDraft({ ...validDraft, [field]: value })).toEqual({});
  });
});

it.each<[keyof Draft, string, string]>([
  ['fullName', '   ', 'Enter your full name'],
  ['fullName', 'J0', 'Invalid name - Please enter a valid name (alphabets only)'],
  ['fullName', 'a'.repeat(101), 'Please keep the name within 100 characters'],
  ['email', ' ', 'Enter your email address'],
  ['email', 'jo@example', 'Invalid email - Please enter a valid email address'],
  ['email', `${'a'.repeat(249)}@x.org`, 'Please keep the email address within 254 characters'],
])('says what is wrong with %s %j', (field, value, message) => {
  expect(validateDraft({ ...validDraft, [field]: value })).toEqual({ [field]: message });
});

it('maps the fields that the API refused to messages', () => {
  const errors = [
    { path: 'payload.destination', message: 'no' },
    { path: 'consent.at', message: 'no' },
  ];
  const problem = { type: 'about:blank', title: 'Unprocessable', status: 422, errors };
  expect(errorsOfProblem(problem)).toEqual({ destination: copy.messages.destination });
  expect(errorsOfProblem(undefined)).toEqual({});
});
