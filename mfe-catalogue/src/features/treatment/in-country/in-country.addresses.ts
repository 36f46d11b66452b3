import { type PageAddress, priceFigure, queries, scopeOf } from 'shared-contracts';
import { inCountryPath } from '../../../shared/addresses.rules.ts';
import { describeTypicalUnits } from '../../../shared/figures.rules.ts';
import type { QueryContext } from '../../../shared/query-context.ts';
import { figuresCopy } from '../figures.copy.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';

/** The page of each treatment in each country that has a price for it. The trips to all countries are too much for one answer. */
export async function inCountryAddresses({ api, queryClient }: QueryContext): Promise<PageAddress[]> {
  const treatments = new Map(
    (await queryClient.fetchQuery(queries.treatments(api))).map(treatment => [treatment.id, treatment]),
  );
  const addresses: PageAddress[] = [];
  for (const { country } of await queryClient.fetchQuery(queries.destinations(api))) {
    const trips = await api.tripCosts(null, undefined, { destination: country });
    for (const { treatmentId, units, costs } of trips.treatments) {
      const treatment = treatments.get(treatmentId);
      const cost = costs.find(entry => entry.country === country);
      if (!treatment || !cost) continue;
      const { name, image, unit, leftOut } = treatment;
      const { treatment: price, basis, note } = cost;
      addresses.push({
        path: inCountryPath(treatment, country),
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
      });
    }
  }
  return addresses;
}
