import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sectionOf } from './sections.ts';

beforeEach(() => (document.body.innerHTML = '<section id="your rights"></section>'));
afterEach(() => document.body.replaceChildren());

const section = () => document.querySelector('section');

it.each(['#your%20rights', '#your rights', '#your%20rights&trip=v1.x'])('%s names its section', hash => {
  expect(sectionOf(hash)).toBe(section());
});

it.each(['', '#', '#%', '#100%', '#%zz', '#%ff', '#%E0%A4%A', '#your%20rights%', '#%00'])(
  '%s names no section, and is not an error',
  hash => {
    expect(sectionOf(hash)).toBeNull();
  },
);

it('is decided for any fragment as browsers hand it over', () => {
  const parts = fc.array(
    fc.constantFrom('%', '%2', '%E2%80', '%20', '&', '=', '#', 'é', '\0', '\uD800', 'a'),
  );
  const fragment = fc.oneof(
    fc.string({ unit: 'binary' }),
    parts.map(each => each.join('')),
  );
  fc.assert(
    fc.property(fragment, text => {
      expect(sectionOf(`#${text}`)).toBeNull();
      expect(sectionOf(new URL(`/#${text}`, document.baseURI).hash)).toBeNull();
    }),
  );
});
