import { type FormEvent, type RefObject, useState } from 'react';
import { costInputOf, type PageProps, queries, wizardViewAtom } from 'shared-contracts';
import { useApiQuery, useAtomValue, useServices } from 'shared-contracts/ui';
import { type Draft, type DraftErrors, draftFields } from './draft/draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { useDestinations } from './fields/use-destinations.ts';
import { FormResponseSchema, tryParse } from './submission/form-response.ts';
import { useSubmission } from './submission/use-submission.ts';

export interface FormRefs {
  formRef: RefObject<HTMLFormElement | null>;
  /** The panel above the form that shows the result of sending. */
  resultRef: RefObject<HTMLDivElement | null>;
}

/** All state and actions of the form. */
export function useQuoteForm(
  { state, flash }: Pick<PageProps, 'state' | 'flash'>,
  { formRef, resultRef }: FormRefs,
) {
  const { api } = useServices();
  const view = useAtomValue(wizardViewAtom);
  const [response] = useState(() => tryParse(FormResponseSchema, state));
  const draft = useDraft(response, formRef);
  const { form, isHydrated, isPrefilled, trip, validateOnBlur, clearPrefill } = draft;
  const { treatment } = form.values;
  const treatments = useApiQuery(queries.treatments(api), []);
  const destinations = useDestinations(form.values, isHydrated);

  const days = treatments.data.find(({ id }) => id === treatment)?.duration ?? 0;
  const isTripTreatment = isHydrated && treatment !== '' && trip.treatmentType === treatment;
  const estimate = isTripTreatment ? (costInputOf(trip, view, days)?.input ?? null) : null;

  const { result, isSending, isPostResponse, send, markTouched } = useSubmission({
    draft,
    response,
    flash,
    estimate,
    formRef,
    resultRef,
  });

  const submit = () => {
    clearUnlistedDestination();
    void send();
  };
  /** The treatment's list may lack a destination that came from the trip or was selected before the list arrived. */
  const clearUnlistedDestination = () => {
    const hasList = destinations.state === 'ready' || destinations.state === 'empty';
    const isListed = destinations.names.includes(form.getValues().destination);
    if (hasList && !isListed) form.setFieldValue('destination', '');
  };

  return {
    draft: form.values,
    errors: messagesOf(form.errors),
    isHydrated,
    isPrefilled,
    result,
    isSent: result?.kind === 'receipt',
    isSending,
    isPostResponse,
    treatments,
    destinations,
    estimate,
    change: (answers: Partial<Draft>) => {
      markTouched();
      draft.change(answers);
    },
    validateOnBlur,
    clearPrefill,
    submit,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
  };
}
export type QuoteForm = ReturnType<typeof useQuoteForm>;

/** The form library allows any node as an error; this form's errors are texts. */
function messagesOf(errors: Readonly<Record<string, unknown>>): DraftErrors {
  const messages = draftFields.flatMap(field => {
    const message = errors[field];
    return typeof message === 'string' ? [[field, message]] : [];
  });
  return Object.fromEntries(messages);
}
