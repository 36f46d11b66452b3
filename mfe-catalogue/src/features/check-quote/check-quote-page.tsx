import { useRef, useState } from 'react';
import type { PageProps } from 'shared-contracts';
import { PageHero, Section } from 'shared-contracts/ui';
import { QuerySection } from '../../shared/query-section.tsx';
import { checkQuoteCopy as copy } from './check-quote.copy.ts';
import classes from './check-quote.module.css';
import { RESULT_ID } from './draft.ts';
import { FaultList } from './fault-list.tsx';
import { OurPrice } from './our-price.tsx';
import { scopeOf } from './price-cells.query.ts';
import { QuoteAnswer } from './quote-answer.tsx';
import { QuoteForm } from './quote-form.tsx';
import { useQuoteCheck } from './use-quote-check.ts';

/** Compares a clinic's quote with our lines and prices. Nothing of it is stored. */
export function CheckQuotePage({ state }: PageProps) {
  const found = useRef<HTMLDivElement>(null);
  const check = useQuoteCheck(state, found);
  const { prices, known, awaited, rates, faults, answer } = check;
  // On a phone the answer stands above the form, and stays there: who types in the form keeps the focus.
  const [isFirst, setFirst] = useState(answer !== null);
  if (answer && !isFirst) setFirst(true);
  const result = prices.data && (
    <div key="result" ref={found} id={RESULT_ID} className={classes.result}>
      <QuerySection queries={awaited} loading={<p>{copy.loading}</p>} failed={copy.failed}>
        {answer ? (
          <QuoteAnswer answer={answer} asOf={known?.asOf ?? null} rates={rates} />
        ) : (
          <>
            <FaultList faults={faults} unit={check.treatment?.unit} />
            <OurPrice {...scopeOf(known ?? prices.data, check.treatment)} />
          </>
        )}
      </QuerySection>
    </div>
  );
  const form = prices.data && <QuoteForm key="form" check={check} prices={prices.data} />;
  return (
    <>
      <PageHero title={copy.title} lead={copy.lead} />
      <Section>
        <QuerySection queries={[prices]} loading={<p>{copy.loading}</p>} failed={copy.failed}>
          {prices.data && <div className={classes.layout}>{isFirst ? [result, form] : [form, result]}</div>}
        </QuerySection>
      </Section>
    </>
  );
}
