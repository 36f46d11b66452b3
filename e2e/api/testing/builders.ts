import type { ContactSubmission } from 'shared-contracts';
import type { StepUpdate } from 'shared-contracts/wire';

/** The steps of section 10.4's worked example. */
export const workedSteps: StepUpdate[] = [
  { step: 'treatment', updates: { treatment_id: 52, accommodation_duration: 15, variant: 'A' } },
  { step: 'destination', updates: { source: 'UK', destination: 'India' } },
  { step: 'dates', updates: { timeline: 'soon', start_date: '2027-01-10', end_date: '2027-01-25' } },
  {
    step: 'accommodation',
    updates: { patient_count: 1, people_count: 2, accommodation_id: 2, accommodation_duration: 15 },
  },
  { step: 'food', updates: { travel_support: true, visa_support: true, food_id: 2 } },
];

export const aSubmission = (payload: Partial<ContactSubmission['payload']> = {}): ContactSubmission => ({
  kind: 'contact_us',
  payload: {
    treatment_id: 52,
    source: 'UK',
    destination: 'India',
    contact_name: 'Zoë Müller',
    contact_email: 'zoe@example.org',
    contact_phone: '+44 20 7946 0000',
    timeline: 'soon',
    notes: 'Left hip.\nNo allergies.',
    ...payload,
  },
  consent: { version: 'health-data-1', at: '2026-11-21T09:59:00.000Z' },
});
