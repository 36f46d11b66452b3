import {
  chooseDestination,
  type DestinationOption,
  formatMonth,
  type Treatment,
  usd,
} from 'shared-contracts';
import { Section, Title, useNavigate, useServices, useStore } from 'shared-contracts/ui';
import { useChosenCountry } from './chosen-country.ts';
import { Filled, type Loaded } from './sections.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

interface CountriesProps {
  treatment: Treatment;
  countries: Loaded<DestinationOption[]>;
}

/** One card per country; choosing one prefills the calculator and leads there (specification, section 4). */
export function Countries({ treatment, countries }: CountriesProps) {
  const choose = useChoose(treatment);
  const chosen = useChosenCountry(treatment.id);
  const [first] = countries.data;
  return (
    <Section
      tone="deep"
      title={copy.countries(treatment.name)}
      lead={copy.countriesLead + copy.typical(treatment.typicalUnits, treatment.priceUnit)}
    >
      <Filled of={countries}>
        {list => (
          <>
            {list.length === 0 && <p>{copy.none}</p>}
            <ul className={classes.three}>
              {list.map(option => (
                <li
                  key={option.id}
                  className={classes.country}
                  data-chosen={option.country === chosen ? '' : undefined}
                >
                  <Title order={3}>
                    {/* A button is activated by Enter and Space; it covers its card. */}
                    <button type="button" className={classes.cover} onClick={() => choose(option.country)}>
                      {option.country}
                    </button>
                  </Title>
                  {option.country === chosen && <p className={classes.chosen}>{copy.chosen}</p>}
                  <p className={classes.price}>
                    <strong>{usd(option.basePrice)}</strong> <span>{copy.unit(option.priceUnit)}</span>
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
      </Filled>
      {first && (
        <div className={classes.scope}>
          <ListOf title={copy.includes} items={first.includes} />
          <ListOf title={copy.excludes} items={first.excludes} />
          <p className={classes.small}>{copy.indicative(formatMonth(first.asOf))}</p>
        </div>
      )}
    </Section>
  );
}

function ListOf({ title, items }: { title: string; items: readonly string[] }) {
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

function useChoose(treatment: Treatment): (country: string) => void {
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
