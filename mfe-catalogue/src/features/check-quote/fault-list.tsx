import { Title } from 'shared-contracts/ui';
import { checkQuoteCopy as copy } from './check-quote.copy.ts';
import classes from './check-quote.module.css';
import type { Fault, Faults, PriceField } from './check-quote.rules.ts';
import { fieldId } from './draft.ts';
import type { PricedTreatment } from './price-cells.query.ts';
import type { LineId } from './quote-lines.ts';

const nameOf = (field: string): string =>
  field in copy.lines ? copy.lines[field as LineId].name : copy.form[field as PriceField];

/** The text of a field's fault. */
export const faultText = (fault: Fault | undefined): string | undefined => fault && copy.faults[fault];

/** What to mend before the quote can be checked, with links to the fields. */
export function FaultList({ faults, unit }: { faults: Faults; unit: PricedTreatment['unit'] | undefined }) {
  const list = Object.entries(faults);
  if (list.length === 0) return null;
  return (
    <div className={classes.problem} tabIndex={-1} role="group" aria-labelledby="quote-check-problem">
      <Title order={2} size="h4" id="quote-check-problem" data-warning="">
        {copy.problem}
      </Title>
      <ul>
        {list.map(([field, fault]) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`}>
              {copy.faultOf(
                field === 'units' && unit ? copy.form.unitsOf(unit.many) : nameOf(field),
                copy.faults[fault],
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
