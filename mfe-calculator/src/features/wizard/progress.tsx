import { isBefore, stepNames, type WizardView } from 'shared-contracts';
import { VisuallyHidden } from 'shared-contracts/ui';
import classes from './progress.module.css';
import { useStepHistory } from './use-step-history.ts';
import { wizardCopy as copy } from './wizard.copy.ts';

/** The list of steps; a completed one opens its step. Completion is said in text, not by colour alone. */
export function Progress({ view }: { view: WizardView }) {
  const { open } = useStepHistory();
  return (
    <ol className={classes.progress} aria-label={copy.progress}>
      {stepNames.map(step => {
        const isDone = isBefore(step, view);
        return (
          <li
            key={step}
            aria-current={step === view ? 'step' : undefined}
            data-done={isDone ? '' : undefined}
          >
            {isDone ? (
              <button type="button" onClick={() => open(step, view)}>
                <span className={classes.name}>{copy.steps[step]}</span>{' '}
                <VisuallyHidden>({copy.done})</VisuallyHidden>
              </button>
            ) : (
              <span className={classes.name}>{copy.steps[step]}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
