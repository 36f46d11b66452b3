import { expect, it } from 'vitest';
import { openForPrint } from './open-for-print.ts';

it('opens what is folded while the page is printed', () => {
  document.body.innerHTML = '<details id="folded"></details><details id="unfolded" open></details>';
  const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
  openForPrint();
  for (let time = 0; time < 2; time++) {
    dispatchEvent(new Event('beforeprint'));
    expect(opened()).toEqual(['folded', 'unfolded']);
    dispatchEvent(new Event('afterprint'));
    expect(opened()).toEqual(['unfolded']);
  }
});
