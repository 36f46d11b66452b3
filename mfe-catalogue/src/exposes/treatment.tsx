import type { ExposedPage } from 'shared-contracts';
import { treatmentAddresses } from '../features/treatment/treatment.addresses.ts';
import { treatmentHead } from '../features/treatment/treatment.head.ts';
import { loadTreatment, prefetchTreatment } from '../features/treatment/treatment.load.ts';
import { TreatmentPage } from '../features/treatment/treatment-page.tsx';

/** /treatments/{slug}: one treatment with its countries, benefits and FAQs (sections 2 and 4). */
export const page: ExposedPage = {
  Component: TreatmentPage,
  load: loadTreatment,
  prefetch: prefetchTreatment,
  head: treatmentHead,
  addresses: treatmentAddresses,
};
