import { useRef } from 'react';
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
  const result = useRef<HTMLDivElement>(null);
  const check = useQuoteCheck(state, result);
  const { prices, awaited, rates, faults, answer } = check;
  return (
    <>
      <PageHero eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <Section>
        <QuerySection queries={[prices]} loading={<p>{copy.loading}</p>} failed={copy.failed}>
          {prices.data && (
            <div className={classes.layout}>
              <QuoteForm check={check} prices={prices.data} />
              <div ref={result} id={RESULT_ID} className={classes.result}>
                <QuerySection queries={awaited} loading={<p>{copy.loading}</p>} failed={copy.failed}>
                  {answer ? (
                    <QuoteAnswer answer={answer} prices={prices.data} rates={rates} />
                  ) : (
                    <>
                      <FaultList faults={faults} />
                      <OurPrice {...scopeOf(prices.data, check.treatment)} />
                    </>
                  )}
                </QuerySection>
              </div>
            </div>
          )}
        </QuerySection>
      </Section>
    </>
  );
}
