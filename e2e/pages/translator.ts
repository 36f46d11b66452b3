import type { Page } from '@playwright/test';

/** How it puts its words in place of a text: as Chrome and Edge do, or as Firefox does; Safari's is between the two. */
export type Translator = 'fonts' | 'merged texts';

/**
 * Translates the page, and what is added to it later, into capitals. Like a browser's translator it runs in a world of its
 * own: it shares the document with the page, and none of its functions.
 * @param page with or without a document; in later documents it starts when they are parsed
 */
export async function translate(page: Page, translator: Translator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${runTranslator.toString()})(${JSON.stringify(translator)})`,
    worldName: 'translator',
    runImmediately: true,
  });
}

/** The own text of each element, with the title, in capitals: what a translator puts in its place counts as such. */
export const readLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOwnText = (node: Node) => node.nodeType === Node.TEXT_NODE || node.nodeName === 'FONT';
    return [...document.querySelectorAll(':not(font, script, style, template, noscript, textarea)')]
      .map(({ childNodes }) => [...childNodes].filter(isOwnText).map(({ textContent }) => textContent))
      .map(texts => texts.join('').toUpperCase().replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean);
  });

/** Whether each text of the page is translated. */
export const isTranslated = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, nodeValue: text } = texts.currentNode;
      if (text !== text?.toUpperCase() && !parent?.closest('script, style, template, noscript, textarea'))
        return false;
    }
    return true;
  });

/** Runs in the page. */
function runTranslator(translator: Translator): void {
  /** As long as a translation takes at least, so that the page has gone on meanwhile. */
  const DELAY_MS = 30;
  const NOT_TRANSLATED = 'script, style, template, noscript, textarea, font';
  const ownTexts = new WeakMap<Node, string>();

  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
  const isWaiting = (node: Node): node is Text =>
    isText(node) &&
    node.data.trim() !== '' &&
    ownTexts.get(node) !== node.data &&
    !node.parentElement?.closest(NOT_TRANSLATED);

  function createFont(content: Node | string): HTMLElement {
    const font = document.createElement('font');
    font.dir = 'auto';
    font.style.verticalAlign = 'inherit';
    font.append(content);
    return font;
  }

  function replaceByFonts(parent: Element): void {
    for (const text of [...parent.childNodes].filter(isWaiting)) {
      text.before(createFont(createFont(text.data.toUpperCase())));
      text.remove();
    }
  }

  /** Takes all children out. Adjacent texts become one, in the first of the old texts that is free. */
  function mergeTexts(parent: Element): void {
    const children = [...parent.childNodes].map(child => ({
      child,
      text: isText(child) ? child.data : null,
    }));
    const free = [...parent.childNodes].filter(isText);
    for (const { child } of children) child.remove();
    let merged: Text | undefined;
    for (const { child, text } of children) {
      if (text === null) merged = undefined;
      if (child instanceof Element) parent.append(child);
      if (text === null) continue;
      const before: string = merged?.data ?? '';
      merged ??= free.shift() ?? new Text();
      merged.data = before + text.toUpperCase();
      ownTexts.set(merged, merged.data);
      parent.append(merged);
    }
  }

  function translateAll(): void {
    const parents = new Set<Element>();
    const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode } = nodes;
      if (isWaiting(currentNode) && currentNode.parentElement) parents.add(currentNode.parentElement);
    }
    for (const parent of parents) {
      if (parent.localName === 'title') document.title = document.title.toUpperCase();
      else if (translator === 'fonts') replaceByFonts(parent);
      else mergeTexts(parent);
    }
    const title = document.querySelector('title')?.firstChild;
    if (title && isText(title)) ownTexts.set(title, title.data);
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      translateAll();
    }, DELAY_MS);
  });
  function start(): void {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'fr';
    translateAll();
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}
