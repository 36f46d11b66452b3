import { useState } from 'react';
import { residenceAtom, type Treatment, type TripCosts } from 'shared-contracts';
import {
  Link,
  PricesNote,
  PublicCare,
  RateNote,
  ResidenceSelect,
  Section,
  Slot,
  useAtomValue,
} from 'shared-contracts/ui';
import { treatmentPath } from '../../shared/addresses.rules.ts';
import { typicalTripOf } from '../../shared/figures.rules.ts';
import { OrderChoice } from '../../shared/order-choice.tsx';
import { QuerySection } from '../../shared/query-section.tsx';
import { useCalmOrder } from '../../shared/use-calm-order.ts';
import { CountryCard } from './country-card.tsx';
import { QueryList } from './query-list.tsx';
import { ScopeLists } from './scope-lists.tsx';
import { sortCountries } from './sort-countries.rules.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';
import { useChosenCountry } from './use-chosen-country.ts';
import type { useCountries } from './use-countries.ts';
import { useFlightHours, useHasFlights } from './use-flight-hours.ts';

interface CountriesSectionProps {
  treatment: Treatment;
  countries: ReturnType<typeof useCountries>;
  /** Costs of the usual trips. */
  costs: TripCosts | null;
}

const BELOW = { isBelow: true };

/** One card per country, in the order of what the usual trip costs. */
export function CountriesSection({ treatment, countries, costs }: CountriesSectionProps) {
  const { country: source } = useAtomValue(residenceAtom);
  const chosen = useChosenCountry(treatment.id);
  const trip = typicalTripOf(costs, treatment.id);
  const [order, setOrder] = useState<'price' | 'flight'>('price');
  const hasFlights = useHasFlights();
  const isByFlight = order === 'flight' && hasFlights === true;
  const flights = useFlightHours(isByFlight);
  const flightHours = flights.data;
  const { list, orderedBy } = useCalmOrder<HTMLUListElement, typeof trip>(trip);
  const sorted = sortCountries(countries.data, orderedBy, flightHours);
  const { count, most } = countries;
  const shown = sorted.filter(({ country }, place) => place < most || country === chosen);
  const [first] = countries.data;
  const { priceUnit } = treatment;
  return (
    <Section tone="deep" title={copy.countries(treatment.name)}>
      <QueryList query={{ ...countries, data: shown }} empty={copy.noCountries}>
        {options => (
          <>
            <div data-choices="">
              <ResidenceSelect hasRate={false} />
              <OrderChoice
                label={copy.orders.label}
                orders={[
                  {
                    order: 'price',
                    name: copy.orders.price(trip?.costs.some(({ later }) => later) ?? false),
                  },
                  ...(hasFlights === null
                    ? []
                    : [
                        {
                          order: 'flight' as const,
                          name: hasFlights ? copy.orders.flight : copy.orders.flightUnknown,
                          isDisabled: !hasFlights,
                        },
                      ]),
                ]}
                chosen={isByFlight ? 'flight' : 'price'}
                onChoose={setOrder}
              />
            </div>
            <QuerySection queries={[flights]} loading={null} failed={copy.flightsFailed} />
            <Slot name="treatment.estimate" />
            <div className={classes.care}>
              <PublicCare treatmentId={treatment.id} source={source} />
            </div>
            <ul ref={list} className={classes.countries}>
              {options.map((option, place) => (
                <CountryCard
                  key={option.country}
                  place={place}
                  treatment={treatment}
                  option={option}
                  flightHours={flightHours?.get(option.country)}
                  isChosen={option.country === chosen}
                />
              ))}
            </ul>
            {most < count && (
              <p>
                <Link to={`${treatmentPath(treatment)}?q=all`}>{copy.allCountries(count)}</Link>
              </p>
            )}
            <p className={classes.rate} data-note="">
              {priceUnit && copy.forUnit(priceUnit)} <RateNote />
            </p>
            <PricesNote prices={options.filter(({ basePrice }) => basePrice > 0)} />
          </>
        )}
      </QueryList>
      {first && (
        <>
          <Slot name="treatment.estimate" place="below" data={BELOW} />
          <ScopeLists {...first} treatmentId={treatment.id} />
        </>
      )}
    </Section>
  );
}
