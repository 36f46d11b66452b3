import { bounds, updateTripAtom, usd } from 'shared-contracts';
import { useSetAtom } from 'shared-contracts/ui';
import { addedByAccommodation, roomsFor } from '../added-cost.ts';
import { ChoiceList } from '../choice-list.tsx';
import { ListState } from '../list-state.tsx';
import { Notice } from '../notice.tsx';
import { NumberField } from '../number-field.tsx';
import { StayNotice } from '../stay-notice.tsx';
import type { WizardData } from '../use-trip-data.ts';
import { wizardCopy as copy } from '../wizard.copy.ts';
import classes from '../wizard.module.css';

/** Step 4: who travels, where they sleep, and how long. */
export function AccommodationScreen({ data: { trip, options, typicalStay } }: { data: WizardData }) {
  const update = useSetAtom(updateTripAtom);
  const numbers = [
    { key: 'patients', ...copy.patients, ...bounds.patients },
    { key: 'companions', ...copy.companions, ...bounds.companions },
    { key: 'accommodationDuration', ...copy.nights, ...bounds.nights },
  ] as const;
  return (
    <div className={classes.fields}>
      <div className={classes.pair}>
        {numbers.map(({ key, ...field }) => (
          <NumberField
            key={key}
            {...field}
            name={key}
            value={trip[key]}
            onChange={value => update({ [key]: value })}
          />
        ))}
      </div>
      <Notice tone="plain" text={copy.travelers(trip.travelers, roomsFor(trip))} />
      <StayNotice nights={trip.accommodationDuration} typical={typicalStay} />
      <ListState of={options} />
      {options.data && (
        <ChoiceList
          legend={copy.accommodation}
          name="accommodation"
          value={trip.accommodationType ? String(trip.accommodationType.accommodationMasterId) : null}
          choices={options.data.accommodation.map(({ id, name, description, usdPerNight }) => {
            const price = usdPerNight[trip.destination ?? ''];
            return {
              value: String(id),
              label: name,
              ...(price !== undefined && { price: copy.adds(usd(addedByAccommodation(price, trip))) }),
              note: price === undefined ? description : `${copy.perNight(usd(price))} ${description}`,
            };
          })}
          onChoose={id => update({ accommodationType: { accommodationMasterId: Number(id) } })}
        />
      )}
    </div>
  );
}
