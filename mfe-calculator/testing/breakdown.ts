import { failing, screen, waitFor, within } from '@carefare/testing';
import { expect } from 'vitest';

export const costFailed = /^The cost cannot be computed/;
export const unsaved = /^This estimate is not saved yet/;

/** An API that computes no cost: neither of the answers on screen nor of the session. */
export const cannotCompute = [
  failing('POST', 'journey/compute-cost'),
  failing('POST', 'journey/compute-cost-by-treatment'),
];

export const estimate = () => screen.getByRole('table', { name: 'Your estimate' });

/** Waits until the estimate's total is `amount`, such as `$8,865`. */
export const expectTotal = (amount: string) =>
  waitFor(() => expect(within(estimate()).getByRole('row', { name: /Total/ })).toHaveTextContent(amount));
