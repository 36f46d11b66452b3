import { describe, expect, it } from 'vitest';
import { copy } from '../../../shared/quote-request.copy.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { errorsOfProblem, validateDraft } from './validate-draft.ts';

const EMAIL = 'Invalid email - Please enter a valid email address';
const PHONE =
  'Invalid phone number - Please enter a valid phone number with country code (e.g., +1 234 567 8900)';

const validDraft: Draft = {
  ...emptyDraft,
  fullName: 'Jo Doe',
  email: 'jo@example.org',
  phone: '+1 234 567 8900',
  treatment: '52',
  source: 'Saudi Arabia',
  timeline: 'research',
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

  it.each<[keyof Draft, string, string]>([
    ['fullName', '   ', 'Enter your full name'],
    ['fullName', 'J0', 'Invalid name - Please enter a valid name (alphabets only)'],
    ['fullName', 'a'.repeat(101), 'Please keep the name within 100 characters'],
    ['fullName', `${'a'.repeat(99)}0`, copy.messages.name],
    ['email', 'a'.repeat(254), EMAIL],
    ['email', ' ', 'Enter your email address'],
    ['email', 'jo@example', EMAIL],
    ['email', `${'a'.repeat(249)}@x.org`, 'Please keep the email address within 254 characters'],
    ['phone', '555 1234567', PHONE],
    ['source', 'a'.repeat(101), 'Please choose a country from the list'],
    ['timeline', 'yesterday', 'Please choose a time from the list'],
    ['notes', 'x'.repeat(2001), copy.messages.notes],
    ['treatment', 'hip', copy.messages.treatment],
  ])('rejects %s %j and says why', (field, value, message) => {
    expect(validateDraft({ ...validDraft, [field]: value })).toEqual({ [field]: message });
  });
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
