import { IconAlertCircle } from '@tabler/icons-react';
import { useServices } from 'shared-contracts/ui';
import classes from '../../shared/quote-form.module.css';
import { copy } from '../../shared/quote-request.copy.ts';

/** While the site is a demonstration: that nobody will answer. */
export function DemonstrationBand() {
  const { isDemonstration } = useServices();
  if (!isDemonstration) return null;
  return (
    <p className={classes.demonstration}>
      <IconAlertCircle size={24} stroke={1.7} aria-hidden /> {copy.form.demonstration}
    </p>
  );
}
