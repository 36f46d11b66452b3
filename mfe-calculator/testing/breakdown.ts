import { screen, waitFor, within } from '@carefare/testing';
import { expect } from 'vitest';

export const costFailed = /^The cost cannot be computed/;

export const estimate = () => screen.getByRole('table', { name: 'Your estimate' });

/** Waits until the estimate's total is `amount`, such as `$8,865`. */
export const expectTotal = (amount: string) =>
  waitFor(() => expect(within(estimate()).getByRole('row', { name: /Total/ })).toHaveTextContent(amount));
