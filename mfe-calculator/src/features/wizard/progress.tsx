import type { CSSProperties } from 'react';
import type { WizardView } from 'shared-contracts';
import { VisuallyHidden } from 'shared-contracts/ui';
import { wizardCopy as copy } from '../../shared/wizard.copy.ts';
import classes from './progress.module.css';
import { isBefore, stepBefore, steps } from './steps/steps.ts';
import { useStepHistory } from './steps/use-step-history.ts';

/**
 * The list of steps; a completed one opens its step. Completion is said in text, not only by colour. A phone has one bar, and
 * below it the way back by the number of the step before: the heading says which step is open.
 */
export function Progress({ view }: { view: WizardView }) {
  const { back, open } = useStepHistory();
  const before = stepBefore(view);
  const reached = steps.filter(({ id }) => !isBefore(view, id)).length;
  return (
    <ol
      className={classes.progress}
      aria-label={copy.progress}
      style={{ '--reached': `${(100 * reached) / steps.length}%` } as CSSProperties}
    >
      {steps.map(({ id, title }, index) => {
        const isDone = isBefore(id, view);
        return (
          <li
            key={id}
            aria-current={id === view ? 'step' : undefined}
            data-done={isDone ? '' : undefined}
            data-before={id === before ? '' : undefined}
          >
            {isDone ? (
              <button type="button" onClick={() => (id === before ? back(id) : open(id, view))}>
                {id === before && <span className={classes.back}>{copy.backTo(index + 1)} </span>}
                <span>{title}</span> <VisuallyHidden>({copy.done})</VisuallyHidden>
              </button>
            ) : (
              title
            )}
          </li>
        );
      })}
    </ol>
  );
}
