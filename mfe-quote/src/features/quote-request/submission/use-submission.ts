import { type RefObject, useRef, useState } from 'react';
import type { CostsByTreatmentInput, PageProps } from 'shared-contracts';
import { useServices, useStore } from 'shared-contracts/ui';
import { HONEYPOT } from '../draft/draft.ts';
import type { useDraft } from '../draft/use-draft.ts';
import { copy } from '../quote-request.copy.ts';
import { type FormResponse, resultOfPost } from './form-response.ts';
import type { Failure } from './send-problem.ts';
import { sendRequest } from './send-request.ts';
import { toSubmission } from './submission.rules.ts';

interface SubmissionOptions {
  draft: ReturnType<typeof useDraft>;
  response: FormResponse | undefined;
  flash: PageProps['flash'];
  /** The trip's estimate for the selected treatment. */
  estimate: CostsByTreatmentInput | null;
  formRef: RefObject<HTMLFormElement | null>;
}

const isOnline = () => navigator.onLine;

/** Sends the form and holds the result of the last attempt. */
export function useSubmission({ draft, response, flash, estimate, formRef }: SubmissionOptions) {
  const { form, cache, reset } = draft;
  const { api, session, notify } = useServices();
  const store = useStore();
  const [postResult] = useState(() => resultOfPost(response, flash));
  const [result, setResult] = useState(postResult);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  /** Set until an answer changes, so that the second click of a double click does not validate the emptied form. */
  const isUntouchedSinceSent = useRef(false);

  const showFailure = ({ problem, waitSeconds, errors = {} }: Failure) => {
    const { title, text } = problem === 'noSession' || problem === 'offline' ? copy[problem] : copy.failed;
    notify({ title, text, tone: 'error' });
    form.setErrors(errors);
    setResult({ kind: 'problem', problem, waitSeconds });
  };

  const send = async () => {
    if (isBusy.current) return;
    if (isUntouchedSinceSent.current) return setResult(receipt => receipt && { ...receipt });
    if (form.validate().hasErrors) return setResult({ kind: 'errors' });
    if (clearHoneypot(formRef.current)) return showFailure({ problem: 'spam' });
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
    setResult({ kind: 'receipt', receipt: sent });
  };

  return {
    result,
    isSent: result?.kind === 'receipt',
    isSending,
    /** The result of the post without JavaScript that this page responds to; null on any other page. */
    postResult,
    send,
    markTouched: () => {
      isUntouchedSinceSent.current = false;
    },
  };
}

/** Empties the honeypot, so that a person whose browser filled it in can send again. @returns whether it had a value */
function clearHoneypot(form: HTMLFormElement | null): boolean {
  const input = form?.elements.namedItem(HONEYPOT);
  if (!(input instanceof HTMLInputElement) || !input.value) return false;
  input.value = '';
  return true;
}
