import { useEffect, useRef } from 'react';
import { categoryName } from 'shared-contracts';
import { Title } from 'shared-contracts/ui';
import type { Category } from './by-category.ts';
import classes from './category-dialog.module.css';
import { TreatmentLinks } from './treatment-links.tsx';
import { treatmentsCopy as copy } from './treatments.copy.ts';

interface CategoryDialogProps {
  category: Category;
  onClose: () => void;
}

/** The browser's own modal dialog: it traps the focus, closes on Escape or a click beside it, and gives the focus back. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const name = categoryName(category.name);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      closedby="any"
      aria-labelledby="category-dialog-title"
      onClose={onClose}
    >
      <div className={classes.head}>
        <Title order={2} size="h3" id="category-dialog-title">
          {copy.all(name)}
        </Title>
        <button
          type="button"
          className={classes.close}
          aria-label={copy.close}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </div>
      <p>{copy.about(name)}</p>
      <TreatmentLinks treatments={category.treatments} />
    </dialog>
  );
}
