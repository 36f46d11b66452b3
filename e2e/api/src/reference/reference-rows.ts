import type { Tables } from '../database/tables.ts';
import type { PriceProvenance } from './price-provenance.ts';
import type { ReferenceData } from './reference-data.ts';

/** What the prices of the reference data rest on. */
const priceProvenance = ({ price_book, treatments, meta }: ReferenceData): PriceProvenance => ({
  ...price_book,
  treatments: Object.fromEntries(
    treatments.map(({ id, price_sources, published_ranges }) => [
      id,
      {
        sources: price_sources,
        published: published_ranges,
        notes: Object.fromEntries(
          meta.spec_fixed
            .filter(({ treatment_id }) => treatment_id === id)
            .map(({ country, note }) => [country, note]),
        ),
      },
    ]),
  ),
});

/** The reference data as rows of the reference tables. */
export function referenceRows(data: ReferenceData) {
  const { treatments, meta } = data;
  return {
    treatments: treatments.map(({ id, slug, name, category, ...rest }) => ({
      id,
      slug,
      name,
      category,
      sort_order: rest.order,
      base_cost: Math.min(...Object.values(rest.costs)),
      price_unit: rest.price_unit,
      typical_units: rest.typical_units,
      unit: rest.unit ? JSON.stringify(rest.unit) : null,
      body_location: rest.body_location ?? null,
      stay_days: rest.min_treatement_days,
      description: rest.description,
      // A path on the site, which serves the picture.
      image: `/images/treatments/${slug}.svg`,
    })),
    treatment_prices: treatments.flatMap(({ id, costs, cost_ranges }) =>
      Object.entries(costs).map(([country, usd], position) => {
        const [low, high] = cost_ranges[country] ?? [usd, usd];
        return { treatment_id: id, country, position, usd, low, high };
      }),
    ),
    home_prices: treatments.flatMap(({ id, home_prices }) =>
      Object.entries(home_prices).map(([source, usd]) => ({ treatment_id: id, source, usd })),
    ),
    treatment_benefits: treatments.flatMap(({ id, benefits }) =>
      benefits.map((title, position) => ({ treatment_id: id, position, title })),
    ),
    treatment_faqs: treatments.flatMap(({ id, faqs }) =>
      faqs.map(({ topic = null, ...faq }, position) => ({ treatment_id: id, position, ...faq, topic })),
    ),
    countries: data.countries.map(({ name, language, medical_visa_days = null }, position) => ({
      name,
      medical_visa_days,
      position,
      languages: JSON.stringify(language),
    })),
    sources: data.sources.map((source, position) => ({ ...source, position })),
    exchange_rates: Object.entries(data.fx_per_usd).map(([currency, per_usd], position) => ({
      currency,
      position,
      per_usd,
    })),
    routes: Object.entries(data.travel).flatMap(([source, fares]) =>
      Object.entries(fares).map(([destination, fare]) => {
        const visa = data.visa[source]?.[destination];
        const flight_hours = data.flight_hours[source]?.[destination];
        if (visa === undefined || flight_hours === undefined)
          throw new Error(`no visa fee or no flight hours from ${source} to ${destination}`);
        return { source, destination, fare, visa, flight_hours };
      }),
    ),
    accommodation: data.accommodation.map(({ usd_per_night, ...kind }) => ({
      ...kind,
      usd_per_night: JSON.stringify(usd_per_night),
    })),
    food: data.food.map(({ usd_per_day, ...kind }) => ({
      ...kind,
      usd_per_day: JSON.stringify(usd_per_day),
    })),
    reference_facts: [
      { name: 'as_of', value: meta.as_of },
      { name: 'fx_as_of', value: meta.fx_as_of },
      { name: 'includes', value: JSON.stringify(meta.includes) },
      { name: 'excludes', value: JSON.stringify(meta.excludes) },
      { name: 'price_provenance', value: JSON.stringify(priceProvenance(data)) },
    ],
  } satisfies { [T in keyof Tables]?: Tables[T][] };
}
