import { createProsePage } from '../prose/prose-page.tsx';
import { whoPaysUsCopy } from './who-pays-us.copy.ts';

export const page = createProsePage('/who-pays-us', whoPaysUsCopy);
