import { useState } from 'react';
import {
  moveStepAtom,
  NoSessionError,
  type StepNumber,
  saveThrough,
  stepAtom,
  stepNameOf,
} from 'shared-contracts';
import { useAtomValue, useServices, useSetAtom, useStore } from 'shared-contracts/ui';

export type Saving = 'idle' | 'saving' | 'failed' | 'no-session' | 'done';

interface Steps {
  step: StepNumber;
  saving: Saving;
  next(): Promise<void>;
  back(): void;
  /** Leaves the breakdown for the last step. */
  change(): void;
}

/** Next saves the step and only then advances; a failure is logged and leaves the visitor where they are (section 4). */
export function useSaving(): Steps {
  const { api, session } = useServices();
  const store = useStore();
  const step = useAtomValue(stepAtom);
  const move = useSetAtom(moveStepAtom);
  const [saving, setSaving] = useState<Saving>('idle');
  return {
    step,
    saving,
    async next() {
      setSaving('saving');
      try {
        await saveThrough({ api, session, store }, stepNameOf(step));
      } catch (error) {
        console.warn('A step was not saved', error);
        setSaving(error instanceof NoSessionError ? 'no-session' : 'failed');
        return;
      }
      // Another part may have moved the wizard meanwhile; then there is nothing to advance.
      if (store.get(stepAtom) !== step) return setSaving('idle');
      if (step === 5) return setSaving('done');
      setSaving('idle');
      move((step + 1) as StepNumber);
    },
    back() {
      setSaving('idle');
      if (step > 1) move((step - 1) as StepNumber);
    },
    change: () => setSaving('idle'),
  };
}
