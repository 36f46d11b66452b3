import {
  basisWords,
  type CostByCountry,
  compareTotals,
  type DestinationOption,
  leftOutOf,
  usd,
  usualRange,
} from 'shared-contracts';
import { useServices } from 'shared-contracts/ui';
import { aboutIn } from '../../../../shared/currency/local-currency.rules.ts';
import { countsFlights } from '../../../../shared/route.rules.ts';
import { isRanged, rangeOf } from '../../../../shared/total.rules.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { destinationCopy as copy } from './destination.copy.ts';

/** As many lines as a card keeps free. */
const MAX_LINES = 3;

interface DestinationNoteProps {
  data: WizardData;
  option: DestinationOption;
  /** Of the whole trip there; undefined until it is known. */
  cost: CostByCountry | undefined;
  /** What the figures count, e.g. `for 8 veneers`. */
  counted: string | null;
}

/** What a destination's card says below its figure. What has to stand beside its price is a line more. */
export function DestinationNote({ data, option, cost, counted }: DestinationNoteProps) {
  const { trip, treatment, unitsText, local } = data;
  const { offers } = useServices();
  const { country, basePrice, priceLow, priceHigh, basis } = option;
  const isHome = country === trip.source;
  const leftOut = leftOutOf(data.tripTo(country), treatment ?? {});
  const marked = (price: string | false) =>
    [price, offers('price-book') && basisWords[basis]].filter(Boolean).join(', ');
  const lines = cost
    ? [
        isHome && copy.ownCountry,
        rangeOf(cost, local),
        copy.treatmentPart(marked(usd(cost.treatment)), counted, leftOut),
        !isHome &&
          cost.home_price &&
          countsFlights(trip) &&
          isRanged(cost) &&
          compareTotals(cost, cost.home_price, amount => aboutIn(local, amount)).withHome,
      ]
    : [
        isHome && copy.ownCountry,
        basePrice > 0 && copy.plusTravel,
        marked(priceLow < priceHigh && usualRange(priceLow, priceHigh, basis)),
        unitsText && treatment?.priceUnit,
      ];
  return [...lines.filter(Boolean).slice(0, MAX_LINES), option.note].filter(Boolean).join('\n');
}
