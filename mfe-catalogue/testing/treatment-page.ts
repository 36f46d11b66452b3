import { renderExpose, screen } from '@carefare/testing';
import { expect } from 'vitest';
import * as treatment from '../src/exposes/treatment.tsx';

/** Renders the page of the hip replacement. */
export const renderTreatment = (options: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(treatment, {
    path: '/treatments/hip-replacement',
    ...options,
  });

export const findIndiaCard = async (): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { level: 3, name: 'India' })).closest('li') ?? expect.unreachable();
