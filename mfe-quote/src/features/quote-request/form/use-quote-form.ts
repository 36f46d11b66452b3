import { type FormEvent, type RefObject, useState } from 'react';
import type { PageProps } from 'shared-contracts';
import { useApiQuery, useLocation, useQueryClient, useServices } from 'shared-contracts/ui';
import { copy } from '../../../shared/quote-request.copy.ts';
import { SELECT_OPTIONS_MAX } from '../../../shared/select-options-max.ts';
import { destinationNamesQuery } from '../data/destination-names.query.ts';
import { formOptionsQuery } from '../data/form-options.query.ts';
import { allChoicesQuery, treatmentChoicesQuery } from '../data/treatment-choices.query.ts';
import { useDestinations } from '../data/use-destinations.ts';
import { useTripEstimate } from '../data/use-trip-estimate.ts';
import type { DraftErrors } from '../draft/draft.ts';
import { namedSlug } from '../draft/quote-address.ts';
import { useDraft } from '../draft/use-draft.ts';
import { isTreatmentId } from '../draft/validate-draft.ts';
import { FormResponseSchema, tryParse } from '../submission/form-response.ts';
import { useSubmission } from '../submission/use-submission.ts';

const NO_OPTIONS = { emailCopies: false, requestAbout: false };

/** All state and actions of the form. */
export function useQuoteForm(
  { state, flash }: Pick<PageProps, 'state' | 'flash'>,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const { api } = useServices();
  const context = { api, queryClient: useQueryClient() };
  const [response] = useState(() => tryParse(FormResponseSchema, state));
  const slug = namedSlug(useLocation().search);
  const { isCut, ...choices } = treatmentChoicesQuery(context, slug);
  const listed = useApiQuery(choices, []);
  const draft = useDraft(response, formRef, {
    treatments: listed.data,
    destinations: context.queryClient.getQueryData<string[]>(destinationNamesQuery(context).queryKey) ?? [],
  });
  const { form, isHydrated, isPrefilled, trip, change, validateOnBlur, clearPrefill } = draft;
  // The treatment that a trip or a search has chosen may not be in the part of a long list that is here.
  const { treatment, source } = form.values;
  const isUnlisted =
    isCut && isHydrated && isTreatmentId(treatment) && listed.data.every(({ id }) => id !== treatment);
  const all = useApiQuery(isUnlisted ? allChoicesQuery(context) : null, []);
  const treatments = isUnlisted ? all : listed;
  const destinations = useDestinations(form.values, isHydrated);
  const { data: options } = useApiQuery(formOptionsQuery(context), NO_OPTIONS);
  const { names } = destinations;
  const { destination: typed } = form.values;
  const destination = names.includes(typed) ? typed : '';
  const tripEstimate = useTripEstimate(trip, { treatment, source, destination }, treatments.data);
  // The server's HTML knows no trip.
  const estimate = isHydrated ? tripEstimate : null;
  const { send, ...submission } = useSubmission({
    draft,
    response,
    flash,
    treatments: treatments.data,
    estimate,
    canSendCopies: options.emailCopies,
    formRef,
  });

  const submit = () => {
    const hasList = destinations.state === 'ready' || destinations.state === 'empty';
    const named = names.find(name => name.toLowerCase() === typed.trim().toLowerCase());
    // What was typed is not thrown away.
    if (hasList && !named && typed && names.length > SELECT_OPTIONS_MAX)
      return void send({ destination: copy.messages.destination });
    // The treatment's list may lack one that came from the trip or was selected before the list arrived.
    if (hasList) form.setFieldValue('destination', named ?? '');
    void send({});
  };

  return {
    ...submission,
    draft: form.values,
    /** Errors are always strings. */
    errors: form.errors as DraftErrors,
    isHydrated,
    isPrefilled,
    treatments,
    /** Whether there are others. */
    isCut,
    destinations,
    estimate,
    canSendCopies: options.emailCopies,
    asksAbout: options.requestAbout,
    change,
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
