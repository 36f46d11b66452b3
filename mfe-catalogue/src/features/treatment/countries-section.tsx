import {
  chooseDestination,
  type DestinationOption,
  formatMonth,
  forUnit,
  type Treatment,
  usd,
} from 'shared-contracts';
import { type QueryResult, Section, Title, useNavigate, useServices, useStore } from 'shared-contracts/ui';
import { QuerySection } from './query-section.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';
import { useChosenCountry } from './use-chosen-country.ts';

interface CountriesSectionProps {
  treatment: Treatment;
  countries: QueryResult<DestinationOption[]>;
}

/** One card per country. Choosing a country prefills the calculator and opens it (section 4). */
export function CountriesSection({ treatment, countries }: CountriesSectionProps) {
  const choose = useChooseDestination(treatment);
  const chosen = useChosenCountry(treatment.id);
  const [first] = countries.data;
  return (
    <Section
      tone="deep"
      title={copy.countries(treatment.name)}
      lead={copy.countriesLead + copy.typicalUnits(treatment.typicalUnits, treatment.priceUnit)}
    >
      <QuerySection query={countries} empty={copy.noCountries}>
        {list => (
          <>
            <ul className={classes.three}>
              {list.map(option => (
                <li
                  key={option.id}
                  className={classes.country}
                  data-card=""
                  data-chosen={option.country === chosen ? '' : undefined}
                >
                  <Title order={3}>
                    {/* The button covers its card, so that the whole card can be clicked. */}
                    <button type="button" className={classes.cover} onClick={() => choose(option.country)}>
                      {option.country}
                    </button>
                  </Title>
                  {option.country === chosen && <p className={classes.chosen}>{copy.chosen}</p>}
                  <p className={classes.price}>
                    <strong>{usd(option.basePrice)}</strong> <span>{forUnit(option.priceUnit)}</span>
                  </p>
                  <p>
                    {copy.range(option.priceLow, option.priceHigh)}, {copy.stay(option.stayDays)}
                  </p>
                  <p className={classes.explore} aria-hidden>
                    {copy.explore(option.country)}
                  </p>
                </li>
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
