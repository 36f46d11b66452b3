import { createLegalPage } from '../legal/legal-page.tsx';
import { termsCopy } from './terms.copy.ts';

export const page = createLegalPage('/terms', termsCopy);
