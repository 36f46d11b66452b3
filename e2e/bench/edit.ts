import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { fail, messageOf, print } from 'e2e-stack';
import { chromiumLaunchOptions } from '../support/browser.ts';

const EDITS = 10;
const DEADLINE_MS = 20_000;

const usage = `
node e2e/bench/edit.ts <address> <file> <text>

Measures how long a saved edit takes to the screen: opens a page of a running \`pnpm dev\` or \`carefare dev\`, and ten times
saves another text in a file of the remote's, until the page has it. The file is put back.

  address  of the page, such as http://127.0.0.1:4000/contact
  file     such as mfe-quote/src/shared/quote-request.copy.ts
  text     in that file and in the page's heading, such as "Request your"
`;

async function measureEdits(address: string, file: string, text: string): Promise<number[]> {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(text)) throw new Error(`${file} does not have "${text}".`);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.locator('[data-module][data-ready]').first().waitFor();
    const durations: number[] = [];
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const edited = `${text} ${edit}`;
      const start = performance.now();
      writeFileSync(file, source.replace(text, edited));
      await page.waitForFunction(hasHeading, edited, { polling: 'raf', timeout: DEADLINE_MS });
      durations.push(performance.now() - start);
    }
    return durations;
  } finally {
    writeFileSync(file, source);
    await browser.close();
  }
}

/** Runs in the page at each frame: a locator would look every half second. */
const hasHeading = (text: string): boolean =>
  [...document.querySelectorAll('h1, h2, h3')].some(({ textContent }) => textContent.includes(text));

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [address, file, text] = positionals;
  if (!address || !file || !text) throw new Error(usage.trim());
  const durations = (await measureEdits(address, file, text)).map(Math.round);
  const [lower = 0, upper = 0] = durations.toSorted((a, b) => a - b).slice(EDITS / 2 - 1);
  print(`${durations.join(', ')} ms; median ${Math.round((lower + upper) / 2)} ms`);
} catch (error) {
  fail(messageOf(error));
}
