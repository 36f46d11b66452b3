import type {
  DestinationsAnswerSchema,
  OptionsAnswerSchema,
  TreatmentCountriesAnswerSchema,
  TreatmentsAnswerSchema,
} from 'shared-contracts/wire';
import type { InferInput } from 'valibot';
import { typicalCost } from '../cost/typical-cost.ts';
import { spanOf } from '../cost/typical-trips.ts';
import { type Catalogue, lowestOf, type TreatmentRecord } from '../reference/catalogue.ts';

/** Whether several units are usual. */
const hasSeveral = ({ unit, typical_units }: TreatmentRecord): boolean => unit !== null && typical_units > 1;

/** The range of a price, for the typical number of units. */
const rangeOf = (
  catalogue: Catalogue,
  treatment: TreatmentRecord,
  { low, high }: Record<'low' | 'high', number>,
): [number, number] => [typicalCost(catalogue, treatment, low), typicalCost(catalogue, treatment, high)];

export const treatmentsAnswer = (catalogue: Catalogue): InferInput<typeof TreatmentsAnswerSchema> =>
  [...catalogue.treatments.values()].map(treatment => ({
    id: String(treatment.id),
    name: treatment.name,
    slug: treatment.slug,
    aliases: treatment.alias_slugs,
    category: treatment.category,
    base_cost: treatment.lowest?.usd ?? 0,
    base_country: treatment.lowest?.country ?? null,
    basis: treatment.lowest?.basis ?? 'interpolated',
    base_range: treatment.lowest && rangeOf(catalogue, treatment, treatment.lowest),
    description: treatment.description,
    min_treatement_days: treatment.min_treatement_days,
    image: treatment.image,
    image_text: treatment.imageText,
    order: treatment.order,
    price_unit: treatment.price_unit,
    typical_units: treatment.typical_units,
    unit: treatment.unit,
    typical_cost:
      treatment.lowest && hasSeveral(treatment)
        ? typicalCost(catalogue, treatment, treatment.lowest.usd)
        : undefined,
    visits: treatment.visits,
    left_out: treatment.left_out,
    companions: treatment.companions,
    earliest_flight: treatment.earliest_flight,
    body_location: treatment.body_location,
    as_of: catalogue.meta.as_of,
  }));

export const treatmentCountriesAnswer = (
  catalogue: Catalogue,
  treatment: TreatmentRecord,
): InferInput<typeof TreatmentCountriesAnswerSchema> =>
  [...treatment.prices].map(([country, { usd, low, high, basis, caution }]) => ({
    country,
    baseprice: usd,
    basis,
    note: caution,
    price_low: low,
    price_high: high,
    span: spanOf(catalogue, treatment, country),
    typical_cost: hasSeveral(treatment)
      ? {
          price: typicalCost(catalogue, treatment, usd),
          low: typicalCost(catalogue, treatment, low),
          high: typicalCost(catalogue, treatment, high),
        }
      : undefined,
    price_unit: treatment.price_unit,
    stay_days: treatment.min_treatement_days,
    includes: treatment.includes ?? catalogue.meta.includes,
    excludes: treatment.excludes ?? catalogue.meta.excludes,
    as_of: catalogue.meta.as_of,
  }));

export const optionsAnswer = (catalogue: Catalogue): InferInput<typeof OptionsAnswerSchema> => ({
  accommodation: [...catalogue.accommodation.values()],
  food: [...catalogue.food.values()],
  exchange_rates: catalogue.fx_per_usd,
  sources: catalogue.sources,
  bands: catalogue.meta.cost_bands,
  as_of: catalogue.meta.fx_as_of,
  email_copies: false,
  request_about: false,
});

export const destinationsAnswer = (catalogue: Catalogue): InferInput<typeof DestinationsAnswerSchema> =>
  catalogue.countries.map(({ name, language, medical_visa_days }) => {
    const prices = [...catalogue.treatments.values()].flatMap(({ id, prices: byCountry }) => {
      const price = byCountry.get(name);
      return price ? [[name, { id, ...price }] as const] : [];
    });
    const lowest = lowestOf(prices);
    const routes = [...catalogue.routes].flatMap(([source, byDestination]) => {
      const route = byDestination.get(name);
      return route ? [{ source, ...route }] : [];
    });
    return {
      country: name,
      languages: language,
      treatments: prices.length,
      lowest_price: lowest?.usd ?? 0,
      lowest_basis: lowest?.basis ?? 'interpolated',
      lowest_treatment_id: lowest?.id ?? null,
      visa_fees: Object.fromEntries(routes.map(({ source, visa }) => [source, visa])),
      flight_hours_by_source: Object.fromEntries(
        routes.map(({ source, flightHours }) => [source, flightHours]),
      ),
      medical_visa_days,
      as_of: catalogue.meta.as_of,
    };
  });
