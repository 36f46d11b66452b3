import 'shared-contracts/ui/trip-days.css';
import {
  type CostsBySource,
  type DestinationOption,
  type DestinationSummary,
  formatMonth,
  residenceAtom,
  type Treatment,
} from 'shared-contracts';
import {
  BelowTheFold,
  Button,
  Link,
  PublicCare,
  Section,
  Slot,
  TripDays,
  useAtomValue,
  useMoney,
} from 'shared-contracts/ui';
import { countryPath, estimatePath, inCountryPath, treatmentPath } from '../../../shared/addresses.rules.ts';
import type { TreatmentPrice } from '../../../shared/destination.queries.ts';
import { FactList } from '../../../shared/fact-list.tsx';
import { describeTypicalUnits, describeUsualTrips } from '../../../shared/figures.rules.ts';
import { PriceBookLink } from '../../../shared/price-book-link.tsx';
import { SourceTable } from '../../../shared/source-table.tsx';
import { figuresCopy } from '../figures.copy.ts';
import { ScopeLists } from '../scope-lists.tsx';
import { shownOf } from '../sort-countries.rules.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';
import classes from './in-country.module.css';
import type { CountryPrice } from './in-country.queries.ts';
import { inCountryFacts } from './in-country-facts.rules.ts';
import { PriceLinks } from './price-links.tsx';
import { TripLines } from './trip-lines.tsx';

interface InCountrySectionsProps {
  treatment: Treatment;
  option: DestinationOption;
  costs: CostsBySource;
  country: DestinationSummary | null;
  otherCountries: readonly CountryPrice[];
  /** Prices of all treatments in the country. */
  prices: readonly TreatmentPrice[];
}

const BELOW = { isBelow: true, isUsual: true };

/** How many other treatments are shown: the country's page has all. */
const FEW = 8;

/** Everything below the top of the page. */
export function InCountrySections({
  treatment,
  option,
  costs,
  country,
  otherCountries,
  prices,
}: InCountrySectionsProps) {
  const { id, name } = treatment;
  const { country: destination } = option;
  const units = describeTypicalUnits(treatment);
  const stays = costs.visits?.days ?? [costs.nights];
  const { country: source } = useAtomValue(residenceAtom);
  const money = useMoney();
  const hasRoutes = costs.costs.length > 0;
  const hasHomePrice = costs.costs.some(({ homePrice }) => homePrice);
  return (
    <BelowTheFold>
      <Section tone="deep" title={copy.trip}>
        <div className={classes.beside}>
          <div>
            <Slot name="treatment.estimate" data={{ isUsual: true }} />
            <PublicCare treatmentId={id} source={source} />
          </div>
          {hasRoutes ? (
            <TripLines costs={costs} treatment={treatment} option={option} />
          ) : (
            <p>{copy.noTotal(option.basePrice > 0)}</p>
          )}
          <div>
            <Slot name="treatment.estimate" place="below" data={BELOW} />
          </div>
        </div>
      </Section>
      {hasRoutes && (
        <Section
          title={copy.bySource(name, destination)}
          lead={copy.bySourceLead(hasHomePrice, units, describeUsualTrips(costs))}
        >
          <SourceTable
            costs={costs}
            destination={destination}
            treatment={treatment}
            label={copy.bySource(name, destination)}
            trip={copy.wholeTrip}
            withHome={hasHomePrice}
          />
        </Section>
      )}
      <Section tone="deep" title={copy.facts}>
        <FactList facts={inCountryFacts(costs, option, country, source, money)} />
        <ScopeLists {...option} treatmentId={id} destination={destination} />
      </Section>
      <Section title={copy.dayByDay}>
        {costs.visits && <p>{copy.severalTrips(describeUsualTrips(costs) ?? '', costs.visits.apart)}</p>}
        {stays.map((nights, place) => (
          <TripDays
            // oxlint-disable-next-line react/no-array-index-key -- trips have no other name
            key={place}
            nights={nights}
            {...(stays.length > 1 && { title: copy.tripNumber(place + 1) })}
            hasNote={place === stays.length - 1}
          />
        ))}
      </Section>
      <Section tone="deep">
        <div className={classes.others}>
          {otherCountries.length > 0 && (
            <PriceLinks
              title={copy.otherCountries(name)}
              links={otherCountries.map(({ country: other, price, typical, ...cell }) => ({
                ...cell,
                price: typical ?? price,
                units: describeTypicalUnits(treatment, typical === undefined && costs.units > 1),
                to: inCountryPath(treatment, other),
                name: other,
                treatmentId: id,
                country: other,
              }))}
              most={shownOf(otherCountries.length)}
              more={{ to: treatmentPath(treatment), text: copy.compare(name) }}
            />
          )}
          <PriceLinks
            title={copy.otherTreatments(destination)}
            links={prices
              .filter(({ treatmentId }) => treatmentId !== id)
              .map(({ treatmentId, name: other, slug, price, units: count = null, basis, note }) => ({
                to: inCountryPath({ name: other, slug }, destination),
                name: other,
                treatmentId,
                country: destination,
                price,
                units: count,
                basis,
                note,
              }))}
            most={FEW}
            more={{ to: countryPath(destination), text: copy.country(destination) }}
          />
        </div>
      </Section>
      <Section tone="sea" title={copy.closing(name, destination)}>
        <div className={classes.actions}>
          <Button size="lg" component={Link} to={estimatePath(treatment, destination)}>
            {copy.estimate(destination)}
          </Button>
          <Slot
            name="treatment.quote"
            data={{ treatmentId: treatment.id, name, destination, label: copy.quote, isSecond: true }}
          />
        </div>
        <p className={classes.small}>
          {figuresCopy.indicative(formatMonth(costs.asOf))} {figuresCopy.notAdvice}{' '}
          <PriceBookLink text={copy.prices} />
        </p>
      </Section>
    </BelowTheFold>
  );
}
