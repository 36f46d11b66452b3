// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo, preserveInput } from './preserve-input.ts';

const markup = `<form><input name="who" value=""><select name="where"><option>A</option><option>B</option></select>
  <input type="checkbox" name="yes"><button type="button">Next</button></form>`;

let host: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<div id="host"><div>${markup}</div></div>`;
  host = document.getElementById('host') as HTMLElement;
});

/** As React does: replaces the inert node with another one of the same markup. */
const swap = () => {
  host.innerHTML = `<div>${markup}</div>`;
};
const field = <T extends HTMLElement>(selector: string) => host.querySelector(selector) as T;

describe('preserveInput', () => {
  it('keeps values, choices and ticks, and fires the events that React listens for', () => {
    field<HTMLInputElement>('[name=who]').value = 'Ana';
    field<HTMLSelectElement>('[name=where]').selectedIndex = 1;
    field<HTMLInputElement>('[name=yes]').checked = true;
    const onInput = vi.fn();
    preserveInput(host, undefined, () => {
      swap();
      host.addEventListener('input', event => onInput((event.target as HTMLInputElement).name));
    });
    expect(field<HTMLInputElement>('[name=who]').value).toBe('Ana');
    expect(field<HTMLSelectElement>('[name=where]').value).toBe('B');
    expect(field<HTMLInputElement>('[name=yes]').checked).toBe(true);
    expect(onInput.mock.calls.flat()).toEqual(expect.arrayContaining(['who', 'where', 'yes']));
  });

  it('keeps the focus and the selection', () => {
    const before = field<HTMLInputElement>('[name=who]');
    before.value = 'Ana';
    before.focus();
    before.setSelectionRange(1, 2);
    preserveInput(host, undefined, swap);
    const after = field<HTMLInputElement>('[name=who]');
    expect(document.activeElement).toBe(after);
    expect([after.selectionStart, after.selectionEnd]).toEqual([1, 2]);
  });

  it('repeats the click once', () => {
    const clicks = vi.fn();
    const path = pathTo(host.firstElementChild as Element, field('button'));
    preserveInput(host, path, () => {
      swap();
      field('button').addEventListener('click', clicks);
    });
    expect(clicks).toHaveBeenCalledTimes(1);
  });

  it('fires no event for fields that the visitor did not change', () => {
    const onInput = vi.fn();
    preserveInput(host, undefined, () => {
      swap();
      host.addEventListener('input', onInput);
    });
    expect(onInput).not.toHaveBeenCalled();
  });
});
