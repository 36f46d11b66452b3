import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';

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

interface PlatformFont {
  familyName: string;
  postScriptName: string;
  /** Whether it came with the page. */
  isCustomFont: boolean;
}

interface TextFonts {
  /** The first family of its style. */
  family: string;
  weight: number;
  /** In px. */
  size: string;
  text: string;
  /** Whether it is all of its element, which has no others. */
  isAlone: boolean;
  /** What the browser draws its element with, and those in it. */
  fonts: readonly PlatformFont[];
}

/** With which fonts the browser draws each text of a page that is laid out. When a widget becomes live meanwhile, all are read again. */
export async function readTextFonts(page: Page): Promise<TextFonts[]> {
  for (;;) {
    try {
      const texts = await readOnce(page);
      if (texts) return texts;
    } catch (error) {
      if (!String(error).includes('Could not find node with given id')) throw error;
    }
  }
}

/** @returns undefined if the page has changed meanwhile */
async function readOnce(page: Page): Promise<TextFonts[] | undefined> {
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].map(element => {
      const text = [...element.childNodes]
        .map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : ''))
        .join('');
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
      const [family = ''] = fontFamily.split(',');
      return {
        family: family.replaceAll('"', ''),
        weight: Number(fontWeight),
        size: fontSize,
        text: text.trim().slice(0, 40),
        isAlone: element.childElementCount === 0,
      };
    }),
  );
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  if (nodeIds.length !== styles.length) return undefined;
  const texts: TextFonts[] = [];
  for (const [index, style] of styles.entries()) {
    const nodeId = nodeIds[index];
    if (!style.text || !nodeId) continue;
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    if (fonts.length > 0) texts.push({ ...style, fonts });
  }
  await client.detach();
  return texts;
}
