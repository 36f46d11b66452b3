import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tripAtom } from 'shared-contracts';
import { useAtomValue, useLocation, useQueryClient } from 'shared-contracts/ui';
import { useForm } from 'shared-contracts/ui/forms';
import { type Draft, type DraftField, draftFields, emptyDraft } from './draft.ts';
import { quoteMemory } from './memory.ts';
import type { Posted } from './posted.ts';
import { startDraft, tripKey } from './start-draft.ts';
import { errorsOf } from './submission.rules.ts';
import { servedForm, typedValues } from './typed-values.ts';
import { useLive } from './use-live.ts';

/** The form's answers and their messages; every change is written through to memory, which outlives this component. */
export function useDraft(posted: Posted | undefined, element: RefObject<HTMLFormElement | null>) {
  const memory = quoteMemory(useQueryClient());
  const live = useLive();
  const trip = useAtomValue(tripAtom);
  const location = useLocation();
  /** Where a visitor may have typed before this code was there. */
  const [served] = useState(() => (live ? servedForm() : element));
  const [start] = useState(() =>
    startDraft({ memory, posted: posted?.values, live, trip, navigation: location }),
  );
  const [prefilled, setPrefilled] = useState(start.prefilled);
  const form = useForm({
    initialValues: start.draft,
    initialErrors: posted?.errors ?? {},
    validate: errorsOf,
    clearInputErrorOnChange: false,
    onValuesChange: memory.keepDraft,
  });

  /** Takes answers; a message that no longer holds goes at once. */
  const change = (answers: Partial<Draft>) => {
    form.setValues(answers);
    for (const field of draftFields) if (field in answers && form.errors[field]) form.validateField(field);
  };

  const first = useRef({
    /** From here on, what trip and navigation knew is taken over. */
    keep: () => {
      memory.keepDraft(form.getValues());
      memory.keepApplied({ navigation: location.key, trip: tripKey(trip) });
    },
    takeTyped: (into: HTMLFormElement) => {
      const typed = typedValues(into, form.getValues());
      if (Object.keys(typed).length > 0) change(typed);
    },
  });
  useEffect(() => first.current.keep(), []);
  useLayoutEffect(() => {
    if (served.current) first.current.takeTyped(served.current);
  }, [served]);

  return {
    form,
    live,
    prefilled,
    trip,
    memory,
    change,
    /** Checks a field that was left with something in it; an empty one is asked for only when the form is sent. */
    leave: (field: DraftField) => {
      if (form.getValues()[field]) form.validateField(field);
    },
    /** Takes back what the trip filled in; everything typed stays. */
    clearPrefill: () => {
      change({ treatment: '', destination: '', source: '', timeline: '', attachEstimate: false });
      setPrefilled(false);
    },
    reset: () => {
      form.setValues(emptyDraft);
      memory.forget();
      setPrefilled(false);
    },
  };
}
