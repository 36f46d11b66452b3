import { queries, type TravelVisaCosts, updateTripAtom, usd } from 'shared-contracts';
import { useApiQuery, useServices, useSetAtom } from 'shared-contracts/ui';
import { addedByFood, addedBySupport } from '../added-cost.ts';
import { ChoiceList } from '../choice-list.tsx';
import choices from '../choices.module.css';
import { ListState } from '../list-state.tsx';
import { OptionCard } from '../option-card.tsx';
import type { WizardData } from '../use-trip-data.ts';
import { wizardCopy as copy } from '../wizard.copy.ts';
import classes from '../wizard.module.css';

/** Step 5: food, and help with flights and visas, each with what it adds. */
export function FoodScreen({ data: { trip, options } }: { data: WizardData }) {
  const { api } = useServices();
  const update = useSetAtom(updateTripAtom);
  const { source, destination } = trip;
  const route = useApiQuery<TravelVisaCosts | null>(
    source && destination ? queries.travelVisaCosts(api, { source, destination }) : null,
    null,
  );
  const support = [
    { key: 'flightSupport', ...copy.flights, each: route.data?.travel },
    { key: 'visaSupport', ...copy.visa, each: route.data?.visa },
  ] as const;
  return (
    <div className={classes.fields}>
      <ListState of={options} />
      {options.data && (
        <ChoiceList
          legend={copy.food}
          name="food"
          value={trip.foodPreference ? String(trip.foodPreference.foodMasterId) : null}
          choices={options.data.food.map(({ id, name, usdPerDay }) => {
            const price = usdPerDay[destination ?? ''];
            return {
              value: String(id),
              label: name,
              ...(price !== undefined && {
                price: copy.adds(usd(addedByFood(price, trip))),
                note: copy.perDay(usd(price)),
              }),
            };
          })}
          onChoose={id => update({ foodPreference: { foodMasterId: Number(id) } })}
        />
      )}
      <fieldset className={choices.choices}>
        <legend>{copy.support}</legend>
        <div className={choices.options}>
          {support.map(({ key, name, label, each, note }) => (
            <OptionCard
              key={key}
              type="checkbox"
              name={name}
              label={label}
              price={each === undefined ? undefined : copy.adds(usd(addedBySupport(each, trip)))}
              note={each === undefined ? undefined : note(usd(each))}
              checked={trip[key]}
              onChange={checked => update({ [key]: checked })}
            />
          ))}
        </div>
        {!route.loading && <ListState of={route} failed={copy.routeFailed} />}
      </fieldset>
    </div>
  );
}
