import { VisuallyHidden } from 'shared-contracts/ui';
import classes from './progress.module.css';
import { wizardCopy as copy } from './wizard.copy.ts';

/** Where the visitor is: exactly one current step, and completion in text, not by colour alone. */
export function Progress({ current, names }: { current: number; names: readonly string[] }) {
  return (
    <ol className={classes.progress} aria-label={copy.progress}>
      {names.map((name, index) => {
        const done = index + 1 < current;
        return (
          <li
            key={name}
            aria-current={index + 1 === current ? 'step' : undefined}
            data-done={done ? '' : undefined}
          >
            <span>
              {done && <span aria-hidden>✓ </span>}
              {name}
            </span>
            {done && <VisuallyHidden> ({copy.done})</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
