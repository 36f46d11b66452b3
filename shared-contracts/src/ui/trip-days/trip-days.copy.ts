export const tripDaysCopy = {
  label: 'The trip, day by day',
  note: 'Typical; your surgeon decides. Book a flight that can be changed, and fly only once the surgeon and the airline agree.',
  days: (from: number, to: number) => (from === to ? `Day ${from}` : `Days ${from} to ${to}`),
  dates: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  phases: {
    arrive: ['Arrival', 'Landing, hotel, a quiet evening.'],
    tests: ['Tests', 'Consultation and tests. The plan is confirmed, or changed.'],
    treatment: ['Treatment', 'The day of the treatment itself.'],
    hospital: ['Hospital', 'First nights on the ward, usually part of the price.'],
    rest: ['Rest at the hotel', 'Recovery nearby, with visits as planned.'],
    check: ['Final check', 'The surgeon says whether you may fly.'],
    flight: ['Flight home', 'With your records and medicines.'],
  } satisfies Record<string, [string, string]>,
};
