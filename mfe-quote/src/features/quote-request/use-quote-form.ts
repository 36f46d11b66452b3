import { type FormEvent, type RefObject, useState } from 'react';
import { costInputOf, type PageProps, wizardViewAtom } from 'shared-contracts';
import { useApiQuery, useAtomValue, useQueryClient, useServices } from 'shared-contracts/ui';
import type { Draft, DraftErrors } from './draft/draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { treatmentChoicesQuery } from './fields/treatment-choices.query.ts';
import { useDestinations } from './fields/use-destinations.ts';
import { FormResponseSchema, tryParse } from './submission/form-response.ts';
import { useSubmission } from './submission/use-submission.ts';

/** All state and actions of the form. */
export function useQuoteForm(
  { state, flash }: Pick<PageProps, 'state' | 'flash'>,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const view = useAtomValue(wizardViewAtom);
  const [response] = useState(() => tryParse(FormResponseSchema, state));
  const draft = useDraft(response, formRef);
  const { form, isHydrated, isPrefilled, trip, validateOnBlur, clearPrefill } = draft;
  const { treatment } = form.values;
  const treatments = useApiQuery(treatmentChoicesQuery({ api, queryClient }), []);
  const destinations = useDestinations(form.values, isHydrated);

  const chosen = treatments.data.find(({ id }) => id === treatment);
  const isTripTreatment = isHydrated && treatment !== '' && trip.treatmentType === treatment;
  const estimate = isTripTreatment ? (costInputOf(trip, view, chosen ?? 0)?.input ?? null) : null;
  const { send, markTouched, ...submission } = useSubmission({ draft, response, flash, estimate, formRef });

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
    ...submission,
    draft: form.values,
    /** Errors are always strings. */
    errors: form.errors as DraftErrors,
    isHydrated,
    isPrefilled,
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
