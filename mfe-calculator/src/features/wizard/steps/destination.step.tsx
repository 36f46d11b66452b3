import { prefillOutcomeAtom, sourceCountries, updateTripAtom, usd } from 'shared-contracts';
import { useAtomValue, useSetAtom } from 'shared-contracts/ui';
import { NativeSelect } from 'shared-contracts/ui/forms';
import { ChoiceList } from '../choice-list.tsx';
import { ListState } from '../list-state.tsx';
import type { WizardData } from '../use-trip-data.ts';
import { wizardCopy as copy } from '../wizard.copy.ts';
import classes from '../wizard.module.css';

/** Step 2: where from and where to. One's own country is offered last, and marked. */
export function DestinationScreen({ data: { trip, destinations } }: { data: WizardData }) {
  const update = useSetAtom(updateTripAtom);
  const outcome = useAtomValue(prefillOutcomeAtom);
  const ordered = destinations.data.toSorted(
    (a, b) => Number(a.country === trip.source) - Number(b.country === trip.source),
  );
  return (
    <div className={classes.fields}>
      <NativeSelect
        name="source"
        size="md"
        label={copy.source}
        data={[{ value: '', label: copy.chooseSource }, ...sourceCountries]}
        value={trip.source ?? ''}
        onChange={({ currentTarget }) =>
          update({ source: sourceCountries.find(name => name === currentTarget.value) ?? null })
        }
      />
      {outcome && !outcome.matched && <p role="status">{copy.unmatched(outcome.wanted, outcome.shown)}</p>}
      <ListState of={destinations} />
      {!destinations.loading && !destinations.failed && ordered.length === 0 && <p>{copy.noDestinations}</p>}
      {ordered.length > 0 && (
        <ChoiceList
          legend={copy.destination}
          name="destination"
          value={trip.destination}
          choices={ordered.map(({ country, basePrice, priceUnit }) => ({
            value: country,
            label: country,
            note: `${usd(basePrice)} for ${priceUnit}${country === trip.source ? `; ${copy.ownCountry}` : ''}`,
          }))}
          onChoose={destination => update({ destination })}
        />
      )}
    </div>
  );
}
