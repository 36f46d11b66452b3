import { OTHER_SOURCE, queries, standardChoice, type TravelVisaCosts, tripAtom } from 'shared-contracts';
import { useApiQuery, useServices, useSetAtom } from 'shared-contracts/ui';
import { exactIn } from '../../../../shared/currency/local-currency.rules.ts';
import { ChoiceList } from '../../../../shared/fields/choice-list.tsx';
import { OptionCard } from '../../../../shared/fields/option-card.tsx';
import { OptionGroup } from '../../../../shared/fields/option-group.tsx';
import { QueryState } from '../../../../shared/query-state.tsx';
import { wizardCopy } from '../../../../shared/wizard.copy.ts';
import { addedByFood, addedBySupport, describeAdded } from '../added-cost.rules.ts';
import classes from '../step.module.css';
import type { ScreenProps } from '../step.ts';
import { foodCopy as copy } from './food.copy.ts';

/** Step 5: food, flights and visas, each with what it adds to the cost. */
export function FoodScreen({ data: { trip, options, stays, local } }: ScreenProps) {
  const { api } = useServices();
  const update = useSetAtom(tripAtom);
  const { source, destination } = trip;
  const route = useApiQuery<TravelVisaCosts | null>(
    source && source !== OTHER_SOURCE && destination
      ? queries.travelVisaCosts(api, { source, destination })
      : null,
    null,
  );
  const support = [
    { key: 'flightSupport', ...copy.flights, usdPerTraveler: route.data?.travel },
    { key: 'visaSupport', ...copy.visa, usdPerTraveler: route.data?.visa },
  ] as const;
  const chosenId = trip.foodPreference?.foodMasterId;
  const chosenPrice = options.data?.food.find(({ id }) => id === chosenId)?.usdPerDay[destination ?? ''];
  const added = (usdPerDay: number) => addedByFood(usdPerDay, trip, stays);
  return (
    <div className={classes.fields}>
      <p data-note="">{wizardCopy.preselected}</p>
      <QueryState query={options} />
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
              tag: id === standardChoice.foodMasterId ? wizardCopy.typical : undefined,
              ...(price !== undefined && {
                price: describeAdded(local, added(price), id === chosenId, chosenPrice && added(chosenPrice)),
                note: copy.perDay(exactIn(local, price)),
              }),
            };
          })}
          onChoose={id => update({ foodPreference: { foodMasterId: Number(id) } })}
        />
      )}
      <OptionGroup
        legend={copy.support}
        footer={!route.loading && <QueryState query={route} failed={copy.routeFailed} />}
      >
        {support.map(({ key, name, label, usdPerTraveler, note }) => (
          <OptionCard
            key={key}
            type="checkbox"
            name={name}
            label={label}
            tag={wizardCopy.typical}
            {...(source === OTHER_SOURCE && { note: copy.notPriced })}
            {...(usdPerTraveler !== undefined && {
              price: describeAdded(local, addedBySupport(usdPerTraveler, trip, stays), trip[key]),
              note: note(exactIn(local, usdPerTraveler)),
            })}
            checked={trip[key]}
            onChange={checked => update({ [key]: checked })}
          />
        ))}
      </OptionGroup>
    </div>
  );
}
