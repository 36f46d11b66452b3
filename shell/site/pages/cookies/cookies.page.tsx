import { createLegalPage } from '../legal/legal-page.tsx';
import { cookiesCopy } from './cookies.copy.ts';

export const page = createLegalPage('/cookies', cookiesCopy);
