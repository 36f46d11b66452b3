import { beforeEach, expect, it } from 'vitest';
import { pageErrors } from '../reports/report-error.ts';
import { type Trial, tryModule } from './module-trial.ts';

let host: HTMLElement;
beforeEach(() => {
  host = document.createElement('div');
  host.innerHTML = '<div><input name="who" /></div>';
  document.body.replaceChildren(host);
  inputIn(host).value = 'Ann';
});

const inputIn = (root: Element) => root.querySelector('input') as HTMLInputElement;

/** @param render what the component does on trial */
function run(render: (trial: Trial | undefined) => void) {
  const shown: string[] = [];
  const trial: { current: Trial | undefined } = { current: undefined };
  const before = host.firstElementChild as Element;
  const attempt = () =>
    tryModule('quote/contact', before, trial, what => {
      shown.push(what);
      if (what === 'both') render(trial.current);
      if (what === 'before') host.replaceChildren(before);
      if (what === 'live') before.remove();
    });
  return { shown, trial, attempt };
}

const renderForm = () => host.insertAdjacentHTML('afterbegin', '<section><input name="who" /></section>');

it('puts what renders in the place of what it replaces, with what was typed', () => {
  const { shown, trial, attempt } = run(renderForm);
  expect(attempt()).toBe(host.querySelector('section'));
  expect([shown, trial.current]).toEqual([['both', 'live'], undefined]);
  expect([host.children.length, inputIn(host).value]).toEqual([1, 'Ann']);
});

it('leaves what is on screen when the component throws', () => {
  const { shown, attempt } = run(trial => {
    renderForm();
    if (trial) trial.hasFailed = true;
  });
  expect(attempt).toThrow('quote/contact failed to render');
  expect(shown).toEqual(['both', 'before']);
  expect([host.querySelector('section'), inputIn(host).value]).toEqual([null, 'Ann']);
});

it('reports a component that suspends, and leaves what is on screen', () => {
  const { attempt } = run(() => undefined);
  expect(attempt).toThrow('quote/contact failed to render');
  expect(pageErrors.at(-1)).toMatchObject([
    'render',
    { message: 'quote/contact suspended' },
    'quote/contact',
  ]);
});
