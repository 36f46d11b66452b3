import { OTHER_SOURCE, queries, standardChoice, type TravelVisaCosts, tripAtom } from 'shared-contracts';
import { useApiQuery, useServices, useSetAtom } from 'shared-contracts/ui';
import { exactIn } from '../../../../shared/currency/local-currency.rules.ts';
import { ChoiceList } from '../../../../shared/fields/choice-list.tsx';
import { OptionCard } from '../../../../shared/fields/option-card.tsx';
import { OptionGroup } from '../../../../shared/fields/option-group.tsx';
import { QueryState } from '../../../../shared/query-state.tsx';
import { useCosts } from '../../../../shared/use-costs.ts';
import { wizardCopy } from '../../../../shared/wizard.copy.ts';
import { describeAdded } from '../added-cost.rules.ts';
import classes from '../step.module.css';
import type { ScreenProps } from '../step.ts';
import { foodCopy as copy } from './food.copy.ts';

/** Step 5: food, flights and visas, each with what it adds to the cost. */
export function FoodScreen({ data }: ScreenProps) {
  const { trip, options, local } = data;
  const { api } = useServices();
  const update = useSetAtom(tripAtom);
  const { source, destination } = trip;
  const route = useApiQuery<TravelVisaCosts | null>(
    source && source !== OTHER_SOURCE && destination
      ? queries.travelVisaCosts(api, { source, destination })
      : null,
    null,
  );
  const { costs, cost } = useCosts(data, 'food', { keepPrevious: true, destination });
  const { alternatives } = cost ?? {};
  const support = [
    {
      key: 'flightSupport',
      ...copy.flights,
      usdPerTraveler: route.data?.travel,
      line: 'travel',
      total: alternatives?.travel_support,
    },
    {
      key: 'visaSupport',
      ...copy.visa,
      usdPerTraveler: route.data?.visa,
      line: 'visa',
      total: alternatives?.visa_support,
    },
  ] as const;
  const chosenId = trip.foodPreference?.foodMasterId;
  return (
    <div className={classes.fields}>
      <p data-note="">{wizardCopy.preselected}</p>
      <QueryState query={options} />
      {options.data && (
        <ChoiceList
          legend={copy.food}
          name="food"
          busy={costs.loading}
          value={trip.foodPreference ? String(trip.foodPreference.foodMasterId) : null}
          choices={options.data.food.map(({ id, name, usdPerDay }) => {
            const price = usdPerDay[destination ?? ''];
            return {
              value: String(id),
              label: name,
              tag: id === standardChoice.foodMasterId ? wizardCopy.typical : undefined,
              price: describeAdded(local, cost, {
                line: 'food',
                total: alternatives?.food_id[id],
                isChosen: id === chosenId,
              }),
              note: price !== undefined && copy.perDay(exactIn(local, price)),
            };
          })}
          onChoose={id => update({ foodPreference: { foodMasterId: Number(id) } })}
        />
      )}
      <OptionGroup
        legend={copy.support}
        footer={!route.loading && <QueryState query={route} failed={copy.routeFailed} />}
      >
        {support.map(({ key, name, label, usdPerTraveler, note, line, total }) => (
          <OptionCard
            key={key}
            type="checkbox"
            name={name}
            label={label}
            tag={wizardCopy.typical}
            {...(source === OTHER_SOURCE
              ? { note: copy.notPriced }
              : { price: describeAdded(local, cost, { line, total, isChosen: trip[key], isAdded: true }) })}
            {...(usdPerTraveler && { note: note(exactIn(local, usdPerTraveler)) })}
            checked={trip[key]}
            onChange={checked => update({ [key]: checked })}
          />
        ))}
      </OptionGroup>
    </div>
  );
}
