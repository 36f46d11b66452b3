import { tripAtom } from 'shared-contracts';
import { useSetAtom } from 'shared-contracts/ui';
import { addDays, addMonths } from '../../../../shared/dates.rules.ts';
import { OptionGroup } from '../../../../shared/fields/option-group.tsx';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { datesCopy as copy } from './dates.copy.ts';

const MONTHS_AHEAD = [1, 3, 6];

/** Starts in some months, each of which also fills in the end of the typical stay. @param day today */
export function StartChips({ data: { trip, typicalStay }, day }: { data: WizardData; day: string }) {
  const update = useSetAtom(tripAtom);
  return (
    <OptionGroup legend={copy.when} isChips>
      {MONTHS_AHEAD.map(months => {
        const startDate = addMonths(day, months);
        const endDate = typicalStay > 0 ? addDays(startDate, typicalStay) : trip.endDate;
        return (
          <button
            key={months}
            type="button"
            aria-pressed={trip.startDate === startDate && trip.endDate === endDate}
            onClick={() => update({ startDate, endDate })}
          >
            {copy.inMonths(months)}
          </button>
        );
      })}
    </OptionGroup>
  );
}
