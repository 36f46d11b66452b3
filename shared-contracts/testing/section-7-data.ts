/** By treatment and country, whole USD. */
const prices: Readonly<Record<string, Record<string, number>>> = {
  29: { Turkey: 1200, India: 1300, Thailand: 2100, Mexico: 2600 },
  31: { India: 3200, Turkey: 3500, Thailand: 3800, Malaysia: 4100 },
  37: { Turkey: 900, India: 950, Mexico: 1000, Thailand: 1600, Spain: 1700 },
  38: { Turkey: 250, India: 300, Thailand: 420, Mexico: 450 },
  44: { India: 3400, Turkey: 3600, Malaysia: 4200, Spain: 5600 },
  45: { Turkey: 3900, Mexico: 4700, Thailand: 9800, India: 15_000 },
  49: { India: 7200, Turkey: 13_000, Malaysia: 14_500, Thailand: 17_000 },
  52: { India: 6200, Turkey: 8500, Malaysia: 9500, Mexico: 12_000, Thailand: 13_500, Spain: 13_900 },
};

const pricesOf = (treatmentId: unknown): Record<string, number> => prices[String(treatmentId)] ?? {};

const treatment = (id: string, name: string, category: string, days: number, order?: number) => ({
  id,
  name,
  category,
  base_cost: Math.min(...Object.values(pricesOf(id))),
  description: `${name} by specialists, with the examination before and the check afterwards.`,
  min_treatement_days: days,
  image: `/images/categories/${category.toLowerCase()}.svg`,
  order,
});

/** The first one has no order; one has a picture of another server. */
export const treatments = [
  treatment('29', 'Hair Transplant', 'Cosmetic', 4),
  treatment('31', 'Breast Augmentation', 'Cosmetic', 9, 2),
  {
    ...treatment('37', 'Dental Implants', 'Dental', 5, 1),
    image: 'https://media.example.org/dental-implants.webp',
  },
  treatment('38', 'Dental Veneers', 'Dental', 6, 2),
  treatment('44', 'In-Vitro Fertilization (IVF)', 'Fertility', 18, 1),
  treatment('45', 'Gastric Sleeve', 'General', 8, 1),
  treatment('49', 'Heart Bypass', 'Cardiac', 18, 1),
  treatment('52', 'Hip Replacement', 'Orthopedic', 15, 1),
];

/** Where a treatment is offered; nowhere if it is unknown. */
export const countriesOf = (treatmentId: unknown) =>
  Object.entries(pricesOf(treatmentId)).map(([country, baseprice]) => ({ country, baseprice }));

/** Of every treatment. */
export const benefits = ['Specialists only', 'One price for all of it', 'A check before you fly home'].map(
  title => ({ title }),
);

/** Of every treatment. */
export const faqs = [
  { question: 'How long do I stay?', answer: 'Until the check after the treatment.' },
  { question: 'Who treats me?', answer: 'A specialist, whom the quote names.' },
];

/** Between any two countries, in a shape of its own: section 7 shows none. */
export const travelVisaCosts = { flight: 640, visa_fee: 40 };

/** The five amounts and their total; undefined while answers are missing. */
export function costOf(answers: Readonly<Record<string, unknown>>) {
  const { treatment_id, destination, travel_support, visa_support } = answers;
  const price = pricesOf(treatment_id)[String(destination)] ?? Number.NaN;
  const numberOf = (field: string) => Number(answers[field]);
  const [patients, people] = [numberOf('patient_count'), numberOf('people_count')];
  const nights = numberOf('accommodation_duration');
  const amounts = {
    treatment: price * patients,
    travel: travel_support === true ? travelVisaCosts.flight * people : 0,
    visa: visa_support === true ? travelVisaCosts.visa_fee * people : 0,
    accommodation: 30 * numberOf('accommodation_id') * Math.ceil(people / 2) * nights,
    food: 12 * numberOf('food_id') * people * nights,
  };
  const total = Object.values(amounts).reduce((sum, amount) => sum + amount);
  return Number.isNaN(total) || answers.source === undefined ? undefined : { ...amounts, total };
}
