import { type TripData, tripAtom } from 'shared-contracts';
import { Button, useSetAtom } from 'shared-contracts/ui';
import { nightsOfDates } from '../../../shared/dates.rules.ts';
import { Notice } from '../../../shared/notice.tsx';
import { wizardCopy as copy } from '../../../shared/wizard.copy.ts';
import { focusField } from './focus-field.ts';

interface NightsNoticeProps {
  trip: Pick<TripData, 'startDate' | 'endDate' | 'accommodationDuration' | 'accommodationDurationEdited'>;
  /** `name` of the field that takes the focus of the button, which disappears. */
  field: string;
}

/** Says that the nights which the visitor set count (section 10.9), where the dates have others, and offers those. */
export function NightsNotice({ trip, field }: NightsNoticeProps) {
  const update = useSetAtom(tripAtom);
  const dated = nightsOfDates(trip);
  const set = trip.accommodationDuration;
  if (!trip.accommodationDurationEdited || dated === null || set < 1 || dated === set) return null;
  return (
    <>
      <Notice text={copy.setNights(set, dated)} />
      <div>
        <Button
          type="button"
          variant="outline"
          onClick={({ currentTarget: { form } }) => {
            update({ accommodationDuration: dated, accommodationDurationEdited: false });
            if (form) focusField(form, field);
          }}
        >
          {copy.countDated(dated)}
        </Button>
      </div>
    </>
  );
}
