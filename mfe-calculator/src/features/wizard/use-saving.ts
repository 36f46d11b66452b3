import { useEffect, useRef, useState } from 'react';
import {
  isStepComplete,
  NoSessionError,
  type StepName,
  saveSteps,
  stepNames,
  tripAtom,
} from 'shared-contracts';
import { useServices, useStore } from 'shared-contracts/ui';
import { useStepHistory } from './use-step-history.ts';

export type Saving = 'idle' | 'saving' | 'failed' | 'no-session';

/** Next saves the step and only then advances; a failure is logged and leaves the visitor where they are (section 4). */
export function useSaving(step: StepName): { saving: Saving; next(): Promise<void> } {
  const { api, session } = useServices();
  const store = useStore();
  const history = useStepHistory();
  const [saving, setSaving] = useState<Saving>('idle');
  const onScreen = useRef(false);
  useEffect(() => {
    onScreen.current = true;
    return () => void (onScreen.current = false);
  }, []);

  return {
    saving,
    async next() {
      setSaving('saving');
      try {
        // The last one sends all again: another tab of the same session may have stored other answers meanwhile, and what
        // is computed next is to be this tab's.
        for (const each of step === 'food' ? stepNames : [step])
          await saveSteps({ api, session, store }, each);
      } catch (error) {
        console.warn('A step was not saved', error);
        setSaving(error instanceof NoSessionError ? 'no-session' : 'failed');
        return;
      }
      // The visitor may have gone elsewhere or started over meanwhile; then there is nothing to advance.
      if (onScreen.current && isStepComplete(step, store.get(tripAtom))) history.forward(step);
      setSaving('idle');
    },
  };
}
