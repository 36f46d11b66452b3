import { readFileSync } from 'node:fs';

/** The reference data without one country. */
const dataWithout = (country: string) =>
  JSON.parse(
    readFileSync(new URL('../data/reference-data.json', import.meta.url), 'utf8'),
    (key, value: unknown) => {
      if (key === country) return undefined;
      return Array.isArray(value) ? value.filter(item => item !== country && item?.name !== country) : value;
    },
  );

/**
 * Reference data that nobody compiled: a treatment, a category and a country of its own, a renamed treatment, one without any
 * price, one whose price is on request in one country, names of 100 letters and in Arabic, a country without routes, one home
 * country only, which nobody compiled either, no Malaysia, which has a profile on the site, and no gastric sleeve, to which home
 * links.
 */
export function unusualData() {
  const data = dataWithout('Malaysia');
  const [known] = data.sources;
  const home = { ...known, name: 'Chile' };
  const [hair, nose, breast] = data.treatments;
  const plain = {
    ...hair,
    alias_slugs: [],
    home_prices: {},
    home_ranges: {},
    cost_ranges: {},
    found: {},
  };
  data.countries.push({ name: 'Georgia', language: ['Georgian'] }, { name: 'Peru', language: ['Spanish'] });
  for (const kind of data.accommodation) Object.assign(kind.usd_per_night, { Georgia: 40, Peru: 45 });
  for (const kind of data.food) Object.assign(kind.usd_per_day, { Georgia: 15, Peru: 16 });
  for (const routes of ['travel', 'visa', 'flight_hours']) {
    data[routes] = { [home.name]: { ...data[routes][known.name], Georgia: 11 } };
  }
  Object.assign(nose, { name: 'Nose Correction', slug: 'nose-correction', alias_slugs: ['rhinoplasty'] });
  Object.assign(breast, { costs: {}, cost_ranges: {}, home_prices: {}, home_ranges: {}, found: {} });
  data.treatments = data.treatments.filter(({ name }: { name: string }) => name !== 'Gastric Sleeve');
  data.treatments.push(
    {
      ...plain,
      id: 54,
      slug: 'jaw-and-chin-surgery',
      name: 'Jaw & Chin Surgery',
      category: 'Maxillofacial',
      order: 1,
      costs: { Georgia: 4100, Peru: 3900, India: 5200 },
    },
    { ...plain, id: 55, slug: 'free-screening', name: 'Free Screening', costs: { India: 0, Georgia: 300 } },
    { ...plain, id: 999_999, slug: 'long', name: 'Long '.repeat(20).trim(), costs: { India: 700 } },
    {
      ...plain,
      id: 1_000_000,
      slug: 'arabic',
      name: 'زراعة الشعر',
      category: 'تجميل',
      costs: { Turkey: 900 },
    },
  );
  data.sources = [home];
  data.public_care = data.public_care.filter(({ country }: { country: string }) => country === home.name);
  for (const treatment of data.treatments) {
    for (const member of ['home_prices', 'home_ranges']) {
      const { [known.name]: kept } = treatment[member];
      treatment[member] = kept === undefined ? {} : { [home.name]: kept };
    }
    const { [known.name]: kept, ...found } = treatment.found;
    const isPriced = ([country]: [string, unknown]) => country in treatment.costs;
    treatment.found = Object.fromEntries(Object.entries(found).filter(isPriced));
    if (kept) treatment.found[home.name] = kept;
  }
  return data;
}
