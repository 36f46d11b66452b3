import { isStepComplete, type StepName, saveSteps, stepNames, tripAtom } from 'shared-contracts';
import { useMutation, useServices, useStore } from 'shared-contracts/ui';
import { useStepHistory } from '../use-step-history.ts';

/** Saves a step and then opens the next view. A failure is logged and leaves the visitor on the step (section 4). */
export function useSaveStep(step: StepName) {
  const { api, session } = useServices();
  const store = useStore();
  const { forward, viewAfter } = useStepHistory();
  const { mutate, ...mutation } = useMutation({
    mutationFn: async () => {
      // Before the estimate all steps are sent: another tab may have saved other answers to the same session.
      const steps = viewAfter(step) === 'estimate' ? stepNames : [step];
      for (const name of steps) await saveSteps({ api, session, store }, name);
    },
    onError: problem => console.warn('A step was not saved', problem),
  });
  return {
    ...mutation,
    next: () =>
      mutate(undefined, {
        // Not called if the step has left the screen; an answer may be missing if the trip has been reset.
        onSuccess: () => {
          if (isStepComplete(step, store.get(tripAtom))) forward(step);
        },
      }),
  };
}
