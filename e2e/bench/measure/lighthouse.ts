import { findFreePort } from 'e2e-stack';
import lighthouse, { Audit, type Config, Gatherer } from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../support/browser.ts';
import { type Figures, isOpened, type Measurement, type Scene } from './measurement.ts';

const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  'Speed Index': 'speed-index',
};
const IS_LIVE = 'page-is-live';

/** Lighthouse's performance category on the page, as on a phone and as on a desktop computer. */
export const lighthouseScores: Measurement = {
  name: 'lighthouse',
  applies: ({ build, page }) => isOpened({ build }) && !page.isScrolled,
  measure: async scene => ({
    ...(await audit(scene, 'mobile', { extends: 'lighthouse:default' })),
    ...(await audit(scene, 'desktop', desktopConfig)),
  }),
};

async function audit({ build, page }: Scene, device: string, config: Config): Promise<Figures> {
  const port = await findFreePort();
  const launch = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...launch,
    handleSIGINT: false,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const selectors = build.hasScripts ? ['html[data-hydrated]'] : ['html'];
    if (build.hasScripts && page.module) selectors.push(`[data-module="${page.module}"][data-ready]`);
    const result = await lighthouse(
      build.url + page.path,
      { port, onlyCategories: ['performance'], logLevel: 'silent' },
      withLiveCheck(config, selectors),
    );
    if (!result) throw new Error('Lighthouse returned nothing');
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    if (audits[IS_LIVE]?.score !== 1) throw new Error(`${build.name}, ${page.name} did not go live`);
    const figures: Figures = {
      [`Lighthouse ${device}: score`]: (categories.performance?.score ?? 0) * 100,
    };
    for (const [name, id] of Object.entries(AUDITS))
      figures[`Lighthouse ${device}: ${name}, ms`] = audits[id]?.numericValue ?? NaN;
    figures[`Lighthouse ${device}: CLS`] = audits['cumulative-layout-shift']?.numericValue ?? NaN;
    return figures;
  } finally {
    await browser.close();
  }
}

/** Adds an audit without weight that asks, when all else is measured, whether the page is live. */
function withLiveCheck(config: Config, selectors: readonly string[]): Config {
  class PageIsLive extends Gatherer {
    override meta = { supportedModes: ['navigation' as const] };

    // Lighthouse's types know its own artifacts only.
    override getArtifact({ driver }: Parameters<Gatherer['getArtifact']>[0]): Promise<never> {
      const isLive = driver.executionContext.evaluate(
        (...all: string[]) => all.every(selector => document.querySelector(selector) !== null),
        { args: [...selectors] },
      );
      return isLive as Promise<never>;
    }
  }

  class PageIsLiveAudit extends Audit {
    static override get meta() {
      return {
        id: IS_LIVE,
        title: 'The page is live',
        failureTitle: 'The page is not live',
        description: 'All code of the page runs.',
        requiredArtifacts: ['PageIsLive'] as never[],
      };
    }

    static override audit(artifacts: object) {
      return { score: 'PageIsLive' in artifacts && artifacts.PageIsLive === true ? 1 : 0 };
    }
  }

  return {
    ...config,
    artifacts: [{ id: 'PageIsLive', gatherer: { instance: new PageIsLive() } }],
    audits: [{ implementation: PageIsLiveAudit }],
    categories: {
      performance: { title: 'Performance', auditRefs: [{ id: IS_LIVE, weight: 0, group: 'hidden' }] },
    },
  };
}
