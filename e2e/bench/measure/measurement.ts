import type { Browser } from 'playwright';
import type { Build } from '../builds/build.ts';
import type { BenchPage } from '../pages.ts';

export interface Scene {
  browser: Browser;
  build: Build;
  page: BenchPage;
  /** Page of another site, which a tab shows before its visit. */
  otherSite: string;
  /** Number of the run, from 0. */
  run: number;
}

/** Values by the name of the figure, which ends with its unit. */
export type Figures = Record<string, number>;

export interface Measurement {
  name: string;
  /** Values do not vary, so the first run is enough. */
  isExact?: boolean;
  applies(scene: Pick<Scene, 'build' | 'page'>): boolean;
  /** @throws if the page does not go live, which is never a score */
  measure(scene: Scene): Promise<Figures>;
}

/** Whether pages of a build are opened in a browser: those of the static server are not. */
export const isOpened = ({ build }: Pick<Scene, 'build'>): boolean => build.name !== 'static';
