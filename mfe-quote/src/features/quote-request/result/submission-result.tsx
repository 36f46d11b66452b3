import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { titleNoteAtom } from 'shared-contracts';
import { Title, useSetAtom } from 'shared-contracts/ui';
import { copy } from '../../../shared/quote-request.copy.ts';
import { draftFields, fieldId } from '../draft/draft.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';
import { ProblemText, ProblemTitle } from './problem-text.tsx';
import { Receipt } from './receipt.tsx';
import classes from './submission-result.module.css';

/** The result of the last attempt to send. It takes the focus and repeats what a toast says, after a success only its text. */
export function SubmissionResultPanel({ form }: { form: QuoteForm }) {
  const { result, postResult, isSent } = form;
  const panel = useRef<HTMLDivElement>(null);
  // Not with the panel itself, which also comes back with a mistake in a field that is left later.
  useEffect(() => {
    if (result === postResult) return;
    panel.current?.focus();
    // A receipt may be taller than the window and in view already: only this brings its beginning and the page's heading.
    if (isSent) panel.current?.scrollIntoView();
  }, [result, postResult, isSent]);
  if (!result) return null;
  if ('receipt' in result)
    return (
      <Panel ref={panel} form={form} title={copy.done.next} tone="success">
        <Receipt form={form} result={result} />
      </Panel>
    );
  const { problem, waitSeconds } = result;
  const invalidFields = draftFields.filter(field => form.errors[field]);
  if (!problem && invalidFields.length === 0) return null;
  return (
    <Panel ref={panel} form={form} title={problem ? <ProblemTitle problem={problem} /> : copy.summary}>
      {problem && <ProblemText form={form} problem={problem} waitSeconds={waitSeconds} />}
      {invalidFields.length > 0 && (
        <ul>
          {invalidFields.map(field => (
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

/** Moves the focus as well: following the link would only scroll. */
function focusField(event: { preventDefault(): void }, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  // WebKit gives a box that a mouse leads to no ring by itself, and leaves it at the edge of the window or below it.
  field?.focus({ focusVisible: true });
  field?.scrollIntoView({ block: 'center' });
}

interface PanelProps {
  ref: Ref<HTMLDivElement>;
  form: QuoteForm;
  title: ReactNode;
  tone?: 'success';
  children: ReactNode;
}

function Panel({ ref, form, title, tone, children }: PanelProps) {
  const setTitleNote = useSetAtom(titleNoteAtom);
  useEffect(() => {
    if (tone === 'success') return undefined;
    setTitleNote(copy.errorTitle);
    // Empty, not null, says that a response with errors has none any more.
    return () => setTitleNote('');
  }, [tone, setTitleNote]);
  return (
    <div
      ref={ref}
      className={classes.result}
      data-tone={tone}
      role="group"
      aria-labelledby="quote-result"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the result comes first on a page that responds to a form
      autoFocus={form.result === form.postResult}
    >
      {tone && <IconCircleCheck size={28} stroke={1.7} aria-hidden />}
      <div className={classes.content}>
        <Title order={2} size={tone ? 'h3' : 'h4'} id="quote-result" data-warning={tone ? undefined : ''}>
          {title}
        </Title>
        {children}
      </div>
    </div>
  );
}
