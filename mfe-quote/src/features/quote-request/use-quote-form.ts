import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { costInputOf, type PageProps, queries, wizardViewAtom } from 'shared-contracts';
import { useApiQuery, useAtomValue, useServices, useStore } from 'shared-contracts/ui';
import { type Draft, type DraftErrors, draftFields, TRAP } from './draft.ts';
import { type Outcome, PostedSchema, parsed, postedOutcome } from './posted.ts';
import { copy } from './quote-request.copy.ts';
import type { Failure } from './send-problem.ts';
import { sendRequest } from './send-request.ts';
import { toSubmission } from './submission.rules.ts';
import { useDestinations } from './use-destinations.ts';
import { useDraft } from './use-draft.ts';

const isOnline = () => navigator.onLine;

/** The elements that the form's hook reads or gives the focus to. */
export interface FormElements {
  element: RefObject<HTMLFormElement | null>;
  outcomePanel: RefObject<HTMLDivElement | null>;
}

/** Everything that the form's parts read and do. */
export function useQuoteForm(
  { state, flash }: Pick<PageProps, 'state' | 'flash'>,
  { element, outcomePanel }: FormElements,
) {
  const services = useServices();
  const store = useStore();
  const view = useAtomValue(wizardViewAtom);
  const [posted] = useState(() => parsed(PostedSchema, state));
  const { form, change, reset, memory, trip, ...draft } = useDraft(posted, element);
  const treatments = useApiQuery(queries.treatments(services.api), []);
  const destinations = useDestinations(form.values, draft.live);
  const [outcome, setOutcome] = useState<Outcome | null>(() => postedOutcome(posted, flash));
  const [answered] = useState(outcome !== null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  /** Sent, and not touched since: the second click of a double click finds an empty form, and means nothing. */
  const done = useRef(false);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (shown > 0) outcomePanel.current?.focus();
  }, [shown, outcomePanel]);

  const days = treatments.data.find(({ id }) => id === form.values.treatment)?.duration ?? 0;
  const ownTrip = draft.live && form.values.treatment !== '' && trip.treatmentType === form.values.treatment;
  const estimate = ownTrip ? (costInputOf(trip, view, days)?.input ?? null) : null;

  const show = (next: Outcome) => {
    setOutcome(next);
    setShown(count => count + 1);
  };

  const fail = ({ problem, waitSeconds, errors = {} }: Failure) => {
    const { title, text } = problem === 'noSession' || problem === 'offline' ? copy[problem] : copy.failed;
    services.notify({ title, text, tone: 'error' });
    form.setErrors(errors);
    show({ kind: 'problem', problem, waitSeconds });
  };

  /** What a program filled in. Emptied, so that a person whose browser did it gets through the second time. */
  const takeTrap = (): boolean => {
    const trap = element.current?.elements.namedItem(TRAP);
    if (!(trap instanceof HTMLInputElement) || !trap.value) return false;
    trap.value = '';
    return true;
  };

  /** The answers to send. A destination that the treatment's list lacks was never chosen from it. */
  const answers = (): Draft => {
    const { destination } = form.getValues();
    const known = destinations.state === 'ready' || destinations.state === 'none';
    if (destination && known && !destinations.names.includes(destination))
      form.setFieldValue('destination', '');
    return form.getValues();
  };

  const send = async () => {
    if (busy.current) return;
    if (done.current) return setShown(count => count + 1);
    const now = answers();
    if (form.validate().hasErrors) return show({ kind: 'errors' });
    if (takeTrap()) return fail({ problem: 'trapped' });
    busy.current = true;
    setSending(true);
    const submission = toSubmission(now, now.attachEstimate ? estimate : null);
    const { api, session } = services;
    const result = await sendRequest({ api, session, store, memory, online: isOnline }, submission);
    busy.current = false;
    setSending(false);
    if ('problem' in result) return fail(result);
    reset();
    form.clearErrors();
    done.current = true;
    services.notify({ title: copy.done.title, text: copy.done.text, tone: 'success' });
    show({ kind: 'receipt', receipt: result });
  };

  return {
    ...draft,
    draft: form.values,
    errors: messagesOf(form.errors),
    outcome,
    sent: outcome?.kind === 'receipt',
    sending,
    /** The page came as the answer to a post without JavaScript. */
    answered,
    treatments,
    destinations,
    estimate,
    change: (next: Partial<Draft>) => {
      done.current = false;
      change(next);
    },
    send: () => void send(),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void send();
    },
  };
}
export type QuoteForm = ReturnType<typeof useQuoteForm>;

/** The form library's errors may be any node; ours are texts. */
function messagesOf(errors: Readonly<Record<string, unknown>>): DraftErrors {
  const wrong = draftFields.flatMap(field => {
    const message = errors[field];
    return typeof message === 'string' ? [[field, message]] : [];
  });
  return Object.fromEntries(wrong);
}
