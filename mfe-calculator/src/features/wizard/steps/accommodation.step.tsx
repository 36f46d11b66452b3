import { bounds, updateTripAtom, usd } from 'shared-contracts';
import { useSetAtom } from 'shared-contracts/ui';
import { TextInput } from 'shared-contracts/ui/forms';
import { ChoiceList } from '../choice-list.tsx';
import { ListState } from '../list-state.tsx';
import type { WizardData } from '../use-trip-data.ts';
import { wizardCopy as copy } from '../wizard.copy.ts';
import classes from '../wizard.module.css';

/** Step 4: who travels, where they sleep, and how long. */
export function AccommodationScreen({ data: { trip, options } }: { data: WizardData }) {
  const update = useSetAtom(updateTripAtom);
  const country = trip.destination ?? '';
  const numbers = [
    { key: 'patients', label: copy.patients, value: trip.patients, ...bounds.patients },
    { key: 'companions', label: copy.companions, value: trip.companions, ...bounds.companions },
    { key: 'accommodationDuration', label: copy.nights, value: trip.accommodationDuration, ...bounds.nights },
  ] as const;
  return (
    <div className={classes.fields}>
      <div className={classes.pair}>
        {numbers.map(({ key, label, value, min, max }) => (
          <TextInput
            key={key}
            type="number"
            inputMode="numeric"
            name={key}
            size="md"
            label={label}
            min={min}
            max={max}
            value={key !== 'companions' && value === 0 ? '' : value}
            onChange={({ currentTarget }) => update({ [key]: Number(currentTarget.value) })}
          />
        ))}
      </div>
      <p role="status">{copy.travelers(trip.travelers)}</p>
      <ListState of={options} />
      {options.data && (
        <ChoiceList
          legend={copy.accommodation}
          name="accommodation"
          value={trip.accommodationType ? String(trip.accommodationType.accommodationMasterId) : null}
          choices={options.data.accommodation.map(({ id, name, description, usdPerNight }) => ({
            value: String(id),
            label: name,
            note: `${description} ${copy.perNight(usd(usdPerNight[country] ?? 0))}`,
          }))}
          onChoose={id => update({ accommodationType: { accommodationMasterId: Number(id) } })}
        />
      )}
    </div>
  );
}
