import { useEffect, useRef, useState } from 'react';
import { ApiError, saveSteps, tripAtom } from 'shared-contracts';
import { useServices, useStore } from 'shared-contracts/ui';
import type { WizardData } from '../../../shared/use-wizard-data.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';
import { useStepHistory } from './use-step-history.ts';

/**
 * Saves a step and then opens the next view. A failure is logged and leaves the visitor on the step (section 4); after a
 * refusal the lists are asked for again, since an answer may not be offered any more.
 */
export function useSaveStep(step: Step, { withoutGone, treatments, destinations, options }: WizardData) {
  const { api, session } = useServices();
  const store = useStore();
  const { forward, viewAfterNext } = useStepHistory();
  const [attempts, setAttempts] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const isOnScreen = useRef(false);
  useEffect(() => {
    isOnScreen.current = true;
    return () => void (isOnScreen.current = false);
  }, []);

  const tripNow = () => withoutGone(store.get(tripAtom));
  const save = async () => {
    // Before the estimate all steps are sent: another tab may have saved other answers to the same session.
    const sent = viewAfterNext(step.id, tripNow()) === 'estimate' ? steps : [step];
    for (const { id } of sent) await saveSteps({ api, session, store }, id);
  };
  const next = async () => {
    setAttempts(attempts + 1);
    setSaving(true);
    setProblem(null);
    try {
      await save();
      // An answer may be missing if the trip has been reset.
      const trip = tripNow();
      if (isOnScreen.current && step.missing(trip).length === 0) forward(step.id, trip);
    } catch (error) {
      console.warn('A step was not saved', error);
      setProblem(error);
      if (error instanceof ApiError && error.isRefusal)
        for (const list of [treatments, destinations, options]) list.retry();
    } finally {
      setSaving(false);
    }
  };
  return { attempts, isSaving, problem, next: () => void next() };
}
