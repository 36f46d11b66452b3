import * as fc from 'fast-check';
import { createElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { translators } from '../../testing/translators.ts';
import { AfterHydration } from './after-hydration.tsx';
import { observePage } from './observe-page.ts';
import { followTranslation } from './translated-text.ts';

const PATCHED = ['appendChild', 'insertBefore', 'removeChild', 'nodeValue', 'textContent'] as const;
const natives = PATCHED.map(name => Object.getOwnPropertyDescriptor(Node.prototype, name) ?? {});

let root: Root | undefined;
beforeEach(() => {
  document.body.innerHTML = '<main></main>';
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  pageChanges.observer.disconnect();
  for (const [index, name] of PATCHED.entries())
    Object.defineProperty(Node.prototype, name, natives[index] as PropertyDescriptor);
  delete document.documentElement.dataset.hydrated;
});

/** A text, or one in an element. */
type Part = string | { bold: string };
const bold = (text: string): Part => ({ bold: text });

/** Texts that come and go next to elements, a field behind them, and an element with one text. */
const Price = ({ parts, amount }: { parts: readonly Part[]; amount: string }) => (
  <>
    {createElement(
      'p',
      null,
      ...parts.map(part => (typeof part === 'string' ? part : createElement('b', null, part.bold))),
      <input key="field" />,
      ' for ',
      amount,
    )}
    <h2>{amount}</h2>
  </>
);
const textOf = (part: Part) => (typeof part === 'string' ? part : part.bold);
const saysOf = (parts: readonly Part[], amount: string) =>
  `${parts.map(textOf).join('')} for ${amount}${amount}`.toUpperCase();

const main = () => document.querySelector('main') as HTMLElement;
const find = (selector: string) => main().querySelector(selector) as HTMLElement;
const says = () => main().textContent.toUpperCase();
const settle = () => new Promise(resolve => setTimeout(resolve));

function render(parts: readonly Part[], amount: string): void {
  root ??= createRoot(main());
  flushSync(() => root?.render(<Price parts={parts} amount={amount} />));
}

function startLive(): void {
  observePage();
  followTranslation(() => undefined);
  document.documentElement.dataset.hydrated = '';
}

describe.each(Object.entries(translators))('a page that is live, translated by %s', (_, translate) => {
  beforeEach(startLive);

  it('shows each text that changes, comes or goes', async () => {
    render(['From ', bold('India'), ', all in, '], '$8,500');
    for (const amount of ['$9,000', '$9,500']) {
      for (const parts of [
        [],
        ['Now ', 'from ', bold('Turkey'), ' '],
        ['From ', bold('India'), ', all in, '],
      ]) {
        for (const element of main().querySelectorAll('p, b, h2')) translate(element);
        await settle();
        render(parts, amount);
        expect(says()).toBe(saysOf(parts, amount));
      }
    }
  });
});

describe('a page that is live', () => {
  beforeEach(startLive);

  it('keeps the focus, and what extensions put next to fields', async () => {
    render(['From '], '$8,500');
    find('input').focus();
    translators['fonts in place of texts'](find('p'));
    find('input').insertAdjacentHTML('afterend', '<span data-icon></span>');
    await settle();
    render([bold('India'), ' from '], '$9,000');
    expect(document.activeElement).toBe(find('input'));
    expect(find('input').nextElementSibling).toBe(find('[data-icon]'));
  });

  it('leaves out what code of the page has taken out itself', async () => {
    render(['From '], '$8,500');
    const host = find('p').appendChild(document.createElement('div'));
    const ownRoot = createRoot(host);
    flushSync(() => ownRoot.render('No line'));
    host.remove();
    await settle();
    render([bold('India'), ' from '], '$9,000');
    expect(host.isConnected).toBe(false);
    ownRoot.unmount();
  });

  it('puts elements back in order that a translator moved', async () => {
    render([bold('Total'), ' of ', bold('India')], '$8,500');
    find('p').append(...find('p').querySelectorAll('b:first-of-type'));
    await settle();
    render([bold('Total'), ' of ', bold('India'), ' '], '$9,000');
    expect(says()).toBe(saysOf([bold('Total'), ' of ', bold('India'), ' '], '$9,000'));
  });

  it('shows no translation of a text from before its last change', async () => {
    render([], '$8,500');
    const texts = [find('p').lastChild, find('h2').lastChild] as Text[];
    render([], '$9,000');
    await settle();
    for (const text of texts) text.replaceWith('$8,500 IN ALL');
    await settle();
    expect(says()).toBe(saysOf([], '$9,000'));
    // The next one is of the new text, and stays.
    for (const text of texts) text.replaceWith('$9,000!');
    await settle();
    expect(find('h2').textContent).toBe('$9,000!');
  });

  it('tells the same after any order of updates and translations', async () => {
    const part = fc.oneof(fc.constantFrom('a ', 'b '), fc.constantFrom(bold('c '), bold('d ')));
    const step = fc.oneof(
      fc.record({ parts: fc.array(part, { maxLength: 4 }), amount: fc.constantFrom('$1', '$2') }),
      fc.record({
        translator: fc.constantFrom(...Object.values(translators)),
        selector: fc.constantFrom('p', 'b', 'h2'),
      }),
    );
    const steps = fc.array(step, { minLength: 2, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(steps, async all => {
        root?.unmount();
        root = undefined;
        let expected = saysOf([], '$1');
        render([], '$1');
        for (const each of all) {
          // React and translators never share a task.
          await settle();
          if ('translator' in each)
            for (const element of main().querySelectorAll(each.selector)) each.translator(element);
          else {
            render(each.parts, each.amount);
            expected = saysOf(each.parts, each.amount);
          }
          expect(says()).toBe(expected);
        }
        await settle();
        expect(says()).toBe(expected);
        render([], '$1');
        expect(says()).toBe(saysOf([], '$1'));
      }),
      { numRuns: 40 },
    );
  });
});

describe.each(Object.entries(translators))(
  'a page that is translated by %s before it is live',
  (_, translate) => {
    const parts = ['From ', bold('India'), ', all in, '] as const;
    const pageOf = (amount: string) => (
      <>
        <Price parts={parts} amount={amount} />
        <AfterHydration onHydrated={() => void (document.documentElement.dataset.hydrated = '')} />
      </>
    );
    const page = pageOf('$8,500');
    const translateAll = () => {
      for (const element of main().querySelectorAll('p, b, h2')) translate(element);
    };

    it.each(['before its code runs', 'while it is hydrated'])(
      'is hydrated, if translated %s',
      async moment => {
        const onRecoverableError = vi.fn();
        document.body.innerHTML = `<main>${renderToString(page)}</main>`;
        observePage();
        const paragraph = find('p');
        if (moment === 'before its code runs') translateAll();
        await settle();
        followTranslation(() => flushSync(() => root?.render(page)));
        startTransition(() => {
          root = hydrateRoot(main(), page, { onRecoverableError });
        });
        if (moment !== 'before its code runs') translateAll();
        await expect.poll(() => document.documentElement.dataset.hydrated).toBe('');
        expect(onRecoverableError).not.toHaveBeenCalled();
        expect(find('p')).toBe(paragraph);
        expect(says()).toBe(saysOf(parts, '$8,500'));
        for (const amount of ['$9,000', '$9,500']) {
          translateAll();
          await settle();
          flushSync(() => root?.render(pageOf(amount)));
          expect(says()).toBe(saysOf(parts, amount));
        }
      },
    );
  },
);

it('keeps field, text and focus of a page that is hydrated with icons of an extension next to its field', async () => {
  const page = (
    <>
      <Price parts={['From ', bold('India')]} amount="$8,500" />
      <AfterHydration
        onHydrated={() => {
          putBack();
          document.documentElement.dataset.hydrated = '';
        }}
      />
    </>
  );
  document.body.innerHTML = `<main>${renderToString(page)}</main>`;
  observePage();
  const field = find('input') as HTMLInputElement;
  field.focus();
  field.value = 'An';
  field.insertAdjacentHTML('afterend', '<span data-icon></span><svg data-icon></svg>');
  await settle();
  field.insertAdjacentHTML('beforebegin', '<span data-icon></span>');
  const html = main().innerHTML;
  const onRecoverableError = vi.fn();
  const putBack = followTranslation(() => undefined);
  startTransition(() => {
    root = hydrateRoot(main(), page, { onRecoverableError });
  });
  await expect.poll(() => document.documentElement.dataset.hydrated).toBe('');
  expect(main().innerHTML).toBe(html);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('An');
});
