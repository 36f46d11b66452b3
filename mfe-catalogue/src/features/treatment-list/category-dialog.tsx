import { useEffect, useRef } from 'react';
import { categoryName } from 'shared-contracts';
import { Title } from 'shared-contracts/ui';
import type { Category } from './group-by-category.ts';
import { TreatmentLinks } from './treatment-links.tsx';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';
import classes from './treatment-list.module.css';

interface CategoryDialogProps {
  category: Category;
  onClose: () => void;
}

/** A native modal dialog: the browser traps and restores the focus, and closes it on Escape or a click outside. */
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
      <div className={classes.dialogHead}>
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
