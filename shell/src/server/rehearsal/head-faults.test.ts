import { expect, it } from 'vitest';
import { PAYLOAD_ID } from '../../page/payload.ts';
import { findHeadFaults } from './head-faults.ts';

/** A page of quote as it is rendered, with what the test is about in its head. */
const rendered = (head: object, status = 200) => {
  const payload = JSON.stringify({ page: { head: { title: 'Contact', canonical: '/contact', ...head } } });
  const html = `<body><script type="application/json" id="${PAYLOAD_ID}">${payload}</script></body>`;
  return { status, html: new TextEncoder().encode(html) };
};

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
