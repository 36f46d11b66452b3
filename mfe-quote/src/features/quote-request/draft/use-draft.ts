import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tripAtom, wizardViewAtom } from 'shared-contracts';
import { useAtomValue, useHydrated, useLocation, useQueryClient } from 'shared-contracts/ui';
import { useForm } from 'shared-contracts/ui/forms';
import { type Draft, type DraftErrors, type DraftField, draftFields, emptyDraft } from './draft.ts';
import { createDraftCache } from './draft-cache.ts';
import { createInitialDraft, tripKeyOf } from './initial-draft.ts';
import { readAddress } from './prefill.rules.ts';
import { findServerForm, readServerForm } from './read-server-form.ts';
import { useAfterPress } from './use-after-press.ts';
import { cleanAnswer, validateDraft } from './validate-draft.ts';

/** The answers of a post without JavaScript that was not stored, and their messages. */
interface PostedDraft {
  values: Draft;
  errors?: DraftErrors | undefined;
}

/**
 * The form's answers and their messages, at first from the post without JavaScript that the page answers. Every change
 * is saved to the draft cache, which outlives this component.
 * @param listed what an address may name, as far as it is known
 */
export function useDraft(
  posted: PostedDraft | undefined,
  formRef: RefObject<HTMLFormElement | null>,
  { treatments, destinations }: Pick<Parameters<typeof createInitialDraft>[0], 'treatments' | 'destinations'>,
) {
  const queryClient = useQueryClient();
  const cache = createDraftCache(queryClient);
  const isHydrated = useHydrated();
  const trip = useAtomValue(tripAtom);
  const isEstimated = useAtomValue(wizardViewAtom) === 'estimate';
  const location = useLocation();
  const afterPress = useAfterPress();
  /** The form that the visitor may have typed into before this code ran. */
  const [serverForm] = useState(() => (isHydrated ? findServerForm() : formRef));
  const [initial] = useState(() =>
    createInitialDraft({
      cache,
      posted: posted?.values,
      isHydrated,
      trip,
      isEstimated,
      navigation: location,
      treatments,
      destinations,
    }),
  );
  const [isPrefilled, setPrefilled] = useState(initial.prefilled);
  const form = useForm({
    initialValues: initial.draft,
    initialErrors: posted?.errors ?? {},
    validate: validateDraft,
    clearInputErrorOnChange: false,
    onValuesChange: values => cache.update({ draft: values }),
  });

  /** Sets answers and removes messages that no longer apply. */
  const change = (answers: Partial<Draft>) => {
    form.setValues(answers);
    for (const field of draftFields) if (field in answers && form.errors[field]) form.validateField(field);
  };

  /** Whether the address may name what is not known yet: the treatment, or a country that only its own list has. */
  const awaitsAddress = useRef(!posted && cache.read().applied?.navigation !== location.key);
  useEffect(() => {
    if (!awaitsAddress.current || treatments.length === 0) return;
    awaitsAddress.current = false;
    const address = readAddress(location.search, treatments, []);
    const { treatment, destination } = form.getValues();
    const isOpen = treatment === '' || (treatment === address.treatment && destination === '');
    if (address.destination !== undefined && isOpen) change(address);
  });

  const onMount = useRef({
    saveInitialDraft: () => {
      const applied = { navigation: location.key, trip: tripKeyOf(trip, isEstimated) };
      cache.update({ draft: form.getValues(), applied });
    },
    readTypedAnswers: (element: HTMLFormElement) => {
      const answers = readServerForm(element, form.getValues());
      if (Object.keys(answers).length > 0) change(answers);
    },
  });
  useEffect(() => onMount.current.saveInitialDraft(), []);
  useLayoutEffect(() => {
    if (serverForm.current) onMount.current.readTypedAnswers(serverForm.current);
  }, [serverForm]);

  return {
    form,
    isHydrated,
    isPrefilled,
    trip,
    cache,
    change,
    /** Cleans and validates a field that has an answer. Missing answers are reported only when the form is sent. */
    validateOnBlur: (field: DraftField) =>
      afterPress(() => {
        const typed = form.getValues()[field];
        const answer = cleanAnswer(field, typed);
        if (answer !== typed) form.setFieldValue(field, answer);
        if (typed) form.validateField(field);
      }),
    /** Clears the answers that the trip can fill in, and keeps the others. */
    clearPrefill: () => {
      change({ treatment: '', destination: '', source: '', timeline: '', attachEstimate: false });
      setPrefilled(false);
    },
    reset: () => {
      form.setValues(emptyDraft);
      form.clearErrors();
      cache.update({ draft: undefined });
      setPrefilled(false);
    },
  };
}
