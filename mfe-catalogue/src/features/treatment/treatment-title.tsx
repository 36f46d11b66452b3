import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

/** The page's title: what it is about, and below, smaller, what the site promises. */
export function TreatmentTitle({ name }: { name: string }) {
  const [what, costs, care] = copy.titleParts(name);
  return (
    <>
      {what}{' '}
      <span className={classes.promise}>
        {costs} <span>{care}</span>
      </span>
    </>
  );
}
