import { aboutUsd, usd } from 'shared-contracts';
import { expect, it } from 'vitest';
import { roundAbout } from './round-about.ts';

it.each([8_865, 657, 999, 1_049, -1_250])('%d is rounded as the contract rounds it', amount => {
  expect(`about ${usd(roundAbout(amount))}`).toBe(aboutUsd(amount));
});
