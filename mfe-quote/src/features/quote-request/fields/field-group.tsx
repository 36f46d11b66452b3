import type { ReactNode } from 'react';
import classes from './quote-form.module.css';

/** Fields that belong together, under their name. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
