import { useState } from 'react';
import { residenceAtom, scopeOf, type Treatment } from 'shared-contracts';
import {
  Failure,
  Link,
  PublicCare,
  ResidenceSelect,
  Section,
  useAtomValue,
  useServices,
} from 'shared-contracts/ui';
import { treatmentPath } from '../../shared/addresses.rules.ts';
import { describeTypicalUnits, describeUsualTrips, typicalTripOf } from '../../shared/figures.rules.ts';
import { OrderChoice } from '../../shared/order-choice.tsx';
import { spansCopy } from '../../shared/spans.copy.ts';
import { TypicalTripNote } from '../../shared/typical-trip-note.tsx';
import { useCalmOrder } from '../../shared/use-calm-order.ts';
import { CountFields } from './count-fields.tsx';
import { CountryCard } from './country-card.tsx';
import { figuresOf, sortCountries } from './country-figures.rules.ts';
import { figuresCopy } from './figures.copy.ts';
import { QueryList } from './query-list.tsx';
import { ScopeLists } from './scope-lists.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';
import { TripAdvice } from './trip-variants.tsx';
import { useChosenCountry } from './use-chosen-country.ts';
import type { useCountries } from './use-countries.ts';
import type { useCounts } from './use-counts.ts';
import { useFlightHours, useHasFlights } from './use-flight-hours.ts';

interface CountriesSectionProps {
  treatment: Treatment;
  countries: ReturnType<typeof useCountries>;
  counts: ReturnType<typeof useCounts>;
}

/** One card per country with all its figures. Choosing a country prefills the calculator and opens it (section 4). */
export function CountriesSection({ treatment, countries, counts }: CountriesSectionProps) {
  const { counted = treatment, costs } = counts;
  const { offers } = useServices();
  const chosen = useChosenCountry(treatment.id);
  const trip = typicalTripOf(costs.data, treatment.id);
  const [order, setOrder] = useState<'price' | 'flight'>('price');
  const hasFlights = useHasFlights();
  const isByFlight = order === 'flight' && hasFlights === true;
  const flightHours = useFlightHours(isByFlight);
  const { list, orderedBy } = useCalmOrder<HTMLUListElement, typeof trip>(trip);
  // Spans are of the usual trip.
  const listed = counts.isUsual
    ? countries.data
    : countries.data.map(option => ({
        ...option,
        span: undefined,
        typicalCost: counts.prices.get(option.country),
      }));
  const sorted = sortCountries(listed, orderedBy, flightHours);
  const { count, most } = countries;
  const shown = sorted.filter(({ country }, place) => place < most || country === chosen);
  const { country: source } = useAtomValue(residenceAtom);
  const units = describeTypicalUnits(counted);
  const [first] = listed;
  return (
    <Section
      tone="deep"
      title={copy.countries(treatment.name)}
      lead={copy.countriesLead(
        offers('trip-costs'),
        treatment.priceUnit,
        units,
        counted.typicalUnits === treatment.typicalUnits,
      )}
    >
      <QueryList query={{ ...countries, data: shown }} empty={copy.noCountries}>
        {options => (
          <>
            <div className={classes.asked}>
              <ResidenceSelect />
              <CountFields treatment={treatment} counted={counted} onCount={counts.count} />
            </div>
            {counts.hasFailed ? (
              <Failure text={copy.counts.failed} label={copy.counts.retry} retry={costs.retry} />
            ) : (
              <TypicalTripNote
                narrow={{ treatment_id: treatment.id }}
                stay={describeUsualTrips(counted) ?? figuresCopy.nights(treatment.duration)}
                {...(first?.span && { beforeAnswer: spansCopy.until })}
                suffix={trip ? figuresCopy.atHome(source, trip.homePrice, units) : ''}
                home={trip?.homePrice && { ...trip.homePrice, treatmentId: treatment.id }}
                treatment={treatment}
                isMissing={trip === null && !costs.loading}
              />
            )}
            <TripAdvice treatment={treatment} />
            <PublicCare treatmentId={treatment.id} source={source} />
            <OrderChoice
              label={copy.orders.label}
              orders={[
                { order: 'price', name: copy.orders.price },
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
            <ul ref={list} className={classes.countries}>
              {options.map(option => (
                <CountryCard
                  key={option.country}
                  treatment={treatment}
                  counted={counted}
                  figures={figuresOf(option, counted, trip)}
                  counts={counts.answers}
                  scope={scopeOf(trip && costs.data, treatment)}
                  flightHours={flightHours?.get(option.country)}
                  span={option.span}
                  isChosen={option.country === chosen}
                />
              ))}
            </ul>
            {most < count && (
              <p>
                <Link to={`${treatmentPath(treatment)}?q=all`}>{copy.allCountries(count)}</Link>
              </p>
            )}
          </>
        )}
      </QueryList>
      {first && <ScopeLists {...first} treatmentId={treatment.id} />}
    </Section>
  );
}
