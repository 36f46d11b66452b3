import 'shared-contracts/ui/trip-days.css';
import {
  type CostsBySource,
  type DestinationOption,
  type DestinationSummary,
  formatMonth,
  slugOf,
  type Treatment,
  type TripCosts,
  treatmentNameOf,
} from 'shared-contracts';
import {
  BelowTheFold,
  Button,
  Link,
  ResidenceSelect,
  Section,
  TripDays,
  TypicalTripNote,
} from 'shared-contracts/ui';
import { mainSlugOf } from '../../../addresses.rules.ts';
import { countUnits, typicalTripOf } from '../../../figures.rules.ts';
import { EstimateLink } from '../estimate-link.tsx';
import { QuoteLink } from '../quote-link.tsx';
import { ScopeLists } from '../scope-lists.tsx';
import { treatmentCopy } from '../treatment.copy.ts';
import { Facts } from './facts.tsx';
import { inCountryCopy as copy } from './in-country.copy.ts';
import classes from './in-country.module.css';
import type { Price } from './in-country.queries.ts';
import { PriceLinks } from './price-links.tsx';
import { SourceTable } from './source-table.tsx';
import { TripLines } from './trip-lines.tsx';

interface InCountrySectionsProps {
  treatment: Treatment;
  offer: DestinationOption;
  costs: CostsBySource;
  country: DestinationSummary | null;
  /** The treatment in other countries. */
  others: readonly Price[];
  /** Other treatments in the country. */
  elsewhere: readonly Price[];
  trips: TripCosts | null;
}

/** Everything below the top of the page. */
export function InCountrySections({
  treatment,
  offer,
  costs,
  country,
  others,
  elsewhere,
  trips,
}: InCountrySectionsProps) {
  const { id, name, category } = treatment;
  const { country: destination } = offer;
  const slug = mainSlugOf(id);
  const units = countUnits(treatment);
  const trip = typicalTripOf(trips, id);
  return (
    <BelowTheFold>
      <Section tone="deep" title={copy.trip} lead={copy.tripLead}>
        <ResidenceSelect />
        <TypicalTripNote
          stay={treatmentCopy.nights(costs.nights)}
          more={trip ? treatmentCopy.atHome(trip.home, units) : ''}
          isMissing={trips !== null && trip === null}
        />
        <TripLines costs={costs} destination={destination} />
      </Section>
      <Section title={copy.bySource(name, destination)} lead={copy.bySourceLead(units)}>
        <SourceTable costs={costs} label={copy.bySource(name, destination)} />
      </Section>
      <Section tone="deep" title={copy.facts}>
        <Facts costs={costs} offer={offer} country={country} />
        <ScopeLists {...offer} />
      </Section>
      <Section title={copy.days}>
        <TripDays nights={costs.nights} category={category} />
      </Section>
      <Section tone="deep">
        <div className={classes.others}>
          <PriceLinks
            title={copy.others(name)}
            links={others.map(({ of, price }) => ({
              to: `/treatments/${slug}/${slugOf(of)}`,
              name: of,
              price,
            }))}
            more={{ to: `/treatments/${slug}`, text: copy.compare(name) }}
          />
          <PriceLinks
            title={copy.elsewhere(destination)}
            links={elsewhere.map(({ of, price }) => ({
              to: `/treatments/${mainSlugOf(of)}/${slugOf(destination)}`,
              name: treatmentNameOf(of) ?? '',
              price,
            }))}
            more={{ to: `/destinations/${slugOf(destination)}`, text: copy.country(destination) }}
          />
        </div>
      </Section>
      <Section tone="sea" title={copy.closing(name, destination)}>
        <div className={classes.actions}>
          <Button size="lg" color="clay" component={EstimateLink} treatment={treatment} country={destination}>
            {treatmentCopy.explore(destination)}
          </Button>
          <QuoteLink variant="default" treatment={treatment} destination={destination}>
            {copy.quote}
          </QuoteLink>
        </div>
        <p className={classes.small}>
          {treatmentCopy.indicative(formatMonth(costs.asOf))} {treatmentCopy.notAdvice}{' '}
          <Link to="/prices">{copy.prices}</Link>
        </p>
      </Section>
    </BelowTheFold>
  );
}
