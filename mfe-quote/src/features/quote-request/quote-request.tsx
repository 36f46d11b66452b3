import { type ReactNode, useRef } from 'react';
import type { PageProps } from 'shared-contracts';
import { PageHero, Section } from 'shared-contracts/ui';
import { NextSteps } from './next-steps.tsx';
import { OutcomePanel } from './outcome.tsx';
import classes from './quote-form.module.css';
import { QuoteForm } from './quote-form.tsx';
import { copy } from './quote-request.copy.ts';
import { useQuoteForm } from './use-quote-form.ts';

interface QuoteRequestProps extends Pick<PageProps, 'state' | 'flash'> {
  /** What stands beside the form. */
  beside: ReactNode;
}

/** The head of /contact, and the form with its answers, its problems and its receipt. */
export function QuoteRequest({ state, flash, beside }: QuoteRequestProps) {
  const element = useRef<HTMLFormElement>(null);
  const outcomePanel = useRef<HTMLDivElement>(null);
  const form = useQuoteForm({ state, flash }, { element, outcomePanel });
  return (
    <>
      <PageHero eyebrow={copy.hero.eyebrow} title={copy.hero.title} lead={copy.hero.lead} />
      <Section>
        <div className={classes.layout}>
          <div>
            <OutcomePanel form={form} panel={outcomePanel} />
            <QuoteForm form={form} element={element} />
          </div>
          <div className={classes.beside}>
            {!form.sent && <NextSteps order={2} />}
            {beside}
          </div>
        </div>
      </Section>
    </>
  );
}
