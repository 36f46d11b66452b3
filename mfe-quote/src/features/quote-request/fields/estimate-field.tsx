import { pluralize } from 'shared-contracts';
import { Checkbox } from 'shared-contracts/ui/forms';
import { copy } from '../quote-request.copy.ts';
import type { QuoteForm } from '../use-quote-form.ts';

/** Offers to attach the trip's estimate, if the trip has one for the selected treatment. */
export function EstimateField({ form }: { form: QuoteForm }) {
  const { estimate } = form;
  if (!estimate) return null;
  const companions = estimate.travelers - estimate.patients;
  const unit = form.treatments.data.find(({ id }) => id === estimate.treatmentId)?.unit;
  const basis = [
    pluralize(estimate.patients, 'patient'),
    ...(companions > 0 ? [pluralize(companions, 'companion')] : []),
    ...(unit && estimate.units ? [pluralize(estimate.units, unit.one, unit.many)] : []),
  ];
  return (
    <Checkbox
      id="quote-estimate"
      label={copy.estimate.label}
      description={copy.estimate.hint(basis.join(', '), estimate.nights, estimate.source)}
      checked={form.draft.attachEstimate}
      onChange={({ currentTarget }) => form.change({ attachEstimate: currentTarget.checked })}
    />
  );
}
