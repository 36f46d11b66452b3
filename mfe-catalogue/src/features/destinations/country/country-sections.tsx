import {
  type CostsBySource,
  categoryName,
  type DestinationSummary,
  formatMonth,
  type TripCosts,
  type TripsNarrow,
} from 'shared-contracts';
import { BelowTheFold, Button, Link, PublicCare, ResidenceSelect, Section, Title } from 'shared-contracts/ui';
import { countryPath } from '../../../shared/addresses.rules.ts';
import { type Fact, FactList } from '../../../shared/fact-list.tsx';
import { knownLanguages } from '../../../shared/known-languages.ts';
import { PriceBookLink } from '../../../shared/price-book-link.tsx';
import { profiles } from '../../../shared/profiles.ts';
import fold from '../../../shared/rest.module.css';
import { SourceTable } from '../../../shared/source-table.tsx';
import { spansCopy } from '../../../shared/spans.copy.ts';
import { TypicalTripNote } from '../../../shared/typical-trip-note.tsx';
import { CalculateLink } from '../calculate-link.tsx';
import { exampleTreatmentId } from '../example-trip.ts';
import { profileCopy } from '../profile.copy.ts';
import { countryCopy as copy } from './country.copy.ts';
import classes from './country.module.css';
import { firstOfEachCategory, type TreatmentRow } from './treatment-rows.rules.ts';
import { TreatmentsTable } from './treatments-table.tsx';

interface CountrySectionsProps {
  summary: DestinationSummary;
  /** Null until they are known. */
  rows: readonly TreatmentRow[] | null;
  /** Whether the country has more than the rows. */
  isCut: boolean;
  /** Costs of the example; null where the country does not offer it. */
  costs: CostsBySource | null;
  trips: TripCosts | null;
  /** What `trips` are narrowed to. */
  shownTrips: TripsNarrow;
  /** Names of the other destinations. */
  others: readonly string[];
}

/** Everything below the top of the page. */
export function CountrySections({
  summary,
  rows,
  isCut,
  costs,
  trips,
  shownTrips,
  others,
}: CountrySectionsProps) {
  const { country, asOf } = summary;
  const { first, rest } = firstOfEachCategory(rows ?? []);
  const example = rows?.find(({ treatmentId }) => treatmentId === exampleTreatmentId)?.kind;
  return (
    <BelowTheFold>
      {rows && (
        <Section tone="deep" title={copy.treatments(country)} lead={copy.treatmentsLead}>
          <ResidenceSelect />
          <TypicalTripNote narrow={shownTrips} stay={copy.stay} beforeAnswer={spansCopy.until} />
          <PublicCare />
          {rows.length > 0 ? (
            <TreatmentsTable label={copy.treatments(country)} country={country} rows={first} trips={trips} />
          ) : (
            <p>{copy.noPrices}</p>
          )}
          {isCut && (
            <ul data-chips="" aria-label={copy.categories}>
              {first.map(({ treatmentId, kind: { category = '' } = {} }) => (
                <li key={treatmentId}>
                  <Link to={`${countryPath(country)}?q=${encodeURIComponent(category)}`}>
                    {categoryName(category)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {rest.length > 0 && (
            <details className={fold.rest}>
              <summary>{copy.all(rows.length)}</summary>
              <TreatmentsTable label={copy.rest(country)} country={country} rows={rest} trips={trips} />
            </details>
          )}
        </Section>
      )}
      {rows && costs?.costs[0] && (
        <Section title={copy.sources(country)} lead={copy.sourcesLead(costs.nights)}>
          <SourceTable
            costs={costs}
            destination={country}
            {...(example && { treatment: example })}
            label={copy.sources(country)}
            trip={copy.example}
          />
        </Section>
      )}
      <Section tone="deep" title={copy.facts}>
        <FactList facts={factsOf(summary)} />
        {others.length > 0 && (
          <>
            <Title order={3} size="h4">
              {copy.others}
            </Title>
            <ul className={classes.others}>
              {others.map(name => (
                <li key={name}>
                  <Link to={countryPath(name)}>{name}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Section>
      <Section tone="sea" title={copy.closing(country)} lead={copy.closingLead}>
        <div className={classes.actions}>
          <CalculateLink size="lg" country={country} />
          <Button size="lg" variant="default" component={Link} to="/contact">
            {copy.quote}
          </Button>
        </div>
        <p className={classes.closing}>
          {copy.indicative(formatMonth(asOf))} <PriceBookLink text={copy.prices} />
        </p>
      </Section>
    </BelowTheFold>
  );
}

/** Languages, visa, and what the country's profile says. */
function factsOf({ country, languages, medicalVisaDays }: DestinationSummary): Fact[] {
  const profile = profiles.find(({ name }) => name === country);
  return [
    [copy.languages, knownLanguages(languages)],
    [copy.medicalVisa, medicalVisaDays === null ? '' : copy.medicalVisaDays(medicalVisaDays)],
    [profileCopy.specialties, profile?.specialties.join(', ')],
    [profileCopy.visa, profile?.visaInfo],
    [profileCopy.culture, profile?.culture],
    [profileCopy.key, profile && `${profile.keyPoints.join('. ')}.`],
  ];
}
