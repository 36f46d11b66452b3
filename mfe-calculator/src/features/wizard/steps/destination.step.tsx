import { formatMonth, prefillOutcomeAtom, sourceCountries, updateTripAtom, usd } from 'shared-contracts';
import { useAtomValue, useSetAtom } from 'shared-contracts/ui';
import { ChoiceList } from '../fields/choice-list.tsx';
import { SelectField } from '../fields/field.tsx';
import { Notice } from '../notice.tsx';
import { QueryState } from '../query-state.tsx';
import type { WizardData } from '../use-wizard-data.ts';
import { wizardCopy as copy } from '../wizard.copy.ts';
import classes from './step.module.css';

/** Step 2: source and destination. The visitor's own country is listed last and marked. */
export function DestinationScreen({ data: { trip, treatment, destinations } }: { data: WizardData }) {
  const update = useSetAtom(updateTripAtom);
  const outcome = useAtomValue(prefillOutcomeAtom);
  const ordered = destinations.data.toSorted(
    (a, b) => Number(a.country === trip.source) - Number(b.country === trip.source),
  );
  const isEmpty = !destinations.loading && !destinations.failed && ordered.length === 0;
  return (
    <div className={classes.fields}>
      <SelectField
        name="source"
        label={copy.source}
        value={trip.source ?? ''}
        onChange={chosen => update({ source: sourceCountries.find(name => name === chosen) ?? null })}
      >
        <option value="">{copy.chooseSource}</option>
        {sourceCountries.map(name => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      {outcome && !outcome.matched && <Notice text={copy.unmatched(outcome.wanted, outcome.shown)} />}
      <QueryState query={destinations} />
      {isEmpty && <Notice text={copy.noDestinations} />}
      {ordered.length > 0 && (
        <>
          <ChoiceList
            legend={copy.destination}
            name="destination"
            value={trip.destination}
            choices={ordered.map(({ country, basePrice, priceLow, priceHigh }) => ({
              value: country,
              label: country,
              price: usd(basePrice),
              note: country === trip.source ? copy.ownCountry : copy.range(usd(priceLow), usd(priceHigh)),
            }))}
            onChoose={destination => update({ destination })}
          />
          {treatment && (
            <p data-note="">
              {copy.priceOf(treatment.name, treatment.priceUnit, formatMonth(treatment.asOf))}
            </p>
          )}
        </>
      )}
    </div>
  );
}
