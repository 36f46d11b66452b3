import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext } from '@playwright/test';

const { resolve } = createRequire(import.meta.url);

/** Fonts with the metrics of those that machines have, by the site's names for them. */
const groups = {
  'Windows or Apple': { 'Figtree Arial': 'arimo', 'Fraunces Georgia': 'gelasio' },
  Android: { 'Figtree Roboto': 'roboto', 'Fraunces Noto': 'noto-serif' },
  Linux: { 'Figtree Arial': 'arimo', 'Fraunces Times': 'tinos' },
} as const;

export type Machine = keyof typeof groups;
export const machines = Object.keys(groups) as Machine[];

const fileOf = (font: string, weight: number): Buffer =>
  readFileSync(resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`));

/**
 * Gives pages the fonts of a machine: in their styles each local font of its names is one of these files, and the others are
 * gone. The browser of the context must ignore the pages' policy, which names the styles as they were. @returns what lets the site's own fonts arrive
 */
export async function holdBrandFonts(context: BrowserContext, machine: Machine): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const withFonts = (css: string) =>
    css.replace(/@font-face\{([^}]*)\}/g, (face, descriptors: string) => {
      const [, family = ''] = /font-family:"?([^";]+)/.exec(descriptors) ?? [];
      if (!family.includes(' ')) return face;
      const font = Object.entries(groups[machine]).find(([name]) => name === family)?.[1];
      const isBold = family.startsWith('Fraunces') || /font-weight:6/.test(descriptors);
      return font ? face.replace(/src:[^;}]*/, `src:url(/fallback-fonts/${font}/${isBold ? 700 : 400})`) : '';
    });
  await context.route(/\/assets\/fonts\//, async route => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await context.route(/\/fallback-fonts\//, route => {
    const [weight, font = ''] = route.request().url().split('/').toReversed();
    return route.fulfill({ contentType: 'font/woff2', body: fileOf(font, Number(weight)) });
  });
  await context.route(/\.css$|\/[^./]*$/, async route => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: withFonts(await response.text()) });
  });
  return release;
}
