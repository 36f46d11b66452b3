import { createProsePage } from '../prose/prose-page.tsx';
import { accessibilityCopy } from './accessibility.copy.ts';

export const page = createProsePage('/accessibility', () => accessibilityCopy);
