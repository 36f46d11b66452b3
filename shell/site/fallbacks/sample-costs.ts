export interface SampleCost {
  treatment: string;
  country: string;
  /** Whole USD for one `unit`. */
  price: number;
  unit: string;
  /** What has to stand next to the price, as in the price book. */
  note?: string;
}

/**
 * Section 2's four sample costs, in the units of the API's prices. They are the only prices outside the API, since they
 * are shown when the API is down.
 */
export const sampleCosts: readonly SampleCost[] = [
  {
    treatment: 'Dental Implants',
    country: 'Turkey',
    price: 900,
    unit: 'per implant, with abutment and crown',
  },
  {
    treatment: 'Breast Augmentation',
    country: 'India',
    price: 3200,
    unit: 'both sides, implants included',
  },
  {
    treatment: 'Hair Transplant',
    country: 'Turkey',
    price: 1200,
    unit: 'one FUE session, about 2,500 to 3,000 grafts',
  },
  {
    treatment: 'Gastric Sleeve',
    country: 'India',
    price: 15000,
    unit: 'laparoscopic surgery, two to three nights',
    note: 'Not confirmed. Others: $4,500 to $8,000.',
  },
];

export const SAMPLES_AS_OF = '2026-11';
