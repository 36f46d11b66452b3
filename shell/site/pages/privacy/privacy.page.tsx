import { createLegalPage } from '../legal/legal-page.tsx';
import { privacyCopy } from './privacy.copy.ts';

export const page = createLegalPage('/privacy', () => privacyCopy);
