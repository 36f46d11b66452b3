import {
  chooseDestination,
  countUnits,
  type DestinationOption,
  formatMonth,
  scopeOf,
  type Treatment,
  type TripCosts,
  typicalTripOf,
} from 'shared-contracts';
import {
  type QueryResult,
  ResidenceSelect,
  Section,
  Title,
  TypicalTripNote,
  useNavigate,
  useServices,
  useStore,
} from 'shared-contracts/ui';
import { CountryCard } from './country-card.tsx';
import { figuresOf } from './country-figures.rules.ts';
import { QuerySection } from './query-section.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';
import { useChosenCountry } from './use-chosen-country.ts';
import { useSortedCountries } from './use-sorted-countries.ts';

interface CountriesSectionProps {
  treatment: Treatment;
  countries: QueryResult<DestinationOption[]>;
  costs: QueryResult<TripCosts | null>;
}

/** One card per country with all its figures. Choosing a country prefills the calculator and opens it (section 4). */
export function CountriesSection({ treatment, countries, costs }: CountriesSectionProps) {
  const choose = useChooseDestination(treatment);
  const chosen = useChosenCountry(treatment.id);
  const trip = typicalTripOf(costs.data, treatment.id);
  const { list, sorted } = useSortedCountries(countries.data, trip);
  const units = countUnits(treatment);
  const [first] = countries.data;
  return (
    <Section
      tone="deep"
      title={copy.countries(treatment.name)}
      lead={copy.countriesLead(treatment.priceUnit, units)}
    >
      <QuerySection query={{ ...countries, data: sorted }} empty={copy.noCountries}>
        {options => (
          <>
            <ResidenceSelect />
            <TypicalTripNote
              stay={copy.nights(treatment.duration)}
              more={trip ? copy.atHome(trip.home, units) : ''}
              isMissing={trip === null}
            />
            <ul ref={list} className={classes.countries}>
              {options.map((option, index) => (
                <CountryCard
                  // oxlint-disable-next-line no-array-index-key -- sorting changes what the cards say and moves none of them
                  key={index}
                  figures={figuresOf(option, treatment, trip)}
                  scope={scopeOf(costs.data)}
                  units={units}
                  isChosen={option.country === chosen}
                  choose={() => choose(option.country)}
                />
              ))}
            </ul>
          </>
        )}
      </QuerySection>
      {first && (
        <div className={classes.scope}>
          <ScopeList title={copy.includes} items={first.includes} />
          <ScopeList title={copy.excludes} items={first.excludes} />
          <p className={classes.small}>{copy.indicative(formatMonth(first.asOf))}</p>
        </div>
      )}
    </Section>
  );
}

function ScopeList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <Title order={3} size="h4">
        {title}
      </Title>
      <ul>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function useChooseDestination(treatment: Treatment): (country: string) => void {
  const { api, session } = useServices();
  const store = useStore();
  const navigate = useNavigate();
  return country => {
    void chooseDestination({ api, session, store }, { treatment, country }, error =>
      console.warn('Step 2 could not be opened', error),
    );
    void navigate('/#calculator-section');
  };
}
