import { renderExpose, screen } from '@carefare/testing';
import * as treatment from '../src/exposes/treatment.tsx';

/** Renders the page of the hip replacement. */
export const renderTreatment = (options: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(treatment, {
    path: '/treatments/hip-replacement',
    ...options,
  });

export const findIndiaCard = () => screen.findByRole('link', { name: 'Estimate my trip to India' });
