import '@carefare/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { captureInput, pathTo, repeatClick } from './preserve-input.ts';

const markup = `<form><input name="who" value=""><select name="where"><option>A</option><option>B</option></select>
  <input type="checkbox" name="yes"><button type="button">Next</button></form>`;
const choicesOf = (...values: string[]) =>
  values.map(value => `<label><input type="radio" name="treatment" value="${value}"></label>`).join('');

let inert: HTMLElement;
let live: HTMLElement;
const appendCopy = (): HTMLElement => {
  const copy = document.createElement('div');
  copy.innerHTML = markup;
  document.body.append(copy);
  return copy;
};
beforeEach(() => {
  document.body.replaceChildren();
  inert = appendCopy();
});

const field = <T extends HTMLElement>(root: HTMLElement, selector: string) =>
  root.querySelector(selector) as T;
const replace = () => {
  live = appendCopy();
  inert.remove();
};

describe('captureInput', () => {
  it('keeps values, choices and ticks, and fires the events that React listens for', () => {
    field<HTMLInputElement>(inert, '[name=who]').value = 'Ana';
    field<HTMLSelectElement>(inert, '[name=where]').selectedIndex = 1;
    field<HTMLInputElement>(inert, '[name=yes]').checked = true;
    const restore = captureInput(inert);
    replace();
    const onInput = vi.fn();
    live.addEventListener('input', event => onInput((event.target as HTMLInputElement).name));
    restore(live);
    expect(field<HTMLInputElement>(live, '[name=who]')).toHaveValue('Ana');
    expect(field<HTMLSelectElement>(live, '[name=where]')).toHaveValue('B');
    expect(field<HTMLInputElement>(live, '[name=yes]')).toBeChecked();
    expect(onInput.mock.calls.flat()).toEqual(expect.arrayContaining(['who', 'where', 'yes']));
  });

  it.each([
    ['in the same order', ['29', '37', '52'], '37'],
    ['in another order', ['52', '29', '37'], '37'],
    ['without it', ['29', '38', '52'], undefined],
  ])('keeps which of the choices with one name was made, where they come %s', (_case, values, chosen) => {
    inert.innerHTML = choicesOf('29', '37', '52');
    const before = field<HTMLInputElement>(inert, '[value="37"]');
    before.checked = true;
    before.focus();
    const restore = captureInput(inert);
    replace();
    live.innerHTML = choicesOf(...values);
    restore(live);
    const made = live.querySelector<HTMLInputElement>(':checked');
    expect(made?.value).toBe(chosen);
    if (made) expect(made).toHaveFocus();
  });

  it('keeps the focus and the selection', () => {
    const before = field<HTMLInputElement>(inert, '[name=who]');
    before.value = 'Ana';
    before.focus();
    before.setSelectionRange(1, 2);
    const restore = captureInput(inert);
    replace();
    restore(live);
    const after = field<HTMLInputElement>(live, '[name=who]');
    expect(after).toHaveFocus();
    expect([after.selectionStart, after.selectionEnd]).toEqual([1, 2]);
  });

  it('keeps the focus on the heading where the visitor arrived, wherever it is now', () => {
    inert.innerHTML = '<h2 tabindex="-1">The calculator could not be loaded</h2>';
    inert.querySelector('h2')?.focus();
    const restore = captureInput(inert);
    replace();
    live.insertAdjacentHTML('beforeend', '<h2>Calculator</h2><h3 tabindex="-1">Step 2 of 5</h3>');
    restore(live);
    expect(document.activeElement).toHaveTextContent('Step 2 of 5');
  });

  it.each([
    ['that takes it', 'Step 2 of 5', '<h2>Calculator</h2><h3 tabindex="-1">Step 2 of 5</h3>'],
    ['that is first where none takes it', 'Treatments', '<h2>Treatments</h2><h3>Hip Replacement</h3>'],
  ])(
    'moves the focus from what is gone, such as the button of a fallback, to the heading %s',
    (_case, heading, headings) => {
      inert.innerHTML = '<p>The calculator could not be loaded</p><button>Try again</button>';
      inert.querySelector('button')?.focus();
      const restore = captureInput(inert);
      live = appendCopy();
      live.insertAdjacentHTML('afterbegin', headings);
      inert.remove();
      restore(live);
      expect(document.activeElement).toHaveTextContent(heading);
      expect(document.activeElement?.tagName).toMatch(/^H/);
    },
  );

  it('keeps what was unfolded', () => {
    const folds = '<details><summary>Flying</summary></details><details><summary>Pain</summary></details>';
    inert.innerHTML = folds;
    for (const fold of inert.querySelectorAll('details')) fold.open = fold.textContent === 'Pain';
    const restore = captureInput(inert);
    replace();
    live.innerHTML = folds;
    restore(live);
    expect(live.querySelectorAll('[open]')).toHaveLength(1);
    expect(live.querySelector('[open]')).toHaveTextContent('Pain');
  });

  it('fires no event for fields that the visitor did not change', () => {
    const restore = captureInput(inert);
    replace();
    const onInput = vi.fn();
    live.addEventListener('input', onInput);
    restore(live);
    expect(onInput).not.toHaveBeenCalled();
  });
});

it('repeatClick clicks the counterpart of what was clicked', () => {
  const path = pathTo(inert, field(inert, 'button'));
  replace();
  const onClick = vi.fn();
  field(live, 'button').addEventListener('click', onClick);
  repeatClick(inert, live, path ?? []);
  expect(onClick).toHaveBeenCalledTimes(1);
});
