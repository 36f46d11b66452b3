import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CostsByTreatmentInput, PageProps } from 'shared-contracts';
import { useServices, useStore } from 'shared-contracts/ui';
import { HONEYPOT } from '../draft/draft.ts';
import type { DraftForm } from '../draft/use-draft.ts';
import { copy } from '../quote-request.copy.ts';
import { type FormResponse, resultOfPost, type SubmissionResult } from './form-response.ts';
import type { Failure } from './send-problem.ts';
import { sendRequest } from './send-request.ts';
import { toSubmission } from './submission.rules.ts';

interface SubmissionOptions {
  draft: DraftForm;
  response: FormResponse | undefined;
  flash: PageProps['flash'];
  /** The trip's estimate for the selected treatment. */
  estimate: CostsByTreatmentInput | null;
  formRef: RefObject<HTMLFormElement | null>;
  /** The panel that shows the result and takes the focus. */
  resultRef: RefObject<HTMLDivElement | null>;
}

const isOnline = () => navigator.onLine;

/** Sends the form and holds the result of the last attempt. */
export function useSubmission({ draft, response, flash, estimate, formRef, resultRef }: SubmissionOptions) {
  const { form, cache, reset } = draft;
  const { api, session, notify } = useServices();
  const store = useStore();
  const [result, setResult] = useState(() => resultOfPost(response, flash));
  const [isPostResponse] = useState(result !== null);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  /** Set until an answer changes, so that the second click of a double click does not validate the emptied form. */
  const isUntouchedSinceSent = useRef(false);
  const [focusCount, setFocusCount] = useState(0);

  useEffect(() => {
    if (focusCount > 0) resultRef.current?.focus();
  }, [focusCount, resultRef]);

  const focusResult = () => setFocusCount(count => count + 1);
  const showResult = (next: SubmissionResult) => {
    setResult(next);
    focusResult();
  };
  const showFailure = ({ problem, waitSeconds, errors = {} }: Failure) => {
    const { title, text } = problem === 'noSession' || problem === 'offline' ? copy[problem] : copy.failed;
    notify({ title, text, tone: 'error' });
    form.setErrors(errors);
    showResult({ kind: 'problem', problem, waitSeconds });
  };

  const send = async () => {
    if (isBusy.current) return;
    if (isUntouchedSinceSent.current) return focusResult();
    if (form.validate().hasErrors) return showResult({ kind: 'errors' });
    if (emptyHoneypot(formRef.current)) return showFailure({ problem: 'spam' });
    isBusy.current = true;
    setSending(true);
    const values = form.getValues();
    const submission = toSubmission(values, values.attachEstimate ? estimate : null);
    const sent = await sendRequest({ api, session, store, cache, isOnline }, submission);
    isBusy.current = false;
    setSending(false);
    if ('problem' in sent) return showFailure(sent);
    reset();
    isUntouchedSinceSent.current = true;
    notify({ title: copy.done.title, text: copy.done.text, tone: 'success' });
    showResult({ kind: 'receipt', receipt: sent });
  };

  return {
    result,
    isSending,
    /** Whether the page is the response to a post without JavaScript. */
    isPostResponse,
    send,
    markTouched: () => {
      isUntouchedSinceSent.current = false;
    },
  };
}

/** Empties the honeypot, so that a person whose browser filled it in can send again. @returns whether it held a text */
function emptyHoneypot(form: HTMLFormElement | null): boolean {
  const input = form?.elements.namedItem(HONEYPOT);
  if (!(input instanceof HTMLInputElement) || !input.value) return false;
  input.value = '';
  return true;
}
