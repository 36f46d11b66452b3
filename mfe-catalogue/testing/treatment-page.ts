import { renderExpose, screen } from '@carefare/testing';
import * as treatment from '../src/exposes/treatment.tsx';

/** The page of the hip replacement. */
export const showTreatment = (options: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(treatment, {
    path: '/treatments/hip-replacement',
    ...options,
  });

export const indiaCard = () => screen.findByRole('button', { name: 'India' });
