import { expect, it } from 'vitest';
import { findHeadFaults } from './head-faults.ts';

/** A page of quote, with what the test is about in its head. */
const rendered = (head: object, status = 200) => ({
  status,
  head: { title: 'Contact', description: 'Ask us.', canonical: '/contact', breadcrumb: [], ...head },
});

it.each([
  [{}, []],
  [{ canonical: '/contact/hip-replacement' }, []],
  [{ title: ' ' }, ['its title is empty']],
  [{ canonical: 'https://evil.example/' }, ['its canonical is https://evil.example/, not a path of its own']],
  [{ canonical: '//evil.example' }, ['its canonical is //evil.example, not a path of its own']],
  [{ canonical: '/treatments' }, ['its canonical is /treatments, not a path of its own']],
  [{ noindex: true }, ['it has noindex, which its row does not have']],
])('of the head %j it says %j', (head, faults) => {
  expect(findHeadFaults(['/contact'], {}, rendered(head))).toEqual(faults);
});

it('takes noindex of a page whose row has it, and any head of a page that is not there', () => {
  expect(findHeadFaults(['/contact'], { noindex: true }, rendered({ noindex: true }))).toEqual([]);
  expect(findHeadFaults(['/contact'], {}, rendered({ noindex: true, canonical: '/' }, 404))).toEqual([]);
});
