import { type PageAddress, priceFigure, queries, scopeOf } from 'shared-contracts';
import { inCountryPath } from '../../../shared/addresses.rules.ts';
import { describeTypicalUnits, typicalTripOf } from '../../../shared/figures.rules.ts';
import type { QueryContext } from '../../../shared/query-context.ts';
import { figuresCopy } from '../figures.copy.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';

/** The page of each treatment in each country that has a price for it. */
export async function inCountryAddresses({ api, queryClient }: QueryContext): Promise<PageAddress[]> {
  const [trips, treatments] = await Promise.all([
    queryClient.fetchQuery(queries.tripCosts(api, null)),
    queryClient.fetchQuery(queries.treatments(api)),
  ]);
  return treatments.flatMap(({ id, name, slug, image, unit, leftOut }) => {
    const { units = 1, costs = [] } = typicalTripOf(trips, id) ?? {};
    return costs.map(({ country, treatment: price, basis, note }) => ({
      path: inCountryPath({ name, slug }, country),
      social: {
        title: copy.plainTitle(name, country),
        text: copy.socialText(
          figuresCopy.forUnits(priceFigure(price), describeTypicalUnits({ typicalUnits: units, unit })),
          scopeOf(null, { leftOut }),
          basis,
          note,
        ),
        ...(image && { image }),
      },
    }));
  });
}
