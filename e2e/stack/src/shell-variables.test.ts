import { expect, it } from 'vitest';
import { stateDir, stateDirOf } from './packages.ts';
import { apiVariables, metricsOf, shellVariables, shellVariablesOf } from './shell-variables.ts';

it('hands on what a tester sets for shells and the API, and nothing else of the environment', () => {
  const set = { DEMONSTRATION: '0', PREVIEWS: '1', METRICS_PORT: '4090' };
  const others = { HASH_KEY: 'secret', PORT: '4000' };
  expect(shellVariables({ ...set, ...others })).toEqual(set);
  expect(apiVariables({ ...set, ...others, REFERENCE_DATA: 'ours.json' })).toEqual({
    REFERENCE_DATA: 'ours.json',
  });
  expect(shellVariables({ METRICS_PORT: '' })).toEqual({});
});

it('gives several shells on one machine ports of their own for metrics', () => {
  const ofShells = [0, 1, 2].map(instance => shellVariablesOf(instance, { METRICS_PORT: '4090' }));
  expect(ofShells.map(env => env.METRICS_PORT)).toEqual(['4090', '4091', '4092']);
});

it('says where each shell has its metrics, which only a metrics port gives it', () => {
  expect(metricsOf(2, { METRICS_PORT: '4390' })).toEqual([
    'http://127.0.0.1:4390/metrics',
    'http://127.0.0.1:4391/metrics',
  ]);
  expect(metricsOf(2, {})).toEqual([]);
});

it('keeps the state of sites at different ports apart', () => {
  expect(stateDirOf(4000)).toBe(stateDir);
  expect(new Set([4000, 4300, 4400].map(stateDirOf)).size).toBe(3);
});
