import { type ReactNode, useRef } from 'react';
import { consentPlace, type PageProps } from 'shared-contracts';
import { PageHero, Section, useServices } from 'shared-contracts/ui';
import classes from '../../shared/quote-form.module.css';
import { copy } from '../../shared/quote-request.copy.ts';
import { useQuoteForm } from './form/use-quote-form.ts';
import { QuoteForm } from './quote-form.tsx';
import { NextSteps } from './result/next-steps.tsx';
import { SubmissionResultPanel } from './result/submission-result.tsx';
import type { StoredRequest } from './submission/form-response.ts';

interface QuoteRequestProps extends Pick<PageProps, 'state' | 'flash'> {
  /** Content of the column next to the form. */
  aside: ReactNode;
}

const placeConsent = (element: HTMLElement | null): void => consentPlace.set(element);

/** The hero of /contact, and the form with the result of sending it. */
export function QuoteRequest({ aside, ...pageProps }: QuoteRequestProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { isDemonstration } = useServices();
  const form = useQuoteForm(pageProps, formRef);
  return (
    <>
      {form.result && 'receipt' in form.result ? (
        <PageHero title={copy.done.heading} lead={leadOf(form.result)} />
      ) : (
        <PageHero eyebrow={copy.hero.eyebrow} title={copy.hero.title} lead={copy.hero.lead} />
      )}
      <Section>
        <div className={classes.layout}>
          <div>
            <SubmissionResultPanel form={form} />
            {!form.isSent && <QuoteForm form={form} formRef={formRef} />}
          </div>
          <div className={classes.aside}>
            {!form.isSent && !isDemonstration && <NextSteps />}
            {aside}
          </div>
        </div>
        {form.isSent && <div ref={placeConsent} className={classes.question} />}
      </Section>
    </>
  );
}

/** What to keep of a stored request: its reference if it has one, the answers if the page shows them. */
function leadOf({ receipt: { reference }, sent }: StoredRequest): string | undefined {
  if (reference) return sent ? copy.done.lead : copy.done.leadWithoutAnswers;
  return sent && copy.done.leadWithoutReference;
}
