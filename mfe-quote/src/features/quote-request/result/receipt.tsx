import { Fragment } from 'react';
import { brand } from 'shared-contracts';
import { Button, Dollars, Title, useMoney, useServices } from 'shared-contracts/ui';
import { PrintAndCopy } from 'shared-contracts/ui/forms';
import { copy } from '../../../shared/quote-request.copy.ts';
import { DemonstrationBand } from '../demonstration-band.tsx';
import { CONTACT_PATH, emptyDraft } from '../draft/draft.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';
import type { StoredRequest } from '../submission/form-response.ts';
import { CopyByEmail } from './copy-by-email.tsx';
import { StepList } from './next-steps.tsx';
import { receiptText, receivedAnswers } from './received-answers.ts';
import classes from './submission-result.module.css';

interface ReceiptProps {
  form: QuoteForm;
  result: StoredRequest;
}

/** The reference if there is one, what happens next, what was received, and what to do with it. After a post without JavaScript it names no contact data. */
export function Receipt({ form, result: { receipt, sent } }: ReceiptProps) {
  const { isDemonstration } = useServices();
  const money = useMoney();
  const { reference, treatment, destination } = receipt;
  const chosen = form.treatments.data.find(({ id }) => id === treatment);
  // Of a long list only a part may be here.
  const name = sent?.treatmentName ?? chosen?.name ?? '';
  const draft = sent?.draft ?? { ...emptyDraft, destination };
  const answers = receivedAnswers(draft, name, sent?.estimate ?? null, money);
  return (
    <>
      <p className={classes.sender}>
        {copy.done.heading}: {brand.name}, {brand.email}
      </p>
      <p>
        {/* Without JavaScript no toast says it. */}
        {!sent && `${copy.done.title} `}
        {copy.done.text}
      </p>
      {reference && (
        <dl className={classes.reference}>
          <dt>{copy.done.reference}</dt>
          <dd translate="no">{reference}</dd>
        </dl>
      )}
      <CopyByEmail form={form} receipt={receipt} address={sent?.draft.email.trim()} />
      {isDemonstration ? <DemonstrationBand /> : <StepList />}
      {name && (
        <div className={classes.received}>
          <Title order={3} size="h4">
            {copy.done.received}
          </Title>
          <dl>
            {answers.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">
                  {text.map(part =>
                    typeof part === 'number' ? (
                      <Dollars key={part} usd={part} />
                    ) : (
                      <Fragment key={part}>{part}</Fragment>
                    ),
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {!sent && <p data-note="">{copy.done.notRepeated}</p>}
        </div>
      )}
      {form.isHydrated && (
        <PrintAndCopy
          id="quote-receipt-text"
          text={receiptText(reference, answers, money)}
          words={copy.done}
        />
      )}
      <p className={classes.another}>
        <Button
          component="a"
          href={CONTACT_PATH}
          // Without this page's code the browser itself has to open the form.
          target="_self"
          variant="outline"
          onClick={event => {
            event.preventDefault();
            form.startAnother();
          }}
        >
          {copy.done.another}
        </Button>
      </p>
    </>
  );
}
