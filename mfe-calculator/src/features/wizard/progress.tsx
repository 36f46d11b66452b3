import { isBefore, stepNames, type WizardView } from 'shared-contracts';
import { VisuallyHidden } from 'shared-contracts/ui';
import classes from './progress.module.css';
import { wizardCopy as copy } from './wizard.copy.ts';

/** The list of steps. Completion is said in text, not by colour alone. */
export function Progress({ view }: { view: WizardView }) {
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
            <span>
              {isDone && <span aria-hidden>✓ </span>}
              {copy.steps[step]}
            </span>
            {isDone && <VisuallyHidden> ({copy.done})</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
