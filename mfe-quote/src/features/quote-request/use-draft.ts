import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tripAtom } from 'shared-contracts';
import { useAtomValue, useLocation, useQueryClient } from 'shared-contracts/ui';
import { type Draft, type DraftField, draftFields, emptyDraft, fieldNames } from './draft.ts';
import { quoteMemory } from './memory.ts';
import type { Posted } from './posted.ts';
import { carriedAnswers, isPrefilled, withTrip } from './prefill.ts';
import { useLive } from './use-live.ts';

/** The form's answers: from a post without JavaScript, else from memory, with what trip and navigation know. */
export function useDraft(posted: Posted | undefined, form: RefObject<HTMLFormElement | null>) {
  const memory = quoteMemory(useQueryClient());
  const live = useLive();
  const trip = useAtomValue(tripAtom);
  const location = useLocation();
  const tripKey = JSON.stringify([trip.treatmentType, trip.destination, trip.source, trip.timeline]);

  const [startedLive] = useState(live);
  const [start] = useState(() => {
    const kept = posted?.values ?? memory.draft() ?? emptyDraft;
    // While the server's HTML is hydrated the form must be what the server sent.
    if (!live || posted) return { draft: kept, prefilled: false };
    const applied = memory.applied();
    const carried = applied?.navigation === location.key ? {} : carriedAnswers(location.state);
    const other = carried.treatment && carried.treatment !== kept.treatment;
    const chosen = other
      ? { ...kept, ...carried }
      : { ...kept, destination: carried.destination || kept.destination };
    const draft = applied?.trip === tripKey ? chosen : withTrip(chosen, trip);
    return { draft, prefilled: isPrefilled(kept, draft) };
  });
  const [draft, setDraft] = useState(start.draft);
  const [prefilled, setPrefilled] = useState(start.prefilled);
  // Several changes may come in one event, before the next render.
  const latest = useRef(draft);

  const keep = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    memory.keepDraft(next);
  };
  const change = (answers: Partial<Draft>) => keep({ ...latest.current, ...answers });

  const first = useRef({ memory, draft, applied: { navigation: location.key, trip: tripKey } });
  useEffect(() => {
    first.current.memory.keepDraft(latest.current);
    first.current.memory.keepApplied(first.current.applied);
  }, []);

  const adopt = useRef((element: HTMLFormElement) => {
    const typed = typedValues(element, latest.current);
    if (Object.keys(typed).length > 0) change(typed);
  });
  useLayoutEffect(() => {
    if (!startedLive && form.current) adopt.current(form.current);
  }, [startedLive, form]);

  return {
    draft,
    live,
    prefilled,
    trip,
    change,
    /** Takes back what the trip filled in; everything typed stays. */
    clearPrefill: () => {
      change({ treatment: '', destination: '', source: '', timeline: '', attachEstimate: false });
      setPrefilled(false);
    },
    reset: () => {
      memory.forget();
      keep(emptyDraft);
      setPrefilled(false);
    },
    latest: () => latest.current,
    memory,
  };
}

/** What a visitor typed into the server's HTML before this code was there. */
function typedValues(form: HTMLFormElement, draft: Draft): Partial<Draft> {
  const data = new FormData(form);
  const typed: Partial<Record<DraftField, string>> = {};
  for (const field of draftFields) {
    const value = data.get(fieldNames[field]);
    if (field === 'consentAt') {
      if (value && !draft.consentAt) typed.consentAt = new Date().toISOString();
    } else if (typeof value === 'string' && value !== draft[field]) typed[field] = value;
  }
  return typed;
}
