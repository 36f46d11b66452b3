import { type Api, destinationAddresses, type PriceBasis, treatmentIdOfSlug, usd } from 'shared-contracts';
import { basisWords, lowestFigure } from 'shared-contracts/host';

/** Values of an address: slugs of a treatment and of a country. */
type Values = Readonly<Record<string, string>>;

/** What the site says of prices outside of its pages. */
export interface PriceFacts {
  /** Month or day of the prices; null while the API is down. */
  asOf(): Promise<string | null>;
  /** The price of a treatment, in a country or at least, or the lowest of a country, and what it rests on; null where there is none. */
  priceOf(values: Values): Promise<string | null>;
}

/** The lowest of several prices, at the start of a sentence. */
const lowest = (usdAmount: number, basis: PriceBasis): string =>
  lowestFigure(usd(usdAmount), basis).replace(/^./, first => first.toUpperCase());

export function createPriceFacts(
  api: Pick<Api, 'treatments' | 'treatmentCountries' | 'destinations'>,
): PriceFacts {
  async function findPrice({ slug, country }: Values): Promise<string | null> {
    const name = destinationAddresses.find(entry => entry.slug === country)?.name;
    if (slug === undefined) {
      const destination = (await api.destinations()).find(entry => entry.country === name);
      return destination ? lowest(destination.lowestPrice, destination.lowestBasis) : null;
    }
    const treatment = (await api.treatments()).find(({ id }) => id === treatmentIdOfSlug(slug));
    if (!treatment) return null;
    const unit = treatment.unit ? ` per ${treatment.unit.one}` : '';
    if (country === undefined) return `${lowest(treatment.estimatedCost, treatment.basis)}${unit}`;
    const offer = (await api.treatmentCountries(treatment.id)).find(entry => entry.country === name);
    if (!offer) return null;
    const price = `${usd(offer.basePrice)}${unit} plus travel (${basisWords[offer.basis]})`;
    return offer.note ? `${price}. ${offer.note.replace(/\.$/, '')}` : price;
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
