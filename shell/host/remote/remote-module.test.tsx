import { act, screen } from '@carefare/testing';
import { type ComponentType, type ReactNode, use, useLayoutEffect, useState } from 'react';
import type { ExposedModule } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderShell } from '../../testing/render-shell.tsx';
import { type Modules, ModulesContext, type ServerHtml } from '../page/modules.ts';
import { pageErrors } from '../reports/report-error.ts';
import { RemoteModule } from './remote-module.tsx';

const ID: ModuleId = 'quote/contact';
const HTML = '<form action="/contact"><input name="who" value="" aria-label="Name"></form>';

let isBroken: boolean;
let isSuspended: boolean;
let breaksOnClick: boolean;
const NEVER = new Promise<void>(() => undefined);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isBroken = false;
  isSuspended = false;
  breaksOnClick = false;
});
afterEach(() => vi.useRealTimers());

/** Whether the HTML that a component replaces takes space when it is laid out first. */
const wasInertShown: boolean[] = [];

/** A form that throws while `isBroken`, or waits, at its first render or, after a click, at a later one. */
function Form() {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const inert = document.querySelector<HTMLElement>('form[action]')?.parentElement;
    if (inert) wasInertShown.push(!inert.hidden);
  }, []);
  if (isBroken || (breaksOnClick && count > 0)) throw new Error('broken');
  if (isSuspended) use(NEVER);
  return (
    <form aria-label="live">
      <input name="who" aria-label="Name" />
      <button type="button" onClick={() => setCount(count + 1)}>
        Again
      </button>
    </form>
  );
}
const Fallback: ComponentType<{ retry(): void }> = ({ retry }) => (
  <button type="button" onClick={retry}>
    Try again
  </button>
);
const FORM: ExposedModule = { page: { Component: Form } };

interface Scene {
  /** The code is there before the first render. */
  hasCode?: boolean;
  serverHtml?: ServerHtml;
  load?: Modules['load'];
  /** Something else in the page. */
  beside?: ReactNode;
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  );
}

function show({ hasCode = true, serverHtml, load = async () => FORM, beside }: Scene) {
  let module = hasCode ? FORM : undefined;
  const modules: Modules = {
    composition: () => ({ id: 'composition', shell: 'shell', remotes: {} }),
    get: () => module,
    complete: () => Promise.resolve(),
    load: async id => (module = await load(id)),
    serverHtml: () => serverHtml,
  };
  const { user } = renderShell(
    <ModulesContext value={modules}>
      <RemoteModule id={ID} isPage renderFallback={retry => <Fallback retry={retry} />} />
      {beside}
    </ModulesContext>,
  );
  const host = document.querySelector<HTMLElement>(`[data-module="${ID}"]`)!;
  return { user, host, inert: host.firstElementChild };
}
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const liveForm = () => screen.queryByRole('form', { name: 'live' });
const inertHtml = (): ServerHtml => {
  const element = document.createElement('div');
  element.innerHTML = HTML;
  return { html: HTML, fallback: false, element };
};

it('shows the server’s HTML again when the component throws at its first render, with what was typed', async () => {
  isBroken = true;
  const serverHtml = inertHtml();
  serverHtml.element!.querySelector('input')!.value = 'Ana';
  const { host } = show({ serverHtml });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  expect(host.querySelector('form')).toHaveAttribute('action', '/contact');
  expect(host).not.toHaveAttribute('data-ready');
  expect(host).not.toHaveAttribute('data-fallback');
  isBroken = false;
  await after(1_500);
  expect(liveForm()).toBeNull();
  await after(600);
  expect(liveForm()).toBeVisible();
  expect(host).toHaveAttribute('data-ready');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
});

it('is never in the page next to what it replaces, which would scroll the page', async () => {
  wasInertShown.length = 0;
  show({ hasCode: false, serverHtml: inertHtml() });
  await after(100);
  expect(liveForm()).toBeVisible();
  expect(wasInertShown).toEqual([false]);
});

it('leaves inert HTML untouched while the component throws', async () => {
  isBroken = true;
  const { user, host, inert } = show({ hasCode: false, serverHtml: inertHtml() });
  await after(100);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.type(field, 'Ana');
  await after(6_000);
  expect(host.firstElementChild).toBe(inert);
  expect(host.childElementCount).toBe(1);
  expect(field).toHaveFocus();
  isBroken = false;
  await after(5_000);
  expect(liveForm()).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('leaves inert HTML and the page around it live while the component suspends, reports it and tries again', async () => {
  isSuspended = true;
  const before = pageErrors.length;
  const { user, host, inert } = show({ hasCode: false, serverHtml: inertHtml(), beside: <Counter /> });
  await after(100);
  expect(pageErrors.slice(before)).toEqual([['render', new Error(`${ID} suspended`), ID]]);
  expect(host.firstElementChild).toBe(inert);
  expect(inert).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Count 0' }));
  expect(screen.getByRole('button', { name: 'Count 1' })).toBeVisible();
  isSuspended = false;
  await after(2_000);
  expect(liveForm()).toBeVisible();
});

it('shows its fallback when it throws after it was live, and tries again with growing pauses', async () => {
  const { user, host } = show({ hasCode: false, serverHtml: inertHtml() });
  await after(100);
  expect(host).toHaveAttribute('data-ready');
  isBroken = true;
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(host).toHaveAttribute('data-fallback');
  expect(host).not.toHaveAttribute('data-ready');
  await after(2_100);
  isBroken = false;
  await after(2_000);
  expect(liveForm()).toBeNull();
  await after(1_100);
  expect(liveForm()).toBeVisible();
  expect(host).toHaveAttribute('data-ready');
  expect(host).not.toHaveAttribute('data-fallback');
});

it('repeats a click on its HTML once, although the click makes the live component throw', async () => {
  const { promise, resolve } = Promise.withResolvers<ExposedModule>();
  const load = async () => await promise;
  const html = `${HTML.slice(0, -'</form>'.length)}<button type="button">Again</button></form>`;
  const { user } = show({ hasCode: false, serverHtml: { html, fallback: false }, load });
  await user.click(screen.getByRole('button', { name: 'Again' }));
  breaksOnClick = true;
  resolve(FORM);
  await after(100);
  expect(liveForm()).toBeNull();
  await after(6_000);
  expect(liveForm()).toBeVisible();
});

it('tries again at once when the visitor asks for it', async () => {
  const { user } = show({ serverHtml: undefined });
  await after(10);
  isBroken = true;
  await user.click(screen.getByRole('button', { name: 'Again' }));
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await after(10);
  expect(liveForm()).toBeVisible();
});

it('shows its fallback until its code loads', async () => {
  const load = vi.fn<Modules['load']>(async () => FORM).mockRejectedValueOnce(new Error('no network'));
  const { host } = show({ hasCode: false, load });
  await after(100);
  expect(host).toHaveAttribute('data-fallback');
  await after(2_000);
  expect(liveForm()).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
