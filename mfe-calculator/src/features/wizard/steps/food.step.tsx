import { updateTripAtom, usd } from 'shared-contracts';
import { useSetAtom } from 'shared-contracts/ui';
import { Checkbox } from 'shared-contracts/ui/forms';
import { ChoiceList } from '../choice-list.tsx';
import { ListState } from '../list-state.tsx';
import type { WizardData } from '../use-trip-data.ts';
import { wizardCopy as copy } from '../wizard.copy.ts';
import classes from '../wizard.module.css';

/** Step 5: food, and help with flights and visas. */
export function FoodScreen({ data: { trip, options } }: { data: WizardData }) {
  const update = useSetAtom(updateTripAtom);
  const country = trip.destination ?? '';
  return (
    <div className={classes.fields}>
      <ListState of={options} />
      {options.data && (
        <ChoiceList
          legend={copy.food}
          name="food"
          value={trip.foodPreference ? String(trip.foodPreference.foodMasterId) : null}
          choices={options.data.food.map(({ id, name, usdPerDay }) => ({
            value: String(id),
            label: name,
            note: copy.perDay(usd(usdPerDay[country] ?? 0)),
          }))}
          onChoose={id => update({ foodPreference: { foodMasterId: Number(id) } })}
        />
      )}
      <Checkbox
        size="md"
        name="flights"
        label={copy.flights}
        checked={trip.flightSupport}
        onChange={({ currentTarget }) => update({ flightSupport: currentTarget.checked })}
      />
      <Checkbox
        size="md"
        name="visa"
        label={copy.visa}
        checked={trip.visaSupport}
        onChange={({ currentTarget }) => update({ visaSupport: currentTarget.checked })}
      />
    </div>
  );
}
