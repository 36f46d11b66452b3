import type { BuildName } from '../builds/build.ts';
import { median } from '../figures/median.ts';

/** One value of one run. */
export interface Sample {
  measurement: string;
  page: string;
  build: BuildName;
  figure: string;
  value: number;
}

/** One figure of one page: the values of each build and their median. */
export interface Row {
  measurement: string;
  page: string;
  figure: string;
  values: Partial<Record<BuildName, readonly number[]>>;
  medians: Partial<Record<BuildName, number>>;
  /** The federated build's median divided by that of another. */
  ratios: Partial<Record<BuildName, number>>;
}

/** Counts over all runs: the median of what is rarely lost would be 0. */
const IS_COUNT = /^(tried|lost) /;

/** Medians over all runs, in the order in which the figures were first measured. */
export function summarize(samples: readonly Sample[]): Row[] {
  const keyOf = ({ measurement, page, figure }: Sample) => `${measurement}\0${page}\0${figure}`;
  return [...Map.groupBy(samples, keyOf).values()].map(group => {
    const values: Row['values'] = {};
    const medians: Row['medians'] = {};
    for (const [name, ofBuild] of Map.groupBy(group, ({ build }) => build)) {
      const numbers = ofBuild.map(({ value }) => value);
      values[name] = numbers;
      medians[name] = IS_COUNT.test(group[0]?.figure ?? '') ? sum(numbers) : median(numbers);
    }
    const [{ measurement, page, figure }] = group as [Sample];
    return { measurement, page, figure, values, medians, ratios: ratiosOf(medians) };
  });
}

function ratiosOf({ federated, ...others }: Row['medians']): Row['ratios'] {
  if (federated === undefined) return {};
  const ratios = Object.entries(others).map(([build, value]) => [build, federated / value]);
  return Object.fromEntries(ratios.filter(([, ratio]) => Number.isFinite(ratio)));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
