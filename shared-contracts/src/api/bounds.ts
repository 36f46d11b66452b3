/** Bounds of numbers (people, units, visits, nights, prices) and of text lengths (characters), by section 10.10. */
export const bounds = {
  patients: { min: 1, max: 10 },
  companions: { min: 0, max: 10 },
  /** Patients and companions together. */
  travelers: { min: 1, max: 20 },
  /** Teeth, implants or eyes, where a treatment is priced by the piece. */
  units: { min: 1, max: 32 },
  /** Visits to the destination for one treatment. */
  visits: { min: 1, max: 4 },
  /** Nights of one visit. */
  nights: { min: 1, max: 180 },
  /** Trips start and end between today and this many months ahead. */
  monthsAhead: 24,
  /** Treatments of which a session keeps the price that its visitor was told at home. */
  toldPrices: 10,
  name: 100,
  email: 254,
  notes: 2000,
} as const;
