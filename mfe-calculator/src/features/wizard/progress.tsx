import type { WizardView } from 'shared-contracts';
import { VisuallyHidden } from 'shared-contracts/ui';
import classes from './progress.module.css';
import { isBefore, steps } from './steps/steps.ts';
import { useStepHistory } from './use-step-history.ts';
import { wizardCopy as copy } from './wizard.copy.ts';

/** The list of steps; a completed one opens its step. Completion is said in text, not by colour alone. */
export function Progress({ view }: { view: WizardView }) {
  const { open } = useStepHistory();
  return (
    <ol className={classes.progress} aria-label={copy.progress}>
      {steps.map(({ id, title }) => {
        const isDone = isBefore(id, view);
        return (
          <li key={id} aria-current={id === view ? 'step' : undefined} data-done={isDone ? '' : undefined}>
            {isDone ? (
              <button type="button" onClick={() => open(id, view)}>
                <span className={classes.name}>{title}</span> <VisuallyHidden>({copy.done})</VisuallyHidden>
              </button>
            ) : (
              <span className={classes.name}>{title}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
