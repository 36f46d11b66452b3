import { Fragment } from 'react';
import { tripFigures } from 'shared-contracts';
import { Dollars, PriceMark, RateNote, Title, useMoney } from 'shared-contracts/ui';
import { Checkbox } from 'shared-contracts/ui/forms';
import classes from '../../../shared/quote-form.module.css';
import { copy } from '../../../shared/quote-request.copy.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';

/** The trip's estimate for the selected treatment, at the top of the form, and whether to attach it. */
export function EstimateCard({ form }: { form: QuoteForm }) {
  const { estimate } = form;
  const money = useMoney();
  if (!estimate) return null;
  const { input, counted, leftOut, treatment, cost, isExact, failed } = estimate;
  return (
    <section className={classes.estimate} aria-labelledby="quote-estimate-title">
      <div>
        <Title order={3} size="h4" id="quote-estimate-title">
          {copy.estimate.title}
        </Title>
        <p>{copy.estimate.trip(treatment, isExact ? form.draft.destination : '')}</p>
        <p data-note="">{counted}</p>
      </div>
      <p className={classes.total}>
        <span data-note="">{copy.estimate.scope(leftOut, isExact)}</span>
        {!cost && <strong>{failed ? copy.estimate.none : copy.estimate.loading}</strong>}
        {cost &&
          tripFigures(cost, null, money).map(({ when, total, about, range }) => (
            <Fragment key={total}>
              <strong>{about}</strong>
              <Dollars usd={total} />
              {(when || range) && <span data-note="">{[when, range].filter(Boolean).join(', ')}</span>}
            </Fragment>
          ))}
        {cost && (
          <span data-note="">
            {copy.estimate.price} <PriceMark treatmentId={input.treatmentId} {...cost} />
          </span>
        )}
        <span data-note="">
          <RateNote />
        </span>
        {failed && <span data-note="">{copy.estimate.failed}</span>}
      </p>
      <Checkbox
        id="quote-estimate"
        label={copy.estimate.label}
        description={copy.estimate.hint}
        checked={form.draft.attachEstimate}
        onChange={({ currentTarget }) => form.change({ attachEstimate: currentTarget.checked })}
      />
    </section>
  );
}
