import { Notice } from '../../../shared/notice.tsx';
import { wizardCopy as copy } from '../../../shared/wizard.copy.ts';

/** Warns that a stay is shorter than is typical for the treatment. Both are in days; 0 means unknown. */
export function StayNotice({ nights, typical }: { nights: number; typical: number }) {
  if (nights < 1 || nights >= typical) return null;
  return <Notice text={copy.shortStay(typical)} />;
}
