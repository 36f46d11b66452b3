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
function run(render: (trial: Trial) => void) {
  const steps: string[] = [];
  const before = host.firstElementChild;
  const attempt = () =>
    tryModule('quote/contact', host, {
      begin: render,
      end: () => void steps.push('end'),
      giveUp() {
        steps.push('giveUp');
        if (before) host.replaceChildren(before);
      },
      goLive(replaced) {
        steps.push('goLive');
        replaced.remove();
      },
    });
  return { steps, attempt };
}

const renderForm = () => host.insertAdjacentHTML('afterbegin', '<section><input name="who" /></section>');

it('puts what renders in the place of what it replaces, with what was typed', () => {
  const { steps, attempt } = run(renderForm);
  expect(attempt()).toBe(host.querySelector('section'));
  expect(steps).toEqual(['end', 'goLive']);
  expect([host.children.length, inputIn(host).value]).toEqual([1, 'Ann']);
});

it('leaves what is on screen when the component throws', () => {
  const { steps, attempt } = run(trial => {
    renderForm();
    trial.hasFailed = true;
  });
  expect(attempt).toThrow('quote/contact failed to render');
  expect(steps).toEqual(['end', 'giveUp']);
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

it('does nothing where nothing is on screen', () => {
  host.replaceChildren();
  const { steps, attempt } = run(renderForm);
  expect([attempt(), steps]).toEqual([undefined, []]);
});
