import { isBefore, stepNames, type WizardView } from 'shared-contracts';
import { VisuallyHidden } from 'shared-contracts/ui';
import classes from './progress.module.css';
import { wizardCopy as copy } from './wizard.copy.ts';

/** Where the visitor is: exactly one current step, and completion in text, not by colour alone. */
export function Progress({ current }: { current: WizardView }) {
  return (
    <ol className={classes.progress} aria-label={copy.progress}>
      {stepNames.map(step => {
        const done = isBefore(step, current);
        return (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            data-done={done ? '' : undefined}
          >
            <span>
              {done && <span aria-hidden>✓ </span>}
              {copy.names[step]}
            </span>
            {done && <VisuallyHidden> ({copy.done})</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
