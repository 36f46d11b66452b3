import { bounds, standardChoice, tripAtom } from 'shared-contracts';
import { useSetAtom } from 'shared-contracts/ui';
import { exactIn } from '../../../../shared/currency/local-currency.rules.ts';
import { ChoiceList } from '../../../../shared/fields/choice-list.tsx';
import { NumberField } from '../../../../shared/fields/number-field.tsx';
import notice from '../../../../shared/notice.module.css';
import { Notice } from '../../../../shared/notice.tsx';
import { QueryState } from '../../../../shared/query-state.tsx';
import { useAnnouncement } from '../../../../shared/use-announcement.ts';
import { useCosts } from '../../../../shared/use-costs.ts';
import { laterNightsOf } from '../../../../shared/visits.rules.ts';
import { wizardCopy } from '../../../../shared/wizard.copy.ts';
import { describeAdded } from '../added-cost.rules.ts';
import { NightsNotice } from '../nights-notice.tsx';
import { StayNotice } from '../stay-notice.tsx';
import classes from '../step.module.css';
import type { ScreenProps } from '../step.ts';
import { accommodationCopy as copy } from './accommodation.copy.ts';

/** Step 4: patients, companions, nights and accommodation. */
export function AccommodationScreen({ data }: ScreenProps) {
  const { trip, treatment, options, stays, typicalStay, local } = data;
  const { costs, cost } = useCosts(data, 'accommodation', {
    keepPrevious: true,
    destination: trip.destination,
  });
  const rooms = costs.loading ? undefined : cost?.counted?.rooms;
  const update = useSetAtom(tripAtom);
  const isHome = trip.destination !== null && trip.source === trip.destination;
  const numbers = [
    { key: 'patients', ...copy.patients, ...bounds.patients },
    { key: 'companions', ...copy.companions, ...bounds.companions },
    {
      key: 'accommodationDuration',
      ...(stays.length > 1 ? copy.nightsOf(1) : copy.nights),
      ...bounds.nights,
      ...(typicalStay > 0 && { hint: copy.typicalNights(typicalStay) }),
    },
  ] as const;
  const typicalStays = [typicalStay, ...(treatment?.visits?.days.slice(1) ?? [])];
  const later = laterNightsOf(trip, stays);
  const chosenId = trip.accommodationType?.accommodationMasterId;
  const travelers = trip.patients > 0 ? copy.travelers(trip.travelers, isHome ? undefined : rooms) : '';
  // The number of rooms comes with the costs: until then nothing is announced, so that a change is said once.
  useAnnouncement(costs.loading ? null : travelers, { isFirstKnown: true });
  return (
    <div className={classes.fields}>
      <p data-note="">{wizardCopy.preselected}</p>
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
        {later.map((nights, place) => (
          <NumberField
            // oxlint-disable-next-line react/no-array-index-key -- trips have nothing but their place
            key={place}
            {...copy.nightsOf(place + 2)}
            {...bounds.nights}
            hint={copy.typicalNights(typicalStays[place + 1] ?? 0)}
            name={`laterNights-${place}`}
            value={nights}
            onChange={value =>
              update({ laterNights: later.map((before, index) => (index === place ? value : before)) })
            }
          />
        ))}
      </div>
      {treatment?.companions && <p data-note="">{treatment.companions.note}</p>}
      {travelers && (
        <p className={notice.notice} data-tone="plain">
          {travelers}
        </p>
      )}
      <NightsNotice trip={trip} field="accommodationDuration" />
      {[trip.accommodationDuration, ...later].map((nights, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <StayNotice key={place} nights={nights} typical={typicalStays[place] ?? 0} />
      ))}
      {isHome && <Notice tone="plain" text={copy.atHome} />}
      <QueryState query={options} />
      {options.data && (
        <ChoiceList
          legend={copy.kind}
          name="accommodation"
          busy={costs.loading}
          value={trip.accommodationType ? String(trip.accommodationType.accommodationMasterId) : null}
          choices={options.data.accommodation.map(({ id, name, description, usdPerNight }) => {
            const price = isHome ? undefined : usdPerNight[trip.destination ?? ''];
            return {
              value: String(id),
              label: name,
              tag: id === standardChoice.accommodationMasterId ? wizardCopy.typical : undefined,
              price: isHome
                ? undefined
                : describeAdded(local, cost, {
                    line: 'accommodation',
                    total: cost?.alternatives?.accommodation_id[id],
                    isChosen: id === chosenId,
                  }),
              note:
                price === undefined ? description : `${copy.perNight(exactIn(local, price))} ${description}`,
            };
          })}
          onChoose={id => update({ accommodationType: { accommodationMasterId: Number(id) } })}
        />
      )}
    </div>
  );
}
