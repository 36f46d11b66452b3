import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { Title } from 'shared-contracts/ui';
import { draftFields, fieldId } from './draft.ts';
import { NextSteps } from './next-steps.tsx';
import classes from './outcome.module.css';
import type { Receipt } from './posted.ts';
import { ProblemText, ProblemTitle } from './problem-text.tsx';
import { copy } from './quote-request.copy.ts';
import type { QuoteForm } from './use-quote-form.ts';

/** What came of the last attempt to send. It takes the focus, and says all that a toast says. */
export function OutcomePanel({ form, panel }: { form: QuoteForm; panel: PanelProps['panel'] }) {
  const { outcome, answered } = form;
  if (!outcome) return null;
  if (outcome.kind === 'receipt')
    return <ReceiptPanel panel={panel} answered={answered} receipt={outcome.receipt} />;
  const failed = outcome.kind === 'problem' ? outcome : undefined;
  const wrong = draftFields.filter(field => form.errors[field]);
  if (!failed && wrong.length === 0) return null;
  return (
    <Panel
      panel={panel}
      title={failed ? <ProblemTitle problem={failed.problem} /> : copy.summary}
      answered={answered}
    >
      {failed && <ProblemText form={form} failed={failed} />}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(field => (
            <li key={field}>
              <a href={`#${fieldId(field)}`} onClick={event => focusField(event, fieldId(field))}>
                {form.errors[field]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** A link to a field would scroll there and leave the focus behind; without JavaScript that is what it does. */
function focusField(event: { preventDefault(): void }, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

function ReceiptPanel({ receipt, ...props }: Pick<PanelProps, 'panel' | 'answered'> & { receipt: Receipt }) {
  return (
    <Panel {...props} title={copy.done.title} tone="success">
      <p>{copy.done.text}</p>
      {receipt.reference ? (
        <dl className={classes.reference}>
          <dt>{copy.done.reference}</dt>
          <dd>{receipt.reference}</dd>
        </dl>
      ) : (
        <p>{copy.done.already}</p>
      )}
      <NextSteps order={3} />
    </Panel>
  );
}

interface PanelProps {
  panel: RefObject<HTMLDivElement | null>;
  title: ReactNode;
  tone?: 'success';
  /** The page came with it, as the answer to a post: the browser itself moves the focus here. */
  answered: boolean;
  children: ReactNode;
}

function Panel({ panel, title, tone, answered, children }: PanelProps) {
  return (
    <div
      ref={panel}
      className={classes.outcome}
      data-tone={tone}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups inputs, and this holds none
      role="group"
      aria-labelledby="quote-outcome"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- on the page that answers a form, its outcome comes first
      autoFocus={answered}
    >
      {tone ? (
        <IconCircleCheck size={28} stroke={1.7} aria-hidden />
      ) : (
        <IconAlertCircle size={28} stroke={1.7} aria-hidden />
      )}
      <div className={classes.said}>
        <Title order={2} size="h3" id="quote-outcome">
          {title}
        </Title>
        {children}
      </div>
    </div>
  );
}
