export { expect, test } from '../test.ts';
export type { Fault, Faults } from './fault.ts';
export { createFaultFixtures, type FaultFixtures, type Files, type RemoteFaults } from './fixtures.ts';
