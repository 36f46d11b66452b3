import { type Api, destinationAddresses, treatmentIdOfSlug, usd } from 'shared-contracts';

/** Values of an address: slugs of a treatment and of a country. */
type Values = Readonly<Record<string, string>>;

/** What the site says of prices outside of its pages. */
export interface PriceFacts {
  /** Month or day of the prices; null while the API is down. */
  asOf(): Promise<string | null>;
  /** The price of a treatment, in a country or at least, or the lowest of a country; null where there is none. */
  priceOf(values: Values): Promise<string | null>;
}

export function createPriceFacts(
  api: Pick<Api, 'treatments' | 'treatmentCountries' | 'destinations'>,
): PriceFacts {
  async function findPrice({ slug, country }: Values): Promise<string | null> {
    const name = destinationAddresses.find(entry => entry.slug === country)?.name;
    if (slug === undefined) {
      const destination = (await api.destinations()).find(entry => entry.country === name);
      return destination ? `From ${usd(destination.lowestPrice)}` : null;
    }
    const treatment = (await api.treatments()).find(({ id }) => id === treatmentIdOfSlug(slug));
    if (!treatment) return null;
    const unit = treatment.unit ? ` per ${treatment.unit.one}` : '';
    if (country === undefined) return `From ${usd(treatment.estimatedCost)}${unit}`;
    const offer = (await api.treatmentCountries(treatment.id)).find(entry => entry.country === name);
    return offer ? `${usd(offer.basePrice)}${unit} plus travel` : null;
  }

  return {
    asOf: () =>
      api.treatments().then(
        list => list[0]?.asOf ?? null,
        () => null,
      ),
    priceOf: values => findPrice(values).catch(() => null),
  };
}
