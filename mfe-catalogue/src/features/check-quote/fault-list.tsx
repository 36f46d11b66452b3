import { Title } from 'shared-contracts/ui';
import { checkQuoteCopy as copy } from './check-quote.copy.ts';
import classes from './check-quote.module.css';
import type { Fault, Faults } from './check-quote.rules.ts';
import { fieldId } from './draft.ts';

const names: Partial<Record<string, string>> = {
  treatment: copy.form.treatment,
  country: copy.form.country,
  units: copy.form.units,
  total: copy.form.total,
};
const nameOf = (field: string): string => names[field] ?? copy.lines[field as keyof typeof copy.lines].name;

/** The text of a field's fault. */
export const faultText = (fault: Fault | undefined): string | undefined => fault && copy.faults[fault];

/** What to mend before the quote can be checked, with links to the fields. */
export function FaultList({ faults }: { faults: Faults }) {
  const list = Object.entries(faults);
  if (list.length === 0) return null;
  return (
    <div className={classes.problem} tabIndex={-1} role="group" aria-labelledby="quote-check-problem">
      <Title order={2} size="h4" id="quote-check-problem">
        {copy.problem}
      </Title>
      <ul>
        {list.map(([field, fault]) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`}>{copy.faultOf(nameOf(field), copy.faults[fault])}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
