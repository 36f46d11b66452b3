import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { costInputOf, type PageProps, queries, stepAtom } from 'shared-contracts';
import { useAtomValue, useFetched, useServices, useStore } from 'shared-contracts/ui';
import { type Draft, type DraftErrors, type DraftField, draftFields, TRAP } from './draft.ts';
import { PostedSchema, parsed, type Receipt, ReceiptSchema } from './posted.ts';
import { copy } from './quote-request.copy.ts';
import { type SendProblem, sendRequest } from './send-request.ts';
import { errorOf, errorsOf, toSubmission } from './submission.rules.ts';
import { useDestinations } from './use-destinations.ts';
import { useDraft } from './use-draft.ts';

/** What stands above the form, of which there is one at a time. */
export type Outcome =
  | { kind: 'errors' }
  | { kind: 'problem'; problem: SendProblem }
  | { kind: 'receipt'; receipt: Receipt };

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
  const step = useAtomValue(stepAtom);
  const [posted] = useState(() => parsed(PostedSchema, state));
  const { draft, change, latest, reset, memory, live, trip, ...prefill } = useDraft(posted, element);
  const treatments = useFetched(queries.treatments(services.api), []);
  const destinations = useDestinations(draft.treatment, live);
  const [errors, setErrors] = useState<DraftErrors>(posted?.errors ?? {});
  const [outcome, setOutcome] = useState<Outcome | null>(() => firstOutcome(posted, flash));
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  /** Sent, and not touched since: the second click of a double click finds an empty form, and means nothing. */
  const done = useRef(false);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (shown > 0) outcomePanel.current?.focus();
  }, [shown, outcomePanel]);

  const days = treatments.data.find(({ id }) => id === draft.treatment)?.duration ?? 0;
  const ownTrip = live && draft.treatment !== '' && trip.treatmentType === draft.treatment;
  const estimate = ownTrip ? (costInputOf(trip, step, days)?.input ?? null) : null;

  const show = (next: Outcome, wrong: DraftErrors = {}) => {
    setErrors(wrong);
    setOutcome(next);
    setShown(count => count + 1);
  };

  const problem = (kind: SendProblem, wrong?: DraftErrors) => {
    const { title, text } = kind === 'noSession' || kind === 'offline' ? copy[kind] : copy.failed;
    services.notify({ title, text, tone: 'error' });
    show({ kind: 'problem', problem: kind }, wrong);
  };

  /** A destination that the treatment's list lacks was never chosen from it. */
  const answers = (): Draft => {
    const now = latest();
    const offered = destinations.state !== 'ready' || destinations.names.includes(now.destination);
    return offered ? now : { ...now, destination: '' };
  };

  const send = async () => {
    if (busy.current) return;
    if (done.current) return setShown(count => count + 1);
    const now = answers();
    const wrong = errorsOf(now);
    if (Object.keys(wrong).length > 0) return show({ kind: 'errors' }, wrong);
    if (element.current && new FormData(element.current).get(TRAP)) return problem('refused');
    busy.current = true;
    setSending(true);
    const submission = toSubmission(now, now.attachEstimate ? estimate : null);
    const { api, session } = services;
    const result = await sendRequest({ api, session, store, memory, online: isOnline }, submission);
    busy.current = false;
    setSending(false);
    if ('problem' in result) return problem(result.problem, result.errors);
    reset();
    done.current = true;
    services.notify({ title: copy.done.title, text: copy.done.text, tone: 'success' });
    show({ kind: 'receipt', receipt: result });
  };

  return {
    draft,
    errors,
    outcome,
    sending,
    live,
    posted: posted !== undefined,
    treatments,
    destinations,
    estimate,
    ...prefill,
    /** Takes answers; a message that no longer holds goes at once. */
    change: (next: Partial<Draft>) => {
      done.current = false;
      change(next);
      const now = latest();
      setErrors(before =>
        Object.fromEntries(
          draftFields
            .filter(field => before[field] && (!(field in next) || errorOf(field, now)))
            .map(field => [field, before[field]]),
        ),
      );
    },
    /** Checks a field that was left with something in it; an empty one is asked for only when the form is sent. */
    leave: (field: DraftField) => {
      const message = latest()[field] ? errorOf(field, latest()) : undefined;
      if (message) setErrors(before => ({ ...before, [field]: message }));
    },
    send: () => void send(),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void send();
    },
  };
}
export type QuoteForm = ReturnType<typeof useQuoteForm>;

function firstOutcome(
  posted: ReturnType<typeof parsed<typeof PostedSchema>>,
  flash: unknown,
): Outcome | null {
  const receipt = parsed(ReceiptSchema, flash);
  if (receipt) return { kind: 'receipt', receipt };
  if (!posted) return null;
  return posted.problem ? { kind: 'problem', problem: posted.problem } : { kind: 'errors' };
}
