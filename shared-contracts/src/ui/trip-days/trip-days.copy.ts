export const tripDaysCopy = {
  label: 'The trip, day by day',
  note: 'Typical; your surgeon decides. Book a flight that can be changed, and fly only once the surgeon and the airline agree.',
  days: (from: number, to: number) => (from === to ? `Day ${from}` : `Days ${from} to ${to}`),
  dates: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  phases: {
    arrive: ['Arrival', 'Landing, hotel, a quiet evening.'],
    treatment: [
      'Treatment',
      'Tests, the treatment, rest and check-ups. The hospital says what is on which day.',
    ],
    flight: ['Flight home', 'With your records and medicines.'],
  } satisfies Record<string, [string, string]>,
};
