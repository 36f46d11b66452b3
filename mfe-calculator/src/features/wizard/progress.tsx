import { VisuallyHidden } from 'shared-contracts/ui';
import { wizardCopy as copy } from './wizard.copy.ts';
import classes from './wizard.module.css';

/** Where the visitor is: exactly one current step, and completion in text, not by colour alone. */
export function Progress({ current, names }: { current: number; names: readonly string[] }) {
  return (
    <ol className={classes.progress} aria-label={copy.progress}>
      {names.map((name, index) => {
        const number = index + 1;
        const done = number < current;
        return (
          <li
            key={name}
            aria-current={number === current ? 'step' : undefined}
            data-done={done ? '' : undefined}
          >
            <span className={classes.number} aria-hidden>
              {done ? '✓' : number}
            </span>
            <span className={classes.name}>{name}</span>
            {done && <VisuallyHidden> ({copy.done})</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
