import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from 'e2e-stack';
import { type Display, startDisplay } from './display.ts';
import type { Engine, EngineOptions, EngineWindow, NamedKey } from './engine.ts';
import { startSession } from './webdriver.ts';

/** Code points of WebDriver for keys that are not characters. */
const KEYS: Record<NamedKey, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Delete: '\uE017',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
};

/** Starts a screen for WebKitGTK's small browser, which is driven over WebDriver. */
export async function startWebKit({ hasCode }: EngineOptions): Promise<Engine> {
  const display = await startDisplay();
  return { open: () => openWindow(display, hasCode), close: () => display.close() };
}

/** Each window has a driver of its own: one that has ended a session may never begin the next. */
async function openWindow({ env }: Display, hasCode: boolean): Promise<EngineWindow> {
  const port = await findFreePort();
  const driver = spawn('setpriv', ['--pdeathsig=KILL', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...env, XDG_CONFIG_HOME: join(import.meta.dirname, 'gtk') },
    stdio: 'ignore',
  });
  const session = await startSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { args: ['--automation', `--enable-javascript=${String(hasCode)}`] },
  });
  const pressKeys = (keys: readonly string[]) =>
    session.act({
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return {
    name: 'webkit',
    open: async url => void (await session.post('url', { url })),
    back: async () => void (await session.post('back')),
    reload: async () => void (await session.post('refresh')),
    run: body => session.post('execute/sync', { script: body, args: [] }),
    click: (x, y) =>
      session.act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: text => pressKeys(Array.from(text)),
    press: key => pressKeys([KEYS[key]]),
    async resize(width, height) {
      await session.post('window/rect', { width, height });
      // The window has a bar above the page.
      const inner = Number(await session.post('execute/sync', { script: 'return innerHeight', args: [] }));
      await session.post('window/rect', { width, height: 2 * height - inner });
    },
    screenshot: async () => Buffer.from(String(await session.get('screenshot')), 'base64'),
    messages: () => [],
    async close() {
      await session.end();
      driver.kill();
    },
  };
}
