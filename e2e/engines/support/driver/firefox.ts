import { type Browser, launch } from 'puppeteer-core';
import type { Engine, EngineOptions, EngineWindow } from './engine.ts';
import { findProgram } from './installed.ts';

/** A third less time to start: nothing is launched for pages that are never opened. */
const FEWER_PROCESSES = {
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.webextensions.remote': false,
  'browser.tabs.remote.separatePrivilegedContentProcess': false,
};

/** Starts Firefox without a screen, driven over WebDriver BiDi. */
export async function startFirefox({ hasCode }: EngineOptions): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram('setpriv') ?? '',
    ignoreDefaultArgs: true,
    // The kernel ends Firefox together with this process, however that ends.
    args: ['--pdeathsig=KILL', findProgram('firefox-esr', 'firefox') ?? '', '--headless'],
    extraPrefsFirefox: { 'javascript.enabled': hasCode, ...FEWER_PROCESSES },
  });
  return { open: () => openWindow(browser), close: () => browser.close() };
}

/** Only the page's own realm is used: the library's second one does not exist in pages whose code is off. */
async function openWindow(browser: Browser): Promise<EngineWindow> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const messages: string[] = [];
  // Firefox tells a page that is being left that its calls have failed, and of files which it has not read whole that they are others.
  let isLeaving = false;
  page.on('framenavigated', () => {
    isLeaving = false;
  });
  const leave = async (go: () => Promise<unknown>) => {
    isLeaving = true;
    await go();
    isLeaving = false;
  };
  page.on('console', message => {
    if (['error', 'warn'].includes(message.type()) && !isLeaving)
      messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', error => {
    const text = String(error);
    if (!isLeaving || !text.includes('integrity attribute')) messages.push(`uncaught: ${text}`);
  });
  return {
    name: 'firefox',
    open: url => leave(() => page.goto(url)),
    back: () => leave(() => page.goBack()),
    reload: () => leave(() => page.reload()),
    run: body => page.evaluate(`(() => { ${body} })()`),
    click: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    messages: () => messages,
    close: () => context.close(),
  };
}
