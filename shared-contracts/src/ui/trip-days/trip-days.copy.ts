export const tripDaysCopy = {
  label: 'The trip, day by day',
  note: 'Typical; the clinic decides.',
  flightNote: 'Book a flight that can be changed, and fly only once the clinic and the airline agree.',
  days: (from: number, to: number) => (from === to ? `Day ${from}` : `Days ${from} to ${to}`),
  dates: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  phases: {
    arrive: 'Arrival',
    treatment: 'Treatment and rest',
    flight: 'Journey home',
  },
} as const;
