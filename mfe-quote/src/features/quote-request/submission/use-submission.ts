import { type RefObject, useState } from 'react';
import type { PageProps } from 'shared-contracts';
import { useServices, useStore } from 'shared-contracts/ui';
import { copy } from '../../../shared/quote-request.copy.ts';
import type { TreatmentChoice } from '../data/treatment-choices.query.ts';
import type { TripEstimate } from '../data/use-trip-estimate.ts';
import { type DraftErrors, HONEYPOT } from '../draft/draft.ts';
import type { useDraft } from '../draft/use-draft.ts';
import { cleanDraft } from '../draft/validate-draft.ts';
import { type CopyState, type FormResponse, resultOfPost } from './form-response.ts';
import { sendCopy } from './send-copy.ts';
import type { Failure } from './send-problem.ts';
import { sendRequest } from './send-request.ts';
import { toSubmission } from './submission.rules.ts';

interface SubmissionOptions {
  draft: ReturnType<typeof useDraft>;
  response: FormResponse | undefined;
  flash: PageProps['flash'];
  treatments: readonly TreatmentChoice[];
  /** The trip's estimate for the selected treatment. */
  estimate: TripEstimate;
  canSendCopies: boolean;
  formRef: RefObject<HTMLFormElement | null>;
}

/** Longest wait for the session that the copy is asked for with, in ms. */
const SESSION_WAIT_MS = 5_000;

const isOnline = () => navigator.onLine;

/** Sends the form and holds the result of the last attempt. */
export function useSubmission({
  draft,
  response,
  flash,
  treatments,
  estimate,
  canSendCopies,
  formRef,
}: SubmissionOptions) {
  const { form, cache, reset } = draft;
  const { api, session, notify, announce } = useServices();
  const store = useStore();
  const [postResult] = useState(() => resultOfPost(response, flash));
  const [result, setResult] = useState(postResult);
  const [isSending, setSending] = useState(false);
  const [copies, setCopies] = useState<Readonly<Record<string, CopyState>>>({});
  const [isAnother, setAnother] = useState(false);

  const showFailure = (failure: Failure) => {
    const { problem, errors = {} } = failure;
    const { title, text } = problem === 'noSession' || problem === 'offline' ? copy[problem] : copy.failed;
    notify({ title, text, tone: 'error' });
    form.setErrors(errors);
    setResult(failure);
  };

  const send = async (unlisted: DraftErrors) => {
    // React renders between the clicks of a double click, so the second finds it set.
    if (isSending) return;
    const errors = { ...form.validate().errors, ...unlisted };
    if (Object.keys(errors).length > 0) {
      form.setErrors(errors);
      return setResult({});
    }
    if (clearHoneypot(formRef.current)) return showFailure({ problem: 'spam' });
    setSending(true);
    const values = cleanDraft(form.getValues());
    form.setValues(values);
    const chosen = treatments.find(({ id }) => id === values.treatment);
    const treatmentName = chosen?.name ?? copy.form.chosenTreatment;
    const attached = values.attachEstimate ? estimate : null;
    const submission = toSubmission(values, attached?.input ?? null);
    const sent = await sendRequest({ api, session, store, cache, isOnline }, submission);
    setSending(false);
    if (!('reference' in sent)) return showFailure(sent);
    reset();
    notify({ title: copy.done.title, text: copy.done.text, tone: 'success' });
    const { treatment, destination } = values;
    const receipt = { reference: sent.reference, treatment, destination };
    setResult({
      receipt,
      sent: { draft: values, treatmentName, estimate: attached },
    });
    if (canSendCopies && values.copyByEmail) await copyByEmail(sent.reference);
  };

  /** The request is stored by then, so that nothing of it waits for the copy. */
  const copyByEmail = async (reference: string) => {
    const note = (state: CopyState) => setCopies(before => ({ ...before, [reference]: state }));
    note('sending');
    const state = await sendCopy(api, await session.ready(SESSION_WAIT_MS), reference);
    note(state);
    announce(state === 'sent' ? copy.done.email.sent(copy.done.email.yourAddress) : copy.done.email.failed);
  };

  return {
    result,
    isSent: result !== null && 'receipt' in result,
    isSending,
    /** The result of the post without JavaScript that this page responds to; null on any other page. */
    postResult,
    send,
    copyByEmail,
    /** What became of the copies that were asked for on this page, by the reference of their request. */
    copies,
    /** The form is open once more, after a request was sent. */
    isAnother,
    startAnother: () => {
      setAnother(true);
      setResult(null);
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
