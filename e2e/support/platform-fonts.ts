import type { Page } from '@playwright/test';

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
