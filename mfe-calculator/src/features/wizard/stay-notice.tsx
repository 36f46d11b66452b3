import { Notice } from './notice.tsx';
import { wizardCopy as copy } from './wizard.copy.ts';

/** Points out a stay that is shorter than the treatment's typical one; days of 0 are not known. */
export function StayNotice({ nights, typical }: { nights: number; typical: number }) {
  if (nights < 1 || nights >= typical) return null;
  return <Notice text={copy.shortStay(typical)} />;
}
