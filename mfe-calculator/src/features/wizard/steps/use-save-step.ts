import { saveSteps, tripAtom } from 'shared-contracts';
import { useMutation, useServices, useStore } from 'shared-contracts/ui';
import type { Step } from './step.ts';
import { steps } from './steps.ts';
import { useStepHistory } from './use-step-history.ts';

/** Saves a step and then opens the next view. A failure is logged and leaves the visitor on the step (section 4). */
export function useSaveStep(step: Step) {
  const { api, session } = useServices();
  const store = useStore();
  const { forward, viewAfterNext } = useStepHistory();
  const { mutate, ...mutation } = useMutation({
    mutationFn: async () => {
      // Before the estimate all steps are sent: another tab may have saved other answers to the same session.
      const sent = viewAfterNext(step.id) === 'estimate' ? steps : [step];
      for (const { id } of sent) await saveSteps({ api, session, store }, id);
    },
    onError: problem => console.warn('A step was not saved', problem),
  });
  return {
    ...mutation,
    next: () =>
      mutate(undefined, {
        // Not called if the step has left the screen; an answer may be missing if the trip has been reset.
        onSuccess: () => {
          if (step.missing(store.get(tripAtom)).length === 0) forward(step.id);
        },
      }),
  };
}
